import type { Assumption } from './stage/assumption.ts';
import { OUTCOMES, type Outcome } from './stage/outcome.ts';
import type { Result } from './stage/state.ts';

export interface ReportParts {
  readonly version: string;
  readonly at: Date;
  readonly assumptions: readonly Pick<Assumption, 'id' | 'assumption'>[];
  readonly results: Readonly<Record<string, Result>>;
  /** Things that the run could not remove. */
  readonly left: readonly string[];
  /** Reason for which the run ended early. */
  readonly broken?: string | undefined;
  /** Texts that the report must not have. */
  readonly secrets: readonly string[];
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ');

/** Removes ids, tokens, addresses and secrets from a text. */
export const scrubbed = (text: string, secrets: readonly string[]): string =>
  secrets
    .filter(secret => secret !== '')
    .reduce((clean, secret) => clean.replaceAll(secret, '(secret)'), text)
    .replace(/https?:\/\/[^\s"|)]+/g, '(address)')
    .replace(/\b\d{15,}\b/g, '(id)')
    .replace(/[\w-]{20,}\.[\w-]{5,}\.[\w-]{20,}/g, '(token)')
    .replace(/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{40,}/g, '(token)');

export const count = (results: Readonly<Record<string, Result>>, outcome: Outcome): number =>
  Object.values(results).filter(result => result.outcome === outcome).length;

/** Returns the report of a run, as Markdown without ids and tokens. */
export function report({ version, at, assumptions, results, left, secrets, broken }: ReportParts): string {
  const lines = assumptions.map(({ id, assumption }) => {
    const { outcome, seen } = results[id] ?? { outcome: 'not tried' as const, seen: undefined };
    const bold = outcome === 'differs' ? `**${outcome}**` : outcome;
    return `| \`${id}\` | ${cell(assumption)} | ${bold} | ${cell(scrubbed(seen ?? '', secrets))} |`;
  });
  const counted = OUTCOMES.map(each => `${count(results, each)} ${each}`);
  return [
    '# Contact with Discord',
    '',
    `Version ${version}, Node ${process.versions.node}, ${at.toISOString().slice(0, 10)}: ${counted.join(', ')}.`,
    ...(broken === undefined ? [] : ['', `The run ended early: ${scrubbed(broken, secrets)}.`]),
    ...(left.length > 0 ? ['', `Not removed: ${scrubbed(left.join('; '), secrets)}.`] : []),
    '',
    '| line | assumed | outcome | seen |',
    '|---|---|---|---|',
    ...lines,
    '',
  ].join('\n');
}
