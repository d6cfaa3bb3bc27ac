/** Row of a lobby, as the store returns it. `DEAL` is its deal. No rules exist for its game. */
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
