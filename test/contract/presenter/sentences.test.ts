import { expect, test } from 'vitest';
import { sentences } from './sentences.ts';
import { SPOKEN } from './spoken.ts';

// A changed sentence is changed on purpose: `npx vitest -u test/contract/presenter` writes the texts anew, and the diff is read.
test.each(SPOKEN)('every sentence of $id in $language is as the golden text has it', async shown => {
  const { id, language } = shown;
  const file = new URL(`../../games/${id}/goldens/sentences.${language}.txt`, import.meta.url);
  await expect(sentences(shown, language)).toMatchFileSnapshot(file.pathname);
});
