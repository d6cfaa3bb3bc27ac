import type { Context } from '../../../src/discord/context/context.ts';
import { Chance } from '../../guard/chance.ts';
import { openStudio, unpainted } from '../painting.ts';
import { type Metric, median, metric, type Report, type Wishes } from '../report.ts';
import { asRouted, REQUESTS, type Request } from './cases.ts';
import { cost, held, type LoopHeld } from './cost.ts';
import type { Size } from './crowd.ts';
import { EMPTY, type Place } from './places.ts';
import { ASKERS, type Asker, type Setup, setUp } from './setup.ts';

const BAR_MS = 20;
const RUNS = 9;
/** Number of costliest variants that are measured again at the end, so that a cold start does not distort the result. */
const FINALISTS = 5;
const DEAREST_SPOTS = 3;
const LONG_RUNS = 3;
const LARGE: Size = { live: 10_000, ended: 10_000, guilds: 300, home: 500, own: 50, held: 1_000 };
const SMALL: Size = { live: 10, ended: 10, guilds: 2, home: 5, own: 3, held: 0 };

type Work = () => Promise<unknown>;

interface Way {
  readonly request: Request;
  readonly place: Place;
  readonly asker: Asker;
}

async function once<Cost = number>(
  stage: Setup,
  way: Way,
  {
    room = stage.room,
    measure,
  }: { readonly room?: Context; readonly measure: (work: Work) => Promise<Cost> },
): Promise<Cost> {
  const { request, place, asker } = way;
  const { visit, match } = stage.visit(asker, place);
  const { others } = stage;
  const scene = { room, visit, match: await match, others, chance: new Chance(seedOf(request)) };
  const run = await request.prepare(scene);
  const took = await measure(run);
  stage.crowd.hush();
  return took;
}

const seedOf = ({ way, name }: Request): number =>
  [...`${name} ${way}`].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);

interface Tried {
  readonly way: Way;
  readonly took: number;
}

const byCost = (tried: readonly Tried[]): readonly Tried[] =>
  tried.toSorted((one, other) => other.took - one.took);

const isSame = (one: Way, other: Way): boolean =>
  one.request === other.request && one.place === other.place && one.asker === other.asker;

/**
 * Finds the costliest variant of a request without all twenty thousand tries. Each pair of channel and person first gets one
 * variant, in rotation. The costliest pairs then get all variants, and at last all pairs get the costliest variant.
 */
async function tryAll(
  requests: readonly Request[],
  cost: (way: Way) => Promise<number>,
): Promise<readonly Tried[]> {
  const all: readonly Way[] = requests.flatMap(request =>
    request.places.flatMap(place => ASKERS.map(asker => ({ request, place, asker }))),
  );
  const tried: Tried[] = [];
  const each = async (ways: readonly Way[]) => {
    for (const way of ways)
      if (!tried.some(known => isSame(known.way, way))) tried.push({ way, took: await cost(way) });
  };
  const spotOf = ({ place, asker }: Way): string => `${place} ${asker}`;
  const spots = [...new Set(all.map(spotOf))];
  const rotating = spots.flatMap((spot, index) => {
    const here = all.filter(way => spotOf(way) === spot);
    return here.slice(index % here.length, (index % here.length) + 1);
  });
  await each(rotating);
  const dearest = new Set(
    byCost(tried)
      .slice(0, DEAREST_SPOTS)
      .map(({ way }) => spotOf(way)),
  );
  await each(all.filter(way => dearest.has(spotOf(way))));
  const [top] = byCost(tried);
  await each(all.filter(({ request }) => request.way === top?.way.request.way));
  return tried;
}

async function dearest(stage: Setup, requests: readonly Request[]): Promise<Way> {
  const quick = { ...stage.room, presenters: unpainted };
  const tried = await tryAll(requests, way => once(stage, way, { room: quick, measure: cost }));
  const finalists = byCost(tried).slice(0, FINALISTS);
  const [first] = finalists;
  if (first?.way.request.long) return first.way;
  let worst: Tried | undefined;
  for (const { way } of finalists) {
    const times: number[] = [];
    for (let run = 0; run < 2; run++) times.push(await once(stage, way, { room: quick, measure: cost }));
    const took = Math.min(...times);
    if (!worst || took > worst.took) worst = { way, took };
  }
  if (!worst) throw new Error('nothing was tried');
  return worst.way;
}

/** Empty request that costs only the router's work, for comparison with the other requests. */
const BARE: Request = {
  name: 'nothing asked for',
  way: '',
  game: '',
  places: [EMPTY],
  prepare: async scene => () => asRouted(scene, async () => {}),
};
const BARE_WAY: Way = { request: BARE, place: EMPTY, asker: 'player' };

async function measured(
  [large, small]: readonly [Setup, Setup],
  name: string,
  way: Way,
): Promise<readonly Metric[]> {
  const [took, tookSmall]: [number[], number[]] = [[], []];
  const [holds, bare]: [LoopHeld[], LoopHeld[]] = [[], []];
  // Measurements alternate between the requests, so that other load on the machine affects all requests.
  for (let run = 0; run < (way.request.long ? LONG_RUNS : RUNS); run++) {
    took.push(await once(large, way, { measure: cost }));
    tookSmall.push(await once(small, way, { measure: cost }));
    holds.push(await once(large, way, { measure: held }));
    bare.push(await once(large, BARE_WAY, { measure: held }));
  }
  const processor = (all: readonly LoopHeld[]): readonly number[] => all.map(one => one.processor);
  const clock = (all: readonly LoopHeld[]): readonly number[] => all.map(one => one.clock);
  return [
    metric(name, 'ms', processor(holds), { atMost: BAR_MS }),
    metric('  nothing asked for', 'ms', processor(bare)),
    metric('  the same by the clock', 'ms', clock(holds)),
    metric('  nothing asked for, by the clock', 'ms', clock(bare)),
    metric('  all of it, in however many turns of the loop', 'ms', took),
    metric('  that, against a small database', 'times', [median(took) / median(tookSmall)]),
  ];
}

/** Runs each kind of request once, and measures nothing. */
async function tryEach(stage: Setup, requests: readonly Request[]): Promise<Metric> {
  const quick = { ...stage.room, presenters: unpainted };
  const kinds = [
    ...new Map(
      requests.map(request => [`${request.name} ${request.way.replace(/\d+$/, '')}`, request]),
    ).values(),
  ];
  for (const request of kinds)
    for (const place of request.places.slice(0, 1))
      await once(stage, { request, place, asker: 'player' }, { room: quick, measure: cost });
  return { name: 'kinds of requests that ran', value: kinds.length, unit: 'kinds' };
}

export async function benchCommands({ only = '', game, short = false, step }: Wishes): Promise<Report> {
  const requests = REQUESTS.filter(
    request =>
      only.split(',').some(part => request.name.includes(part)) &&
      (game === undefined || request.game === game),
  );
  const studio = openStudio();
  const small = await setUp(SMALL, studio.presenters);
  const large = short ? undefined : await setUp(LARGE, studio.presenters);
  try {
    if (!large) {
      const tried = await tryEach(small, requests);
      step?.(`${tried.value} kinds of requests`);
      return { bench: 'commands', metrics: [tried] };
    }
    const metrics: Metric[] = [];
    const names = [...new Set(requests.map(request => request.name))];
    for (const [index, name] of names.entries()) {
      const way = await dearest(
        large,
        requests.filter(request => request.name === name),
      );
      const found = await measured([large, small], name, way);
      metrics.push(...found);
      step?.(`${index + 1} of ${names.length}: ${name}, ${found[0]?.value} ms at once`);
    }
    return { bench: 'commands', metrics };
  } finally {
    await large?.close();
    await small.close();
    studio.close();
  }
}
