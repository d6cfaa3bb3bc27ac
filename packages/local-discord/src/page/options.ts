/** Font that the server sends with the page, for writing systems that a computer may have no font for. */
export interface PageFont {
  readonly file: string;
  readonly weight: number;
  /** Range of characters, as CSS writes it (`U+AC00-D7A3`). The browser loads the font only for characters in this range. */
  readonly range: string;
  /** True where a font that is installed on the reader's computer is preferred, as for emoji. */
  readonly last?: boolean;
}

/** Text in English, with translations by Discord's language codes (`pt-BR`). */
export interface LocalText {
  readonly text: string;
  readonly localizations?: Readonly<Record<string, string>>;
}

/** Command that a start button runs as one of the people. */
interface OfferStep {
  /** Distance in the list of people from the person who presses to the person who runs the command. 0: they are the same. */
  readonly as: number;
  readonly path: string;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  /** Place of the button, counted from 0, that the person then presses in the answer. Absent: none. */
  readonly press?: number;
}

export interface OfferStart {
  readonly label: LocalText;
  /** True where the button does not work in a direct message. Buttons with commands of several people never do. */
  readonly serverOnly?: boolean;
  readonly steps: readonly OfferStep[];
}

export interface PageOffer {
  /** Name of the offer in the page's address: small letters, digits and hyphens, but not digits alone. */
  readonly id: string;
  readonly title: LocalText;
  readonly line?: LocalText;
  readonly facts: readonly LocalText[];
  readonly credits?: LocalText;
  /**
   * Name of the channel in which the game starts. The page uses the first channel without messages among those with this name,
   * or with this name and a number.
   */
  readonly channel: string;
  readonly picture?: { readonly alt: LocalText; readonly png: () => Promise<Uint8Array> };
  /** Buttons that start the game. The first is highlighted. */
  readonly starts: readonly OfferStart[];
}

export interface PageHome {
  /** Text of the links that lead back to the first screen. */
  readonly name: LocalText;
  readonly heading: LocalText;
  readonly note: LocalText;
  /** Text before the links to channels in which an offer was started. */
  readonly goOn: LocalText;
  readonly offers: readonly PageOffer[];
}

export interface PageOptions {
  readonly fonts?: readonly PageFont[];
  /** First screen. Absent: the page opens the first channel instead. */
  readonly home?: PageHome;
}
