import { expect, test } from 'vitest';
import { SeededDice } from '../../src/core/contract/dice.ts';
import { spokenIn } from '../../src/discord/words/index.ts';
import { boardScene } from '../../src/games/porto/picture/board.ts';
import type { View } from '../../src/games/porto/rules/types.ts';
import { presenters } from '../../src/games/presenters.ts';
import { gamesFrom } from '../../src/games/registry.ts';
import { LANGUAGES } from '../../src/presentation/language/languages.ts';
import { endingOf, playedGame } from '../../tools/gallery/played.ts';
import { textsOf } from '../presentation/scenes.ts';

test.each(gamesFrom('shown'))('%s: that the game is over is one sentence in each language', id => {
  const { game, played } = playedGame(id, 2, 3);
  const [first] = played;
  const end = played.at(-1)?.state;
  const step = game.apply(end, 0, first?.action, new SeededDice(new Uint8Array(32)));
  if (step.ok) throw new Error('something is legal after the end');
  const { code } = step.refusal;
  for (const language of LANGUAGES) {
    const { words } = spokenIn(language, [id], []);
    const said = words.lobby.over;
    if (code === 'game-over')
      expect([language, presenters[id]?.(language).refusal(step.refusal, game.view(end, 0))]).toEqual([
        language,
        said,
      ]);
    const text = words.refusals.over({ people: [], possible: [] } as never);
    expect([language, text.startsWith(said)]).toEqual([language, true]);
  }
});

test.each(gamesFrom('shown'))('%s: the account names no part of 0 points', id => {
  const ended = playedGame(id, 2, 3);
  const { summary, ranks = [] } = endingOf(ended);
  const nothing = { ...summary, parts: summary.parts.map(part => ({ ...part, points: [0, 0] })) };
  const view = ended.game.view(ended.played.at(-1)?.state, 'table');
  const names = ['Ann', 'Ben'];
  for (const language of LANGUAGES) {
    const { account } = presenters[id]?.(language) ?? {};
    const linesOf = (of: typeof summary) =>
      (account?.(view, of, ranks, names) ?? []).filter(line => /\*\*(Ann|Ben)\*\* \*\*/.test(line));
    expect(linesOf(summary), 'the account of `accountIn` has a line for each seat').toHaveLength(2);
    for (const line of linesOf(summary))
      expect([language, line]).toEqual([language, expect.not.stringMatching(/[ ：]0(?![\d,.])/)]);
    for (const line of linesOf(nothing)) expect(line).toMatch(/ \*\*0\*\*$/);
  }
});

test('porto: the result has no sum where the private contracts bring nothing', () => {
  const { game, played } = playedGame('porto', 2, 3);
  const view = game.view(played.at(-1)?.state, 'table') as View;
  const seats = view.result?.seats.map(seat => ({
    ...seat,
    total: seat.score,
    private: seat.private.map(each => ({ ...each, vp: 0 })),
  }));
  const shown = { ...view, result: { ...view.result, seats } } as View;
  for (const language of LANGUAGES) {
    const sentence = presenters.porto?.(language).finale(shown, ['Ann', 'Ben']);
    expect(sentence).toContain('**Ann** 78 (');
    expect(sentence).not.toMatch(/= |— /);
    expect(presenters.porto?.(language).alt(shown, ['Ann', 'Ben'])).not.toContain('+ 0');
    expect(
      textsOf(boardScene(shown, ['Ann', 'Ben'], [], [], language)).map(({ text }) => text),
    ).not.toContain('78 + 0');
  }
});
