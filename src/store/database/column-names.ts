import {
  CamelCasePlugin,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  PostgresQueryCompiler,
  type RootOperationNode,
  SqliteQueryCompiler,
} from 'kysely';

/**
 * `board_message_id` in the database, `boardMessageId` in the code. Names change where a query becomes text: the plugin would
 * make a copy of each query for it, a seventh of what a statement costs.
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

/** For every Kysely on a dialect of ours, whose compilers are those below. */
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
