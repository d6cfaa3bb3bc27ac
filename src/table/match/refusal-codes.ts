/** Reasons for refusing subscriptions to open tables, invitations to a table, and following a game. */
export type PeopleRefusalCode =
  | 'no-such-game' // with: game
  | 'wishes-many' // the person has subscribed to open tables of too many servers; with: limit
  | 'watch-seated' // a seated person sees it all anyway
  | 'watch-many' // with: limit
  | 'watch-unseen' // the person may not see its channel, or it is in no server
  | 'call-none' // the server names no role
  | 'call-gone' // the role is deleted
  | 'call-silent' // the bot may not mention the role; with: role
  | 'call-unknown' // Discord does not say whether the bot may
  | 'call-often' // with: until, hours
  | 'called' // this lobby has mentioned the role already
  | 'not-at-lobby'; // a person who pings must have a seat there

/** Reasons why the table does not do what a person asked for, with the details that the refusal carries. */
export type TableRefusalCode = BasicRefusalCode | PeopleRefusalCode;

/** Refusals whose sentences are among the words of the table. */
export type BasicRefusalCode =
  | 'no-match' // nothing live in this channel, or no such match; with: match (id)
  | 'channel-busy' // with: matchId, status, asker, free (seats)
  | 'already-seated'
  | 'not-seated'
  | 'table-full' // with: seats
  | 'too-few' // with: seats (taken), needed
  | 'no-players' // no bot plays this game; with: game
  | 'players-only' // a table needs a person; with: players, seats
  | 'already-started' // with: asker
  | 'not-started'
  | 'not-opener' // with: opener (name), deed, asker
  | 'over'
  | 'resigned'
  | 'cancel-alone' // a rated game against bots
  | 'stale' // with: rev (now), seen
  | 'late' // a command that was under way while the game moved on; with: rev (now), seen
  | 'late-choice' // a choice that was under way while its person made another one
  | 'no-such-order' // with: order
  | 'too-many-orders' // with: limit
  | 'not-to-act' // with: seats (the awaited ones)
  | 'no-hints' // with: why (off: this table plays without; rated: rated games have none; game: no bot can advise)
  | 'bad-seats' // with: min, max
  | 'not-allowed'
  | 'undo-nothing' // there is no action
  | 'undo-over'
  | 'undo-first' // the first attempt at a shared deal counts
  | 'undo-not-yours' // with: seats (of the action)
  | 'undo-acted-since' // with: seats (of the last action)
  | 'undo-consent' // the others must agree; with: reason (of Undoable.consent)
  | 'undo-asked' // a request is open already; with: seat
  | 'undo-own-request' // a person can't agree to their own request
  | 'undo-no-request' // no request is open
  | 'undo-settled' // with: status, seat (who asked)
  | 'too-many' // with: what (lobbies, games, live, invitations), count, limit
  | 'no-invitations' // with: people (names)
  | 'you-blocked' // with: people (names)
  | 'remove-yourself' // leaving does that
  | 'not-at-table' // the person to remove does not sit there
  | 'may-not-open' // the server limits it; with: who
  | 'not-all-here' // for a rematch; with: people (names of people who have not confirmed), opener (name), asker
  | 'not-over' // no rematch; with: status
  | 'never-started' // called off before the deal: nothing was played
  | 'no-record' // with: game
  | 'review-running' // a review comes after the end
  | 'review-nothing' // its person never had a choice
  | 'review-not-yours' // no review of it is shared
  | 'review-no-judge' // no bot can judge the game; with: game
  | 'stats-private'
  | 'no-deal' // there is no deal of that name; with: deal
  | 'deal-to-come' // its day has not begun
  | 'deal-unplayed' // results are for people who have played it
  | 'deal-open' // nothing of it is shown to others before it closes; with: until
  | 'no-solo-deal' // the game can't be played alone; with: game
  | 'no-league' // there is no league of that name here
  | 'league-solo' // the game is for one person alone; with: game
  | 'league-rounds' // with: max
  | 'league-cup' // there is no cup of this size, or in this game
  | 'league-name' // another league has this name; with: name
  | 'leagues-many' // with: limit
  | 'league-full' // with: name, limit
  | 'league-few' // with: people, needed
  | 'league-in' // with: name, waits (yes, no)
  | 'league-not-in' // with: name
  | 'league-left' // people can't come back into the same season; with: name
  | 'league-started' // with: name
  | 'league-over' // with: name
  | 'league-not-opener' // with: opener (name)
  | 'league-no-pause' // others of the league wait for it
  | 'no-duplicate' // it is gone
  | 'duplicate-tables' // with: min, max
  | 'duplicates-many' // with: limit
  | 'duplicate-full' // with: limit
  | 'duplicate-few' // with: people
  | 'duplicate-uneven' // no bots can take the seats that stay free; with: people, tables
  | 'duplicate-in'
  | 'duplicate-not-in'
  | 'duplicate-started'
  | 'duplicate-over'
  | 'duplicate-not-opener' // with: opener (name)
  | 'duplicate-apart' // blocks leave no way to spread the people
  | 'duplicate-on' // nothing of it is told before all of its tables have ended
  | 'duplicate-no-offer' // seats of a duplicate can't be taken over
  | 'duplicate-undo' // no other person at the table could agree to it
  | 'bad-setting' // with: setting, possible
  | 'paused' // the match is paused
  | 'not-paused'
  | 'bad-seat' // with: seat
  | 'seat-resigned' // with: seat
  | 'seat-away' // its clock stands still; with: seat, until
  | 'seat-absent' // the stand-in plays it already; with: seat
  | 'seat-offered' // the seat is on offer already; with: seat
  | 'not-late' // with: seat, late (when the pace is exceeded; absent: never)
  | 'vote-own-seat' // the others decide about it
  | 'no-vote' // with: vote
  | 'vote-other-player' // a request for another stand-in is open; with: seat (the asker's)
  | 'vote-settled' // with: status, seat (who asked)
  | 'no-offer' // no seat is on offer
  | 'unwelcome' // another person at the table has blocked the person
  | 'blocked-here' // the person has blocked people at the table; with: people (names)
  | 'nudge-nobody' // no other awaited person may be pinged
  | 'nudge-early' // with: until; the first hour of a turn
  | 'nudged' // with: until
  | 'bad-zone' // with: zone
  | 'no-zone' // quiet hours need one
  | 'bad-hours' // with: hours
  | 'away-past'
  | 'away-long' // with: days (at most)
  | 'block-self'
  | 'too-soon'; // with: what (of Limited), times, minutes, until (when it is possible again)
