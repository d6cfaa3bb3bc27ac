import { grammar } from '../../../stage/grammar.ts';

const { listed } = grammar('ja');

/** "Annさん、Bobさん": each name, or mention, with its title. */
export const san = (people: readonly string[]): string => listed(people.map(person => `${person}さん`));
