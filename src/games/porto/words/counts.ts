/** A number of things: "3 floors". */
export interface CountWords {
  cards(n: number): string;
  floors(n: number): string;
  points(n: number): string;
  publicContracts(n: number): string;
}
