import type { GreenPortWords } from '../en/index.ts';

export const status: GreenPortWords['status'] = {
  title: 'Green Port',
  about: {
    line: 'Révèle des cartes tant que tu l’oses, recrute une couleur et lance ta bande sur les meilleurs coups du port.',
    credits: 'Un jeu de Pedro Dias, pour la Green Box of Games.',
  },
  variants: {
    standard: 'standard',
    'no-tiles': 'sans tuiles',
    'no-powers': 'sans pouvoirs',
    simple: 'simple : ni tuiles ni pouvoirs',
  },
  awaits: {
    pick: 'choisir un cube de départ',
    hire: 'révéler ou recruter',
    bust: 'retourner la tuile ou accepter le flagrant délit',
    lose: 'perdre la moitié des cubes',
    bonus: 'choisir un cube de secours',
    refer: 'prendre une couleur contre un cube, ou passer',
    utilise: 'dépenser des cubes ou finir le tour',
    over: 'partie finie',
  },
  revealOnly: 'révéler une carte',
  stake: {
    unlucky: risk => `Le risque de ce flagrant délit était de ${risk}.`,
    lastObjective: 'Il reste un Objectif : qui le remplit déclenche la fin de la partie.',
    lastRound:
      'Il ne reste plus d’Objectif : cette manche est la dernière. À la fin, qui a le plus de cubes d’une couleur achète d’abord.',
  },
  round: number => `manche ${number}`,
  lastRound: number => `manche ${number}, la dernière`,
};

export const board: GreenPortWords['board'] = {
  head: (round, turn) => `Green Port, ${round} ; ${turn}.`,
  turn: (name, awaited) => `${name} : ${awaited}`,
  objectives: objectives => `Objectifs : ${objectives}.`,
  taken: name => `pour ${name}`,
  piles: piles => `QG restants (prix) : ${piles}.`,
  pile: (pile, price) => `${pile} (${price})`,
  soldOut: 'épuisé',
  seat: (name, points, cubes) => `${name} ${points} : ${cubes}`,
  pool: cards => `Sur le quai : ${cards}.`,
  deck: (count, cards) => `Pioche, ${count} : ${cards}.`,
  risk: risk => `Risque à la prochaine carte : ${risk}.`,
  discards: cards => `Défausse : ${cards}.`,
  offered: colours => `Cubes de départ : ${colours}.`,
  winner: name => `Victoire : ${name}.`,
};

export const terminal: GreenPortWords['terminal'] = {
  objectives: 'Objectifs',
  piles: 'QG',
  pool: 'Quai',
  deck: 'Pioche',
  discards: 'Défausse',
  legend:
    'Objectifs et QG sont donnés par couleur et valeur ; entre parenthèses, le prix\nen cubes de cette couleur.',
};

export const hand: GreenPortWords['hand'] = {
  own: (cubes, count) => `**Ta bande** (${count}) : ${cubes}`,
  tile: tile => `**Tuile** : ${tile}`,
  headquarters: list => `**QG** : ${list}`,
  reach: '**À portée**',
  can: (what, points) => `- ${what} (${points}) : **à portée**.`,
  lacks: (what, points, cubes, count) =>
    `- ${what} (${points}) : ${count === 1 ? 'manque' : 'manquent'} ${cubes}.`,
  aim: (what, points) => `${what} (${points})`,
  aimLacks: (aim, cubes, count) => `${aim} : ${count === 1 ? 'manque' : 'manquent'} ${cubes}`,
  within: aims => `À portée : **${aims}**.`,
  nearest: aims => `Au plus près : ${aims}.`,
  preview: 'Pas encore joué :',
  boardNow: 'Le plateau actuel :',
  withinThen: aims => `À portée ensuite : ${aims}.`,
  asked: {
    bust: 'Une carte noire : retourne ta tuile et recommence, ou ne recrute personne ce tour-ci.',
    lose: (count, all, limit) => `Tu as ${all} cubes, plus de ${limit} : ${count} s’en vont.`,
    refer: 'Tu peux prendre toutes les cartes d’une couleur sur le quai, contre un de tes cubes.',
  },
  ofOneColour: count => `${count} d’une même couleur`,
  other: (name, points, holds) => `**${name}** ${points} : ${holds}`,
  noSeat: 'Tu n’as pas de place ici : tout est visible, sauf l’ordre de la pioche.',
  limit: limit => `Au-delà de ${limit} cubes, le X orange les coupe en deux.`,
};
