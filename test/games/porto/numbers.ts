/** Numbers that a chapter of the rules may contain, by chapter. */
export const STAYS = {
  // Two streets, two cards for a build, and the numbers of seats.
  overview: [2, 3, 4],
  turn: [2],
  // Card values, as in "a 3 alone, a 2 with a 1, up to three 1s".
  draw: [2, 3],
  build: [2],
  // Numbers in the names of contracts: their floors or cards.
  contracts: [2, 3],
  // Two neighbours, three houses in a row, four ends and all five colours.
  private: [2, 3, 4, 5],
  end: [2, 3, 4],
  // The two cards of the Timer and the number of a step in a list.
  solo: [2, 4],
  // Numbers in the example "blue 2/5" and in typed actions.
  notation: [2, 3, 4, 5],
};

/** Limits, sums of the box, and arguments that are colours. */
export const NEVER_ONE =
  /^(cards\.(demands|toDo|ambitions|meanings)|lacking\.house|parts\.market|picture\.ofGoal|status\.awaits\.keep|refusals\.(codes\.(keep-three|draw-too-many|no-ground-floors)|keepFirst|yourFive|noGroundFloors))/;
