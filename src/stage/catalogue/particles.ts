import { PARTICLES, type Particle, withParticle } from '../language/korean.ts';

/** Stands in no name: names are tidied of all that is no character. */
const EDGE = '\ufdd0';
const WRITTEN = new RegExp(`\\[(${Object.keys(PARTICLES).join('|')})\\]`, 'g');
const MARK = new RegExp(`${EDGE}([^${EDGE}]+)${EDGE}`);

const isParticle = (text: string): text is Particle => text in PARTICLES;

/** A translator writes `{ $cards }[을/를]`. What fills the sentence later may hold the same letters, and is left as it is. */
export const particlesToMarks = (file: string): string => file.replace(WRITTEN, `${EDGE}$1${EDGE}`);

/** A finished sentence, with the particle that fits the sound before it in place of each mark. */
export const marksToParticles = (sentence: string): string =>
  sentence.includes(EDGE)
    ? sentence
        .split(MARK)
        .reduce((said, part, index) =>
          index % 2 === 1 && isParticle(part) ? withParticle(said, part) : said + part,
        )
    : sentence;
