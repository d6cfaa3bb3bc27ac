import type { Term } from '../../core/evaluation.ts';
import { foresee } from '../../stage/foresee.ts';
import { capital, grammar } from '../../stage/grammar.ts';
import type { Hint } from '../../table/hints.ts';
import { type Answer, say } from '../answer.ts';
import { fitted } from '../messages/text.ts';
import type { Room } from '../room.ts';
import type { Visit } from '../visit.ts';
import { tenths } from '../words/figures.ts';
import { shortLabel } from './best.ts';
import { stale } from './commit.ts';
import { type Button, buttonRows } from './components.ts';
import { panel } from './panel.ts';
import { kindOf, type PanelContext, panelContext } from './panel-context.ts';
import { foreseenPicture } from './proposal.ts';
import { awaited, refused, type SeatedPerson, seatHere } from './seat.ts';

/** So many actions are named, and so many reasons for each. */
const ACTIONS = 3;
const REASONS = 3;
/** What makes less of a difference, in points, is no reason. */
const LEAST = 0.5;

/** An action of a hint. */
interface Advised {
  readonly action: unknown;
  /** On its button. */
  readonly label: string;
  readonly value: number;
  readonly terms: readonly Term[];
}

/** Of the channel's game, asked for by a command. */
export async function hintHere(room: Room, visit: Visit): Promise<Answer> {
  const seated = await seatHere(room, visit);
  if (seated.ok) return hint(room, visit, seated.value, seated.value.match.rev);
  return refused(room, seated.refusal, await room.table.latest(visit.channelId));
}

/** What is worth a look in the presser's decision, told to them alone. @param rev what the button was made for */
export async function hint(
  room: Room,
  { person }: Visit,
  seating: SeatedPerson,
  rev: number | null,
): Promise<Answer> {
  const { match, seat } = seating;
  if (rev !== match.rev) return stale(room, seating, []);
  const context = panelContext(room, seating);
  const { hints } = room.words;
  const lone = context.legal.length === 1 && room.table.hints.areOffered(match);
  if (lone && !awaited(seating) && match.pausedAt === null)
    return panel(room, seating, [], { remark: hints.only });
  const asked = await room.table.hints.ask(match.id, person.id, { rev });
  if (asked.ok) return told(context, asked.value);
  if (asked.refusal.code !== 'table/stale') return refused(room, asked.refusal, match, seat);
  const now = (await room.table.get(match.id)) ?? match;
  return stale(room, { match: now, seat }, [], asked.refusal);
}

async function told(context: PanelContext, { lines, used }: Hint): Promise<Answer> {
  const { room, presenter, game, view, seating, open } = context;
  const { hints, panel: words } = room.words;
  const advised = advisedBy(context, lines);
  const [best] = advised;
  if (!best) return say(hints.none);
  const alone = seating.match.seats.length === 1;
  const eventsOf = (action: unknown) => foresee(game, view, seating.seat, action);
  const file = await foreseenPicture(context, best.action, eventsOf(best.action));
  const named = advised.map((each, place) => {
    const worth = alone ? hints.score(points(room, each.value)) : hints.margin(signed(room, each.value));
    return [
      `${place + 1}. **${presenter.deed(each.action, view, eventsOf(each.action))}** · ${worth}`,
      `   ${whyOf(context, each, advised)}`,
    ].join('\n');
  });
  const buttons = advised.map(
    ({ action, label }, place): Button => ({
      label: grammar(room.language).labelled(`${place + 1}`, label),
      id: open(game.fields(action)),
      style: place === 0 ? 'main' : 'quiet',
    }),
  );
  return {
    content: fitted(
      [
        hints.title,
        ...named,
        `-# ${alone ? hints.scoreMeans : hints.marginMeans} ${hints.press}`,
        `-# ${hints.counted(used)}`,
      ].join('\n'),
    ),
    rows: buttonRows([...buttons, { label: words.back, id: open([]) }]),
    ...(file && { file }),
  };
}

/** Those that a reader can tell apart, the best first; where the first two are of one kind, the last is the best of another. */
export function advisedBy(context: PanelContext, lines: Hint['lines']): readonly Advised[] {
  const { game, legal } = context;
  const byText = new Map(legal.map(action => [game.write(action), action]));
  const found = new Map<string, Advised>();
  for (const { action: text, value, terms } of lines) {
    const action = byText.get(text);
    if (action === undefined) continue;
    const label = shortLabel(context, action);
    if (!found.has(label)) found.set(label, { action, label, value, terms });
  }
  const all = [...found.values()];
  const first = all.slice(0, ACTIONS - 1);
  const kinds = first.map(({ action }) => kindOf(game, action).flat().join('='));
  const isAnother = ({ action }: Advised) => !kinds.includes(kindOf(game, action).flat().join('='));
  const rest = all.slice(ACTIONS - 1);
  const last = (new Set(kinds).size === 1 ? rest.find(isAnother) : undefined) ?? rest[0];
  return last ? [...first, last] : first;
}

/** What sets an action apart from the best, or the best from the second; where nothing does, from the last that is named. */
function whyOf(context: PanelContext, advised: Advised, all: readonly Advised[]): string {
  for (const other of all) {
    if (other === advised) continue;
    const found = reasons(context, advised, other);
    if (found.length > 0) return grammar(context.room.language).sentence(capital(found.join('; ')));
  }
  return context.room.words.hints.noReason;
}

/** The terms that differ most, in the game's words. */
function reasons(
  { presenter, view, seating }: PanelContext,
  { action, terms }: Advised,
  other: Advised,
): readonly string[] {
  const differences = new Map(terms.map(({ name, value }) => [name, value]));
  for (const { name, value } of other.terms) differences.set(name, (differences.get(name) ?? 0) - value);
  return [...differences]
    .map(([name, value]) => ({ name, value }))
    .filter(({ value }) => Math.abs(value) >= LEAST)
    .toSorted((one, another) => Math.abs(another.value) - Math.abs(one.value))
    .flatMap(term => presenter.reason?.(term, view, seating.seat, action) ?? [])
    .slice(0, REASONS);
}

const points = ({ language }: Room, value: number): string => grammar(language).number(tenths(value));

/** With a sign before it: what is ahead, and what behind. */
const signed = (room: Room, value: number): string => {
  const rounded = tenths(value);
  if (rounded === 0) return points(room, 0);
  return `${rounded > 0 ? '+' : '−'}${points(room, Math.abs(rounded))}`;
};
