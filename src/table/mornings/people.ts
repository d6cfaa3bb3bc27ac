import type { MorningFacts, NamedPerson } from '../../store/index.ts';
import type { UnitOfWork } from '../match/services.ts';

interface AboutPerson {
  readonly person: NamedPerson;
}

/** Lists the parts of a morning message that are about people. */
export const partsAbout = ({ deals, moves, waits, week }: MorningFacts): readonly AboutPerson[] => [
  ...deals.flatMap(({ game, form, number, rows }) => rows.map(row => ({ game, form, number, ...row }))),
  ...moves,
  ...waits,
  ...(week ? [...week.bests, week.record, week.streak] : []).flatMap(part => part ?? []),
];

/** Returns the contents of a morning message without the parts about a person. */
export function withoutPerson(facts: MorningFacts, personId: string): MorningFacts {
  const others = <T extends AboutPerson>(items: readonly T[]): readonly T[] =>
    items.filter(({ person }) => person.id !== personId);
  const unless = <T extends AboutPerson>(item: T | null): T | null =>
    item?.person.id === personId ? null : item;
  const { week } = facts;
  return {
    ...facts,
    deals: facts.deals
      .map(deal => ({ ...deal, rows: others(deal.rows) }))
      .filter(({ rows }) => rows.length > 0),
    moves: others(facts.moves),
    waits: others(facts.waits),
    week: week && {
      ...week,
      bests: others(week.bests),
      record: unless(week.record),
      streak: unless(week.streak),
    },
  };
}

/** Removes a person from the morning messages that the bot still edits, and renders these messages again. */
export async function leaveMornings({ repositories, refresh }: UnitOfWork, personId: string): Promise<void> {
  for (const { facts, ...key } of await repositories.mornings.naming(personId)) {
    if (!facts) continue;
    await repositories.mornings.correct(key, withoutPerson(facts, personId));
    refresh();
  }
}
