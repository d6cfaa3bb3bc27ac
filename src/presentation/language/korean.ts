/** Korean particles that depend on the sound before them: first the form after a consonant, then the form after a vowel. */
export const PARTICLES = {
  '이/가': ['이', '가'],
  '을/를': ['을', '를'],
  '은/는': ['은', '는'],
  '과/와': ['과', '와'],
  '으로/로': ['으로', '로'],
} as const;
export type Particle = keyof typeof PARTICLES;

type Sound = 'vowel' | 'ㄹ' | 'consonant' | 'unknown';

/** Last sounds of the digits 영 일 이 삼 사 오 육 칠 팔 구. Tens, hundreds and so on end in a consonant, as 영 does. */
const DIGITS: readonly Sound[] = [
  'consonant',
  'ㄹ',
  'vowel',
  'consonant',
  'vowel',
  'vowel',
  'consonant',
  'ㄹ',
  'ㄹ',
  'vowel',
];

const latin = (word: string): Sound => {
  const alone = /(?<![a-z])[a-z]$/.test(word);
  if (alone)
    return ({ l: 'ㄹ', r: 'ㄹ', m: 'consonant', n: 'consonant' }[word.slice(-1)] as Sound) ?? 'vowel';
  if (/l$|le$/.test(word)) return 'ㄹ';
  return /[mn]$|ng$|(?<![aeiou])[aeiou](b|c|ck|k|p|t)$/.test(word) ? 'consonant' : 'vowel';
};

/** Matches a part in brackets at the end of a name, as in 이네스 (쉬움), with or without markdown around it. */
const BRACKETED = /(?<=[\p{L}\p{N}])[\s\\]*\([^()]*\)[\s*_~`|]*$/u;

/**
 * Returns the kind of sound at the end of a text. Characters after the last letter or digit, such as markdown or a part in
 * brackets, are silent.
 */
const sound = (text: string): Sound => {
  const spoken = text
    .normalize('NFC')
    .replace(BRACKETED, '')
    .replace(/(?<=[\p{L}\p{N}].*)[\s\p{P}`~^*_|<>$+=]+$/u, '');
  const last = Array.from(spoken).at(-1) ?? '';
  const code = last.charCodeAt(0);
  if (code >= 0xac00 && code <= 0xd7a3) {
    const final = (code - 0xac00) % 28;
    return final === 0 ? 'vowel' : final === 8 ? 'ㄹ' : 'consonant';
  }
  if (/[0-9]/.test(last)) return DIGITS[Number(last)] ?? 'unknown';
  const word = spoken.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return /[a-z]$/.test(word) ? latin(word) : 'unknown';
};

/** Adds the particle to a word: 파란색을, L4로, Ann이. Where the sound is unknown, as after an emoji, both forms are written: 👍을(를). */
export const withParticle = (word: string, particle: Particle): string => {
  const [closed, open] = PARTICLES[particle];
  const wordSound = sound(word);
  if (wordSound === 'unknown') return `${word}${particle === '으로/로' ? '(으)로' : `${closed}(${open})`}`;
  const vowel = wordSound === 'vowel' || (wordSound === 'ㄹ' && particle === '으로/로');
  return `${word}${vowel ? open : closed}`;
};
