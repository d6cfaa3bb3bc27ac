import {
  AggregateFunctionNode,
  AliasNode,
  ColumnNode,
  FunctionNode,
  IdentifierNode,
  type OperationNode,
  RawNode,
  ReferenceNode,
  type RootOperationNode,
  SelectAllNode,
  type SelectionNode,
  SelectQueryNode,
  TableNode,
} from 'kysely';
import { insteadOf } from '../../core/values/strange-values.ts';
import type { KnownTables, KnownValues } from './known-values.ts';

/** Reads one value of a row: converts it (`KnownValues`), or the default of its column in place of a strange value. */
type Reader = (value: unknown) => unknown;

/**
 * Readers by the column names of a table or query. Undefined: the query computes this value, so no column's default fits it.
 */
type Readers = ReadonlyMap<string, Reader | undefined>;

/** Tables and subqueries that a query reads from, by the names that the query gives them. */
type Sources = ReadonlyMap<string, Readers>;

const NONE: Readers = new Map();

/** Functions that return one of their arguments: a stored value stays a stored value. */
const CHOOSES = new Set(['coalesce', 'min', 'max']);

/** Replaces each value of a row, in place, by what its reader returns. */
export function readRow<Row extends object>(row: Row, readers: Readers): Row {
  const values = row as Record<string, unknown>;
  for (const [name, reader] of readers) {
    const value = values[name];
    if (reader && value !== null && value !== undefined) values[name] = reader(value);
  }
  return row;
}

/** Reads the rows that `jsonRows` has selected: text in SQLite, rows in PostgreSQL. */
const rowsReader =
  (readers: Readers): Reader =>
  value =>
    ((typeof value === 'string' ? JSON.parse(value) : value) as readonly object[]).map(row =>
      readRow(row, readers),
    );

/**
 * Finds the table and column of each value that a query returns, so that a default replaces only stored values. Incident:
 * defaults were found by the names in a result. A list of seats had the name of a column, so a default replaced it, and no
 * match could be read.
 */
export class QueryReaders {
  readonly #tables: Sources;

  constructor(known: KnownTables) {
    const reader =
      (table: string) =>
      ([name, { fits, instead, convert }]: [string, KnownValues]): [string, Reader] => [
        name,
        value => {
          const known = fits(value) ? value : insteadOf(`column ${table}.${name}`, instead);
          return convert && known !== null ? convert(known) : known;
        },
      ];
    this.#tables = new Map(
      Object.entries(known).map(([table, columns]) => [
        table,
        new Map(Object.entries(columns).map(reader(table))),
      ]),
    );
  }

  of(query: RootOperationNode): Readers {
    if (query.kind === 'SelectQueryNode') return this.#ofSelect(query, new Map());
    if (query.kind === 'InsertQueryNode') return this.#returned(query.returning?.selections, [query.into]);
    if (query.kind === 'UpdateQueryNode') return this.#returned(query.returning?.selections, [query.table]);
    if (query.kind === 'DeleteQueryNode')
      return this.#returned(query.returning?.selections, query.from.froms);
    return NONE;
  }

  #returned(
    selections: readonly SelectionNode[] | undefined,
    from: readonly (OperationNode | undefined)[],
  ): Readers {
    if (!selections) return NONE;
    const sources = new Map(from.flatMap(each => (each ? [this.#source(each)] : [])));
    return this.#outputs(selections, sources, sources);
  }

  /** Returns the readers of a selection's rows. `outer` has the sources of the query around a subquery. */
  #ofSelect(query: SelectQueryNode, outer: Sources): Readers {
    const from = [...(query.from?.froms ?? []), ...(query.joins ?? []).map(({ table }) => table)];
    const sources = new Map(from.map(each => this.#source(each)));
    const readers = this.#outputs(query.selections ?? [], sources, new Map([...outer, ...sources]));
    // The second part has the column in `select 0 as place … union select place …`.
    for (const { expression } of query.setOperations ?? [])
      if (SelectQueryNode.is(expression))
        for (const [name, reader] of this.#ofSelect(expression, outer))
          if (!readers.get(name)) readers.set(name, reader);
    return readers;
  }

  #source(node: OperationNode): [string, Readers] {
    if (TableNode.is(node)) {
      const { name } = node.table.identifier;
      return [name, this.#tables.get(name) ?? NONE];
    }
    if (!AliasNode.is(node) || !IdentifierNode.is(node.alias)) return ['', NONE];
    const readers = SelectQueryNode.is(node.node)
      ? this.#ofSelect(node.node, new Map())
      : this.#source(node.node)[1];
    return [node.alias.name, readers];
  }

  #outputs(
    selections: readonly SelectionNode[],
    sources: Sources,
    all: Sources,
  ): Map<string, Reader | undefined> {
    const readers = new Map<string, Reader | undefined>();
    for (const { selection } of selections) {
      const every = SelectAllNode.is(selection)
        ? [...sources.values()]
        : ReferenceNode.is(selection) && SelectAllNode.is(selection.column)
          ? [this.#named(selection.table, sources)]
          : undefined;
      for (const source of every ?? []) for (const [name, reader] of source) readers.set(name, reader);
      const name = every ? undefined : nameOf(selection);
      if (name !== undefined) readers.set(name, this.#reader(selection, sources, all));
    }
    return readers;
  }

  #named(table: TableNode | undefined, sources: Sources): Readers {
    return sources.get(table?.table.identifier.name ?? '') ?? NONE;
  }

  /** Returns the reader of a selected value. Undefined: the query computes the value. */
  #reader(node: OperationNode, sources: Sources, all: Sources): Reader | undefined {
    if (AliasNode.is(node)) return this.#reader(node.node, sources, all);
    if (ReferenceNode.is(node) && ColumnNode.is(node.column)) {
      const { name } = node.column.column;
      if (node.table) return this.#named(node.table, all).get(name);
      // SQL itself refuses a name that two of the tables have.
      return [...sources.values()].find(source => source.has(name))?.get(name);
    }
    if (SelectQueryNode.is(node)) return [...this.#ofSelect(node, all).values()][0];
    if (FunctionNode.is(node) && CHOOSES.has(node.func)) return this.#last(node.arguments, sources, all);
    if (AggregateFunctionNode.is(node) && CHOOSES.has(node.func))
      return this.#last(node.aggregated, sources, all);
    if (!RawNode.is(node)) return undefined;
    const rows = node.parameters.find(each => SelectQueryNode.is(each));
    return rows && rowsReader(this.#ofSelect(rows, all));
  }

  #last(nodes: readonly OperationNode[], sources: Sources, all: Sources): Reader | undefined {
    const last = nodes.at(-1);
    return last && this.#reader(last, sources, all);
  }
}

/** Returns the name that a selected value has in the query's rows. */
function nameOf(node: OperationNode): string | undefined {
  if (AliasNode.is(node)) return IdentifierNode.is(node.alias) ? node.alias.name : undefined;
  return ReferenceNode.is(node) && ColumnNode.is(node.column) ? node.column.column.name : undefined;
}
