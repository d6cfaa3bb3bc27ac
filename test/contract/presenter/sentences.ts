import { type AnyGame, type Seat, visibleEvents } from '../../../src/core/contract/game.ts';
import type { Language } from '../../../src/presentation/language/languages.ts';
import type { AnyPresenter } from '../../../src/presentation/presenter/presenter.ts';
import type { Table } from '../course.ts';
import { type Decision, historyOf, type WholeGame, wholeGames } from '../whole-games.ts';
import { DICE, isFresh, refusalsIn } from './moments.ts';
import type { Example } from './presented.ts';
import type { Shown } from './spoken.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];

interface Speaking {
  readonly game: AnyGame;
  readonly voice: AnyPresenter;
}
type Lines = readonly string[];

/** Returns the lines of a text with a label, or no line for an absent or empty text. */
const line = (label: string, said: string | Lines | undefined): Lines =>
  said === undefined || said.length === 0
    ? []
    : [`${label}: ${[said].flat().join('\n').replaceAll('\n', '\n    ')}`];

const titled = (title: string, lines: Lines): Lines =>
  lines.length > 0 ? ['', `## ${title}`, ...lines] : [];

function position({ voice }: Speaking, view: unknown, names: Lines): Lines {
  return [
    ...line('scores', voice.scores(view, names)),
    ...line('awaits', voice.awaits(view)),
    ...line('stake', voice.stake?.(view, names)),
    ...line('finale', voice.finale(view, names)),
    ...line('hand', voice.hand(view, names)),
    ...line('aims', voice.aims?.(view)),
  ];
}

function board({ game, voice }: Speaking, state: unknown, names: Lines): Lines {
  const view = game.view(state, 'table');
  return [
    ...line('alt', voice.alt(view, names)),
    ...line('text', voice.text?.(view, names, 1_800)),
    ...line('open', voice.open?.(view, names)),
    ...line('seat', voice.seatPage?.(view, names.length - 1, names)),
    ...line('terminal', voice.terminal(view, names)),
    ...(voice.parts?.(view, names) ?? []).flatMap(({ title = '', parts }) =>
      line('parts', [title, ...parts.map(({ name, about }) => `${name} = ${about}`)]),
    ),
  ];
}

function actionLines({ game, voice }: Speaking, decision: Omit<Decision, 'legal'>, names: Lines): Lines {
  const { before, seat, action, events, state } = decision;
  const view = game.view(before, seat);
  const [own, open] = [visibleEvents(events, seat), visibleEvents(events, 'table')];
  const worthOf = (of: unknown): number | undefined => game.worth?.(view, seat, of);
  const label = voice.describeAction(action, view);
  const story = voice.story(own, names);
  const other: Seat = (seat + 1) % names.length;
  const later = (game.prospects?.(view, seat, action) ?? []).slice(0, 3);
  const differing = (said: Lines): Lines => (said.join('\n') === story.join('\n') ? [] : said);
  return [
    `> ${game.write(action)}`,
    ...line('  action', [...new Set([label, voice.describeAction(action, view, own)])]),
    ...line('  short', voice.describeActionBriefly?.(action, view, worthOf(action), undefined)),
    ...line('  foreseen', differing(voice.foreseen?.(own, names, view, action) ?? [])),
    ...line(
      '  later',
      voice.prospects?.(
        later.map(each => ({ action: each, worth: worthOf(each) })),
        view,
      ),
    ),
    ...line('  story', story),
    ...line('  in public', differing(voice.story(open, names))),
    ...line('  brief', differing([voice.brief?.(open, names) ?? []].flat())),
    ...line('  recap', voice.recap?.(visibleEvents(events, other), game.view(state, other), names)),
  ];
}

const middleOf = ({ decisions }: WholeGame): Decision => {
  const middle = decisions[Math.floor(decisions.length / 2)];
  if (!middle) throw new Error('nothing was decided');
  return middle;
};

function fixed({ voice }: Speaking, tables: readonly Table[]): Lines {
  const { introduction, groups = [] } = voice;
  return [
    voice.title,
    ...line('introduction', introduction && [introduction.line, introduction.credits]),
    ...line('legend', voice.legend),
    ...tables.flatMap(({ options, name }) => line(name, voice.variant?.(options))),
    ...groups.flatMap(({ name, kinds }) => line(name, kinds.join(', '))),
    ...voice.topics.flatMap(({ id, title, text }) => titled(`chapter ${id}: ${title}`, [text])),
    ...(voice.lesson?.steps ?? []).flatMap(({ text, options }, at) =>
      titled(`step ${at + 1} of the lesson`, [
        text,
        ...options.map(({ label, next, remark }) => `[${label}] → ${next + 1}: ${remark}`),
      ]),
    ),
  ];
}

const MOST_ACTIONS = 16;

function whole(speaking: Speaking, played: WholeGame, isNew: (decision: Decision) => boolean): Lines {
  const { game, voice } = speaking;
  const { name, table, decisions, seats } = played;
  const names = NAMES.slice(0, seats);
  const { before, seat } = middleOf(played);
  const end = game.view(decisions.at(-1)?.state, 'table');
  const summary = game.summary?.(historyOf(played));
  const { ranks = [] } = game.outcome(decisions.at(-1)?.state) ?? {};
  const shown: Decision[] = [];
  for (const each of decisions) if (shown.length < MOST_ACTIONS && isNew(each)) shown.push(each);
  const runs = decisions.flatMap(each => voice.runs?.(game.view(each.before, each.seat)) ?? []);
  return [
    ...titled(`${name}: a position`, position(speaking, game.view(before, seat), names)),
    ...titled(
      `${name}: actions`,
      shown.flatMap(each => actionLines(speaking, each, names)),
    ),
    ...line('runs', [...new Set(runs.map(({ label }) => label))].slice(0, 8)),
    ...titled(`${name}: the end`, position(speaking, end, names)),
    ...line('account', summary && voice.account?.(end, summary, ranks, names)),
    ...line('alt', voice.alt(end, names)),
    ...line('category', game.category && voice.category?.(game.category(table.options))),
  ];
}

const MOST_VALUES = 8;

function menus({ game, voice }: Speaking, games: readonly WholeGame[]): Lines {
  const said = new Map<string, Set<string>>();
  const offered = new Map<string, Set<string>>();
  for (const { before, seat, legal } of games.flatMap(({ decisions }) => decisions)) {
    const view = game.view(before, seat);
    for (const [field, value] of legal.slice(0, 60).flatMap(action => game.fields(action))) {
      const values = said.get(field) ?? new Set();
      said.set(field, values);
      offered.set(field, (offered.get(field) ?? new Set()).add(value));
      if (values.size < MOST_VALUES)
        values.add([voice.value(field, value, view), voice.short?.(field, value, view)].join(' | '));
    }
  }
  const { before, seat } = games[0]?.decisions.at(-1) ?? {};
  const view = game.view(before, seat ?? 0);
  const kinds = new Set(
    games.flatMap(({ decisions }) => decisions.flatMap(({ action }) => game.fields(action)[0]?.[1] ?? [])),
  );
  const awaited = [...kinds].flatMap(kind => line(`awaits ${kind}`, voice.awaits(view, [kind])));
  const named = [...said].flatMap(([field, values]) =>
    line(field, [
      [voice.fieldName?.(field), voice.question(field), voice.another?.(field)].join(' | '),
      ...values,
      ...(voice.described?.(field, [...(offered.get(field) ?? [])]) ?? []),
    ]),
  );
  return [...awaited, ...named];
}

function orders({ game, voice }: Speaking, played: WholeGame): Lines {
  const { before, seat } = middleOf(played);
  const view = game.view(before, seat);
  return (game.orders?.kinds?.(view, seat) ?? []).flatMap(({ kind, orders: texts }) =>
    line(
      voice.orderKind?.(kind, view) ?? kind,
      texts.slice(0, 4).map(text => voice.order?.(text, view) ?? text),
    ),
  );
}

function reasons(
  { game, voice }: Speaking,
  terms: readonly string[],
  { decisions, seats }: WholeGame,
): Lines {
  const isNew = isFresh();
  const asked = decisions.filter(each => each.legal.length > 1 && isNew(each)).slice(0, 4);
  return terms.flatMap(name => {
    const said = asked.flatMap(({ before, seat, action }) =>
      [-2.6, 4].flatMap(value =>
        [false, true].map(ahead =>
          voice.reason?.(
            { name, value, ahead },
            game.view(before, seat),
            seat,
            action,
            NAMES.slice(0, seats),
          ),
        ),
      ),
    );
    return line(
      name,
      [...new Set(said)].filter(text => text !== undefined),
    );
  });
}

function refused({ game, voice }: Speaking, codes: readonly string[], games: readonly WholeGame[]): Lines {
  const found = new Map(games.flatMap(each => [...refusalsIn(game, each)]));
  const bare = game.view(games[0]?.deal, 0);
  return [...codes, 'strange'].flatMap(code => {
    const real = found.get(code);
    return [
      ...line(code, real && voice.refusal(real.refusal, real.view)),
      ...line(`${code}, bare`, voice.refusal({ code, with: {} }, bare)),
    ];
  });
}

function example(speaking: Speaking, given: Example): Lines {
  const { game, voice } = speaking;
  const { state, aside, changed = (view: unknown) => view, seats } = given;
  const { acts = [], events = [], values = [], typed = [], reasons: asked = [] } = given;
  const seat = game.toAct(state)[0] ?? 0;
  const view = changed(game.view(state, seat, aside) as never);
  const names = NAMES.slice(0, seats);
  return titled(given.title, [
    ...position(speaking, view, names),
    ...(given.board ? board(speaking, state, names) : []),
    ...acts.flatMap(text => {
      const action = game.read(text);
      const done = action.ok ? game.apply(state, seat, action.value, DICE) : action;
      if (!action.ok || !done.ok)
        return [`> ${text}`, ...line('  refused', done.ok ? [] : voice.refusal(done.refusal, view))];
      return actionLines(speaking, { before: state, seat, action: action.value, ...done.value }, names);
    }),
    ...events.flatMap(each => [
      ...line('story', voice.story(each, names)),
      ...line('brief', voice.brief?.(each, names)),
    ]),
    ...values.flatMap(([field, value]) => line(`${field} ${value}`, voice.value(field, value, view))),
    ...typed.flatMap(([field, text]) => {
      const said = voice.typed?.(field, text, view);
      return line(`${field} “${text}”`, said?.ok === false ? voice.refusal(said.refusal, view) : said?.value);
    }),
    ...asked.flatMap(([text, name, value]) => {
      const action = game.read(text);
      const said = action.ok ? voice.reason?.({ name, value }, view, seat, action.value, names) : undefined;
      return line(`${text}, ${name} ${value}`, said ?? 'no reason');
    }),
  ]);
}

export function sentences(shown: Shown, language: Language): string {
  const { id, game, speak, tables, refusals, terms, examples } = shown;
  const games = wholeGames(game, tables);
  const [first] = games;
  if (!first) throw new Error(`${id} has no table`);
  const speaking = { game, voice: speak(language) };
  const isNew = isFresh();
  const lines = [
    ...fixed(speaking, tables),
    ...titled('the board', board(speaking, middleOf(first).before, NAMES.slice(0, first.seats))),
    ...games.flatMap(each => whole(speaking, each, isNew)),
    ...titled('menus', menus(speaking, games)),
    ...titled('standing orders', orders(speaking, first)),
    ...titled('reasons', reasons(speaking, terms, first)),
    ...titled('refusals', refused(speaking, refusals, games)),
    ...examples.flatMap(each => example(speaking, each)),
  ];
  return `${lines.join('\n')}\n`;
}
