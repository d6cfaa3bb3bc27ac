import type { Action, Event, PrivateContract, View } from '../../../games/porto/types.ts';
import { plain } from '../../names.ts';
import type { Names } from '../../presenter.ts';
import { alt, LONGEST_ALT } from './alt.ts';
import { cardName, privateMeaning, privateName } from './cards.ts';
import { deed } from './choices.ts';
import { capital, listed, plural } from './grammar.ts';
import { sumOf } from './points.ts';
import { floorsOn, share, story, tokenMoved } from './story.ts';

const contractLine = (contract: PrivateContract): string =>
  `- **${capital(privateName(contract))}** — ${privateMeaning(contract)}`;

const lines = (event: Event, names: Names): readonly string[] => {
  switch (event.type) {
    case 'built': {
      const cards = `${cardName(event.number)} + ${cardName(event.colour)}`;
      return [
        `${floorsOn(event.placed)} (${cards}).${tokenMoved(event.placed)}`,
        `**${plural(sumOf(event.points), 'point')}**: ${share(event)}.`,
      ];
    }
    case 'timerBuilt': {
      const cards = `${cardName(event.number)} + ${cardName(event.colour)}`;
      const lost = event.tokenLost > 0 ? ` The token on its roof (${event.tokenLost}) is lost.` : '';
      return [`${floorsOn(event.placed)} (${cards}), for no points.${tokenMoved(event.placed)}${lost}`];
    }
    case 'drew':
      return [`Into your hand: ${listed(event.cards.map(({ card }) => cardName(card)))}.`];
    case 'refilled':
    case 'reshuffled':
    case 'timerDiscarded':
      // Chance: what three imagined worlds agree in is no promise.
      return [];
    case 'kept':
      return (event.contracts ?? []).map(contractLine);
    case 'dealt':
    case 'passed':
    case 'timerIdle':
    case 'endTriggered':
    case 'ended':
      return story([event], names);
  }
};

/** What an action would bring, not done yet: the place, the cards, the points part by part; markdown. */
export const foreseen = (events: readonly Event[], names: Names): readonly string[] =>
  events.flatMap(event => lines(event, names));

/** The text twin of a preview: what is a ghost, then the board as it is, as many of its lines as fit. */
export const previewAlt = (view: View, names: Names, events: readonly Event[]): string => {
  const built = events.filter(({ type }) => type === 'built' || type === 'timerBuilt');
  let written = `Preview, not done yet: ${foreseen(built, names).map(plain).join(' ')}`;
  for (const line of ['The board now:', ...alt(view, names).split('\n')]) {
    if (written.length + 1 + line.length > LONGEST_ALT) break;
    written += `\n${line}`;
  }
  return written;
};

/** The best builds of a hand that is yet to be drawn. */
export const prospects = (
  later: readonly { readonly action: Action; readonly worth: number }[],
  view: View,
): readonly string[] =>
  later.length === 0
    ? ['With that hand nothing can be built yet.']
    : [
        'With that hand, as the board stands, you could:',
        ...later.map(({ action, worth }) => `- ${deed(action, view)}: **${plural(worth, 'point')}**`),
      ];
