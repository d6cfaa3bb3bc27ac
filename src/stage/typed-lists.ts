/** Matches a separator in a list that a person typed, in any language. */
export const BETWEEN =
  /[,;+&、，·・]|\s+(?:and|e|y|et|und|및|와|과|그리고|および)\s+|(?<=[\d번칸])(?:와|과)\s+|(?<=[\d番個])\s*と\s*/iu;
