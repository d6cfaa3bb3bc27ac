import type { DirectMessageKind, NoticeKind, Repositories } from '../../store/index.ts';
import type { Limited } from '../match/limits.ts';
import type { UnsentDirectMessage } from '../match/services.ts';
import { apartAfter, apartAmong, areDivided, divided, unwanted, withRoomFor } from './blocks.ts';

const SAME_GAME = 'both sit at the game, and this is a part of it';
const OWN_WISH = 'the receiver wished for it, and reads what everybody in the channel may read';
const NOBODY = 'reaches no other person';

/**
 * Ways in which an act of one person reaches another: seats, lists, direct messages, messages of a match, and acts that have a
 * limit. Each way has the function that looks for a block between the two people, or the reason why no block counts. Other
 * files look for blocks through this table only, so a new way needs an entry.
 */
export const REACHES = {
  seats: {
    join: unwanted,
    confirm: unwanted,
    offered: unwanted,
    invitation: divided,
    rematch: apartAfter,
    found: areDivided,
    pairing: ({ seeks }: Pick<Repositories, 'seeks'>) => seeks.blocks(),
    league: apartAmong,
    duplicate: apartAmong,
  },
  lists: {
    open: withRoomFor,
    everywhere: withRoomFor,
    glance: 'shows what everybody in the channel may read',
    leaderboard: 'compares all people of a server',
    profile: 'shows what the person lets others see',
    morning: 'one message for the whole server',
  },
  directMessages: {
    table: 'asked when it is sent, by the list of open tables',
    review: divided,
    found: 'asked when the game is found',
    round: OWN_WISH,
    end: OWN_WISH,
  },
  notices: {
    lobby: 'goes to the places of people with a seat, who were asked for at their seats',
    closed: 'edits the message of a lobby or of a game',
    question: 'pings people of a lobby, who are asked for again, or of a game in which both sit',
    left: 'edits a message of the person who has left',
    role: 'pings a role, whose members Discord alone knows',
    operator: 'the operator writes it',
    redraw: SAME_GAME,
    vote: SAME_GAME,
    progress: SAME_GAME,
    board: SAME_GAME,
    ping: SAME_GAME,
    reminder: SAME_GAME,
    note: SAME_GAME,
    nudge: SAME_GAME,
    overdue: SAME_GAME,
    seat: SAME_GAME,
    request: SAME_GAME,
  },
  acts: {
    open: 'reaches the people of the list of open tables',
    thread: 'the thread is empty at first',
    invite: 'asked as an invitation, or as a rematch',
    'invite-one': 'asked as an invitation, or as a rematch',
    rematch: 'asked as a rematch',
    ask: SAME_GAME,
    undo: SAME_GAME,
    away: SAME_GAME,
    phrase: 'each place asks who of its people wants to read the speaker',
    share: 'posted for everybody in the channel',
    puzzle: NOBODY,
    wish: NOBODY,
    seek: 'asked when the game is found, or at the seat',
    report: 'reaches the operator alone',
  },
} as const satisfies {
  readonly directMessages: Readonly<Record<DirectMessageKind, string | typeof divided>>;
  readonly notices: Readonly<Record<NoticeKind, string>>;
  readonly acts: Readonly<Record<Limited, string>>;
} & Readonly<Record<string, object>>;

/**
 * Leaves out the direct messages that a block keeps from their receivers.
 * @param by person whose act the messages report; absent: they report no person's act
 */
export async function unblocked(
  repositories: Repositories,
  directMessages: readonly UnsentDirectMessage[],
  by?: string,
): Promise<readonly UnsentDirectMessage[]> {
  const kept: UnsentDirectMessage[] = [];
  for (const directMessage of directMessages) {
    const asked = REACHES.directMessages[directMessage.kind];
    if (typeof asked !== 'string' && by === undefined)
      throw new Error(`a message of kind ${directMessage.kind} is written for nobody`);
    const apart =
      typeof asked === 'string' ? [] : await asked(repositories, [{ id: directMessage.userId }], [by ?? '']);
    if (apart.length === 0) kept.push(directMessage);
  }
  return kept;
}
