/** Page on which a person has opened the board of a match. */
export interface StoredBoardPage {
  /** Hash of the secret in the page's cookie. The secret itself is not stored. */
  readonly id: string;
  /** Random part of the link that opened the page. A link opens one page only. */
  readonly link: string;
  readonly matchId: string;
  readonly userId: string;
  readonly language: string;
  /** Time in milliseconds since the epoch after which the page is closed. */
  readonly expiresAt: number;
}
