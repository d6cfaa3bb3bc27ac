import type { Compilable, CompiledQuery } from 'kysely';
import type { DatabaseKind } from '../dialect/kind.ts';
import { kindOf } from '../dialect/kind-of.ts';
import type { Executor } from './rows.ts';

/** Placeholder for a value. */
class Placeholder {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** A query for one row that is built and made into text once for each kind of database, with other values each time it is asked. */
export class CompiledOnce<Values, Row> {
  readonly #build: (db: Executor, values: Values) => Compilable<Row>;
  readonly #known = new Map<DatabaseKind, CompiledQuery<Row>>();

  /** @param build uses its values as parameters alone: while it builds they are not known */
  constructor(build: (db: Executor, values: Values) => Compilable<Row>) {
    this.#build = build;
  }

  /** @param db the database or a transaction on it */
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
