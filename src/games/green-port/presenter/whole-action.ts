import { writeCubes } from '../notation/notation.ts';
import { PARTS } from '../rules/action-parts.ts';
import { countOf, NO_CUBES } from '../rules/cubes.ts';
import { askedBy, isWild, priceOfObjective } from '../rules/prices.ts';
import { COLOURS, type Colour, type Payment, type View } from '../rules/types.ts';

type Given = Readonly<Record<string, string>>;

const ownCubes = (view: View) => {
  const own = view.viewer === 'table' ? undefined : view.players[view.viewer];
  return own?.cubes ?? NO_CUBES;
};

/** Returns a payment of `count` of the seat's own cubes, earlier colours first. A seat with fewer cubes pays fewer. */
function firstCubes(view: View, count: number): Payment {
  const held = ownCubes(view);
  const cubes: { -readonly [C in Colour]?: number } = {};
  let left = Math.min(count, countOf(held));
  for (const colour of COLOURS) {
    const taken = Math.min(left, held[colour]);
    left -= taken;
    if (taken > 0) cubes[colour] = taken;
  }
  return cubes;
}

/** Returns the price of an Objective for the seat. The discount reduces the colours that the seat lacks most. */
function priceOf(view: View, number: string | undefined): Payment {
  const objective = view.objectives[Number(number) - 1];
  const own = view.viewer === 'table' ? undefined : view.players[view.viewer];
  if (!objective || !own) return {};
  const price = priceOfObjective(view, own, objective);
  const most = COLOURS.toSorted((one, other) => own.cubes[other] - own.cubes[one])[0] ?? 'blue';
  if (isWild(objective)) return price > 0 ? { [most]: price } : {};
  const asked: { -readonly [C in Colour]: number } = { ...askedBy(objective) };
  let discount = COLOURS.reduce((sum, colour) => sum + asked[colour], -price);
  for (; discount > 0; discount--) {
    const [lacking = 'blue'] = COLOURS.filter(colour => asked[colour] > 0).toSorted(
      (one, other) => asked[other] - own.cubes[other] - (asked[one] - own.cubes[one]),
    );
    asked[lacking] -= 1;
  }
  return Object.fromEntries(
    COLOURS.filter(colour => asked[colour] > 0).map(colour => [colour, asked[colour]]),
  );
}

const otherThan = (pay: string | undefined): Colour =>
  COLOURS.find(colour => !pay?.includes(colour)) ?? 'blue';

/**
 * Writes an action in the game's notation from its typed parts. The function fills in the other parts, so that the rules refuse
 * a wrong part and never a missing part.
 */
const write = (type: string, given: Given, view: View): string => {
  const { colour, pay, objective, boost } = given;
  switch (type) {
    case 'reveal':
    case 'flip':
    case 'bust':
    case 'pass':
    case 'end':
      return type;
    case 'pick':
    case 'bonus':
      return `${type} ${colour ?? COLOURS[0]}`;
    case 'hire':
      return colour === undefined ? type : `${type} ${colour}`;
    case 'lose': {
      if (given.cubes !== undefined) return `lose ${given.cubes}`;
      const lost = COLOURS.flatMap(each => {
        const count = Number(given[each] ?? 0);
        return count > 0 ? [[each, count] as const] : [];
      });
      return `lose ${writeCubes(Object.fromEntries(lost))}`;
    }
    case 'refer':
      return `refer ${colour ?? COLOURS[0]} pay ${pay ?? Object.keys(firstCubes(view, 1))[0] ?? COLOURS[0]}`;
    case 'complete': {
      const left = view.objectives.findIndex(({ by }) => by === null);
      const number = objective ?? String(Math.max(0, left) + 1);
      return `complete ${number} pay ${pay ?? writeCubes(priceOf(view, number))}`;
    }
    case 'buy':
      return `buy ${colour ?? (boost === undefined ? COLOURS[0] : 'green')}${boost === undefined ? '' : ` boost ${boost}`}`;
    case 'unflip':
      return `unflip pay ${pay ?? writeCubes(firstCubes(view, 2))}`;
    case 'specialise':
      return `specialise ${colour ?? otherThan(pay)} pay ${pay ?? writeCubes(firstCubes(view, 3))}`;
    default:
      return type;
  }
};

export const whole = { fields: PARTS, write };
