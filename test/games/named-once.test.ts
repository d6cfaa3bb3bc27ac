import { expect, test } from 'vitest';
import { visibleEvents } from '../../src/core/contract/game.ts';
import { presenters } from '../../src/games/presenters.ts';
import { gamesFrom } from '../../src/games/registry.ts';
import { LANGUAGES } from '../../src/presentation/language/languages.ts';
import { playedGame } from '../../tools/gallery/played.ts';

const NAMES = ['Ann', 'Ben'];

/** Returns the public events of each turn: of the moves of one seat, one after the other. */
function turnsOf(id: string): readonly (readonly unknown[])[] {
  const turns: { readonly seat: number; readonly events: unknown[] }[] = [];
  for (const { seat, events } of playedGame(id, 2, 3).played) {
    const last = turns.at(-1);
    if (last?.seat === seat) last.events.push(...visibleEvents(events, 'table'));
    else turns.push({ seat, events: [...visibleEvents(events, 'table')] });
  }
  return turns.map(({ events }) => events);
}

test.each(gamesFrom('shown'))('%s: sentences of a turn do not repeat the subject that they share', id => {
  const turns = turnsOf(id);
  for (const language of LANGUAGES) {
    const presenter = presenters[id]?.(language);
    for (const events of turns)
      for (const line of (presenter?.brief?.(events, NAMES) ?? '').split('\n')) {
        const starts = line.split(/(?<=[.。)]) ?/u).map(sentence => /^\*\*(Ann|Ben)\*\*/.exec(sentence)?.[1]);
        for (const [at, name] of starts.entries())
          if (name !== undefined && at > 0) expect([line, starts[at - 1]]).not.toEqual([line, name]);
      }
  }
});
