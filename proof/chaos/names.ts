/** Names of the people at the tables. */
export const NAMES = ['Ann', 'Béla', 'Çiğdem', '大輔', 'Eve', 'Fox'];

/** Names of the people who play between places. They occur in no other text of the bot. */
export const NAMES_APART =
  'Quirrel,Zygmunt,Oxblood,Wexford,Umberlee,Jorvikson,Kestrelle,Dromgoole,Fitzhoward,Vandermeer'.split(',');
