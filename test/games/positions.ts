import type { Game, History, Seat } from '../../src/core/contract/game.ts';
import { historyOf, type WholeGame } from '../contract/whole-games.ts';
import { acting } from './acting.ts';
import { changes, fieldsOf, listed, shown, WrittenDice } from './written.ts';

const MOST_ACTIONS = 30;

/** Deed of one seat: `1: draw 2`, `age pay 1 (dice 3)`, or an action as JSON. */
const DEED = /^(?:(?<seat>\d): )?(?<text>.*?)(?: \(dice (?<dice>[\d ]+)\))?$/;

/** Beginning of a whole random game: `40 actions of standard with 3`, or `all actions of …`. */
const PART = /^(?<count>\d+|all) actions of (?<name>.+)$/;

/** Question about a state. `seat` is the one before the question, or the first that is asked. */
export type Question<Course, View> = (
  view: View,
  seat: Seat,
  text: string,
  course: Course,
) => readonly string[] | Promise<readonly string[]>;

/**
 * Returns a function that reads a text of positions, and answers each line in it. A line `#` is a title, one in brackets is a
 * remark, and `with` is a part of the position. Every other line at the margin is a chain of actions, of which the last is
 * answered. In a chain, `set` changes a part of the state, and `resigns` ends a seat. A question may end it. Indented lines are
 * answers, which the function writes anew.
 * @param more further questions, by their first word
 * @param whole random games that a chain may begin with
 */
export function positions<State, Action, Event, View, Options, Sketch>(
  rules: Game<State, Action, Event, View, Options>,
  position: (sketch: Sketch) => State,
  more: Readonly<Record<string, Question<History<State, Action, Event>, View>>> = {},
  whole: readonly WholeGame[] = [],
) {
  type Course = History<State, Action, Event>;
  const { step, refusal, legalTexts, actionOf } = acting(rules, () => new WrittenDice());
  const stateOf = ({ deal, played }: Course): State => played.at(-1)?.state ?? deal;

  function parted(state: State, deed: string) {
    const { seat, text = '', dice } = DEED.exec(deed)?.groups ?? {};
    return {
      seat: seat === undefined ? (rules.toAct(state)[0] ?? 0) : (Number(seat) as Seat),
      action: text.startsWith('{') ? (JSON.parse(text) as Action) : text,
      rolls: dice?.split(' ').map(Number),
    };
  }

  function after(course: Course, deed: string): Course {
    const before = stateOf(course);
    if (deed.startsWith('set '))
      return { deal: { ...before, ...JSON.parse(deed.slice('set '.length)) }, played: [], resigned: [] };
    const { count = '', name } = PART.exec(deed)?.groups ?? {};
    const game = whole.find(each => each.name === name);
    if (game) {
      const decisions = game.decisions.slice(0, count === 'all' ? undefined : Number(count));
      return historyOf({ ...game, decisions }) as Course;
    }
    const { seat, action, rolls } = parted(before, deed);
    if (action === 'resigns')
      return { ...course, resigned: [...course.resigned, { seat, before: course.played.length }] };
    const { state, events } = step(before, action, new WrittenDice(rolls), seat);
    return { ...course, played: [...course.played, { seat, action: actionOf(action), events, state }] };
  }

  const forcedIn = (state: State): readonly string[] =>
    rules.toAct(state).flatMap(seat => {
      const action = rules.forced(state, seat);
      return action === undefined ? [] : [`forced: ${rules.write(action)}`];
    });

  const notedFrom = (actions: readonly Action[], begin: string): string =>
    listed(
      actions.map(action => rules.write(action)).filter(text => text.startsWith(begin)),
      ' | ',
      MOST_ACTIONS,
    ) || 'nothing';

  /** Questions by their first word. */
  const QUESTIONS: Readonly<Record<string, Question<Course, View>>> = {
    ...more,
    '?': (_view, seat, begin, course) => [
      listed(legalTexts(stateOf(course), begin, seat), ' | ', MOST_ACTIONS) || 'nothing',
      ...forcedIn(stateOf(course)),
    ],
    see: (_view, _seat, text, course) => {
      const [viewer = '', ...parts] = text.split(' ');
      const aside = { resigned: course.resigned.map(({ seat }) => seat), stopped: null };
      const seen = rules.view(stateOf(course), viewer === 'table' ? viewer : Number(viewer), aside);
      return parts.map(part => `${part}: ${shown(seen[part as keyof View])}`);
    },
    reads: (_view, _seat, text) => {
      const read = rules.read(text);
      if (read.ok) return [`${JSON.stringify(read.value)}, written ${rules.write(read.value)}`];
      return [`refused: ${read.refusal.code} ${fieldsOf(read.refusal.with ?? {})}`.trim()];
    },
    worth: (view, seat, text) => [shown(rules.worth?.(view, seat, actionOf(text)))],
    opens: (view, seat) => [shown(rules.openers?.(view, seat))],
    prospects: (view, seat, text) => {
      const actions = rules.prospects?.(view, seat, actionOf(text));
      return [actions ? notedFrom(actions, '') : 'unknown'];
    },
    idle: (view, seat, _text, course) => {
      const all = rules.proposed?.(view, seat, rules.legal(stateOf(course), seat)) ?? [];
      return [
        notedFrom(
          all.filter(action => rules.isIdle?.(view, seat, action)),
          '',
        ),
      ];
    },
    proposed: (view, seat, begin, course) => [
      notedFrom(rules.proposed?.(view, seat, rules.legal(stateOf(course), seat)) ?? [], begin),
    ],
    ordered: (view, seat, text) => {
      const action = rules.orders?.applied(view, seat, text);
      return [
        `${action ? rules.write(action) : 'asks'}, ${rules.orders?.isSpent(view, seat, text) ? 'spent' : 'stands'}`,
      ];
    },
    orders: (view, seat, text) => [
      listed(rules.orders?.offered(view, seat, actionOf(text)) ?? [], ' | ') || 'none',
    ],
    kinds: (view, seat) => (rules.orders?.kinds?.(view, seat) ?? []).map(each => fieldsOf(each)),
    summary: (_view, _seat, _text, course) =>
      Object.entries(rules.summary?.(course) ?? {}).map(([part, value]) => `${part}: ${shown(value)}`),
  };

  async function answers(course: Course, deed: string): Promise<readonly string[]> {
    const state = stateOf(course);
    const { seat, action, rolls } = parted(state, deed);
    const [, word = '', text = ''] = /^(\S+) ?(.*)$/.exec(String(action)) ?? [];
    const question = QUESTIONS[word];
    if (question) return question(rules.view(state, seat), seat, text, course);
    const isRead = typeof action !== 'string' || rules.read(action).ok;
    if (!isRead || !rules.apply(state, seat, actionOf(action), new WrittenDice(rolls)).ok) {
      const { code, with: details } = refusal(state, action, seat);
      return [`refused: ${code} ${fieldsOf(details)}`.trim()];
    }
    const dice = new WrittenDice(rolls);
    const { state: now, events, ...flags } = step(state, action, dice, seat);
    const outcome = rules.outcome(now);
    return [
      ...dice.shuffled,
      ...events.map(({ to, event, ...rest }) => {
        const { type, ...fields } = event as { readonly type: string };
        const others = 'others' in rest ? ` | to others: ${shown(rest.others)}` : '';
        return `${to === 'all' ? '' : `to ${to}: `}${type} ${fieldsOf(fields)}`.trim() + others;
      }),
      ...changes(state, now).map(line => `~ ${line}`),
      `asked: ${shown(rules.toAct(now))}, ${fieldsOf(flags)}`,
      ...forcedIn(now),
      ...(outcome === undefined ? [] : [`outcome: ${fieldsOf(outcome)}`]),
    ];
  }

  return async (text: string): Promise<string> => {
    let sketch: Readonly<Record<string, unknown>> = {};
    const written: string[] = [];
    for (const line of text.split('\n').filter(each => !each.startsWith(' '))) {
      written.push(line);
      const [, key = '', json = ''] = /^with (\w+) (.*)$/.exec(line) ?? [];
      if (line.startsWith('#') || line === 'position') sketch = {};
      else if (key !== '') sketch = { ...sketch, [key]: JSON.parse(json) };
      else if (line !== '' && !line.startsWith('(')) {
        const deeds = line.split(' > ');
        const deal: Course = { deal: position(sketch as Sketch), played: [], resigned: [] };
        const course = deeds.slice(0, -1).reduce(after, deal);
        written.push(...(await answers(course, deeds.at(-1) ?? '')).map(answer => `  ${answer}`));
      }
    }
    return written.join('\n');
  };
}
