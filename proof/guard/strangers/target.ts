import type { Channel, Guild, LocalDiscord, Person, StoredMessage } from 'local-discord';
import type { Match } from '../../../src/table/match/types.ts';
import type { Running } from '../../../test/support/bot.ts';
import type { Chance } from '../chance.ts';
import type { Attacked } from './games/attacked.ts';

export interface Target {
  readonly channel: Channel;
  readonly match: Match;
  readonly seated: readonly Person[];
  readonly messages: readonly StoredMessage[];
}

export interface House {
  readonly attacked: Attacked;
  readonly running: Running;
  readonly discord: LocalDiscord;
  readonly chance: Chance;
  /** A server where all people may open games. */
  readonly home: Guild;
  readonly elsewhere: Channel;
  readonly guarded: Guild;
  /** A person with Manage Server and without a seat. */
  readonly manager: Person;
  /** A person whom all seated people have blocked. */
  readonly foe: Person;
  readonly strangers: readonly Person[];
  leap(by: number): void;
}

/** Returns a legal action of a seat that must act in a game. */
export function actionAt({
  chance,
  stage,
  target: { match },
}: {
  chance: Chance;
  stage: House;
  target: Target;
}): string {
  const { position } = match;
  const legal = position.toAct.flatMap(seat => position.legal(seat));
  return legal.length === 0 ? 'pass' : stage.attacked.game.write(chance.of(legal));
}

export const awaitedAt = ({ match, seated }: Target): readonly Person[] =>
  match.position.toAct.flatMap(seat => seated[seat] ?? []);
