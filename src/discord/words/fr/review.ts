import { grammar } from '../../../stage/grammar.ts';
import type { ReviewWords } from '../en/review.ts';

const { number, percent, plural } = grammar('fr');

const decisionsOf = (count: number): string => plural(count, { one: '# décision', other: '# décisions' });

export const review: ReviewWords = {
  review: {
    button: 'Analyse',
    progress: share => `Je regarde de nouveau cette partie, décision par décision : ${percent(share)}.`,
    title: person => `**Analyse : ${person}**`,
    accuracy: (right, decisions) =>
      `Précision : **${number(right)}** sur 100, en ${decisionsOf(decisions)}. 100 est la meilleure suite que j’aie trouvée à chaque fois ; 0 ne vaut pas mieux qu’un tirage au sort.`,
    start: (points, spread) =>
      `Au départ : **${points}**${spread === undefined ? '' : ` (±${spread})`} à attendre à la fin, selon le plateau et la place dans l’ordre.`,
    deal: (points, spread) =>
      `Propres cartes cachées : **${points}** (±${spread}), par rapport à d’autres qui auraient pu venir.`,
    own: points =>
      `Propres choix : **${points}**, par rapport au meilleur que j’aie trouvé, selon ce que cette place pouvait voir alors.`,
    others: points => `Choix des autres : **${points}**, selon ce qu’ils pouvaient voir.`,
    luck: points => `Chance : **${points}** : le hasard d’après la donne, et ce que je juge mal.`,
    final: points => `À la fin : **${points}**.`,
    stopped: points =>
      `Quand la partie s’est arrêtée : **${points}** à attendre. Ce ne sont pas les règles qui l’ont finie.`,
    margin:
      '-# Les points sont par rapport à la moyenne des autres. La chance et les choix des autres tiennent compte de ce qu’on ne sait que maintenant.',
    alone:
      '-# Les points sont ceux du score final. La chance tient compte de ce qu’on ne sait que maintenant.',
    noMistakes: 'Je n’ai trouvé aucun tour où un autre choix aurait été nettement meilleur.',
    overview: 'Vue d’ensemble',
    turnButton: (turn, loss) => `Tour ${number(turn)} : ${loss}`,
    share: 'Partager',
    shared: 'Partagée : tout le monde ici peut maintenant voir cette analyse.',
    sharedBy: (person, right) =>
      right === null
        ? `${person} partage le déroulement de cette partie :`
        : `${person} partage le déroulement de cette partie, avec une précision de **${number(right)}** sur 100 :`,
    turn: (turn, loss) => `**Tour ${number(turn)} : écart final ${loss}**`,
    played: deed => `Joué : ${deed}`,
    better: deed => `Mieux : **${deed}**`,
    because: 'Parce que :',
    noReason: points => `Points de plus que j’en attends à la fin : **${points}**.`,
    chances: (best, played) =>
      `Chances de gagner, dans des parties comme celle-ci : ${percent(best)} avec le meilleur choix, ${percent(played)} comme joué.`,
    seen: '-# Jugé selon ce qui se voyait alors ; rien de ce qui est venu plus tard n’y a part.',
  },
};
