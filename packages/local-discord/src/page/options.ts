/** A font that is sent with the page: for scripts that a machine may have no font for. */
export interface PageFont {
  /** a TrueType file */
  readonly file: string;
  /** 400, 700 … */
  readonly weight: number;
  /** Characters of the font in the form of CSS (`U+AC00-D7A3`). It is loaded only for such a character. */
  readonly range: string;
  /** used only where the machine has no font for it, as for emoji */
  readonly last?: boolean;
}

/** A text in English, and in other languages by Discord's codes (`pt-BR`). */
export interface LocalText {
  readonly text: string;
  readonly localizations?: Readonly<Record<string, string>>;
}

/** A command of a person. */
export interface OfferStep {
  /** Number of people after the pressing person. 0: that person. */
  readonly as: number;
  readonly path: string;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
}

export interface OfferStart {
  readonly label: LocalText;
  /** not in a direct message; where others act too it never is */
  readonly serverOnly?: boolean;
  /** Commands one after the other. */
  readonly steps: readonly OfferStep[];
}

/** A game that can be started here. */
export interface PageOffer {
  /** small letters, digits and hyphens, not digits alone: it names the offer in an address */
  readonly id: string;
  readonly title: LocalText;
  readonly line: LocalText;
  readonly facts: readonly LocalText[];
  readonly credits?: LocalText;
  /** Channel for it: the first empty channel of this name, or with a number after it. */
  readonly channel: string;
  /** made when a page first asks for it */
  readonly picture?: { readonly alt: LocalText; readonly png: () => Promise<Uint8Array> };
  /** Buttons, the first of which is highlighted. */
  readonly starts: readonly OfferStart[];
}

/** The first screen. */
export interface PageHome {
  /** on the way back to it */
  readonly name: LocalText;
  readonly heading: LocalText;
  /** below all offers */
  readonly note: LocalText;
  readonly offers: readonly PageOffer[];
}

export interface PageOptions {
  readonly fonts?: readonly PageFont[];
  /** absent: the page opens the first channel */
  readonly home?: PageHome;
}
