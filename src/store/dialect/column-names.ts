import {
  CamelCasePlugin,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  PostgresQueryCompiler,
  type RootOperationNode,
  SqliteQueryCompiler,
} from 'kysely';

/**
 * Converts names: `board_message_id` in the database, `boardMessageId` in the code. It does so where a query becomes text.
 * The plugin would copy each query for it, which is a seventh of a statement's cost.
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

/** Plugins for every Kysely on a dialect of ours. The compilers of these dialects are below. */
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
