import { grammar } from '../../../stage/grammar.ts';
import type { LeagueWords } from '../leagues.ts';

const { plural, listed } = grammar('fr');
const people = (count: number): string => plural(count, { one: '# personne', other: '# personnes' });
const points = (count: number): string => plural(count, { one: '# point', other: '# points' });
const PACES = {
  none: 'sans limite de temps',
  day: 'un jour par tour',
  'three-days': 'trois jours par tour',
  'two-weeks': '14 jours par tour',
} as const;

const cupRound = (players: number): string =>
  players <= 2 ? 'finale' : players <= 4 ? 'demi-finales' : 'quarts de finale';

/** Les saisons des gens d’un serveur. */
export const leagues: LeagueWords = {
  head: (name, game) => `**${name}** · ligue de ${game}`,
  how: (seats, pace, rounds, cup) =>
    [
      seats === 2 ? 'duels' : `tables de ${seats} au plus`,
      PACES[pace],
      rounds === null
        ? 'rondes selon le nombre de personnes'
        : plural(rounds, { one: '# ronde', other: '# rondes' }),
      ...(cup > 0 ? [`puis une coupe des ${cup} meilleurs`] : []),
    ].join(' · '),
  scale: scales => `Points par place : ${listed(scales, 'or')} ; les ex æquo se les partagent.`,
  ties: 'À égalité de points : les rencontres, la moyenne des adversaires, la part des points dans les parties, le tirage.',
  absent: (bye, missed) =>
    `Pour qui dépasse son temps, le remplaçant joue jusqu’à son retour. Une partie qui lui est laissée ne rapporte rien ; après la deuxième, qui attend prend la place (${points(missed)} par ronde manquée). Une exemption rapporte ${bye}.`,
  filled: player =>
    `Une place restée libre à une table revient à ${player} : sans points, et les places des autres comptent comme si personne n’y était.`,
  drawn: seed => `Le tirage découle de la graine \`${seed}\`.`,
  gathering: (opener, count, fewest, most) =>
    `Ouverte par ${opener}. ${people(count)} pour l’instant ; on y joue de ${fewest} à ${most}. Les parties commencent seules, dans des fils de ce salon, et sont classées.`,
  round: (round, rounds) => `Ronde ${round} sur ${rounds}`,
  cup: cupRound,
  tablesLeft: (open, all) =>
    open === 0 ? 'Toutes les tables ont fini.' : `Tables encore en jeu : ${open} sur ${all}.`,
  waiting: names => `Attendent une place : ${names.join(', ')}`,
  over: (winner, total) => `🏆 ${winner} l’emporte, avec ${points(total)} dans les rondes.`,
  closed: 'Cette ligue a été fermée avant sa fin. Les parties en cours se poursuivent.',
  noThreads:
    '⚠️ Je ne peux pas ouvrir de fils ici : il me faut **Créer des fils publics** et **Envoyer des messages dans les fils**. Je réessaie tout seul ; rien n’est perdu.',
  shut: '⚠️ Je ne peux plus écrire dans son salon : la ligue attend, et je réessaie tout seul.',
  table: number => `Table ${number}`,
  byes: (names, bye) => `Sans table cette fois, ${points(bye)} : ${names.join(', ')}`,
  called: '-# Ce message n’appelle personne : chacun est appelé dans le fil, quand vient son tour.',
  join: 'Rejoindre',
  leave: 'Quitter',
  start: 'Commencer',
  standing: 'Classement',
  close: 'Fermer',
  opened: name => `**${name}** est ouverte : son message est dans ce salon.`,
  joined: name => `Tu participes à **${name}**.`,
  nowWaiting: name =>
    `**${name}** a déjà commencé : tu es sur la liste d’attente et tu prendras la prochaine place qui se libère.`,
  left: name => `Tu as quitté **${name}**. Une partie que tu y joues va jusqu’à sa fin.`,
  started: name => `**${name}** commence : ses tables s’ouvrent dans des fils du salon.`,
  closeAsk: name =>
    `Fermer **${name}** ? Il n’y aura plus de ronde, et personne ne gagne. Les parties en cours se poursuivent.`,
  closedNow: name => `**${name}** est fermée.`,
  row: (place, name, total, games) =>
    `\`${place}\` ${name} : ${points(total)}, ${plural(games, { one: '# partie', other: '# parties' })}`,
  gone: 'a quitté',
  ownGame: thread => `Ta partie de cette ronde : ${thread}`,
  ownBye: 'Tu n’as pas de table à cette ronde.',
  ownOver: 'Ta partie de cette ronde est finie.',
  ownComing: 'Ta table de cette ronde s’ouvre dans un instant.',
  notIn: 'Tu ne participes pas à cette ligue.',
  noVariant: known =>
    known.length === 0
      ? 'Ce jeu n’a pas de variantes.'
      : `Cette variante n’existe pas. Il y a : ${known.join(', ')}.`,
  onlyHere: 'Les ligues sont pour les serveurs : ouvres-en une dans un salon où je peux ouvrir des fils.',
};
