/** Beginnings of rows in the table of docs/privacy.md. `TOOK_PART` begins a remark in that page's chapter about deleting. */
const ID = 'the id of your Discord account';
const NAME = 'your display name and language';
const PLAY = 'your seats, moves, votes and sealed choices';
const ORDERS = 'your standing orders';
const HINTS = 'the decisions for which you asked for a hint';
const WAITS = 'the start of a pending decision';
const ABSENCE = 'in each game, the time for which your absence';
const RESERVE = 'in each live game, how much of your reserve';
const RESULTS = 'the results of your games';
const RATINGS = 'your ratings';
const PLACES = 'if you play a match of several places in direct messages';
const PUZZLES = 'your answers to puzzles';
const PHRASES = 'in each match of several places: the phrase that you said last';
const TAKEN = 'the games in which another player took over your seat';
const REVIEWS = 'if you asked for a review';
const DEALS = 'your attempts at deals of the day and challenges';
const LEAGUES = 'leagues that you joined or opened';
const DUPLICATES = 'duplicates that you joined or opened';
const SETTINGS = 'your settings';
const MORNINGS = 'the newest morning message of a server, if the message names you';
const HOURS = '24 counters of your actions';
const INVITED = 'invitations to open lobbies';
const OFTEN = 'how often you lately opened games';
const WISHES = 'your subscriptions to open lobbies';
const SEEKS = 'your requests for games';
const WATCHED = 'the games that you watch';
const MESSAGES = 'your pending and sent direct messages';
const REFUSED = 'that Discord refused a direct message to you';
const PINGS = 'your pending pings';
const MODERATOR = "your actions with a moderator's powers";
const BLOCKED = 'if the operator has blocked you';
const HOST_LINES = 'lines of the operator that name your id';
const TOOK_PART = 'The fact that you took part';

/** Columns of a table of the database. The key is the beginning of the row in docs/privacy.md that describes the columns. */
export interface StoredColumns {
  readonly about: Readonly<Record<string, string>>;
  /** Columns that say nothing about a person. */
  readonly other?: string;
}

const nothing = (other: string): StoredColumns => ({ about: {}, other });

/** Every column of the database. A test compares this list with the real tables and with docs/privacy.md. */
export const STORED: Readonly<Record<string, StoredColumns>> = {
  acts: { about: { [MODERATOR]: 'guild_id user_id name act match_id details at' }, other: 'id' },
  answers: { about: { [PLAY]: 'seat agrees at' }, other: 'request_id' },
  appearances: { about: { [DEALS]: 'deal_id guild_id user_id' } },
  attempts: {
    about: { [DEALS]: 'deal_id user_id match_id name fair begun_at ended_at points course against' },
    other: 'number',
  },
  blocks: { about: { [SETTINGS]: 'person_id blocked_id at hidden' } },
  claims: nothing('interaction_id at'),
  cooldowns: { about: { [OFTEN]: 'person_id what scope at' }, other: 'id' },
  deals: {
    about: { [DEALS]: 'user_id' },
    other: 'id kind game form options seed salt day opens_at closes_at par',
  },
  duplicate_players: {
    about: { [DUPLICATES]: 'duplicate_id number user_id name share joined_at forfeited_at' },
  },
  duplicate_seats: { about: { [DUPLICATES]: 'duplicate_id number seat player strength points course' } },
  duplicate_tables: nothing('duplicate_id number match_id thread_id ended_at counts'),
  duplicates: {
    about: { [DUPLICATES]: 'opener_id opener_name' },
    other:
      'id game options guild_id channel_id wanted seats players pace stand_in hints status seed salt rev shown_rev message_id result_message_id trouble attempts retry_at created_at updated_at',
  },
  hints: { about: { [HINTS]: 'match_id seat rev user_id at' } },
  host_blocks: { about: { [BLOCKED]: 'kind id reason at' } },
  host_log: { about: { [HOST_LINES]: 'by line answer at' }, other: 'id status ended_at' },
  invitations: { about: { [INVITED]: 'match_id user_id name at' } },
  kv: nothing('key value'),
  kysely_migration: nothing('name timestamp'),
  kysely_migration_lock: nothing('id is_locked'),
  league_messages: nothing('league_id round message_id outdated'),
  league_players: {
    about: { [LEAGUES]: 'league_id number user_id name state bonus vanished rating draw joined_at' },
  },
  league_seats: { about: { [LEAGUES]: 'league_id round number place player rank points share gone' } },
  league_tables: nothing('league_id round number cup match_id thread_id planned_at ended_at'),
  leagues: {
    about: { [LEAGUES]: 'opener_id opener_name' },
    other:
      'id game options name guild_id channel_id seats rounds pace cup status round seed rev shown_rev message_id round_message_id shown_round trouble attempts retry_at created_at updated_at filled',
  },
  lease: nothing('name holder place pid beat since heard_from heard_to'),
  letters: {
    about: { [MESSAGES]: 'match_id guild_id user_id kind mark status attempts due_at at' },
    other: 'id',
  },
  marks: { about: { [TOOK_PART]: 'scope mark until' } },
  match_places: {
    about: { [PLACES]: 'channel_id lobby_message_id board_message_id' },
    other: 'match_id place guild_id language shown_rev parked_at',
  },
  matches: {
    about: { [ID]: 'opener_id', [NAME]: 'opener_name' },
    other:
      'id number game options status ended_by rev channel_id guild_id seats_wanted seed lobby_message_id board_message_id shown_rev created_at updated_at practised pace paused_at prompted_at seating rematch_of parked_at salt stand_in hints rated everywhere role_called_at duplicate_id withheld',
  },
  moves: {
    about: { [PLAY]: 'match_id rev seat action by told state at batch restores turn_since turn_seat' },
    other: 'reveals dice rules',
  },
  orders: { about: { [ORDERS]: 'match_id seat order user_id rev at' } },
  outbox: {
    about: { [PLAY]: 'seat resigned details' },
    other: 'id match_id place kind rev since status attempts error retry_at at',
  },
  owed_calls: { about: { [PINGS]: 'match_id request user_id due_at' } },
  people: {
    about: {
      [ID]: 'id',
      [NAME]: 'name locale',
      [SETTINGS]: 'pings zone quiet_from quiet_to away_until invitations stats everywhere named puzzles',
      [HOURS]: 'learns hours',
      [REFUSED]: 'letters_refused_at',
    },
  },
  puzzle_ratings: { about: { [PUZZLES]: 'user_id game mu sigma points answers solved at' } },
  puzzle_tries: {
    about: { [PUZZLES]: 'user_id puzzle_id number game action correct points_before points at' },
  },
  puzzles: nothing('id game mu sigma points answers solved'),
  rating_changes: {
    about: {
      [RATINGS]:
        'match_id user_id game category pool rank weight mu_before sigma_before mu sigma points games at',
    },
    other: 'id',
  },
  ratings: { about: { [RATINGS]: 'user_id game category pool mu sigma points games at' } },
  requests: {
    about: { [PLAY]: 'seat settled_by told target stand_in' },
    other: 'id match_id kind rev status message_id at',
  },
  results: {
    about: {
      [RESULTS]:
        'match_id seat user_id guild_id game category points rank won level best turns practised counts at with_players colours',
      [TAKEN]: 'stand_ins',
    },
    other: 'seats',
  },
  reviews: { about: { [REVIEWS]: 'match_id seat decisions shared at' }, other: 'rules edition deal' },
  sealed: { about: { [PLAY]: 'match_id rev seat action at by refusal' } },
  seats: {
    about: {
      [ID]: 'user_id',
      [NAME]: 'name',
      [PLAY]: 'match_id seat place resigned resigned_rev dealt_to',
      [ABSENCE]: 'absent_at away_ms',
      [RESERVE]: 'spent_ms',
      [PHRASES]: 'said hides_phrases',
      [TAKEN]: 'offered_at gone stand_in',
      [WAITS]: 'called_at',
    },
    other: 'strength',
  },
  mornings: {
    about: { [MORNINGS]: 'guild_id day facts' },
    other: 'channel_id rev shown_rev message_id trouble attempts retry_at at',
  },
  servers: nothing(
    'guild_id language pace may_open may_cancel call_role role_called_at place listed strangers morning_channel morning_hour morning_zone morning_at',
  ),
  standings: {
    about: { [RATINGS]: 'guild_id game category user_id alone settled score wins average games best shown' },
  },
  seeks: {
    about: { [SEEKS]: 'user_id game live name pace seats rated language speaks channel_id guild_id since' },
  },
  table_wishes: { about: { [WISHES]: 'user_id guild_id game told_at at' } },
  votes: { about: { [PLAY]: 'match_id kind user_id at' } },
  waits: {
    about: {
      [WAITS]:
        'match_id seat user_id rev since clock_from stopped_at reminded prompts overdue pinged summoned_by ping_at due_at turn resting',
      [ABSENCE]: 'away_ms away_from',
    },
  },
  watchers: { about: { [WATCHED]: 'match_id user_id place mode round at' } },
};

/** Beginnings of remarks in the chapter about deleting. These remarks also count as descriptions of stored data. */
export const REMARKS: readonly string[] = [TOOK_PART];
