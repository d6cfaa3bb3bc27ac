/** Why an action is better or worse than another, each before its points: "opens L4 to the next seat for 9: −3". */
export const reasons = {
  said: (reason: string, points: string) => `${reason}: ${points}`,
  points: 'points at once',
  /** The best build of the next turn, as the board is then. */
  prepares: (house: string, points: number) => `prepares ${house} for ${points} next`,
  offersOnly: (house: string, points: number) => `leaves no better next build than ${house} for ${points}`,
  offersNothing: 'leaves nothing to build next',
  takes: (cards: string) => `takes ${cards}`,
  spends: (cards: string) => `spends ${cards}`,
  cards: 'cards held',
  privateContracts: 'private contracts',
  /** Those that a colour matters to. */
  forContracts: (contracts: string) => `private contracts (${contracts})`,
  /** Of private contracts that are kept together. */
  fewColours: 'they ask for few colours',
  manyColours: 'they ask for many colours',
  opens: (house: string, points: number) => `opens ${house} to the next seat for ${points}`,
  leaves: (house: string, points: number) => `leaves ${house} to the next seat for ${points}`,
  takesFrom: (house: string) => `takes ${house} from the next seat`,
  leavesLess: 'leaves the next seat less to build',
  leavesMore: 'leaves the next seat more to build',
  rivals: 'what the others hold and can do later',
  market: 'what stays in the market',
  tokenTo: (house: string) => `the token on ${house}`,
  tokens: 'tokens on the houses',
  time: 'how soon the game ends',
  /** Of what came of playing on. */
  pointsAhead: 'your points in the next turns',
  othersAhead: 'the others’ points in the next turns',
  handAhead: 'what the hand can build after that',
};
