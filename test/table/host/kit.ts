import type { Match, Person } from '../../../src/table/match/types.ts';
import { accepted, at, type Room, type RoomOptions, reload, room, running, type Wishes } from '../room.ts';

/** People and servers whose ids look like ids of Discord. */
export const ANN: Person = { id: '111111111111111111', name: 'Ann' };
export const BEN: Person = { id: '222222222222222222', name: 'Ben' };
export const SERVER = '444444444444444444';
export const CHANNEL = '666666666666666666';
export const OWNER = '999999999999999999';

export interface HostRoom extends Room {
  /** Carries out a line of the operator. Returns its answer. */
  line(text: string): Promise<string>;
  /** Carries out a line that must be refused. Returns the refusal. */
  refusal(text: string): Promise<string>;
}

export async function hostRoom(options: RoomOptions = {}): Promise<HostRoom> {
  const here = await room(options);
  const run = async (text: string, ok: boolean): Promise<string> => {
    const answer = await here.table.host.run(text, OWNER);
    if (answer.ok !== ok) throw new Error(`${ok ? 'refused' : 'accepted'}: ${answer.text}`);
    return answer.text;
  };
  return { ...here, line: text => run(text, true), refusal: text => run(text, false) };
}

export const begun = (here: Pick<Room, 'table'>, over: Wishes = {}): Promise<Match> =>
  running(here, [ANN, BEN], { guildId: SERVER, channelId: CHANNEL, ...over });

export async function played(here: Room, match: Match): Promise<Match> {
  accepted(await here.table.act(match.id, at(match, 1), 'bid 1'));
  accepted(await here.table.act(match.id, at(match, 0), 'bid 3'));
  accepted(await here.table.act(match.id, at(match, 0), 'roll'));
  return reload(here, match);
}

/** Makes a listener that keeps what it hears of the operator's lines. */
export function listener() {
  const entries: object[] = [];
  return { entries, line: (entry: object) => void entries.push(entry), failed: () => {} };
}
