import {
  CamelCasePlugin,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  PostgresQueryCompiler,
  type RootOperationNode,
  SqliteQueryCompiler,
} from 'kysely';

/**
 * Converts column names: `board_message_id` in the database, `boardMessageId` in the code. It converts while a query is
 * compiled. Kysely's own plugin would copy each query for that, which is a seventh of a statement's cost.
 */
class ColumnNames extends CamelCasePlugin {
  override transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return node;
  }

  stored(name: string): string {
    return this.snakeCase(name);
  }
}

const names = new ColumnNames();

/** Kysely plugins for the two dialects of this folder. */
export const plugins: KyselyPlugin[] = [names];

export class SqliteCompiler extends SqliteQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    return super.sanitizeIdentifier(names.stored(name));
  }
}

export class PostgresCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    return super.sanitizeIdentifier(names.stored(name));
  }
}
