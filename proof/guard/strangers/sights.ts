import type { Answer, Forged } from 'local-discord';
import { parseId } from '../../../src/discord/buttons/custom-id.ts';
import { isWellFormed } from '../../../test/support/well-formed.ts';
import type { Setup } from './setup.ts';

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

function secretShown(stage: Setup, { person, channel, data }: Forged, shownText: string): string | undefined {
  const asked = JSON.stringify(data);
  // Chapters of the rules and the lesson are the same for all people, and name secrets as examples.
  if (/"name":"rules"|:(learn|rules):/.test(asked)) return undefined;
  const target = stage.targets.find(each => each.channel === channel);
  if (target?.match.status !== 'running') return undefined;
  const { seats, position } = target.match;
  return stage.attacked.secretIn({
    text: shownText,
    asked,
    reader: seats.find(({ id }) => id === person.id)?.seat,
    seats: seats.length,
    view: seat => position.view(seat),
  });
}

function hiddenShown(
  { tables: { hidden } }: Setup,
  { person, channel, data }: Forged,
  shownText: string,
): string | undefined {
  if (channel === hidden.channel || hidden.seated.includes(person)) return undefined;
  const asked = JSON.stringify(data);
  return [...hidden.seated.map(({ name }) => name), hidden.channel.id, hidden.match.id].find(
    sign => shownText.includes(sign) && !asked.includes(sign),
  );
}

export function peeked(stage: Setup, forged: Forged, answer: Answer): string | undefined {
  const shown = shownBy(answer);
  return secretShown(stage, forged, shown) ?? hiddenShown(stage, forged, shown);
}

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
