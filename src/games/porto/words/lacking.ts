import { capital, grammar } from '../../../presentation/language/grammar.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import { nameOf } from '../../../presentation/text/names.ts';
import { type Lacking, lacking, type ToComplete } from '../judgement/lacking.ts';
import type { Event, House, Placed, PrivateContract, View } from '../rules/types.ts';
import type { PortoWords } from './all.ts';
import { privateName } from './cards.ts';

const NAMED = 3;

const houses = ({ lacking: said, language }: PortoWords, missing: readonly ToComplete[]): string => {
  if (missing.length > NAMED) {
    return said.manyHouses(
      missing.length,
      missing.reduce((sum, { floors }) => sum + floors, 0),
    );
  }
  return grammar(language).listed(
    missing.map(({ house, colour, floors }) =>
      colour === null ? said.anyHouse(house, floors) : said.house(house, colour, floors),
    ),
  );
};

/**
 * Describes in whole sentences the houses that a private contract lacks for its next points. If no more points are possible,
 * the text says so.
 */
export const lacks = (words: PortoWords, { now, next, most, best }: Lacking): string => {
  const said = words.lacking;
  if (!next) return now === best ? said.full : said.stuck;
  const step = said.next(next.points, houses(words, next.toComplete));
  return most > next.points ? `${step} ${said.reach(most)}` : step;
};

type Building = Extract<Event, { type: 'built' | 'timerBuilt' }>;
const isBuilding = (event: Event): event is Building => event.type === 'built' || event.type === 'timerBuilt';

/** Returns the houses as they were before floors were placed. Tokens stay as they are now. */
const without = (after: readonly House[], placed: Placed): readonly House[] =>
  after.map(house => {
    if (house.id !== placed.house) return house;
    const level = placed.level - placed.floors;
    return { ...house, level, colour: level > 0 ? house.colour : null };
  });

/** Returns the boards before the first build and after each build. The last one is the present board. */
const boards = (now: readonly House[], builds: readonly Building[]): readonly (readonly House[])[] => {
  const found = [now];
  for (const { placed } of builds.toReversed()) found.unshift(without(found[0] ?? now, placed));
  return found;
};

const floorsOf = ({ next }: Lacking): number =>
  next?.toComplete.reduce((sum, { floors }) => sum + floors, 0) ?? Number.POSITIVE_INFINITY;

const line = (
  words: PortoWords,
  contract: PrivateContract,
  steps: readonly (readonly House[])[],
  builds: readonly Building[],
  names: Names,
): string | undefined => {
  const said = words.lacking;
  const stands = steps.map(board => lacking(board, contract));
  const [before, now] = [stands[0], stands.at(-1)];
  if (!before || !now) return undefined;
  const who = (changed: (one: Lacking, other: Lacking) => boolean): string =>
    builds
      .filter((_, index) => {
        const [one, other] = [stands[index], stands[index + 1]];
        return one && other && changed(one, other);
      })
      .map(build => {
        const name = build.type === 'built' ? nameOf(names, build.seat, words.language) : said.timer;
        const { house, completed } = build.placed;
        return completed ? said.completedBy(name, house) : said.builtBy(name, house);
      })
      .join(', ');
  const name = capital(privateName(words, contract));
  if (now.now !== before.now) {
    return said.changed(
      name,
      before.now,
      now.now,
      who((one, other) => one.now !== other.now),
    );
  }
  if (now.most < before.most) {
    return said.farther(
      name,
      before.most,
      now.most,
      who((one, other) => other.most < one.most),
    );
  }
  if (!now.next || floorsOf(now) >= floorsOf(before)) return undefined;
  const builders = who((one, other) => floorsOf(other) < floorsOf(one));
  return said.nearer(name, now.next.points, houses(words, now.next.toComplete), builders);
};

/**
 * Describes what builds changed for the viewer's private contracts, one line for each changed contract. Such a contract has
 * other points now, fewer points within reach, or is nearer to its next points.
 */
export const recap = (
  words: PortoWords,
  events: readonly Event[],
  view: View,
  names: Names,
): readonly string[] => {
  const own = view.viewer === 'table' ? null : (view.players[view.viewer]?.private ?? null);
  const builds = events.filter(isBuilding);
  if (!own || builds.length === 0) return [];
  const steps = boards(view.houses, builds);
  return own
    .map(({ contract }) => line(words, contract, steps, builds, names))
    .filter(text => text !== undefined);
};
