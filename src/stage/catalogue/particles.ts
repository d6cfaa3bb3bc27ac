import { PARTICLES, type Particle, withParticle } from '../language/korean.ts';

/** Character that marks a particle. It occurs in no name, since names are cleaned of all noncharacters. */
const EDGE = '\ufdd0';
const WRITTEN = new RegExp(`\\[(${Object.keys(PARTICLES).join('|')})\\]`, 'g');
const MARK = new RegExp(`${EDGE}([^${EDGE}]+)${EDGE}`);

const isParticle = (text: string): text is Particle => text in PARTICLES;

/**
 * Replaces the particles in a translator's file, as in `{ $cards }[을/를]`, by marks. So the same letters in an argument are
 * left alone.
 */
export const particlesToMarks = (file: string): string => file.replace(WRITTEN, `${EDGE}$1${EDGE}`);

/** Replaces each mark in a finished sentence by the particle that fits the sound before it. */
export const marksToParticles = (sentence: string): string =>
  sentence.includes(EDGE)
    ? sentence
        .split(MARK)
        .reduce((said, part, index) =>
          index % 2 === 1 && isParticle(part) ? withParticle(said, part) : said + part,
        )
    : sentence;
