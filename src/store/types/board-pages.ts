/** Page on which a person has opened the board of a match, a puzzle or a lesson. */
export interface StoredBoardPage {
  /** Hash of the secret in the page's cookie. The secret itself is not stored. */
  readonly id: string;
  /** Random part of the link that opened the page. A link opens one page only. */
  readonly link: string;
  /** Null: the page shows a puzzle or a lesson. */
  readonly matchId: string | null;
  /**
   * Puzzle or lesson that the page shows. A puzzle is its id and the number of the person's earlier answers to it, such as `p12
   * 0`. A lesson is its game, the step, the chosen option, and the number of wrong choices before, such as `lesson porto 3 1
   * 0`. Null: the page shows a match.
   */
  readonly exercise: string | null;
  readonly userId: string;
  readonly language: string;
  /** Time in milliseconds since the epoch after which the page is closed. */
  readonly expiresAt: number;
}
