import { grammar } from '../../../../stage/grammar.ts';
import type { PictureWords } from './types.ts';

const { plural } = grammar('fr');
const cubes = (count: number): string => plural(count, { one: '# cube', other: '# cubes' });

export const french: PictureWords = {
  language: 'fr',
  title: 'Green Port',
  round: round => `Manche ${round}`,
  lastRound: 'Dernière manche',
  theEnd: 'Fin de partie',
  givenUp: 'Fin : abandon',
  calledOff: 'Fin : annulée',
  gaveUp: 'a abandonné',
  won: 'Victoire',
  wins: name => `${name} gagne`,
  leads: name => `${name} mène`,
  signs: {
    pick: ['Cube de', 'départ'],
    reveal: ['1re carte', 'sans risque'],
    safe: ['Aucun', 'risque'],
    empty: ['Plus de', 'cartes'],
    bust: ['Tuile ou', 'flagrant ?'],
    lose: ['Plus de 7 :', 'la moitié'],
    bonus: ['Cube de', 'secours'],
    refer: ['Coopter', 'ou passer'],
    utilise: ['Dépenser', 'des cubes'],
  },
  risk: 'risque',
  powers: {
    blue: count => ['Les Objectifs coûtent', `${cubes(count)} de moins`],
    green: count => ['Une couleur recrutée', `rapporte ${cubes(count)} de plus`],
    red: count => [`${count} cubes quelconques`, 'contre un autre'],
    yellow: count => ['Réactiver la tuile', `coûte ${cubes(count)} de moins`],
  },
  pointsOnly: 'points seuls',
  deck: cards => `En pioche : ${plural(cards, { one: '# carte', other: '# cartes' })}`,
  tile: { up: 'tuile active', down: 'tuile retournée' },
  tileDoes: {
    up: gain => `Tuile active : +${gain} sur son symbole ; évite un flagrant délit`,
    down: price => `Tuile retournée : la réactiver pour ${cubes(price)}`,
  },
  freeSeat: 'place libre',
  invited: 'invitation',
  busted: 'Flagrant',
  inSync: 'Synchro',
  soldOut: 'vendu',
  anyColour: 'pareils',
  yourCrew: 'Ta bande',
  inReach: 'À portée',
  lacks: count => (count === 1 ? 'manque' : 'manquent'),
  ownsNothing: 'Encore rien',
  parts: { objectives: 'Objectifs', headquarters: 'QG', endPurchases: 'Achats de fin' },
  total: 'Total',
  cubesLeft: 'Cubes restants',
  highestCards: 'Cartes les plus hautes',
  roundByRound: 'Points manche par manche',
};
