import { grammar } from '../../../stage/grammar.ts';
import type { DuplicateWords } from '../duplicates.ts';

const { plural, listed, percent } = grammar('fr');
const people = (count: number): string => plural(count, { one: '# personne', other: '# personnes' });
const PACES = {
  none: 'sans limite de temps',
  day: 'un jour par tour',
  'three-days': 'trois jours par tour',
  'two-weeks': '14 jours par tour',
} as const;

/** La même donne à plusieurs tables. */
export const duplicates: DuplicateWords = {
  head: (game, tables) =>
    `**${game}** · duplicate à ${plural(tables, { one: '# table', other: '# tables' })}`,
  about:
    'Toutes les tables ont la même donne et les mêmes pioches. À la fin, les places sont comparées comme au bridge : deux points de match pour chaque table derrière à la même place, un pour chaque égalité. Ce n’est pas classé.',
  how: (seats, pace, hints, company) =>
    [
      seats === null
        ? 'autant de places qu’il en faut'
        : plural(seats, { one: '# place par table', other: '# places par table' }),
      PACES[pace],
      hints ? 'avec conseils' : 'sans conseils',
      ...(company.length > 0 ? [`à chaque table : ${listed(company)}`] : []),
    ].join(' · '),
  secret:
    'Chaque table est un fil privé : jusqu’à ce que toutes aient fini, personne d’autre n’en voit rien. Les membres avec Gérer les fils pourraient y regarder sur Discord.',
  gathering: (opener, count, most) =>
    `Ouvert par ${opener}. ${people(count)} pour l’instant, ${most} au plus. Le sort les répartit entre les tables ; des joueurs du bot prennent les places libres.`,
  fewer: wanted => `Moins de tables que voulu (${wanted}) : à chacune il y a au moins une personne.`,
  tablesLeft: (open, all) =>
    open === 0 ? 'Toutes les tables ont fini.' : `Tables encore en jeu : ${open} sur ${all}.`,
  table: number => `Table ${number}`,
  calledOff: 'Annulé : rien n’a été distribué.',
  closed:
    'Fermé avant la fin : on compare les tables qui avaient fini, les autres continuent pour elles-mêmes.',
  compared: 'La comparaison est dans un message à part.',
  noThreads:
    '⚠️ Je ne peux pas ouvrir de fils privés ici : il me faut **Créer des fils privés** et **Envoyer des messages dans les fils**. Je réessaie tout seul ; rien n’est perdu.',
  join: 'Rejoindre',
  leave: 'Quitter',
  start: 'Commencer',
  stop: 'Annuler',
  close: 'Fermer',
  sure: 'Oui, terminer',
  opened: 'Le duplicate est ouvert : son message est dans ce salon.',
  joined: 'Tu participes. Ta table est tirée au sort au début.',
  left: 'Tu ne participes plus.',
  started: 'Ça commence : chaque table s’ouvre dans un fil privé, et qui y joue y est ajouté.',
  stopAsk: 'Annuler le duplicate ? Rien n’est distribué.',
  closeAsk:
    'Fermer le duplicate ? Les tables qui ont fini sont comparées maintenant ; les autres continuent et ne comptent plus.',
  closeForfeits: '⚠️ Ta propre table joue encore : ta place viendrait en dernier.',
  stopped: 'C’est annulé.',
  closedNow: 'C’est fermé.',
  onlyHere:
    'Les duplicates sont pour les serveurs : ouvres-en un dans un salon où je peux ouvrir des fils privés.',
  cannot: options =>
    `Un duplicate se passe de ${listed(options)} : ses tables sont des fils privés, les places sont tirées au sort, et il n’est pas classé.`,
  noneEnded: 'Aucune table n’avait fini : il n’y a rien à comparer.',
  place: (place, name, share, matchPoints, table) =>
    `\`${place}\` ${name} · ${share === null ? '–' : percent(share)} · ${plural(matchPoints, { one: '# point de match', other: '# points de match' })} · table ${table}`,
  seat: number => `Place ${number}`,
  score: (table, name, total, matchPoints) =>
    `à la table ${table}, ${name} ${total === null ? '–' : total} (${matchPoints})`,
  rounds: 'Manche par manche',
  parted: (turn, seat) =>
    `Les tables ont fait de même jusqu’au coup ${turn}, où la place ${seat} a choisi autrement.`,
  oneWay: 'Toutes les tables ont joué pareil, choix après choix.',
  scale:
    '-# Entre parenthèses : points de match. Une place abandonnée, ou d’une table annulée, vient en dernier ; de même celle de la personne qui a fermé pendant sa propre partie.',
  proof: (seed, salt) => `-# Graine \`${seed}\`, sel \`${salt}\`.`,
  stillPlayed: '-# La graine est révélée quand la dernière table a fini.',
  counted: (count, share) =>
    `${plural(count, { one: '# duplicate', other: '# duplicates' })} : ${percent(share)} des points de match en moyenne`,
};
