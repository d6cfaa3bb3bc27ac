/** The terminal board's words: the labels take 10 columns at most. */
export interface TerminalWords {
  roofs(placed: number): string;
  roofsOf(placed: number, end: number): string;
  readonly market: string;
  readonly contracts: string;
  readonly tiles: string;
  /** After the tiles, "B 10+2": what comes behind the plus. */
  readonly grounds: string;
  readonly decks: string;
  cards(n: number): string;
  discarded(n: number): string;
  publicCards(n: number): string;
  points(n: number): string;
  claimed(n: number): string;
  /** What the signs on the board mean; 80 columns. */
  readonly legend: string;
}
