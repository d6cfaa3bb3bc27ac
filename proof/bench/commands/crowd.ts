import Database from 'better-sqlite3';

export interface Size {
  readonly live: number;
  readonly ended: number;
  readonly guilds: number;
  /** Live games in the server where the person makes the request. */
  readonly home: number;
  /** Live games of the requesting person in that server. */
  readonly own: number;
  /** Games with a reminder that is scheduled for later. Each also has a board that waits for access to its channel. */
  readonly held: number;
}

export interface Sample {
  readonly matchId: string;
  readonly status: 'running' | 'over';
}

export interface CrowdParts {
  readonly samples: readonly Sample[];
  readonly home: string;
  readonly channels: readonly string[];
  readonly person: { readonly id: string; readonly name: string };
}

interface Spot {
  readonly channel: string;
  readonly guild: string;
}

const PEOPLE = 4_000;
/** Number of newest moves copied from each game. The requesting person's own games keep all moves and notices. */
const NEWEST_MOVES = 2;
const NEWEST_NOTICES = 6;
const FAR = 4_000_000_000_000;

/** Writes copies of sample games into the bot's database directly by SQL. */
export class Crowd {
  readonly #db: Database.Database;

  constructor(path: string) {
    this.#db = new Database(path, { timeout: 10_000 });
    this.#db.pragma('foreign_keys = ON');
  }

  close(): void {
    this.#db.close();
  }

  run(sql: string, ...values: readonly unknown[]): void {
    this.#db.prepare(sql).run(...values);
  }

  #copied(table: string, from: string, changed: Readonly<Record<string, string>>): string {
    const names = (this.#db.pragma(`table_info(${table})`) as { readonly name: string }[]).map(
      ({ name }) => name,
    );
    const columns = names.filter(name => !(name === 'id' && table === 'outbox'));
    const values = columns.map(name => changed[name] ?? `${table}.${name}`);
    return `insert into ${table} (${columns.join()}) select ${values.join()} from ${from}`;
  }

  fill(size: Size, { samples, home, channels, person }: CrowdParts): void {
    const db = this.#db;
    db.exec(
      `create temp table crowd
       (n integer primary key, id text, sample text, channel text, guild text, own integer, number integer)`,
    );
    db.exec('create index temp.crowd_by_sample on crowd (sample)');
    // One query finds the newest notices of all games. A separate query for each row was far slower.
    db.exec(
      `create temp table newest as select id from
       (select id, row_number() over (partition by match_id order by id desc) as place from outbox)
       where place <= ${NEWEST_NOTICES}`,
    );
    db.exec('create index temp.newest_by_id on newest (id)');
    const highest = db.prepare('select max(number) as top from matches').get() as { readonly top: number };
    const put = db.prepare('insert into crowd values (?, ?, ?, ?, ?, ?, ?)');
    const running = samples.filter(({ status }) => status === 'running');
    const over = samples.filter(({ status }) => status === 'over');
    db.transaction(() => {
      for (let n = 0; n < size.live + size.ended; n++) {
        const live = n < size.live;
        const kinds = live ? running : over;
        const sample = kinds[n % kinds.length];
        const here = live ? n < size.home : n % 5 === 0;
        const own = live ? n < size.own : n % 50 === 0;
        const channel = here ? channels[n % channels.length] : `c${n}`;
        const guild = here ? home : `g${n % size.guilds}`;
        put.run(n, `crowd-${n}`, sample?.matchId, channel, guild, own ? 1 : 0, highest.top + 1 + n);
      }
      const user = `case when crowd.own = 1 and seats.user_id = '${person.id}' then seats.user_id
        else 'p' || ((crowd.n * 7 + seats.seat) % ${PEOPLE}) end`;
      const of = (table: string) => `${table} join crowd on crowd.sample = ${table}.match_id`;
      const seated = (table: string) =>
        `${of(table)} join seats on seats.match_id = ${table}.match_id and seats.seat = ${table}.seat`;
      const common = { match_id: 'crowd.id', user_id: user, guild_id: 'crowd.guild' };
      const newest = `(crowd.own = 1 or moves.rev > (select rev from matches where id = crowd.sample) - ${NEWEST_MOVES})`;
      const condition = '(crowd.own = 1 or outbox.id in (select id from newest))';
      const matches = {
        id: 'crowd.id',
        number: 'crowd.number',
        channel_id: 'crowd.channel',
        guild_id: 'crowd.guild',
        opener_id: `case when crowd.own = 1 then opener_id else 'p' || (crowd.n * 7 % ${PEOPLE}) end`,
      };
      db.exec(this.#copied('matches', 'matches join crowd on crowd.sample = matches.id', matches));
      const name = `case when crowd.own = 1 and seats.user_id = '${person.id}' then seats.name
        else 'Player ' || ((crowd.n * 7 + seats.seat) % ${PEOPLE}) end`;
      db.exec(this.#copied('seats', of('seats'), { ...common, name }));
      db.exec(this.#copied('waits', seated('waits'), common));
      db.exec(this.#copied('results', seated('results'), common));
      db.exec(`${this.#copied('moves', of('moves'), common)} where ${newest}`);
      db.exec(`${this.#copied('outbox', of('outbox'), common)} where ${condition}`);
      db.exec(
        `insert into people (id, name, locale)
         select distinct user_id, name, 'en-US' from seats where user_id like 'p%'`,
      );
      const held = `insert into outbox (match_id, kind, rev, since, resigned, status, attempts, error, retry_at, at, seat)
        select id, ?, 1, 0, '[]', ?, ?, ?, ${FAR}, 0, 0 from crowd where n >= ? order by n limit ?`;
      const strangers = Math.min(size.home, size.live - size.held);
      db.prepare(held).run('nudge', 'waiting', 0, null, strangers, size.held);
      db.prepare(held).run('board', 'parked', 1, 'Missing Access', strangers, size.held);
      db.prepare(
        `update matches set parked_at = 1 where id in
         (select match_id from outbox where status = 'parked')`,
      ).run();
    })();
    db.exec('analyze');
    db.pragma('wal_checkpoint(truncate)');
  }

  put(sample: string | undefined, { channel, guild }: Spot, matchId: string): void {
    const db = this.#db;
    db.transaction(() => {
      db.prepare('delete from matches where channel_id = ?').run(channel);
      db.prepare('delete from matches where id = ?').run(matchId);
      if (sample === undefined) return;
      const top = '(select max(number) + 1 from matches)';
      const one = { id: '@id', channel_id: '@channel', guild_id: '@guild', number: top, match_id: '@id' };
      const values = { id: matchId, channel, guild, sample };
      db.prepare(`${this.#copied('matches', 'matches', one)} where id = @sample`).run(values);
      for (const table of ['seats', 'waits', 'moves', 'sealed', 'outbox', 'results', 'votes', 'invitations'])
        db.prepare(`${this.#copied(table, table, one)} where match_id = @sample`).run({
          ...(table === 'results' && { guild }),
          id: matchId,
          sample,
        });
    })();
  }

  /**
   * Marks waiting messages as delivered, because this benchmark has no outbox that sends them. The messages that `fill`
   * scheduled for later stay as they are.
   */
  hush(): void {
    this.run("update outbox set status = 'delivered' where status = 'waiting' and retry_at is not ?", FAR);
  }
}
