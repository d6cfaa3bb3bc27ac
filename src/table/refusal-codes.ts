/** Why nobody is told of a table, nobody called to it, and no game followed. */
export type PeopleRefusalCode =
  | 'no-such-game' // with: game
  | 'wishes-many' // servers in which somebody is told of open tables; with: limit
  | 'watch-seated' // who sits there sees it all anyway
  | 'watch-many' // with: limit
  | 'watch-unseen' // its channel is not theirs to see, or is in no server
  | 'call-none' // the server names no role
  | 'call-gone' // the role is deleted
  | 'call-silent' // the role can't be called by the bot; with: role
  | 'call-unknown' // Discord does not say
  | 'call-often' // with: until, hours
  | 'called' // this lobby has called it
  | 'not-at-lobby'; // who calls sits there

/** Why the table does not do what a person asked for, and what the refusal comes with. */
export type TableRefusalCode = BasicRefusalCode | PeopleRefusalCode;

/** Those that stand in the words of the table. */
export type BasicRefusalCode =
  | 'no-match' // nothing live in this channel, or no such match; with: match (id)
  | 'channel-busy' // with: matchId, status, asker, free (seats)
  | 'already-seated'
  | 'not-seated'
  | 'table-full' // with: seats
  | 'too-few' // with: seats (taken), needed
  | 'no-players' // no player of the bot plays this game; with: game
  | 'players-only' // a table needs a person; with: players, seats
  | 'already-started' // with: asker
  | 'not-started'
  | 'not-opener' // with: opener (name), deed, asker
  | 'over'
  | 'resigned'
  | 'cancel-alone' // a rated game against players of the bot
  | 'stale' // with: rev (now), seen
  | 'late' // a command that was under way while the game moved on; with: rev (now), seen
  | 'late-choice' // one that was under way while its person chose otherwise
  | 'no-such-order' // with: order
  | 'too-many-orders' // with: limit
  | 'not-to-act' // with: seats (who is awaited)
  | 'no-hints' // with: why (off: this table is played without; game: nobody knows how to advise)
  | 'bad-seats' // with: min, max
  | 'not-allowed'
  | 'undo-nothing' // no action stands
  | 'undo-over'
  | 'undo-first' // of a deal that all play, the first attempt counts
  | 'undo-not-yours' // with: seats (whose it is)
  | 'undo-acted-since' // with: seats (whose action is the last)
  | 'undo-consent' // the others must agree; with: reason (of Undoable.consent)
  | 'undo-asked' // it is being asked already; with: seat
  | 'undo-own-request' // nobody agrees with oneself
  | 'undo-no-request' // nothing is being asked
  | 'undo-settled' // with: status, seat (who asked)
  | 'too-many' // with: what (lobbies, games, live, invitations), count, limit
  | 'no-invitations' // with: people (names)
  | 'you-blocked' // with: people (names)
  | 'remove-yourself' // leaving does that
  | 'not-at-table' // who is to be removed does not sit there
  | 'may-not-open' // the server says who may; with: who
  | 'not-all-here' // of a rematch; with: people (names of who has not said yes), opener (name), asker
  | 'not-over' // no rematch; with: status
  | 'never-started' // called off before the deal: nothing was played
  | 'no-record' // with: game
  | 'review-running' // nobody is judged before the end
  | 'review-nothing' // its person never had a choice
  | 'review-not-yours' // nobody has shared theirs
  | 'review-no-judge' // no player of the bot knows the game; with: game
  | 'stats-private'
  | 'no-deal' // nobody deals by that name; with: deal
  | 'deal-to-come' // its day has not begun
  | 'deal-unplayed' // who has not played it sees nobody's result
  | 'deal-open' // nothing of it is shown to others before it closes; with: until
  | 'no-solo-deal' // nobody can play the game alone; with: game
  | 'no-league' // nobody has opened one by that name here
  | 'league-solo' // the game is for one person alone; with: game
  | 'league-rounds' // with: max
  | 'league-cup' // with as many, or in this game, there is none
  | 'league-name' // another one is called so; with: name
  | 'leagues-many' // with: limit
  | 'league-full' // with: name, limit
  | 'league-few' // with: people, needed
  | 'league-in' // with: name, waits (yes, no)
  | 'league-not-in' // with: name
  | 'league-left' // nobody comes back into the same season; with: name
  | 'league-started' // with: name
  | 'league-over' // with: name
  | 'league-not-opener' // with: opener (name)
  | 'league-no-pause' // others of the league wait for it
  | 'no-duplicate' // it is gone
  | 'duplicate-tables' // with: min, max
  | 'duplicates-many' // with: limit
  | 'duplicate-full' // with: limit
  | 'duplicate-few' // with: people
  | 'duplicate-uneven' // no players of the bot take the seats that stay free; with: people, tables
  | 'duplicate-in'
  | 'duplicate-not-in'
  | 'duplicate-started'
  | 'duplicate-over'
  | 'duplicate-not-opener' // with: opener (name)
  | 'duplicate-apart' // blocks leave no way to spread the people
  | 'duplicate-on' // nothing of it is told before all of its tables have ended
  | 'duplicate-no-offer' // nobody takes a seat over
  | 'duplicate-undo' // nobody at the table could agree to it
  | 'bad-setting' // with: setting, possible
  | 'paused' // nothing is played
  | 'not-paused'
  | 'bad-seat' // with: seat
  | 'seat-resigned' // with: seat
  | 'seat-away' // its clock stands still; with: seat, until
  | 'seat-absent' // it is played for already; with: seat
  | 'seat-offered' // it is on offer already; with: seat
  | 'not-late' // with: seat, late (when the pace is exceeded; absent: never)
  | 'vote-own-seat' // it is for the others to decide
  | 'no-vote' // with: vote
  | 'vote-other-player' // it is asked already that another plays; with: seat (who asked)
  | 'vote-settled' // with: status, seat (who asked)
  | 'no-offer' // no seat is on offer
  | 'unwelcome' // somebody at the table has blocked the person
  | 'blocked-here' // the person has blocked somebody at the table; with: people (names)
  | 'nudge-nobody' // nobody else is waited for who may be called
  | 'nudge-early' // with: until; the first hour of a turn
  | 'nudged' // with: until
  | 'bad-zone' // with: zone
  | 'no-zone' // quiet hours need one
  | 'bad-hours' // with: hours
  | 'away-past'
  | 'away-long' // with: days (at most)
  | 'block-self'
  | 'too-soon'; // with: what (of Limited), times, minutes, until (when it is possible again)
