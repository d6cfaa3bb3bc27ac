import { grammar } from '../../../stage/grammar.ts';
import type { HintWords } from '../en/hints.ts';

const { plural } = grammar('fr');

export const hints: HintWords = {
  ask: 'Conseil',
  title: '**Ce que je regarderais**, le meilleur d’abord, avec ce qui distingue chacun',
  margin: points => `attendu **${points}**`,
  score: points => `points attendus : **${points}**`,
  comparedWith: (deed, reasons) => `Comparé à *${deed}* : ${reasons}`,
  rest: points => `tout le reste : ${points}`,
  even: (deed, ahead) =>
    ahead
      ? `À peu près égal à *${deed}* là où j’ai joué la suite des deux.`
      : `À première vue, à peu près égal à *${deed}*.`,
  noReason: (deed, points) =>
    `Comparé à *${deed}* : ${points} en tout ; aucune raison ne ressort à elle seule.`,
  marginMeans:
    'Attendu : tes points à la fin moins la moyenne des autres, pour autant que ce que tu vois permette de le dire.',
  scoreMeans: 'Attendu : tes points à la fin, pour autant que ce que tu vois permette de le dire.',
  press: 'Un appui le montre sur le plateau ; rien ne se fait avant que tu confirmes.',
  counted: used =>
    plural(used, {
      one: '# conseil utilisé dans cette partie jusqu’ici.',
      other: '# conseils utilisés dans cette partie jusqu’ici.',
    }),
  only: 'Il n’y a qu’une chose à faire, cela ne compte donc pas comme conseil :',
  none: 'Je n’ai rien à conseiller ici, cela ne compte donc pas comme conseil.',
  used: count => plural(count, { one: '# conseil utilisé.', other: '# conseils utilisés.' }),
  usedBy: people =>
    `Conseils utilisés : ${people.map(({ person, hints: count }) => `${person} ${count}`).join(', ')}.`,
};
