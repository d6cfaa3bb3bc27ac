import type { Seat } from '../core/game.ts';
import type { Match, Motion } from '../match/types.ts';
import type { PublicMessage } from './channel.ts';
import { type Button, buttonRows } from './components.ts';
import { nameAt } from './people.ts';
import type { Room } from './room.ts';

/** Whose vote is missing. */
export const undecided = ({ asked, agreed, refused }: Motion): readonly Seat[] =>
  asked.filter(seat => !agreed.includes(seat) && !refused.includes(seat));

function howItStands(room: Room, match: Match, motion: Motion, called: readonly Seat[]): string {
  const { votes: words } = room.words;
  const { agreed, refused, needed, lapsesAt, settledBy, seat } = motion;
  switch (motion.status) {
    case 'open': {
      const people = undecided(motion).map(other =>
        called.includes(other) ? `<@${match.seats[other]?.id}>` : nameAt(match, other, room.language),
      );
      const question = words.question(people, needed, `<t:${Math.floor(lapsesAt / 1_000)}:R>`);
      return `${question}\n-# ${words.soFar(agreed.length, needed, refused.length)}`;
    }
    case 'withdrawn':
      return settledBy === seat
        ? words.withdrewBy(`**${nameAt(match, seat, room.language)}**`)
        : words.withdrawn;
    case 'agreed':
    case 'refused':
    case 'lapsed':
      return words[motion.status];
  }
}

function answers(room: Room, { id, matchId }: Motion): readonly Button[] {
  const { agree, refuse } = room.words.undo;
  const on = { match: matchId, rev: null, verb: 'vote' } as const;
  return [
    { label: agree, id: { ...on, args: [`${id}`, 'yes'] }, style: 'commit' },
    { label: refuse, id: { ...on, args: [`${id}`, 'no'] }, style: 'danger' },
  ];
}

/** What is asked, who is to vote, or how it ended. @param called seats that are really called. */
export function voteMessage(
  room: Room,
  match: Match,
  motion: Motion,
  called: readonly Seat[],
): PublicMessage {
  const { kind, seat, target } = motion;
  const name = (whose: Seat) => `**${nameAt(match, whose, room.language)}**`;
  const head = room.words.votes.asks[kind](name(seat), target === null ? '' : name(target));
  const open = motion.status === 'open';
  const pings = open ? called.flatMap(other => match.seats[other]?.id ?? []) : [];
  return {
    content: `${head}\n${howItStands(room, match, motion, called)}`,
    rows: open ? buttonRows(answers(room, motion)) : [],
    pings,
    silent: pings.length === 0,
  };
}
