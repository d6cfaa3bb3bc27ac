import type { Translated } from '../../../src/stage/languages.ts';
import type { english } from './en.ts';

export const french: Translated<typeof english> = {
  about: 'Toutes tes parties, tes réglages, et le soin du serveur',
  list: { about: 'Toutes tes parties dans tous les salons, d’abord celles qui t’attendent' },
  stats: {
    about: 'Parties, victoires, moyenne, meilleur coup',
    person: 'De qui, parmi qui les laisse voir (par défaut : les tiennes)',
  },
  leaderboard: {
    about: 'Les meilleures cotes de ce serveur, et les meilleurs en solo',
    everywhere: 'De tous les serveurs : qui a demandé à y figurer',
  },
  profile: {
    about: 'Une cote avec sa courbe, en image',
    person: 'De qui (par défaut : la tienne)',
  },
  game: 'Quel jeu',
  settings: {
    about: 'Appels, heures calmes, absence, invitations, statistiques, blocages',
    pings: 'T’appeler quand c’est à toi',
    zone: 'Ton fuseau horaire, comme Europe/Paris',
    quietFrom: 'Pas d’appels à partir de cette heure, comme 22:30 ; off pour aucune',
    quietTo: 'jusqu’à celle-ci, comme 7:00',
    away: 'Le jour de ton retour (2026-12-01) ou un nombre de jours, 21 au plus ; off : tu es là',
    invitations: 'Si les autres peuvent t’inviter à des parties',
    stats: 'Si les autres voient tes statistiques et si tu es aux classements',
    everywhere: 'Si tu es aussi au classement de tous les serveurs',
    learn: 'Si tes heures de jeu sont comptées, pour ne pas t’appeler la nuit',
    block: 'Quelqu’un avec qui tu ne veux pas jouer',
    unblock: 'Quelqu’un que tu as bloqué',
  },
  server: {
    about: 'Les parties sur ce serveur ; les membres avec Gérer le serveur le règlent',
    language: 'La langue des plateaux et des autres messages publics',
    pace: 'Combien peut durer un tour dans une nouvelle partie, sauf indication',
    open: 'Qui peut ouvrir des parties',
    openRole: 'Un rôle qui peut ouvrir des parties',
    cancel: 'Qui peut annuler les parties des autres',
    cancelRole: 'Un rôle qui peut annuler les parties des autres',
    games: 'Où les parties sont ouvertes',
    gamesIn: {
      anywhere: 'dans les salons, ou dans un fil si on le demande',
      edited: 'dans les salons, chacune en un seul message, modifié',
      threads: 'chacune dans un fil à part',
    },
    languages: {
      own: 'celle du serveur',
      en: 'anglais',
      ko: 'coréen',
      'pt-BR': 'portugais du Brésil',
      de: 'allemand',
      'es-ES': 'espagnol',
      fr: 'français',
      ja: 'japonais',
    },
    paces: {
      none: 'aucun',
      day: 'un jour par tour',
      'three-days': 'trois jours par tour',
      'two-weeks': '14 jours par tour',
    },
    powers: { everyone: 'tout le monde', 'manage-server': 'les membres avec Gérer le serveur' },
  },
  privacy: {
    about: 'Ce qui est conservé sur toi : le voir, l’emporter, le faire oublier',
    action: 'Que faire (par défaut : montrer)',
    actions: { show: 'montrer', export: 'exporter en fichier', forget: 'm’oublier' },
  },
  doctor: { about: 'Vérifier ce qui manque ici, et peindre un plateau d’essai' },
  open: { about: 'Les tables de ce serveur qui ont une place pour toi' },
  glance: {
    about: 'Regarder une partie en cours sur ce serveur',
    game: 'Des joueurs, ou le lien d’un message de la partie (par défaut : choisir parmi toutes)',
  },
};
