/** A font that is sent with the page: for scripts that a machine may have no font for. */
export interface PageFont {
  /** a TrueType file */
  readonly file: string;
  /** 400, 700 … */
  readonly weight: number;
  /** what it is used for, as CSS writes it (`U+AC00-D7A3`): it is asked for only where such a character stands */
  readonly range: string;
}

export interface PageOptions {
  readonly fonts?: readonly PageFont[];
  /** commands that an empty channel offers as buttons (`porto solo`), none of which needs an option; the first stands out */
  readonly suggested?: readonly string[];
}
