import { REQUESTS, type Request } from '../../../proof/bench/commands/cases.ts';
import type { Size } from '../../../proof/bench/commands/crowd.ts';
import type { Place } from '../../../proof/bench/commands/places.ts';
import { ASKERS, type Asker, type Setup, setUp } from '../../../proof/bench/commands/setup.ts';
import { Chance } from '../../../proof/guard/chance.ts';
import { type Context, contextIn } from '../../../src/discord/context/context.ts';
import type { Answer, AnswerFile } from '../../../src/discord/ports/answer.ts';
import { presenters } from '../../../src/games/presenters.ts';
import type { Language } from '../../../src/presentation/language/languages.ts';
import { messageSample, type Sample } from './sample.ts';
import { sceneIn } from './scenes.ts';

const SIZE: Size = { live: 8, ended: 8, guilds: 2, home: 5, own: 3, held: 2 };

/** Pattern of requests that take long to compute or draw. They give no samples. */
const SLOW = /hint|replay|review/;

interface LooseComponent {
  readonly type?: number;
  readonly label?: string;
  readonly style?: number;
  readonly placeholder?: string;
  readonly options?: readonly { readonly label: string; readonly description?: string }[];
  readonly components?: readonly LooseComponent[];
}

export function controlsIn(rows: readonly unknown[]): Pick<Sample, 'buttons' | 'selects'> {
  const flat = (components: readonly LooseComponent[]): readonly LooseComponent[] =>
    components.flatMap(each => [each, ...flat(each.components ?? [])]);
  const all = flat(rows as readonly LooseComponent[]);
  return {
    buttons: all.flatMap(({ type, label, style = 2 }) =>
      type === 2 && label !== undefined ? [{ label, style }] : [],
    ),
    selects: all.flatMap(({ placeholder = '', options }) =>
      options
        ? [{ placeholder, options: options.map(({ label, description = '' }) => ({ label, description })) }]
        : [],
    ),
  };
}

const pictureOf = (file: AnswerFile | undefined): Pick<Sample, 'scene' | 'alt'> => ({
  scene: file ? sceneIn(file.data)?.number : undefined,
  alt: file?.alt ?? '',
});

const samplesOf = (
  title: string,
  { content, rows = [], file, aloud, aloudFile }: Answer,
): readonly Sample[] => [
  { ...messageSample(title, content), ...controlsIn(rows), ...pictureOf(file) },
  ...(aloud === undefined ? [] : [{ ...messageSample(title, aloud), ...pictureOf(aloudFile) }]),
];

interface Tried {
  readonly request: Request;
  readonly place: Place;
  readonly asker: Asker;
  readonly seed: number;
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'content' in value;

async function answered(
  stage: Setup,
  { request, place, asker, seed }: Tried,
  language: Language,
): Promise<readonly Sample[]> {
  const { visit, match } = stage.visit(asker, place);
  const isOfGame = !request.name.startsWith('/games');
  const room: Context = contextIn(
    {
      ...stage.room,
      presenters,
      publicLanguage: async () => language,
      serverLanguage: async () => language,
    },
    language,
    isOfGame ? request.game : undefined,
  );
  const { others } = stage;
  const run = await request.prepare({ room, visit, match: await match, others, chance: new Chance(seed) });
  const answer = await run();
  stage.crowd.hush();
  if (isAnswer(answer)) return samplesOf(request.name, answer);
  if (!Array.isArray(answer)) return [];
  const choices = answer.map(({ name }: { readonly name: string }) => ({ name, about: '' }));
  return [{ ...messageSample(request.name, ''), choices }];
}

/** Number of channels in which each request is tried. */
const PLACES = 2;

/**
 * Lists each request with some channels. A person with games makes four of five tries, and a person without games makes the
 * rest.
 */
const tries = (): readonly Tried[] =>
  REQUESTS.filter(({ long, name }) => !long && !SLOW.test(name)).flatMap((request, index) =>
    Array.from({ length: Math.min(PLACES, request.places.length) }, (_, at) => ({
      request,
      place: request.places[(index * PLACES + at) % request.places.length] ?? '',
      asker: ASKERS[(index + at) % 5 === 0 ? 1 : 0] ?? 'player',
      seed: index * 31 + at,
    })),
  );

/**
 * Collects the answers to all commands, buttons, menus and completions of a person.
 * @param failed called with each error
 */
export async function answers(
  language: Language,
  failed: (name: string, error: unknown) => void,
): Promise<readonly Sample[]> {
  const stage = await setUp(SIZE, presenters);
  const samples: Sample[] = [];
  try {
    for (const tried of tries()) {
      try {
        samples.push(...(await answered(stage, tried, language)));
      } catch (error) {
        failed(tried.request.name, error);
      }
    }
  } finally {
    await stage.close();
  }
  return samples;
}
