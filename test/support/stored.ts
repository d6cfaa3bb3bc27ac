/** A lobby in the form of the store. `DEAL` is its deal. Both are of a game without rules. */
export const MATCH = {
  id: 'm1',
  game: 'toy',
  options: {},
  channelId: 'c1',
  guildId: null,
  openerId: 'u1',
  openerName: 'Ann',
  seatsWanted: 2,
  seed: '00'.repeat(32),
  createdAt: 10,
};

export const DEAL = { state: {}, dice: {}, rules: 1, at: 20 };
