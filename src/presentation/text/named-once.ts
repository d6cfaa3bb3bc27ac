import { capital } from '../language/grammar.ts';
import { type In, inEach, type Language } from '../language/languages.ts';
import type { Names } from '../presenter/presenter.ts';
import { nameOf } from './names.ts';

/** Matches the text between a sentence's subject and its predicate. */
const AFTER_SUBJECT: In<RegExp> = {
  ...inEach(() => /^ (?=\p{Ll})/u),
  ja: /^さん[がは]/,
  ko: /^ 님[이은] /,
};

const STOP = /[.。]$/u;

/**
 * Joins the sentences about a turn. A sentence leaves out its subject's name if the sentences before it have the same subject
 * and name no other: "**Ann** takes 2 cards. Passes."
 * @param as 'parts' joins the sentences as parts of one line: "**Ann** takes 2 cards · passes."
 */
export function namedOnce(
  sentences: readonly string[],
  names: Names,
  language: Language,
  as: 'sentences' | 'parts' = 'sentences',
): string {
  const bold = names.map((_, seat) => `**${nameOf(names, seat, language)}**`);
  let last: string | undefined;
  return sentences
    .map((sentence, index) => {
      const named = bold.filter(name => sentence.includes(name));
      const subject = named.find(name => sentence.startsWith(name));
      const known = subject !== undefined && subject === last;
      if (named.length > 0) last = named.length === 1 ? subject : undefined;
      const predicate = sentence.slice(subject?.length ?? 0);
      const short = known && AFTER_SUBJECT[language].test(predicate);
      const text = short ? predicate.replace(AFTER_SUBJECT[language], '') : sentence;
      if (as === 'parts') return index < sentences.length - 1 ? text.replace(STOP, '') : text;
      return short ? capital(text) : text;
    })
    .join(as === 'parts' ? ' · ' : ' ');
}
