import { box } from './box.ts';
import {
  COLOURS,
  type Colour,
  type Kind,
  type PrivateContract,
  type PublicContract,
  VALUES,
  type Value,
} from './types.ts';

/** Fifteen kinds of construction cards, in the order in which hands are sorted. */
export const KINDS: readonly Kind[] = COLOURS.flatMap(colour =>
  VALUES.map((value): Kind => `${colour}-${value}`),
);

const table = <Key extends string, Entry>(keys: readonly Key[], entry: (key: Key, index: number) => Entry) =>
  Object.fromEntries(keys.map((key, index) => [key, entry(key, index)])) as Readonly<Record<Key, Entry>>;

const KIND_ORDER = table(KINDS, (_, index) => index);

export const isKind = (text: unknown): text is Kind =>
  typeof text === 'string' && Object.hasOwn(KIND_ORDER, text);
export const kindOrder = (kind: Kind): number => KIND_ORDER[kind];
/**
 * Colours by the character code of their first letters, which all differ. A table makes reading fast, since the listing of
 * legal actions reads colours very often.
 */
const COLOUR_BY_LETTER: readonly (Colour | undefined)[] = Array.from({ length: 128 }, (_, code) =>
  COLOURS.find(colour => colour.charCodeAt(0) === code),
);
export const cardColour = (kind: Kind): Colour => COLOUR_BY_LETTER[kind.charCodeAt(0)] as Colour;
export const cardValue = (kind: Kind): Value => (kind.charCodeAt(kind.length - 1) - 48) as Value;
export const colourIndex: Readonly<Record<Colour, number>> = table(COLOURS, (_, index) => index);

const subsets = (size: number, from: readonly Colour[] = COLOURS): Colour[][] =>
  size === 0
    ? [[]]
    : from.flatMap((colour, index) =>
        subsets(size - 1, from.slice(index + 1)).map(rest => [colour, ...rest]),
      );

export const CONSTRUCTION_DECK: readonly Kind[] = KINDS.flatMap(kind =>
  Array<Kind>(box.constructionCards.copiesByValue[cardValue(kind)]).fill(kind),
);

/** Condition that a public contract sets for a build. */
export type Demand =
  | { readonly type: 'floors'; readonly colour: Colour; readonly floors: Value; readonly vp: number }
  | { readonly type: 'house'; readonly colour: Colour; readonly vp: number }
  | { readonly type: 'cards'; readonly colours: readonly [Colour, Colour]; readonly vp: number };

const publicEntries: readonly (readonly [PublicContract, Demand])[] = [
  ...VALUES.flatMap(floors =>
    COLOURS.map((colour): [PublicContract, Demand] => [
      `floors-${floors}-${colour}`,
      { type: 'floors', colour, floors, vp: box.publicContracts.points[`floors-${floors}`] },
    ]),
  ),
  ...COLOURS.map((colour): [PublicContract, Demand] => [
    `house-${colour}`,
    { type: 'house', colour, vp: box.publicContracts.points.house },
  ]),
  ...[...COLOURS.map(colour => [colour, colour] as const), ...(subsets(2) as [Colour, Colour][])].map(
    ([one, other]): [PublicContract, Demand] => [
      `cards-${one}-${other}`,
      { type: 'cards', colours: [one, other], vp: box.publicContracts.points.cards },
    ],
  ),
];
const DEMANDS = Object.fromEntries(publicEntries) as Readonly<Record<PublicContract, Demand>>;

export const PUBLIC_DECK: readonly PublicContract[] = publicEntries.map(([contract]) => contract);
export const demandOf = (contract: PublicContract): Demand => DEMANDS[contract];
export const isPublicContract = (text: unknown): text is PublicContract =>
  typeof text === 'string' && Object.hasOwn(DEMANDS, text);

/** Facts of a build on which the demands of public contracts depend. */
export interface BuildFacts {
  readonly colour: Colour;
  readonly floors: number;
  readonly completed: boolean;
  readonly cards: readonly [Colour, Colour];
}

/** True where a build meets a demand exactly: three floors never meet a demand for two. */
export const meetsDemand = (demand: Demand, build: BuildFacts): boolean => {
  switch (demand.type) {
    case 'floors':
      return demand.colour === build.colour && demand.floors === build.floors;
    case 'house':
      return build.completed && demand.colour === build.colour;
    case 'cards': {
      const [one, other] = demand.colours;
      const [first, second] = build.cards;
      return (one === first && other === second) || (one === second && other === first);
    }
  }
};

export type PrivateType = 'houses' | 'twins' | 'ends' | 'pair' | 'trio' | 'palette' | 'side';
export interface Ambition {
  readonly type: PrivateType;
  readonly colours: readonly Colour[];
}

const ambitions: readonly Ambition[] = [
  ...(['houses', 'twins', 'ends'] as const).flatMap(type =>
    COLOURS.map(colour => ({ type, colours: [colour] })),
  ),
  ...subsets(2).map(colours => ({ type: 'pair' as const, colours })),
  ...subsets(3).map(colours => ({ type: 'trio' as const, colours })),
];
const privateEntries: readonly (readonly [PrivateContract, Ambition])[] = [
  ...ambitions.map((ambition): [PrivateContract, Ambition] => [
    `${ambition.type}-${ambition.colours.join('-')}` as PrivateContract,
    ambition,
  ]),
  ...(['palette-1', 'palette-2', 'side-1', 'side-2'] as const).map(
    (contract): [PrivateContract, Ambition] => [
      contract,
      { type: contract.startsWith('palette') ? 'palette' : 'side', colours: [] },
    ],
  ),
];
const AMBITIONS = Object.fromEntries(privateEntries) as Readonly<Record<PrivateContract, Ambition>>;

export const PRIVATE_DECK: readonly PrivateContract[] = privateEntries.map(([contract]) => contract);
export const ambitionOf = (contract: PrivateContract): Ambition => AMBITIONS[contract];
export const isPrivateContract = (text: unknown): text is PrivateContract =>
  typeof text === 'string' && Object.hasOwn(AMBITIONS, text);
