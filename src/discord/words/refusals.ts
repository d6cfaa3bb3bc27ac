import { isSeatEnd, type SeatEnd } from '../../core/contract/seat-ends.ts';
import type { Limited } from '../../table/match/limits.ts';
import type { TableRefusalCode } from '../../table/match/types.ts';
import type { DiscordCatalogue } from './en.ftl';
import { notBefore, when } from './figures.ts';

export interface Facts {
  /** Names of the people that the refusal is about. Empty where it is about no person. */
  readonly people: readonly string[];
  /** Name of the person who opened the table, where the sentence needs it. */
  readonly opener: string | undefined;
  /** True while the table is a lobby that waits for people. */
  readonly gathering: boolean;
  readonly full: boolean;
  /**
   * Returns a number that every refusal with this code has. Throws where the number is missing, which is a mistake in the code.
   */
  number(name: string): number;
  /** Returns a number that only some refusals with this code have. Undefined: this refusal does not have it. */
  given(name: string): number | undefined;
  /** Returns a word of a fixed list, such as a status or a reason. The word selects a sentence and is not shown itself. */
  text(name: string): string | undefined;
  /** Possible values, as a person may type them. */
  readonly possible: readonly string[];
}

type Sentences = DiscordCatalogue['refusals'];

type FilledCode = {
  [Code in keyof Sentences]: Sentences[Code] extends string ? never : Code;
}[keyof Sentences];

export type Refusals = Readonly<Record<TableRefusalCode, (facts: Facts) => string>>;

const whenGiven = (at: number | undefined): string | undefined => (at === undefined ? undefined : when(at));

/** Reads how a seat ended. Any other text means that its person resigned. */
const endIn = (text: string | undefined): SeatEnd =>
  text !== undefined && isSeatEnd(text) ? text : 'resigned';

/** Checks that a code names a limit which has its own sentence. The compiler checks that every limit has a sentence. */
const isOwnLimit = (say: Readonly<Record<Limited, unknown>>, what: string): what is Limited =>
  what !== 'other' && Object.hasOwn(say, what);

const FILLED: { readonly [Code in FilledCode]: (say: Sentences[Code], facts: Facts) => string } = {
  'channel-busy': (say, { text, given }) => say(text('status'), text('asker'), given('free')),
  'not-seated': (say, { gathering, full }) => say(gathering, full),
  'players-only': (say, { number }) => say(number('players'), number('seats')),
  'table-full': (say, { number }) => say(number('seats')),
  'too-few': (say, { number }) => say(number('seats'), number('needed')),
  'already-started': (say, { text }) => say(text('asker')),
  'not-opener': (say, { text, opener }) => {
    switch (text('action')) {
      case 'start':
        return say.start(opener);
      case 'cancel':
        return say.cancel(text('asker'), opener);
      default:
        return say.other(opener);
    }
  },
  'too-many-orders': (say, { number }) => say(number('limit')),
  'not-to-act': (say, { people }) => say(people),
  'no-hints': (say, { text }) => say(text('why')),
  'bad-seats': (say, { number }) => {
    const [min, max] = [number('min'), number('max')];
    return say(min === max ? undefined : min, max);
  },
  'undo-not-yours': (say, { people }) => say(people),
  'undo-acted-since': (say, { people }) => say(people),
  'undo-consent': (say, { text }) => say(text('reason')),
  'undo-asked': (say, { people }) => say(people),
  'undo-settled': (say, { text }) => say(text('status')),
  resigned: (say, { text }) => say(endIn(text('end'))),
  'seat-resigned': (say, { people, text }) => say(people, endIn(text('end'))),
  'seat-away': (say, { people, number }) => say(people, when(number('until'))),
  'seat-absent': (say, { people }) => say(people),
  'not-late': (say, { people, given }) => say(people, whenGiven(given('late'))),
  'vote-other-player': (say, { people }) => say(people),
  'vote-settled': (say, { text }) => say(text('status')),
  'blocked-here': (say, { people }) => say(people),
  'nudge-early': (say, { number }) => say(when(number('until'))),
  'live-clock': (say, { number }) => say(when(number('until'))),
  nudged: (say, { number }) => say(when(number('until'))),
  'away-long': (say, { number }) => say(number('days')),
  'too-many': (say, { text, number }) => {
    const what = text('what');
    if (what === 'invitations') return say.invitations(number('limit'));
    return say[what === 'lobbies' || what === 'live' ? what : 'other'](number('count'), number('limit'));
  },
  'no-invitations': (say, { people }) => say(people),
  'you-blocked': (say, { people }) => say(people),
  'may-not-open': (say, { text }) => say(text('who')),
  'not-all-here': (say, { text, opener, people }) => say(text('asker'), opener, people),
  'not-over': (say, { text }) => say(text('status')),
  'no-period': (say, { text, number }) => say(text('first') ?? '', text('latest') ?? '', number('months')),
  'bad-setting': (say, { possible }) => say(possible),
  'too-soon': (say, { text, number }) => {
    const what = text('what') ?? 'other';
    const until = notBefore(number('until'));
    return isOwnLimit(say, what) ? say[what](number('times'), number('minutes'), until) : say.other(until);
  },
  'league-rounds': (say, { number }) => say(number('max')),
  'leagues-many': (say, { number }) => say(number('limit')),
  'contest-full': (say, { number }) => say(number('limit')),
  'contest-few': (say, { number }) => say(number('people'), number('needed')),
  'contest-in': (say, { text }) => say(text('waits') === 'yes'),
  'contest-not-opener': (say, { opener }) => say(opener),
  'duplicate-tables': (say, { number }) => say(number('min'), number('max')),
  'duplicates-many': (say, { number }) => say(number('limit')),
  'duplicate-uneven': (say, { number }) => say(number('people'), number('tables')),
  'phrases-many': (say, { text, number }) => say(text('status'), number('limit')),
  'wishes-many': (say, { number }) => say(number('limit')),
  'watch-many': (say, { number }) => say(number('limit')),
  'call-silent': (say, { text }) => say(text('role')),
  'call-often': (say, { number }) => say(number('hours'), when(number('until'))),
};

const isFilled = (code: keyof Sentences): code is FilledCode => Object.hasOwn(FILLED, code);

const filled = <Code extends FilledCode>(
  sentences: { readonly [Other in Code]: Sentences[Other] },
  code: Code,
  facts: Facts,
): string => FILLED[code](sentences[code], facts);

const codesOf = (sentences: Sentences) => Object.keys(sentences) as readonly (keyof Sentences)[];

export function refusalsIn(sentences: Sentences): Refusals {
  const say = (code: keyof Sentences, facts: Facts): string => {
    if (isFilled(code)) return filled(sentences, code, facts);
    return sentences[code];
  };
  const all = codesOf(sentences).map(code => [code, (facts: Facts) => say(code, facts)] as const);
  return Object.fromEntries(all) as Readonly<Record<keyof Sentences, (facts: Facts) => string>>;
}
