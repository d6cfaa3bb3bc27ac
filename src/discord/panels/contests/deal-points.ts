import type { DealForm } from '../../../core/contract/deals.ts';
import { grammar, signed } from '../../../presentation/language/grammar.ts';
import type { Context } from '../../context/context.ts';

/** Sentences about the points of a deal. In a duel, points are a lead over the bot and have a sign. */
export interface DealPointsWords {
  result(points: number): string;
  par(par: number, points: number): string;
  row(place: number, name: string, points: number): string;
  rival(name: string, points: number): string;
  ownBest(points: number, attempts: number): string;
  bestFound(points: number): string;
  wayTitle(points: number): string;
  textPar(points: number): string;
  best(points: number): string;
}

export const pointsWords = (
  { words: { deals, duels }, language }: Pick<Context, 'words' | 'language'>,
  form: DealForm,
): DealPointsWords =>
  form === 'solo'
    ? {
        ...deals,
        par: (par, points) => {
          const ahead = points - par;
          const side = ahead === 0 ? 'level' : ahead > 0 ? 'above' : 'below';
          return deals.par(par, Math.abs(ahead), side);
        },
      }
    : {
        result: points => `**${signed(points)}**`,
        par: par => duels.par(signed(par)),
        row: (place, name, points) => `\`${place}\` ${grammar(language).labelled(name, signed(points))}`,
        rival: (name, points) => `\`–\` ${grammar(language).labelled(name, signed(points))}`,
        ownBest: (points, attempts) => duels.ownBest(signed(points), attempts),
        bestFound: points => duels.bestFound(signed(points)),
        wayTitle: points => duels.wayTitle(signed(points)),
        textPar: points => duels.textPar(signed(points)),
        best: points => duels.best(signed(points)),
      };
