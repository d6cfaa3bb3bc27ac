import { PARTICLES, type Particle, withParticle } from '../language/korean.ts';

/**
 * Character before and after a marked Korean particle. Names never contain this character, since cleaning removes all Unicode
 * noncharacters from names.
 */
const EDGE = '\ufdd0';
const WRITTEN = new RegExp(`\\[(${Object.keys(PARTICLES).join('|')})\\]`, 'g');
const MARK = new RegExp(`${EDGE}([^${EDGE}]+)${EDGE}`);

const isParticle = (text: string): text is Particle => text in PARTICLES;

/**
 * Puts marks around the Korean particles in a translator's file, as in `{ $cards }[을/를]`. The same letters in an argument stay
 * unmarked.
 */
export const particlesToMarks = (file: string): string => file.replace(WRITTEN, `${EDGE}$1${EDGE}`);

/** Replaces each marked particle in a finished sentence by the form that fits the sound before the particle. */
export const marksToParticles = (sentence: string): string =>
  sentence.includes(EDGE)
    ? sentence
        .split(MARK)
        .reduce((said, part, index) =>
          index % 2 === 1 && isParticle(part) ? withParticle(said, part) : said + part,
        )
    : sentence;
