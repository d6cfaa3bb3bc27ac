import { expect, test } from 'vitest';
import { SeededDice } from '../../src/core/dice.ts';
import { spokenIn } from '../../src/discord/words/index.ts';
import { presenters } from '../../src/games/presenters.ts';
import { gamesFrom } from '../../src/games/registry.ts';
import { LANGUAGES } from '../../src/presentation/language/languages.ts';
import { playedGame } from '../../tools/gallery/played.ts';

test.each(gamesFrom('shown'))('%s: that the game is over is one sentence in each language', id => {
  const { game, played } = playedGame(id, 2, 3);
  const [first] = played;
  const end = played.at(-1)?.state;
  const step = game.apply(end, 0, first?.action, new SeededDice(new Uint8Array(32)));
  if (step.ok) throw new Error('something is legal after the end');
  for (const language of LANGUAGES) {
    const { words } = spokenIn(language, [id], []);
    const said = words.lobby.over;
    expect([language, presenters[id]?.(language).refusal(step.refusal, game.view(end, 0))]).toEqual([
      language,
      said,
    ]);
    const told = words.refusals.over({ people: [], possible: [] } as never);
    expect([language, told.startsWith(said)]).toEqual([language, true]);
  }
});
