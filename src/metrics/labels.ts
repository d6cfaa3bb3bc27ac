import { ARRIVALS, INTERACTION_OUTCOMES } from '../discord/ports/ports.ts';

/** Label value that replaces every value outside of the label's list. */
const OTHER = 'other';

/** Routes of the bot's requests to Discord, without ids and tokens, as discord.js names them. */
export const ROUTES = [
  '/applications/:id/commands',
  '/applications/:id/commands/:id',
  '/applications/:id/guilds/:id/commands',
  '/applications/:id/guilds/:id/commands/:id',
  '/applications/@me',
  '/channels/:id',
  '/channels/:id/messages',
  '/channels/:id/messages/:id',
  '/channels/:id/messages/:id/threads',
  '/channels/:id/thread-members/:id',
  '/channels/:id/threads',
  '/gateway/bot',
  '/guilds/:id/members/:id',
  '/guilds/:id/threads/active',
  '/interactions/:id/:token/callback',
  '/users/@me',
  '/users/@me/channels',
  '/webhooks/:id/:token',
  '/webhooks/:id/:token/messages/:id',
  '/webhooks/:id/:token/messages/@original',
] as const;

/**
 * Returns true where requests to the route count towards Discord's limit of 50 requests a second. Routes with an interaction
 * token do not count.
 */
export const isCounted = (route: string): boolean =>
  !route.startsWith('/interactions/') && !route.startsWith('/webhooks/');

const FIXED = {
  kind: ARRIVALS,
  outcome: INTERACTION_OUTCOMES,
  method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  route: ROUTES,
  scope: ['global', 'shared', 'user'],
  priority: ['play', 'hint', 'review'],
  worker: ['painter', 'thinker'],
  reason: ['ended', 'memory'],
  fault: ['missing', 'broken'],
} as const;

/** Lists of label values that other folders define. `metricsOf` (health.ts) fills them. */
export interface ListedLabels {
  readonly verb: readonly string[];
  readonly game: readonly string[];
  readonly notice: readonly string[];
  readonly picture: readonly string[];
  readonly loop: readonly string[];
  readonly language: readonly string[];
}
export type LabelName = keyof typeof FIXED | keyof ListedLabels;

/**
 * Metric labels whose possible values are fixed lists. So no id, name or text of a person becomes a label value, and the number
 * of series is limited.
 */
export class ClosedLabels {
  readonly #known: Readonly<Record<LabelName, readonly string[]>>;

  constructor(listed: ListedLabels) {
    this.#known = { ...FIXED, ...listed };
  }

  all(name: LabelName): readonly string[] {
    return this.#known[name];
  }

  /** Returns the labels, each with its value or, outside of its list, with `other`. */
  of<Name extends LabelName>(labels: Readonly<Record<Name, string>>): Record<Name, string> {
    const known = (Object.entries(labels) as [Name, string][]).map(([name, value]) => [
      name,
      this.#known[name].includes(value) ? value : OTHER,
    ]);
    return Object.fromEntries(known);
  }

  status(code: number): string {
    return Number.isInteger(code) && code >= 100 && code <= 599 ? String(code) : OTHER;
  }
}
