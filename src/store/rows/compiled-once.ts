import type { Compilable, CompiledQuery } from 'kysely';
import { OwnShards } from '../../core/work/shards.ts';
import type { DatabaseKind } from '../dialect/kind.ts';
import { type Executor, kindOf } from './rows.ts';

class Placeholder {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

const ALL_SHARDS = new OwnShards();

/** Query that is compiled once per kind of database and set of shards, and then runs with other values each time. */
export class CompiledOnce<Values, Row> {
  readonly #build: (db: Executor, values: Values, shards: OwnShards) => Compilable<Row>;
  readonly #known = new Map<DatabaseKind, Map<string, CompiledQuery<Row>>>();

  /**
   * @param build builds the query; it may use `values` only as parameters, since the values are placeholders while the query is
   * built
   */
  constructor(build: (db: Executor, values: Values, shards: OwnShards) => Compilable<Row>) {
    this.#build = build;
  }

  async first(db: Executor, values: Values, shards = ALL_SHARDS): Promise<Row | undefined> {
    return (await this.all(db, values, shards))[0];
  }

  async all(db: Executor, values: Values, shards = ALL_SHARDS): Promise<readonly Row[]> {
    const { parameters, ...query } = this.#compiled(db, shards);
    const given = parameters.map(each =>
      each instanceof Placeholder ? values[each.name as keyof Values] : each,
    );
    return (await db.executeQuery<Row>({ ...query, parameters: given })).rows;
  }

  #compiled(db: Executor, shards: OwnShards): CompiledQuery<Row> {
    const kind = kindOf(db);
    const ofKind = this.#known.get(kind) ?? new Map<string, CompiledQuery<Row>>();
    this.#known.set(kind, ofKind);
    const held = shards.part ? JSON.stringify(shards.part) : '';
    const known = ofKind.get(held);
    if (known) return known;
    const unknown = new Proxy({}, { get: (_, name) => new Placeholder(name) }) as Values & object;
    const compiled = this.#build(db, unknown, shards).compile();
    ofKind.set(held, compiled);
    return compiled;
  }
}
