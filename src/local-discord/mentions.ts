import type { APIAllowedMentions } from 'discord-api-types/v10';

/** What a text would ping, and what allowed_mentions lets through. */
export interface Mentions {
  readonly users: readonly string[];
  readonly everyone: boolean;
}

/** Without allowed_mentions everything in the text pings; `exists` tells who could be reached at all. */
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
