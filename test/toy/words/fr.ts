import { grammar } from '../../../src/stage/grammar.ts';
import type { ToyWords } from './en.ts';

const { plural, listed } = grammar('fr');
const points = (count: number): string => plural(count, { one: '# point', other: '# points' });
const cards = (count: number): string => plural(count, { one: '# carte', other: '# cartes' });
const letters = (count: number): string => plural(count, { one: '# lettre', other: '# lettres' });

export const french: ToyWords = {
  points,
  listed,
  storm: 'tempête',
  unknown: 'inconnu',
  nothing: 'rien',
  types: {
    bid: 'Miser',
    take: 'Prendre',
    roll: 'Lancer le dé',
    reveal: 'Révéler une carte',
    load: 'Garder une carte',
    play: 'Jouer une lettre',
    pass: 'Passer',
  },
  fields: { type: 'Action', amount: 'Tuile', card: 'Carte', letter: 'Lettre' },
  questions: {
    type: 'Que fais-tu ?',
    amount: 'Quelle tuile mises-tu ?',
    card: 'Quelle carte gardes-tu ?',
    letter: 'Quelle lettre joues-tu ?',
  },
  tilesOfEach: count =>
    plural(count, { one: '# tuile de chaque hauteur', other: '# tuiles de chaque hauteur' }),
  tile: (amount, left) => `${amount} (${plural(left, { one: 'reste #', other: 'restent #' })})`,
  letter: letter => `Lettre ${letter}`,
  order: (amount, round) => `miser ${amount} jusqu’à la manche ${round}`,
  deeds: {
    bid: amount => `Miser ${amount}`,
    takeOpen: (count, sum) => `Prendre ${cards(count)} pour ${points(sum)}`,
    takeUnseen: 'Prendre la première carte de la pioche sans la voir',
    load: card => `Garder la carte ${card} pour ${points(card)}`,
    play: (letter, sum) => `Jouer la lettre ${letter} pour ${points(sum)}`,
  },
  reasons: {
    points: points => `points immédiats : ${points}`,
    quay: cards => `ce qui reste sur le quai : ${cards}`,
  },
  story: {
    bid: (who, amount) => `${who} mise ${amount}.`,
    scored: (who, sum, part) =>
      `${who} marque ${points(sum)} avec ${{ cargo: 'la cargaison', die: 'le dé', letters: 'des lettres' }[part]}.`,
    revealed: (who, card) => `${who} révèle : ${card}.`,
    lost: (who, lost) => `La tempête emporte ${lost} : perte pour ${who}.`,
    rose: (tide, highest) => `La marée monte : ${tide} sur ${highest}.`,
    played: (who, letter) => `${who} joue la lettre ${letter}.`,
    drew: (who, letter) =>
      letter === undefined ? `${who} pioche une lettre.` : `${who} pioche la lettre ${letter}.`,
    peeked: (who, card) =>
      card === undefined
        ? `${who} regarde la première carte de la pioche.`
        : `${who} regarde la première carte de la pioche : ${card}.`,
    passed: who => `${who} passe. La manche est finie.`,
  },
  awaits: {
    bid: 'miser une tuile',
    pick: 'révéler, prendre ou lancer le dé',
    rest: 'passer',
    over: 'la partie est finie',
  },
  board: {
    round: (round, last) => `Manche ${round} sur ${last} au plus`,
    tide: (tide, highest) => `Marée ${tide} sur ${highest}`,
    tiles: left => `Tuiles restantes : ${left}`,
    bids: bids => `Mises de cette manche : ${bids}`,
    quay: open => `Sur le quai : ${open}`,
    deck: (deck, out) => `Pioche : ${cards(deck)} ; utilisées : ${cards(out)}`,
    seat: (who, sum, held) => `${who} : ${points(sum)}, ${letters(held)} en main`,
    turn: who => `C’est à ${who} de jouer`,
  },
  hand: {
    letters: held => `Tes lettres : ${held}.`,
    top: card => `La première carte de la pioche est : ${card}.`,
    sealed: deed => `Gardé secret : ${deed}.`,
    none: 'Tu n’as pas de place ici.',
  },
  finale: {
    place: (place, who, sum) => `${place}. ${who} : ${points(sum)}`,
    tie: (winner, other) => `${winner} et ${other} sont à égalité ; ${winner} a plus de lettres.`,
    parts: (cargo, die, played) => `cargaison ${cargo}, dé ${die}, lettres ${played}`,
    stopped: who => `La partie s’est arrêtée avant la fin. Victoire : ${who}.`,
    nobody: 'La partie a été annulée.',
  },
  refusals: {
    'not-your-turn': () => 'Ce n’est pas à toi.',
    'toy-same-bid': amount =>
      `Personne ne mise deux fois de suite la même chose, et tu as misé ${amount} à la dernière manche. Choisis une autre tuile.`,
    'toy-no-tile': amount =>
      `Il ne te reste pas de tuile ${amount} : les places avant toi ont pris la dernière. Choisis-en une autre.`,
    'toy-no-kind': (possible, typed) => `Aucune action ne commence par « ${typed} ». Possible : ${possible}.`,
    'toy-no-number': (_, typed) =>
      typed ? `« ${typed} » n’est pas un nombre de 1 à 12.` : 'Il manque un nombre de 1 à 12.',
    'toy-too-much': (_, typed) => `« ${typed} » est de trop : l’action est entière avant.`,
    'toy-not-now': possible => `Ce n’est pas possible maintenant. Possible : ${possible}.`,
  },
  strange: 'Ce n’est pas possible dans ce jeu.',
  rules: {
    title: 'Une nuit sur le quai',
    text: 'À chaque manche, tous misent en secret une tuile de 1, 2 ou 3 ; il n’y en a qu’un certain nombre de chaque. La première place parmi les plus hautes a le quai. À ton tour, tu peux **révéler** des cartes, en **garder** deux, **jouer** des lettres de ta main (des points par carte visible) et **prendre** tout ce qui est visible. Une tempête balaie le quai et finit ton tour. Ou bien tu **lances** le dé : un quatre ou plus apporte une lettre, un un fait monter la marée. Quand la marée est montée trois fois, la manche est la dernière.',
  },
};
