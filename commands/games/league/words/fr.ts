import type { LeagueCommandWords } from './en.ts';

/** How /games league presents itself: each description and choice at most 100 characters. */
export const french: LeagueCommandWords = {
  about: 'Ligues : une saison pour 4 à 32 personnes de ce serveur',
  open: 'Ouvrir une ligue dans ce salon ; ses parties commencent seules, dans des fils',
  join: 'La rejoindre ; après le début, sa liste d’attente',
  leave: 'La quitter ; ta partie en cours continue',
  show: 'Le classement en image, les tables de la ronde et ta partie',
  start: 'La commencer : qui l’a ouverte, ou les membres avec Gérer le serveur',
  close: 'La fermer avant la fin : qui l’a ouverte, ou les membres avec Gérer le serveur',
  league: 'Quelle ligue (par défaut : celle de ce salon)',
  name: 'Son nom (par défaut : celui du jeu)',
  seats: 'Personnes par table au plus (par défaut : 4, ou autant que le jeu en admet)',
  rounds: 'Rondes avant la coupe (par défaut : selon le nombre de personnes)',
  pace: 'Combien peut durer un tour (par défaut : un jour)',
  cup: 'Une coupe des meilleurs à la fin (par défaut : aucune)',
  variant: 'Règles du jeu (par défaut : les habituelles)',
  fill: 'Les places libres d’une table reviennent à un joueur moyen du bot (par défaut : non)',
  paces: { day: 'un jour par tour', 'three-days': 'trois jours par tour' },
  cups: (size: number): string => (size === 0 ? 'aucune' : `des ${size} meilleurs`),
};
