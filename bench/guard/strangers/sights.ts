import type { Answer, Forged } from 'local-discord';
import { parseId } from '../../../src/discord/panels/custom-id.ts';
import { portoVoice } from '../../../src/games/porto/presenter/voice.ts';
import type { View } from '../../../src/games/porto/rules/types.ts';
import { portoWords } from '../../../src/games/porto/words/all.ts';
import { privateName } from '../../../src/games/porto/words/cards.ts';
import { isWellFormed } from '../../../test/support/well-formed.ts';
import type { Stage } from './stage.ts';

/** All that an answer shows. */
export const shownBy = (answer: Answer): string =>
  [
    answer.text,
    JSON.stringify(answer.interaction.choices ?? []),
    ...answer.shown.flatMap(({ buttons, selects, attachments }) => [
      JSON.stringify(buttons.map(({ label, customId }) => [label, customId])),
      JSON.stringify(selects),
      `${attachments.length}`,
    ]),
  ].join('\n');

/** A private contract of another seat that an answer tells, unless the attacker named it. */
function contractTold(stage: Stage, { person, channel, data }: Forged, told: string): string | undefined {
  const asked = JSON.stringify(data);
  // Chapters and the lesson are the same for everybody and name contracts as examples.
  if (/"name":"rules"|:learn:/.test(asked)) return undefined;
  const target = stage.targets.find(each => each.channel === channel);
  if (target?.match.status !== 'running') return undefined;
  const { seats, position } = target.match;
  const seenFrom = (seat: number) => position.view(seat) as View;
  const nameOf = (contract: string): string => privateName(portoWords('en'), contract);
  const isOwn = (seat: number): boolean => target.match.seats[seat]?.id === person.id;
  const dealt = (own: boolean) =>
    seats.flatMap(({ seat }) => (isOwn(seat) === own ? (seenFrom(seat).dealt ?? []) : []));
  // The second copy of a contract is named after the first; a contract's own words may hold another's name ("purple houses").
  const seat = target.match.seats.find(({ id }) => id === person.id)?.seat;
  const page = seat === undefined ? '' : portoVoice('en').hand(seenFrom(seat), []);
  const known = [...dealt(true).map(nameOf), page].join('\n');
  return dealt(false).find(
    contract =>
      !asked.includes(contract) &&
      !known.includes(nameOf(contract)) &&
      (told.includes(contract) || told.includes(nameOf(contract))),
  );
}

/** Something of a game in a channel that the attacker may not see: who plays there, or the way there. */
function hiddenTold(
  { tables: { hidden } }: Stage,
  { person, channel, data }: Forged,
  told: string,
): string | undefined {
  if (channel === hidden.channel || hidden.seated.includes(person)) return undefined;
  const asked = JSON.stringify(data);
  return [...hidden.seated.map(({ name }) => name), hidden.channel.id, hidden.match.id].find(
    sign => told.includes(sign) && !asked.includes(sign),
  );
}

/** What an answer tells that its reader may not know; undefined: nothing. */
export function peeked(stage: Stage, forged: Forged, answer: Answer): string | undefined {
  const told = shownBy(answer);
  return contractTold(stage, forged, told) ?? hiddenTold(stage, forged, told);
}

/** A custom id that an answer shows without the shape of its verb: nobody would have attacked with it. */
export const misshapen = (answer: Answer): string | undefined =>
  answer.shown
    .flatMap(({ buttons, selects }) => [
      ...buttons.flatMap(({ customId }) => customId ?? []),
      ...selects.map(({ customId }) => customId),
    ])
    .find(shown => {
      const parsed = parseId(shown);
      return !parsed.ok || !isWellFormed(parsed.id);
    });
