import type { FirstScreenWords } from './types.ts';

export const french: FirstScreenWords = {
  name: 'Jeux',
  heading: 'Quel jeu ?',
  note: 'Quatre personnes se partagent ce terrain de jeu : appuie sur un nom ci-dessus pour être cette personne, ou ouvre un onglet pour chacune. Ceci est un projet indépendant, ni réalisé ni approuvé par les auteurs et éditeurs des jeux. Si tu aimes y jouer ici, achète les jeux imprimés.',
  players: (least, most) => `${least} à ${most} joueurs`,
  minutes: count => `environ ${count} minutes`,
  alone: 'Jouer en solo',
  bot: 'Jouer contre le bot',
  two: 'Jouer les deux places',
  open: 'Ouvrir une table',
  learn: 'Apprendre',
  rules: 'Règles',
  picture: game => `Le plateau de ${game} en milieu de partie`,
};
