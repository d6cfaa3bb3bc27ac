import { describe, expect, it } from 'vitest';
import { vintage } from '../../../../src/games/vintage/game.ts';
import { box } from '../../../../src/games/vintage/rules/box.ts';
import { circlesOf } from '../../../../src/games/vintage/rules/circles.ts';
import { qualityOf } from '../../../../src/games/vintage/rules/estates.ts';
import { COLUMNS, type View } from '../../../../src/games/vintage/rules/types.ts';
import { vintageWords } from '../../../../src/games/vintage/words/all.ts';
import { turnAlt } from '../../../../src/games/vintage/words/own-alt.ts';
import { cardText } from '../../../../src/games/vintage/words/terms.ts';
import { LANGUAGES } from '../../../../src/presentation/language/languages.ts';
import { plain } from '../../../../src/presentation/text/names.ts';
import { game, SEATS } from '../games.ts';

const NAMES = ['Xana', 'Xrui', 'Xeva', 'Xgil'];

/** Every decision of whole games, as the seat that decides sees it. */
const decisions = SEATS.flatMap((seats, seed) => {
  const { deal, played } = game(seats, seed + 3);
  return played.map(({ seat }, at): { readonly name: string; readonly view: View } => ({
    name: `${seats} seats, ${at}`,
    view: vintage.view(played[at - 1]?.state ?? deal, seat),
  }));
});
const turns = decisions.filter(({ view }) => view.phase.type === 'turn');

describe.each(LANGUAGES)('the alt text of a turn’s picture in %s', language => {
  const words = vintageWords(language);
  const said = (view: View): string => turnAlt(words, view, NAMES.slice(0, view.players.length));

  it('has all free circles and all open cards, and names each seat once', () => {
    for (const { name, view } of turns) {
      const text = said(view);
      const seats = view.players.length;
      const free = COLUMNS.map(column => {
        const numbers = circlesOf(seats, column).filter((_, at) => view.table[column][at] === null);
        const shown = column === 'card' ? `${numbers.length}×1` : numbers.join(' ');
        return `${words.alt.columns[column]} ${numbers.length === 0 ? words.alt.full : shown}`;
      });
      const open = view.display.map(card => (card === null ? '–' : cardText(words, card)));
      for (const line of [words.alt.free(free.join(', ')), words.alt.display(open.join(', '))])
        expect([name, text, text.includes(plain(line))]).toEqual([name, text, true]);
      const lines = text.split('\n');
      for (const each of NAMES.slice(0, seats))
        expect([name, each, lines.filter(line => line.startsWith(each)).length <= 1]).toEqual([
          name,
          each,
          true,
        ]);
    }
  });

  it('has the seat’s own means, hand, Estates and lots, where a decision needs them', () => {
    for (const { name, view } of decisions) {
      const player = view.players[view.turn];
      if (!player) throw new Error(name);
      const text = said(view);
      const lots = [...player.boat.lots, ...player.cellar.ruby, ...player.cellar.tawny];
      const needed = [
        ...[...(view.drawn ?? []), ...player.known].map(card => cardText(words, card)),
        ...player.estates.map(estate => String(qualityOf(estate))),
        ...(view.phase.type === 'turn' ? [words.hand.store(player.brandy, box.seat.brandy)] : []),
        ...lots.map(({ quality }) => String(quality)),
      ];
      for (const each of needed) expect([name, each, text.includes(plain(each))]).toEqual([name, each, true]);
      expect(text.length).toBeLessThanOrEqual(1024);
    }
  });
});
