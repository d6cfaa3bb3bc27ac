import { type Demand, demandOf } from './cards.ts';
import type { Colour, PublicContract } from './types.ts';

/** Facts of a build on which the demands of public contracts depend. */
export interface Deed {
  readonly colour: Colour;
  readonly floors: number;
  readonly completed: boolean;
  readonly cards: readonly [Colour, Colour];
}

/** True where a build meets a demand exactly: three floors never meet a demand for two. */
export const meetsDemand = (demand: Demand, deed: Deed): boolean => {
  switch (demand.type) {
    case 'floors':
      return demand.colour === deed.colour && demand.floors === deed.floors;
    case 'house':
      return deed.completed && demand.colour === deed.colour;
    case 'cards': {
      const [one, other] = demand.colours;
      const [first, second] = deed.cards;
      return (one === first && other === second) || (one === second && other === first);
    }
  }
};

export const meets = (contract: PublicContract, deed: Deed): boolean => meetsDemand(demandOf(contract), deed);
