import type { In } from '../src/presentation/language/languages.ts';

/** Words after "you" that end like a verb of the third person and are none. */
const NO_VERBS = ['pass', 'was', 'always', 'less', 'plus', 'yourselves', 'as'];

/** Matches a sentence that speaks to its reader in the third person, or within a sentence with a capital letter. */
export const MISSPOKEN: In<RegExp> = {
  en: new RegExp(
    `\\b[Yy]ou\\b(\\*\\*)? (is|has|was|does|(?!(?:${NO_VERBS.join('|')})\\b)\\w+s)\\b|\\w (\\*\\*)?You\\b|[Yy]ou[’']s\\b`,
  ),
  de: /(?<!und )\b[Dd]u\b(\*\*)? (ist|hat|wird|kann|muss|darf|(?!(?:nicht|passt|teilt|lässt|pflanzt|bist|hast|musst)\b)\p{Ll}+[^s\W]t)(?= )|\p{L} (\*\*)?Du\b|\b(von|mit|vor|an|für) (\*\*)?du\b/u,
  fr: /\b[Tt]u\b(\*\*)? (a|est|va|peut|(?!ne |te |en )\p{Ll}+[^sx\W])(?= )|\p{L} (\*\*)?Toi\b|\b[Tt]oi\b(\*\*)? (a|est|va|\p{Ll}{2,}e)\b/u,
  'es-ES':
    /(?<!\p{L})[Tt]ú(\*\*)? (ha|es|está|va|\p{Ll}+ó)(?!\p{L})|\p{L} (\*\*)?Tú(?!\p{L})|(?<!\p{L})(de|a|para|por) (\*\*)?tú(?!\p{L})/u,
  'pt-BR': /\p{L} (\*\*)?Você\b|\b[Vv]ocê\b(\*\*)? (és|tens|\p{Ll}+aste)\b/u,
  ko: /당신(\*\*)? 님|(?<!\p{L})나(\*\*)? 님/u,
  ja: /あなた(\*\*)?さん/u,
};
