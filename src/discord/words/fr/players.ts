import { grammar } from '../../../stage/grammar.ts';
import type { PlayersWords } from '../en/players.ts';

const { listed } = grammar('fr');

export const players: PlayersWords = {
  does: {
    easy: name => `${name} joue comme on débute, gentiment : en voyant le coup suivant. On peut gagner.`,
    medium: name => `${name} pèse ce que chaque coup rapporte, maintenant et plus tard.`,
    hard: name =>
      `${name} essaie maintes fois les meilleurs coups avant de décider ; cela prend quelques secondes.`,
  },
  add: 'Ajouter un joueur du bot',
  manage: 'Joueurs du bot',
  ask: '**Qui doit rejoindre la table ?**',
  full: 'Toutes les places sont prises.',
  added: (name, taken, wanted) => `${name} est à la table, ${taken} sur ${wanted}.`,
  for: person => `le joueur du bot pour ${person}`,
  thinking: names => (names.length === 1 ? `${listed(names)} réfléchit.` : `${listed(names)} réfléchissent.`),
  unknown: (typed, possible) =>
    `Je ne connais pas de joueur « ${typed} ». Il y a ${listed(possible)} ; plusieurs s’écrivent « 2 ${possible.at(-1)} » ou « ${possible.slice(0, 2).join(', ')} ».`,
};
