import type { APIAllowedMentions } from 'discord-api-types/v10';
import type { Problem } from '../rules/errors.ts';

/** Users and `@everyone` that a text mentions and that `allowed_mentions` permits. */
export interface Mentions {
  readonly users: readonly string[];
  readonly everyone: boolean;
}

/**
 * Returns those mentions in a text that may ping. Without `allowed_mentions` all mentions may ping. `exists` returns true for a
 * known user.
 */
export function readMentions(
  text: string,
  allowed: APIAllowedMentions | null | undefined,
  exists: (userId: string) => boolean,
): Mentions {
  const named = [...text.matchAll(/<@!?(\d+)>/g)].flatMap(match => match[1] ?? []);
  const users = [...new Set(named)].filter(exists);
  const everyone = /@(everyone|here)\b/.test(text);
  if (allowed == null) return { users, everyone };
  const parse: readonly string[] = allowed.parse ?? [];
  return {
    users: parse.includes('users') ? users : users.filter(id => allowed.users?.includes(id) ?? false),
    everyone: everyone && parse.includes('everyone'),
  };
}

/**
 * Returns the problems of contradictory `allowed_mentions`. Discord refuses `parse: ["users"]` together with a list of user
 * ids. The same holds for roles.
 */
export function mentionProblems(allowed: APIAllowedMentions | null | undefined): Problem[] {
  const parse: readonly string[] = allowed?.parse ?? [];
  return (['users', 'roles'] as const)
    .filter(kind => parse.includes(kind) && (allowed?.[kind]?.length ?? 0) > 0)
    .map(kind => ({
      path: 'allowed_mentions',
      code: 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
      message: `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
    }));
}
