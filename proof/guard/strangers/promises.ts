/** Replacement of a text that stands exactly once in a file. */
export interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/**
 * A change that breaks the bot. It removes a check of rights, which the attacks must find, or breaks a guarantee, which a test
 * must find.
 */
export interface Mutant {
  readonly name: string;
  readonly edits: readonly Edit[];
  /** Test file that must fail. Absent: the attacks must find the change. */
  readonly test?: string;
}

/** A change that breaks a guarantee. */
export interface BrokenPromise extends Edit {
  readonly name: string;
  /** Test file that must fail. */
  readonly test: string;
  /** Second change, where two parts of the bot keep the guarantee. */
  readonly also?: Edit;
}

/** Broken guarantees. The short form of each named test must fail. */
export const BROKEN_PROMISES: readonly BrokenPromise[] = [
  {
    name: "a game's buttons work in every channel",
    test: 'test/discord/may-press.test.ts',
    file: 'src/discord/gateway/may-press.ts',
    from: 'asked.match.channelId === asked.visit.channelId &&',
    to: '',
  },
  {
    name: 'what is deleted stays in unused pages of the file',
    test: 'test/store/file.test.ts',
    file: 'src/store/dialect/sqlite.ts',
    from: "'secure_delete = ON'",
    to: "'secure_delete = OFF'",
  },
  {
    name: 'a board pings who has turned pings off',
    test: 'test/evenings/pings.evening',
    file: 'src/table/waiting/decision-pings.ts',
    from: 'if (isDeaf(person, match, wait.seat)) continue;',
    to: '',
  },
  {
    name: 'a question pings who has turned pings off',
    test: 'test/evenings/pings.evening',
    file: 'src/table/pings/request-pings.ts',
    from: 'if (!person.pings) continue;',
    to: '',
  },
  {
    name: 'a board that stood there already has pinged nobody',
    test: 'test/discord/killed-at-every-step.test.ts',
    file: 'src/discord/messages/delivery.ts',
    from: "notice.attempts > 0 && first !== null && match.status === 'running'",
    to: 'false',
  },
  {
    name: 'a ping is looked for below the newest board alone',
    test: 'test/discord/killed-at-every-step.test.ts',
    file: 'src/discord/messages/posts.ts',
    from: 'SHOW_A_BOARD.includes(notice.kind) ? match.boardMessageId : null',
    to: 'match.boardMessageId',
  },
  {
    name: 'who sleeps by now was not pinged about a question before',
    test: 'test/discord/killed-at-every-step.test.ts',
    file: 'src/discord/messages/request-posts.ts',
    from: 'if (stands) await',
    to: 'if (false) await',
  },
  {
    name: 'a board pings in a pause',
    test: 'test/evenings/pause.evening',
    file: 'src/table/waiting/decision-pings.ts',
    from: 'match.rev !== rev || match.pausedAt !== null || ',
    to: 'match.rev !== rev || ',
    also: {
      file: 'src/discord/messages/board.ts',
      from: "match.status === 'running' && match.pausedAt !== null;",
      to: "match.status !== 'running';",
    },
  },
  {
    name: 'a person who has resigned reads suggestions for a typed option',
    test: 'test/evenings/do.evening',
    file: 'src/discord/panels/typing/autocomplete.ts',
    from: 'if (!seated.ok || awaited(seated.value)) return [];',
    to: 'if (!seated.ok) return [];',
  },
  {
    name: 'a person who has resigned reads suggestions for an action',
    test: 'test/evenings/do.evening',
    file: 'src/discord/panels/typing/typed-action.ts',
    from: 'if (!seated.ok || awaited(seated.value)) return [];',
    to: 'if (!seated.ok) return [];',
  },
  {
    name: 'a morning message names people who share no statistics',
    test: 'test/table/mornings.test.ts',
    file: 'src/table/mornings/mornings.ts',
    from: 'filter(id => !sharing.includes(id))',
    to: 'filter(id => id === undefined)',
    also: {
      file: 'src/store/repositories/morning-facts.ts',
      from: 'coalesce(people.stats, 1) = 1',
      to: 'coalesce(people.stats, 1) >= 0',
    },
  },
  {
    name: "the archive shows a deal's par before play",
    test: 'test/table/deals.test.ts',
    file: 'src/table/deals/deals.ts',
    from: 'done.length > 0 ? (stored.par?.points ?? null) : null',
    to: 'stored.par?.points ?? null',
  },
  {
    name: 'the list of open tables has those of a blocked person',
    test: 'test/evenings/everywhere.evening',
    file: 'src/table/lobby/reaches.ts',
    from: 'open: withRoomFor',
    to: 'open: async (_: unknown, lobbies) => lobbies',
  },
  {
    name: 'the list of other servers has the tables of a blocked person',
    test: 'test/evenings/everywhere.evening',
    file: 'src/table/lobby/reaches.ts',
    from: 'everywhere: withRoomFor',
    to: 'everywhere: async (_: unknown, lobbies) => lobbies',
  },
  {
    name: 'a rating is settled after nine games',
    test: 'test/table/ratings.test.ts',
    file: 'src/core/contract/rating-formula.ts',
    from: 'SETTLED_AT = 10',
    to: 'SETTLED_AT = 9',
  },
  {
    name: 'a game counts as a meeting for twenty days instead of thirty',
    test: 'test/table/ratings.test.ts',
    file: 'src/core/contract/rating-formula.ts',
    from: 'MEETING_MS = 30',
    to: 'MEETING_MS = 20',
  },
  {
    name: 'a person stays rated although the stand-in made most choices',
    test: 'test/table/ratings.test.ts',
    file: 'src/table/results/rated-field.ts',
    from: ' || isMostlyStandIn(share)',
    to: '',
  },
  {
    name: "a league's ranking asks the opponents before the meeting",
    test: 'test/table/leagues/core.test.ts',
    file: 'src/table/leagues/standings.ts',
    from: '      other.direct - one.direct ||\n      other.opponents - one.opponents ||',
    to: '      other.opponents - one.opponents ||\n      other.direct - one.direct ||',
  },
  {
    name: 'Vintage breaks ties by the quality of Estates first',
    test: 'test/games/positions.test.ts',
    file: 'src/games/vintage/rules/scoring.ts',
    from: 'other.estates - one.estates || other.quality - one.quality',
    to: 'other.quality - one.quality || other.estates - one.estates',
  },
  {
    name: 'Vintage says 1 points',
    test: 'test/contract/presenter/sentences.test.ts',
    file: 'src/games/vintage/words/en.ftl',
    from: '        [one] { NUMBER($count) } point\n',
    to: '        [one] { NUMBER($count) } points\n',
  },
  {
    name: "Vintage's alt text names the best total as the winner",
    test: 'test/games/resigned.test.ts',
    file: 'src/games/vintage/words/alt.ts',
    from: 'view.result?.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))',
    to: 'view.result?.totals.flatMap((total, seat, all) => (total === Math.max(...all) ? [seat] : []))',
  },
  {
    name: 'a step of Green Port never says that the turn goes on',
    test: 'test/contract/contract.test.ts',
    file: 'src/games/green-port/rules/apply.ts',
    from: 'goesOn: turnGoesOn(action, seat)',
    to: 'goesOn: false',
  },
  {
    name: 'a step of Vintage never says that the turn goes on',
    test: 'test/contract/contract.test.ts',
    file: 'src/games/vintage/rules/apply.ts',
    from: "next.phase.type !== 'turn' && next.phase.type !== 'over'",
    to: 'false',
  },
  {
    name: 'Porto gives the totals to the wrong seats',
    test: 'test/contract/contract.test.ts',
    file: 'src/games/porto/game.ts',
    from: 'seats.map(({ total }) => total)',
    to: 'seats.map(({ total }) => total).toReversed()',
  },
  {
    name: 'Green Port gives the totals to the wrong seats',
    test: 'test/contract/contract.test.ts',
    file: 'src/games/green-port/views/view.ts',
    from: '{ totals: points, ranks }',
    to: '{ totals: points.toReversed(), ranks }',
  },
  {
    name: 'Vintage gives the totals to the wrong seats',
    test: 'test/contract/contract.test.ts',
    file: 'src/games/vintage/views/view.ts',
    from: 'return { totals, ranks };',
    to: 'return { totals: totals.toReversed(), ranks };',
  },
  {
    name: 'a view of Porto does not know who resigned',
    test: 'test/contract/contract.test.ts',
    file: 'src/games/porto/views/view.ts',
    from: 'resultOf(state, aside?.resigned)',
    to: 'resultOf(state)',
  },
  {
    name: 'a view of Green Port does not know who resigned',
    test: 'test/contract/contract.test.ts',
    file: 'src/games/green-port/views/view.ts',
    from: 'resultOf(state, aside?.resigned)',
    to: 'resultOf(state)',
  },
  {
    name: 'a view of Vintage does not know who resigned',
    test: 'test/contract/contract.test.ts',
    file: 'src/games/vintage/views/view.ts',
    from: 'resultOf(state, aside?.resigned)',
    to: 'resultOf(state)',
  },
  {
    name: "Porto's hard player does not look ahead",
    test: 'test/games/puzzles.test.ts',
    file: 'src/games/porto/bots/strengths.ts',
    from: 'PLAYOUTS[players.length - 1] ?? 48',
    to: '0',
  },
  {
    name: "Green Port's hard player does not look ahead",
    test: 'test/games/puzzles.test.ts',
    file: 'src/games/green-port/bots/strengths.ts',
    from: '...TRIES[players.length], within',
    to: 'within',
  },
  {
    name: "Vintage's hard player does not look ahead",
    test: 'test/games/puzzles.test.ts',
    file: 'src/games/vintage/bots/strengths.ts',
    from: 'Math.ceil((PLAYOUTS * 2) / players.length)',
    to: '0',
  },
];
