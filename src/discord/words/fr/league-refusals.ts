import { grammar } from '../../../stage/grammar.ts';
import type { LeagueRefusals } from '../leagues.ts';

const { plural } = grammar('fr');
const people = (count: number): string => plural(count, { one: '# personne', other: '# personnes' });

/** Why nothing is done about a league. */
export const leagueRefusals: LeagueRefusals = {
  'no-league': () => 'Aucune ligue ne porte ce nom sur ce serveur.',
  'league-solo': () => 'Ce jeu se joue seul : il n’a pas de ligue.',
  'league-rounds': ({ number }) =>
    `Une ligue compte de 1 à ${number('max') ?? 10} rondes, sans celles de la coupe.`,
  'league-cup': () => 'La coupe réunit les 2, 4 ou 8 meilleurs, dans un jeu qui se joue à deux.',
  'league-name': () =>
    'Une ligue de ce nom est déjà en cours sur ce serveur : donne un autre nom à la tienne.',
  'leagues-many': ({ number }) => `Un serveur a au plus ${number('limit') ?? 5} ligues à la fois.`,
  'league-full': ({ number }) =>
    `Cette ligue est complète : ${people(number('limit') ?? 32)} au plus, liste d’attente comprise.`,
  'league-few': ({ number }) =>
    `Une ligue demande au moins ${people(number('needed') ?? 4)} ; il y en a ${number('people') ?? 0}.`,
  'league-in': ({ text }) =>
    text('waits') === 'yes'
      ? 'Tu es déjà sur la liste d’attente de cette ligue.'
      : 'Tu participes déjà à cette ligue.',
  'league-not-in': () => 'Tu ne participes pas à cette ligue.',
  'league-left': () => 'Tu as quitté cette ligue : personne ne revient dans la même saison.',
  'league-started': () => 'Cette ligue a déjà commencé.',
  'league-over': () => 'Cette ligue est finie.',
  'league-not-opener': ({ opener }) =>
    `Seuls ${opener ?? 'qui a ouvert cette ligue'} et les membres avec Gérer le serveur peuvent le faire.`,
  'league-no-pause': () =>
    'Une partie de ligue ne se met pas en pause, car d’autres l’attendent. Ton absence arrête ton horloge pendant une semaine.',
};
