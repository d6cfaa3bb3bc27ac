import type { AnyGame } from '../../core/contract/game.ts';
import { around, bounds } from '../shapes/boxes.ts';
import type { Box, Scene } from '../shapes/scene.ts';
import { asPicked, type Picked } from './menu.ts';
import { LATE, type Touchable, type TouchChoice } from './narrowing.ts';

/**
 * A thing that a person can touch: ids of items, or beginnings of ids before a slash. The first id that is in the picture
 * counts.
 */
export type Thing = readonly string[];

/**
 * Things of the seat's picture that stand for each value of an action's field, by the name of the field. Several things: the
 * value means all of them, such as two cards. No thing: the value has no picture, and gets a button.
 */
export type Touch<View> = Readonly<
  Record<string, (value: string, at: { readonly view: View; readonly fields: Picked }) => readonly Thing[]>
>;

/**
 * Other things that mean the same as a thing, by the thing's first id: the cellar means the column of its action. A person may look
 * there first.
 */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** Returns the place of a value in a list, counted from 1. 0: the list lacks the value. */
export const placeOf = (list: readonly unknown[], sought: string): number => list.indexOf(sought) + 1;

/** Returns the box of a thing: of all items that have its id, or an id below it. Undefined: the picture has no such item. */
export function boxOf({ items }: Scene, thing: Thing): Box | undefined {
  for (const id of thing) {
    const found = items.filter(item => item.id === id || item.id.startsWith(`${id}/`));
    if (found.length > 0) return around(found.map(bounds));
  }
  return undefined;
}

/** The actions of a seat as sets of things to touch, and the boxes of these things in the seat's picture. */
export interface TouchableScene extends Touchable {
  readonly frames: readonly Box[];
  /** Other places of the picture whose touch means the touch of a frame. */
  readonly synonyms: readonly { readonly box: Box; readonly frame: number }[];
  readonly questions: Readonly<Record<string, string>>;
}

export const NOTHING: TouchableScene = { frames: [], choices: [], actions: [], synonyms: [], questions: {} };

export interface TouchNeeds {
  readonly game: Pick<AnyGame, 'fields' | 'write'>;
  readonly legal: readonly unknown[];
  readonly things: (field: string, value: string, fields: Picked) => readonly Thing[];
  /** `isLate`: the field is one of the last ones of its action, and its question is seldom asked. */
  readonly label: (field: string, value: string, isLate: boolean) => string;
  readonly question: (field: string) => string;
  readonly synonyms: Synonyms;
  readonly worth: (action: unknown) => number | undefined;
  readonly isPlain: (action: unknown) => boolean;
}

/** Lists the things of all legal actions. A game without a table of things gets buttons only. */
export function touchableScene(scene: Scene, needs: TouchNeeds): TouchableScene {
  const frames = new UniqueList<Box>();
  const choices = new UniqueList<TouchChoice>();
  const synonyms = new UniqueList<TouchableScene['synonyms'][number]>();
  const frameOf = (thing: Thing): readonly number[] => {
    const box = boxOf(scene, thing);
    if (!box) return [];
    const frame = frames.at(JSON.stringify(box), () => box);
    for (const id of needs.synonyms[thing[0] ?? ''] ?? []) {
      const other = boxOf(scene, [id]);
      if (other) synonyms.at(`${id} ${frame}`, () => ({ box: other, frame }));
    }
    return [frame];
  };
  const actions = needs.legal.map(action => {
    const fields = needs.game.fields(action);
    const picked = asPicked(fields);
    return {
      text: needs.game.write(action),
      points: needs.worth(action) ?? null,
      ...(needs.isPlain(action) && { isPlain: true }),
      choices: fields.map(([field, value], at) => {
        const things = needs.things(field, value, picked);
        return choices.at(`${field} ${value} ${JSON.stringify(things)}`, () => ({
          field,
          label: needs.label(field, value, at >= LATE),
          frames: things.flatMap(frameOf),
        }));
      }),
    };
  });
  const fields = [...new Set(choices.all.map(({ field }) => field))];
  return {
    ...{ frames: frames.all, choices: choices.all, actions, synonyms: synonyms.all },
    questions: Object.fromEntries(fields.map(field => [field, needs.question(field)])),
  };
}

/** List without duplicates: each key stands once. */
class UniqueList<Entry> {
  readonly all: Entry[] = [];
  readonly #places = new Map<string, number>();

  /** Returns the place of a key's entry. `make` makes the entry of a new key. */
  at(key: string, make: () => Entry): number {
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const place = this.all.push(make()) - 1;
    this.#places.set(key, place);
    return place;
  }
}
