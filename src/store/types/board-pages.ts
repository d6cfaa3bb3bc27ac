/** Page on which a person has opened the board of a match, or a puzzle. */
export interface StoredBoardPage {
  /** Hash of the secret in the page's cookie. The secret itself is not stored. */
  readonly id: string;
  /** Random part of the link that opened the page. A link opens one page only. */
  readonly link: string;
  /** Null: the page shows a puzzle. */
  readonly matchId: string | null;
  /** Id of the puzzle, and the number of the person's earlier answers to it: `p12 0`. Null: the page shows a match. */
  readonly puzzle: string | null;
  readonly userId: string;
  readonly language: string;
  /** Time in milliseconds since the epoch after which the page is closed. */
  readonly expiresAt: number;
}
