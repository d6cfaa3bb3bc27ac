/** A font that the server sends with the page, for scripts that a machine may have no font for. */
export interface PageFont {
  /** Path of a TrueType file. */
  readonly file: string;
  /** Weight of the font: 400, 700 … */
  readonly weight: number;
  /** Characters of the font in the form of CSS (`U+AC00-D7A3`). It is loaded only for such a character. */
  readonly range: string;
  /** True where the machine's own font is preferred, as for emoji. */
  readonly last?: boolean;
}

/** A text in English, and in other languages by Discord's codes (`pt-BR`). */
export interface LocalText {
  readonly text: string;
  readonly localizations?: Readonly<Record<string, string>>;
}

/** A command that a start runs as one of the people. */
export interface OfferStep {
  /** Position of the acting person after the person who presses. 0: the person who presses. */
  readonly as: number;
  readonly path: string;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
}

export interface OfferStart {
  readonly label: LocalText;
  /** True where it cannot start in a direct message. A start with commands of several people never can. */
  readonly serverOnly?: boolean;
  /** Commands in the order in which they run. */
  readonly steps: readonly OfferStep[];
}

/** A game that can be started here. */
export interface PageOffer {
  /** Name of the offer in an address: small letters, digits and hyphens, but not digits alone. */
  readonly id: string;
  readonly title: LocalText;
  readonly line: LocalText;
  readonly facts: readonly LocalText[];
  readonly credits?: LocalText;
  /** Name of the channel to use: the first unused channel of this name, or of this name with a number after it. */
  readonly channel: string;
  /** Picture of the game, rendered when a page first requests it. */
  readonly picture?: { readonly alt: LocalText; readonly png: () => Promise<Uint8Array> };
  /** Buttons that start the game. The first is highlighted. */
  readonly starts: readonly OfferStart[];
}

/** The first screen of the page. */
export interface PageHome {
  /** Text of the links that lead back to the first screen. */
  readonly name: LocalText;
  readonly heading: LocalText;
  /** Note below all offers. */
  readonly note: LocalText;
  readonly offers: readonly PageOffer[];
}

export interface PageOptions {
  readonly fonts?: readonly PageFont[];
  /** The first screen. Absent: the page opens the first channel instead. */
  readonly home?: PageHome;
}
