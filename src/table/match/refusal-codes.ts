/** Reasons for which the table refuses a request. `with:` names the details in a refusal. */
export type TableRefusalCode =
  | 'no-match' // no live match in this channel, or no such match; with: match (id)
  | 'channel-busy' // the channel has a lobby or game; with: matchId, status, asker, free (seats)
  | 'already-seated'
  | 'not-seated'
  | 'table-full' // all seats are taken; with: seats
  | 'too-few' // too few people are seated; with: seats (taken), needed
  | 'no-players' // no bot plays this game; with: game
  | 'live-alone' // a live game needs two people
  | 'live-duplicate' // a duplicate can't be a live game
  | 'duplicate-invited' // people are invited to the lobby, so no duplicate takes its place
  | 'not-live' // the game is not live any more
  | 'players-only' // a table needs a person; with: players, seats
  | 'already-started' // the lobby has become a game; with: asker
  | 'not-started'
  | 'not-opener' // the opener alone may do this; with: opener (name), action, asker
  | 'others-seated' // another person sits in the lobby, so its opener no longer arranges it
  | 'over'
  | 'resigned' // the person's seat has ended; with: end
  | 'cancel-alone' // a rated game against bots can't be called off
  | 'cancel-counts' // all players together must call off a rated match or a duplicate's match
  | 'pause-alone' // a rated game against bots can't be paused
  | 'stale' // the game has moved on since the person saw it; with: rev (now), seen
  | 'late' // the game moved on while the command was under way; with: rev (now), seen
  | 'late-choice' // the person made another choice while this one was under way
  | 'no-such-order' // the game does not offer this standing order; with: order
  | 'too-many-orders' // the seat has too many standing orders; with: limit
  | 'not-to-act' // the seat does not have to act; with: seats (the awaited ones)
  | 'no-hints' // the seat gets no hints; with: why (off: not here; rated: not in rated games; game: no bot can advise)
  | 'bad-seats' // the game has no table of this size; with: min, max
  | 'not-allowed'
  | 'undo-nothing'
  | 'undo-over'
  | 'undo-first' // the first attempt at a deal counts, so nothing is undone in it
  | 'rated-undo' // in a rated game against bots, nothing is undone after a reveal or an answer of a bot
  | 'undo-not-yours' // the action to undo is not the person's; with: seats (of the action)
  | 'undo-acted-since' // another seat has acted since then; with: seats (of the last action)
  | 'undo-consent' // the others must agree; with: reason (of Undoable.consent)
  | 'undo-asked' // a request to undo is open already; with: seat
  | 'undo-own-request' // a person can't agree to their own request to undo
  | 'undo-no-request'
  | 'undo-settled' // the request to undo is closed; with: status, seat (who asked)
  | 'too-many' // the person has too many; with: what (lobbies, games, live, invitations), count, limit
  | 'no-invitations' // these people can't be invited; with: people (names)
  | 'you-blocked' // the person has blocked these people; with: people (names)
  | 'remove-yourself' // the person can leave instead
  | 'not-at-table' // the person to remove does not sit there
  | 'may-not-open' // the server limits who may open games; with: who
  | 'not-all-here' // not everybody has confirmed the rematch; with: people (names), opener (name), asker
  | 'not-over' // the match has not ended by play; with: status
  | 'never-started' // the match was called off before the deal
  | 'no-record' // the game has no record format; with: game
  | 'review-running' // a review is possible only after the end
  | 'review-nothing' // the seat's person never had a choice to review
  | 'review-not-yours' // the person has no seat in the game, or no review of it is shared
  | 'review-no-judge' // no bot can judge the game; with: game
  | 'no-period'
  | 'stats-private'
  | 'no-deal' // there is no deal of that name; with: deal
  | 'deal-to-come' // the daily's day has not begun
  | 'deal-unplayed' // only people who have played the deal may see its results
  | 'no-solo-deal' // the game can't be played alone; with: game
  | 'no-puzzles' // the game has no puzzles; with: game
  | 'puzzle-gone' // the puzzle is not in the data any more, or has other choices; with: puzzle
  | 'contest-full' // all places of a league or a duplicate are taken; with: limit
  | 'contest-few' // too few people have joined; with: people, needed
  | 'contest-in' // the person has joined already; with: waits (yes, no)
  | 'contest-not-in'
  | 'contest-left' // a person who has left can't join the same season again
  | 'contest-started'
  | 'contest-over'
  | 'contest-not-opener' // the opener alone may do this; with: opener (name)
  | 'no-league'
  | 'league-solo' // the game is for one person alone; with: game
  | 'league-rounds' // the league can't have so many rounds; with: max
  | 'league-cup' // there is no cup of this size, or in this game
  | 'league-name' // another league has this name; with: name
  | 'leagues-many' // the server has too many leagues; with: limit
  | 'league-no-pause' // a league's match can't be paused, since other people wait for it
  | 'no-duplicate'
  | 'duplicate-tables' // a duplicate can't have so many tables; with: min, max
  | 'duplicates-many' // the server has too many duplicates; with: limit
  | 'duplicate-uneven' // no bots can take the free seats; with: people, tables
  | 'duplicate-apart' // blocks leave no way to seat the people
  | 'duplicate-on' // the match is withheld until all tables of the duplicate have ended
  | 'duplicate-no-offer' // seats of a duplicate can't be taken over
  | 'duplicate-undo' // no other person at the table could agree to the undo
  | 'bad-setting' // the setting does not have this value; with: setting, possible
  | 'paused'
  | 'not-paused'
  | 'bad-seat' // there is no such seat; with: seat
  | 'seat-resigned' // the seat has ended; with: seat, end
  | 'seat-away' // an absence stops the seat's clock; with: seat, until
  | 'seat-absent' // the stand-in plays the seat already; with: seat
  | 'seat-offered' // the seat is on offer already; with: seat
  | 'not-late' // the seat is not late; with: seat, late (when the pace is exceeded; absent: never)
  | 'vote-own-seat' // the others decide about a person's own seat
  | 'no-vote' // there is no such request; with: vote
  | 'vote-other-player' // a request for another stand-in is open; with: seat (the asker's)
  | 'vote-settled' // the request is closed; with: status, seat (who asked)
  | 'no-offer'
  | 'unwelcome' // another person at the table has blocked the person
  | 'blocked-here' // the person has blocked people at the table; with: people (names)
  | 'nudge-nobody' // no other awaited person may be pinged
  | 'nudge-early' // no other person has been waited for long enough; with: until
  | 'nudged' // the last nudge or reminder is too recent; with: until
  | 'live-clock' // a live game has no nudges and no votes about a seat; with: seat, until (when it loses)
  | 'seat-moved' // the match goes on in direct messages for the seat; with: seat
  | 'bad-zone' // there is no such time zone; with: zone
  | 'no-zone' // quiet hours need a time zone
  | 'bad-hours' // these are no quiet hours; with: hours
  | 'away-past'
  | 'away-long' // the absence is too long; with: days (at most)
  | 'block-self'
  | 'too-soon' // a limit is reached; with: what (of Limited), times, minutes, until (when it is possible again)
  | 'no-such-game' // no game has this name; with: game
  | 'wishes-many' // the person has subscribed to open tables of too many servers; with: limit
  | 'watch-seated' // a seated person sees the game anyway
  | 'watch-many' // the person follows too many games; with: limit
  | 'watch-unseen' // the person may not see the game's channel, or it is in no server
  | 'call-none' // the server names no role
  | 'call-gone' // the role is deleted
  | 'call-silent' // the bot may not mention the role; with: role
  | 'call-unknown' // Discord does not say whether the bot may mention the role
  | 'call-often' // the server's last role mention is too recent; with: until, hours
  | 'only-here' // the lobby admits no person from another server, or from no further one
  | 'place-busy' // the place from which the person would sit down has a lobby or game
  | 'unlisted' // the server does not let its lobbies be shown in other servers
  | 'called' // this lobby has mentioned the role already
  | 'no-phrase'
  | 'phrases-here' // the match has one place, so its people can write to each other
  | 'phrases-many' // the person has said enough since their last decision; with: limit, status
  | 'not-at-lobby'; // a person who mentions the role must have a seat
