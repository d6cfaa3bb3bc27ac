import type { Chance } from '../chance.ts';

/** Texts that break careless code: empty, huge, bidirectional, half a surrogate pair, markup, SQL, paths, JSON, prototypes. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  '\u202etluafed\u202c',
  '\ud83d',
  'Z̸̢͎a̷͝l̴̀g̷o̶',
  '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'ﷺ',
  '\u200b\u200d\ufeff',
  '@everyone <@&0> <#x>',
  "'; drop table matches; --",
  '../../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  'null',
  '{{process.exit}}',
  '{"type":"draw"}',
  '```ansi\u001b[2J```',
  '||spoiler||',
  'https://example.com/x',
  '~~~2:~0~1:::',
  '%00%0a%s%n',
  'ـــــــ',
];

/** Returns a random text that names nothing in a game. */
export function strangeText(chance: Chance, longest = 6_000): string {
  const text = chance.of(TEXTS);
  switch (chance.below(6)) {
    case 0:
      return text.repeat(1 + chance.below(20)).slice(0, longest);
    case 1:
      return 'q'.repeat(chance.below(longest + 1));
    case 2:
      return chance
        .bytes(1 + chance.below(40))
        .toString('latin1')
        .replace(/[0-9]/g, 'q')
        .slice(0, longest);
    default:
      return text;
  }
}
