import { expect, test } from 'vitest';
import { portoWords } from '../../../../src/games/porto/words/all.ts';
import { LANGUAGES, type Language } from '../../../../src/presentation/language/languages.ts';

/** Languages whose nouns have no plural. */
const WITHOUT_PLURAL: readonly Language[] = ['ko', 'ja'];

test.each(LANGUAGES)('one claimed slot is one contract, several are contracts: %s', language => {
  const { claimingSlots } = portoWords(language).choices;
  const [one, several] = [claimingSlots('', '3', 1), claimingSlots('', '3', 2)];
  expect(one === several).toBe(WITHOUT_PLURAL.includes(language));
});
