import { expect, test } from 'vitest';
import { some } from '../../support/test-form.ts';
import { sentences } from './sentences.ts';
import { SPOKEN } from './spoken.ts';

// A golden text may change only on purpose. `TEST_FORM=long npx vitest run test/contract/presenter -u` writes all texts anew. Then
// read the diff.
const isEnglish = ({ language }: { readonly language: string }): boolean => language === 'en';
const HELD = [
  ...SPOKEN.filter(isEnglish),
  ...some(
    SPOKEN.filter(each => !isEnglish(each)),
    6,
  ),
];

test.each(HELD)('every sentence of $id in $language is as the golden text has it', async shown => {
  const { id, language } = shown;
  const file = new URL(`../../games/${id}/goldens/sentences.${language}.txt`, import.meta.url);
  await expect(sentences(shown, language)).toMatchFileSnapshot(file.pathname);
});
