import { readFileSync } from 'node:fs';
import { commands } from '../../../commands/index.ts';
import { aloneIn } from '../../../src/discord/context/command.ts';
import { spokenIn } from '../../../src/discord/words/index.ts';
import type { Facts } from '../../../src/discord/words/refusals.ts';
import { games } from '../../../src/games/registry.ts';
import type { Language } from '../../../src/presentation/language/languages.ts';
import { bare } from './marks.ts';
import { messageSample, type Sample } from './sample.ts';

const ENGLISH = new URL('../../../src/discord/words/en.ftl', import.meta.url);

/** Lists the reasons of refusals: every code with a sentence, and undefined. */
function reasons(): readonly (string | undefined)[] {
  const source = readFileSync(ENGLISH, 'utf8');
  const chosen = source.matchAll(/^refusals_[\w-]+_([\w-]+) =|^ +\[([a-z][\w-]*)\]/gm);
  const asked = Array.from(chosen, ([, sentence, variant]) => sentence ?? variant);
  return [undefined, ...new Set(asked)];
}

export function refusals(
  language: Language,
  failed: (name: string, error: unknown) => void,
): readonly Sample[] {
  const { words } = spokenIn(language, Object.keys(games).slice(0, 1), aloneIn(commands));
  const samples = new Map<string, Sample>();
  for (const [code, say] of Object.entries(words.refusals))
    for (const reason of reasons())
      for (const there of [true, false]) {
        const facts: Facts = {
          people: there ? ['Miguel'] : ['Miguel', 'Beatriz'],
          opener: there ? 'Joana' : undefined,
          gathering: there,
          full: there,
          number: () => 3,
          given: () => (there ? 3 : undefined),
          text: () => reason,
          possible: ['1', '2'],
        };
        try {
          const content = say(facts);
          samples.set(content, messageSample(`refused: ${bare(code)}`, content));
        } catch (error) {
          failed(`the refusal ${code}`, error);
        }
      }
  return [...samples.values()];
}
