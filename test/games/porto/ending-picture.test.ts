import { expect, it } from 'vitest';
import { STRENGTHS } from '../../../src/core/contract/player.ts';
import { lobbyScene } from '../../../src/games/porto/picture/lobby.ts';
import { itemOf } from '../../presentation/scenes.ts';

it('a player of the bot has a face for each strength', () => {
  const faces = STRENGTHS.map(strength => {
    const found = itemOf(lobbyScene(['A'], 1, '', 'en', [], [strength]), 'seat/1/player');
    return found?.type === 'sprite' ? JSON.stringify(found.items) : '';
  });
  expect(new Set(faces).size).toBe(STRENGTHS.length);
});
