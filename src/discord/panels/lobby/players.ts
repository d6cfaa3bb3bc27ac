import { isPerson, nextPlayer, STRENGTHS, type Strength } from '../../../core/contract/player.ts';
import { LANGUAGES } from '../../../presentation/language/languages.ts';
import { playerName, quotable, STRENGTH_NAMES } from '../../../presentation/text/names.ts';
import type { Match } from '../../../table/match/types.ts';
import { type Button, buttonRows } from '../../buttons/components.ts';
import { idOf } from '../../buttons/custom-id.ts';
import { arrangeButton } from '../../buttons/match-buttons.ts';
import { refused, seatIn } from '../../buttons/seated-person.ts';
import type { OptionChoice } from '../../context/command.ts';
import { boldAt, type Context } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { type Answer, say } from '../../ports/answer.ts';
import { matchHandlers } from '../handlers.ts';
import { removing, showButtons } from './lobby.ts';

/** Maximum number of bots of one strength in a request. The table decides whether so many bots fit. */
const MOST_AT_ONCE = 9;
const MOST_OFFERED = 25;

const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();

const STRENGTHS_CALLED: ReadonlyMap<string, Strength> = new Map(
  STRENGTHS.flatMap(strength =>
    [strength, ...LANGUAGES.map(language => STRENGTH_NAMES[language][strength])].map(
      name => [folded(name), strength] as const,
    ),
  ),
);

const strengthOf = (word: string): Strength | undefined => STRENGTHS_CALLED.get(folded(word));

/** Reads the wanted bots, such as "hard", "2 hard, easy" or "difícil x2". Returns the first part that it can't read, if any. */
export function readPlayers(typed: string): readonly Strength[] | { readonly unknown: string } {
  const players: Strength[] = [];
  for (const part of typed.split(/[,;+&/]+|\s(?:and|e|와|과)\s/u)) {
    const text = part.trim();
    if (text === '') continue;
    const [, before, called = '', after] =
      /^(\d{1,2})?\s*(?:[x×*]\s*)?(\p{L}+?)\s*(?:[x×*]\s*(\d{1,2}))?$/u.exec(text) ?? [];
    const words = called === '' ? text.split(/\s+/) : [called];
    const count = Number(before ?? after ?? 1);
    for (const word of words) {
      const strength = strengthOf(word);
      if (strength === undefined || count < 1 || count > MOST_AT_ONCE) return { unknown: text };
      players.push(...Array.from({ length: count }, () => strength));
    }
  }
  return players;
}

const written = (players: readonly Strength[], nameOf: (strength: Strength) => string): string =>
  STRENGTHS.flatMap(strength => {
    const count = players.filter(player => player === strength).length;
    return count === 0 ? [] : count === 1 ? nameOf(strength) : `${count} ${nameOf(strength)}`;
  }).join(', ');

const companies = (count: number, from = 0): readonly (readonly Strength[])[] =>
  count === 0
    ? [[]]
    : STRENGTHS.slice(from).flatMap((strength, at) =>
        companies(count - 1, from + at).map(others => [strength, ...others]),
      );

/** Suggests bots for a table with `seats` seats, starting with few bots. */
export function suggestPlayers(
  context: Context,
  game: string,
  seats: number,
  typed: string,
): readonly OptionChoice[] {
  if (context.table.strengths(game).length === 0) return [];
  const names = STRENGTH_NAMES[context.language];
  const sought = readPlayers(typed);
  const holds = (players: readonly Strength[]): boolean =>
    'unknown' in sought
      ? folded(written(players, strength => names[strength])).includes(folded(typed.trim()))
      : STRENGTHS.every(
          strength =>
            players.filter(player => player === strength).length >=
            sought.filter(player => player === strength).length,
        );
  return Array.from({ length: seats - 1 }, (_, at) => companies(at + 1))
    .flat()
    .filter(holds)
    .slice(0, MOST_OFFERED)
    .map(players => ({
      name: written(players, strength => names[strength]),
      value: written(players, strength => strength),
    }));
}

export function unknownPlayers(context: Context, typed: string): Answer {
  const names = STRENGTHS.map(strength => STRENGTH_NAMES[context.language][strength]);
  return say(context.words.players.unknown(quotable(typed), names, names.at(-1) ?? '', names.slice(0, 2)));
}

async function choice(context: Context, visit: Visit, match: Match, remark?: string): Promise<Answer> {
  const { does, ask, full } = context.words.players;
  const free = match.seats.length < match.seatsWanted;
  const nameOf = (strength: Strength): string =>
    playerName(strength, nextPlayer(strength, match.seats), context.language);
  const strengths = free ? context.table.strengths(match.game) : [];
  const add = strengths.map(
    (strength): Button => ({
      label: nameOf(strength),
      id: idOf(match.id, 'player', strength),
      style: 'main',
    }),
  );
  const players = match.seats.filter(seat => !isPerson(seat)).map(({ id }) => id);
  const remove = removing(context, visit, match).filter(({ id }) => players.includes(id.args[0] ?? ''));
  return {
    content: [
      ...(remark === undefined ? [] : [remark]),
      free ? ask : full,
      ...strengths.map(strength => `- ${does[strength](nameOf(strength))}`),
    ].join('\n'),
    rows: [
      ...buttonRows(add),
      ...buttonRows(remove),
      ...buttonRows([
        ...(await showButtons(context, match, visit.person.id)),
        ...arrangeButton(context, match, visit.person.id),
      ]),
    ],
  };
}

/**
 * Handles the lobby's button for bots and the buttons under the choice of bots.
 * @param strength bot to add; absent: shows the choice
 */
async function playersPress(
  context: Context,
  visit: Visit,
  match: Match,
  strength: Strength | undefined,
): Promise<Answer> {
  if (match.status !== 'lobby') return refused(context, { code: 'table/already-started', with: {} }, match);
  if (strength === undefined) {
    const seating = seatIn(context, match, visit);
    return seating.ok ? choice(context, visit, match) : refused(context, seating.refusal, match);
  }
  const added = await context.table.addPlayer(match.id, visit.person.id, strength);
  if (!added.ok) return refused(context, added.refusal, match);
  const now = added.value;
  const name = boldAt(now, now.seats.length - 1, context.language);
  return choice(context, visit, now, context.words.players.added(name, now.seats.length, now.seatsWanted));
}

export const presses = matchHandlers({
  player: ({ context, visit, match, args: [strength] }) => playersPress(context, visit, match, strength),
});
