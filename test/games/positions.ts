import type { Game, History, Seat } from '../../src/core/contract/game.ts';
import { acting } from './acting.ts';
import { changes, fieldsOf, listed, shown, WrittenDice } from './written.ts';

const MOST_ACTIONS = 30;

/** Deed of one seat: `1: draw 2`, `age pay 1 (dice 3)`, or an action as JSON. */
const DEED = /^(?:(?<seat>\d): )?(?<text>.*?)(?: \(dice (?<dice>[\d ]+)\))?$/;

/**
 * Returns a function that reads a text of positions, and answers each line in it. A line `#` is a title, one in brackets is a
 * remark, and `with` is a part of the position. Every other line at the margin is a chain of actions, of which the last is
 * answered. In a chain, `set` changes a part of the state, and `resigns` ends a seat. A question may end it. Indented lines are
 * answers, which the function writes anew.
 */
export function positions<State, Action, Event, View, Options, Sketch>(
  rules: Game<State, Action, Event, View, Options>,
  position: (sketch: Sketch) => State,
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

  const written = (actions: readonly Action[], begin: string): string =>
    listed(
      actions.map(action => rules.write(action)).filter(text => text.startsWith(begin)),
      ' | ',
      MOST_ACTIONS,
    ) || 'nothing';

  /** Questions about a state, by their first word. The seat is the one before the question, or the first that is asked. */
  const QUESTIONS: Readonly<
    Record<string, (view: View, seat: Seat, text: string, course: Course) => readonly string[]>
  > = {
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
    worth: (view, seat, text) => [shown(rules.worth?.(view, seat, actionOf(text)))],
    opens: (view, seat) => [shown(rules.openers?.(view, seat))],
    proposed: (view, seat, begin, course) => [
      written(rules.proposed?.(view, seat, rules.legal(stateOf(course), seat)) ?? [], begin),
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

  function answers(course: Course, deed: string): readonly string[] {
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

  return (text: string): string => {
    let sketch: Readonly<Record<string, unknown>> = {};
    return text
      .split('\n')
      .filter(line => !line.startsWith(' '))
      .flatMap(line => {
        const [, key = '', json = ''] = /^with (\w+) (.*)$/.exec(line) ?? [];
        if (line.startsWith('#') || line === 'position') sketch = {};
        else if (key !== '') sketch = { ...sketch, [key]: JSON.parse(json) };
        else if (line !== '' && !line.startsWith('(')) {
          const deeds = line.split(' > ');
          const deal: Course = { deal: position(sketch as Sketch), played: [], resigned: [] };
          const course = deeds.slice(0, -1).reduce(after, deal);
          return [line, ...answers(course, deeds.at(-1) ?? '').map(answer => `  ${answer}`)];
        }
        return [line];
      })
      .join('\n');
  };
}
