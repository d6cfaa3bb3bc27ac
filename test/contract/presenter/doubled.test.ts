import { expect, test } from 'vitest';
import { plain } from '../../../src/presentation/text/names.ts';
import { wholeGames } from '../whole-games.ts';
import { SPOKEN } from './spoken.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];
/** Decisions of a game from one examined position to the next. */
const STEP = 11;

/** Returns the lines in which the words after a colon begin with the label before it, or repeat its end. */
function doubled(said: string): readonly string[] {
  return plain(said)
    .toLowerCase()
    .split('\n')
    .filter(line => {
      const [, label = '', value = ''] = /^[-\s]*([^:：]+?)\s?[:：]\s*(.+)$/u.exec(line) ?? [];
      const words = label.split(' ').slice(-2).join(' ');
      return label.length > 1 && (value.startsWith(label) || ` ${value}`.endsWith(` ${words}`));
    });
}

test.each(SPOKEN)(
  'no line of $id in $language says its label twice',
  ({ id: _, game, speak, language, tables }) => {
    const voice = speak(language);
    const found = new Set<string>();
    for (const { decisions, seats } of wholeGames(game, tables)) {
      const names = NAMES.slice(0, seats);
      for (const [at, { before, state }] of decisions.entries()) {
        if (at % STEP !== 0 && at < decisions.length - 1) continue;
        for (const position of [before, state]) {
          const open = game.view(position, 'table');
          const said = [
            voice.alt(open, names),
            voice.text?.(open, names, 1_800) ?? '',
            voice.terminal(open, names),
          ];
          for (const seat of names.keys())
            said.push(
              voice.hand(game.view(position, seat), names),
              voice.seatPage?.(open, seat, names) ?? '',
            );
          for (const line of said.flatMap(doubled)) found.add(line);
        }
      }
    }
    expect([...found]).toEqual([]);
  },
);
