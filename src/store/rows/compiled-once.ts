import type { Compilable, CompiledQuery } from 'kysely';
import type { DatabaseKind } from '../dialect/kind.ts';
import { type Executor, kindOf } from './rows.ts';

class Placeholder {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** Query for one row that is compiled once per kind of database, and then runs with other values each time. */
export class CompiledOnce<Values, Row> {
  readonly #build: (db: Executor, values: Values) => Compilable<Row>;
  readonly #known = new Map<DatabaseKind, CompiledQuery<Row>>();

  /**
   * @param build builds the query; it may use `values` only as parameters, since the values are placeholders while the query is
   * built
   */
  constructor(build: (db: Executor, values: Values) => Compilable<Row>) {
    this.#build = build;
  }

  async first(db: Executor, values: Values): Promise<Row | undefined> {
    const { parameters, ...query } = this.#compiled(db);
    const given = parameters.map(each =>
      each instanceof Placeholder ? values[each.name as keyof Values] : each,
    );
    return (await db.executeQuery<Row>({ ...query, parameters: given })).rows[0];
  }

  #compiled(db: Executor): CompiledQuery<Row> {
    const kind = kindOf(db);
    const known = this.#known.get(kind);
    if (known) return known;
    const unknown = new Proxy({}, { get: (_, name) => new Placeholder(name) }) as Values & object;
    const compiled = this.#build(db, unknown).compile();
    this.#known.set(kind, compiled);
    return compiled;
  }
}
