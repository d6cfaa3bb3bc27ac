import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { isLong } from '../../../test/support/test-form.ts';
import { PORTO } from '../strangers/games/porto.ts';
import { edited, MUTANTS } from '../strangers/mutants.ts';
import { attackedInVain } from './attacked-in-vain.ts';

// Porto's attacks cover the code that all games share. The long tests attack the other games.
test.runIf(isLong)(
  'attacks have no effect on others, each has one answer, and the right person would have succeeded',
  () => attackedInVain(PORTO, 800, 3),
);

test.each(MUTANTS)('the text that the mutant edits is still there: $name', async ({ edits }) => {
  for (const edit of edits) expect(edited(await readFile(edit.file, 'utf8'), edit)).toContain(edit.to);
});
