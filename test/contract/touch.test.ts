import { describe, expect, test } from 'vitest';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { asPicked, worthTo } from '../../src/presentation/choosing/menu.ts';
import { framesLeft, framesOf, proposed, type TouchMark } from '../../src/presentation/choosing/narrowing.ts';
import { buttonsLeft, FEW } from '../../src/presentation/choosing/open-choices.ts';
import { foresee } from '../../src/presentation/choosing/preview.ts';
import { boxOf, type TouchableScene, touchableScene } from '../../src/presentation/choosing/touching.ts';
import { bounds } from '../../src/presentation/shapes/boxes.ts';
import type { ShownScene } from '../../src/presentation/shapes/scene.ts';
import { TABLES } from '../games/harnesses.ts';
import { isLong } from '../support/test-form.ts';
import { wholeGames } from './whole-games.ts';

/** Every so many decisions are tried in the short form of the test. */
const STEP = 5;
/** Legal actions of a decision that are tried by touch. */
const TRIED = 12;

/** Actions that leave the picture as it is, with the reason. */
const ALIKE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'green-port': {
    bust: 'The cards stay in the pool until the turn ends.',
    end: 'The next seat begins.',
    hire: 'The seat takes no card.',
    pass: 'The seat takes no card.',
    reveal: 'Nobody knows the card.',
  },
  vintage: { pass: 'The next seat begins.', stop: 'The boat stays where it is.' },
};

/** Returns the upper left corner of each item of a scene, by the item's id and kind. */
const placesIn = ({ scene: { items } }: ShownScene) =>
  new Map(
    items.map(item => {
      const { x, y } = bounds(item);
      return [`${item.id} ${item.type}`, `${x} ${y}`] as const;
    }),
  );

/** Touches what belongs to an action, as a person who wants it does. Returns false where nothing leads on. */
function isReached(touchable: TouchableScene, wanted: number, advises: boolean): boolean {
  const action = touchable.actions[wanted];
  if (!action) return false;
  const marks: TouchMark[] = [];
  while (proposed(touchable, marks, advises) !== wanted) {
    const possible = framesLeft(touchable, marks);
    const frame = framesOf(touchable, action).find(
      each => possible.has(each) && !marks.some(mark => 'frame' in mark && mark.frame === each),
    );
    const choice = buttonsLeft(touchable, marks).find(
      each => action.choices.includes(each) && !marks.some(mark => 'choice' in mark && mark.choice === each),
    );
    if (frame !== undefined) marks.push({ frame });
    else if (choice !== undefined) marks.push({ choice });
    else return false;
  }
  return true;
}

describe.each(Object.values(games))('the picture to touch in $id', game => {
  const { touch, touchScene } = presenters[game.id]?.('en') ?? {};
  const decisions = wholeGames(game, TABLES[game.id] ?? [])
    .flatMap(played => played.decisions)
    .filter((_, at) => isLong || at % STEP === 0)
    .map(({ before, seat, legal }) => {
      const view = game.view(before, seat);
      return { seat, legal, view, shown: touchScene?.(view, [], []) };
    });

  test.runIf(touch && touchScene)('has a thing for every value of every legal action', () => {
    const missing = new Set<string>();
    for (const { legal, view, shown } of decisions) {
      for (const action of legal) {
        const fields = game.fields(action);
        for (const [field, value] of fields) {
          const things = touch?.(field, value, view, asPicked(fields));
          if (!things) missing.add(`no such field: ${field}`);
          for (const thing of things ?? []) {
            const box = shown && boxOf(shown.scene, thing);
            const what = `${fields[0]?.[1]}: ${field} ${value}: ${thing.join(' or ')}`;
            if (!box) missing.add(what);
            else if (shown.split !== undefined && box.y < shown.split && box.y + box.h > shown.split)
              missing.add(`${what} is divided`);
          }
        }
      }
    }
    expect([...missing]).toEqual([]);
  });

  test.runIf(touchScene && presenters[game.id]?.('en').synonyms)(
    'has every other place that means a thing',
    () => {
      const { synonyms } = presenters[game.id]?.('en') ?? {};
      const [sought, met] = [new Set<string>(), new Set<string>()];
      for (const { view, shown } of decisions) {
        for (const [id, others] of Object.entries(synonyms?.(view) ?? {}))
          for (const each of [id, ...others]) {
            sought.add(each);
            if (shown && boxOf(shown.scene, [each])) met.add(each);
          }
      }
      expect([...sought].filter(id => !met.has(id))).toEqual([]);
    },
  );

  test.runIf(touch && touchScene)(
    'leads to every legal action, and first names nothing that belongs to a later question',
    () => {
      const voice = presenters[game.id]?.('en');
      const lost = new Set<string>();
      const early = new Set<string>();
      for (const { seat, legal, view, shown } of decisions) {
        if (!shown) continue;
        const touchable = touchableScene(shown.scene, {
          game,
          legal,
          things: (field, value, fields) => touch?.(field, value, view, fields) ?? [],
          label: (field, value) => voice?.value(field, value, view) ?? value,
          worth: worthTo(game, view, seat),
          isPlain: () => false,
          question: field => field,
          synonyms: voice?.synonyms?.(view) ?? {},
        });
        const each = Math.ceil(legal.length / TRIED);
        for (let at = 0; at < legal.length; at += each)
          for (const advises of [false, true])
            if (!isReached(touchable, at, advises)) lost.add(`${game.write(legal[at])}, advice: ${advises}`);
        // Each of a few actions has a button, named by what the others lack.
        if (legal.length <= FEW) continue;
        for (const choice of buttonsLeft(touchable, [])) {
          const belongs = touchable.actions.some(
            action =>
              action.choices[0] === choice ||
              (action.choices.includes(choice) && framesOf(touchable, action).length === 0),
          );
          if (!belongs) early.add(touchable.choices[choice]?.label ?? '');
        }
      }
      expect([...lost]).toEqual([]);
      expect([...early]).toEqual([]);
    },
  );

  test.runIf(touchScene)('leaves each item in its place when an action is shown before it counts', () => {
    const moved = new Set<string>();
    let changed = 0;
    for (const { seat, legal, view, shown: now } of decisions) {
      if (!now) continue;
      const places = placesIn(now);
      const ofEachKind = new Map(legal.map(action => [String(game.fields(action)[0]), action]));
      for (const [kind, action] of ofEachKind) {
        const then = touchScene?.(view, [], foresee(game, view, seat, action));
        if (!then) continue;
        const { scene, split } = then;
        if (scene.width !== now.scene.width || scene.height !== now.scene.height || split !== now.split)
          moved.add(`${kind}: the picture`);
        for (const [id, place] of placesIn(then)) {
          const known = places.get(id);
          if (known === undefined) changed++;
          else if (known !== place) moved.add(`${kind}: ${id}`);
        }
      }
    }
    expect([...moved]).toEqual([]);
    expect(changed).toBeGreaterThan(10);
  });

  test.runIf(touchScene)('changes with each action that is shown before it counts', () => {
    const alike = new Set<string>();
    for (const { seat, legal, view, shown } of decisions.filter((_, at) => at % (isLong ? 10 : 6) === 0)) {
      const now = JSON.stringify(shown?.scene);
      for (const action of legal.slice(0, 40)) {
        const then = touchScene?.(view, [], foresee(game, view, seat, action));
        if (JSON.stringify(then?.scene) === now) alike.add(game.write(action));
      }
    }
    const known = Object.keys(ALIKE[game.id] ?? {});
    expect([...alike].filter(action => !known.includes(action))).toEqual([]);
    if (isLong) expect([...alike].toSorted()).toEqual(known.toSorted());
  });
});
