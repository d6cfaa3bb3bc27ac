import type { Phrases } from '../en/index.ts';

export const parts: Phrases['parts'] = {
  pages: ['Le plateau', 'La ligne d’un joueur'],
  parts: {
    round: { name: 'Manche', told: 'Une année avec une vendange. La partie finit après la dernière.' },
    chips: {
      name: 'Bonus des années',
      told: 'Un jeton par année. Le doré s’ajoute à la qualité de tout le vin de l’année ; les bleus sont cachés.',
    },
    piles: {
      name: 'Pioche et défausse',
      told: 'À gauche : cartes cachées. À droite : cartes jouées ou défaussées.',
    },
    quinta: {
      name: 'Domaine',
      told: 'La bannière dit à qui il est. Avec une tour, il est planté : il se vendange, et son prix compte à la fin.',
    },
    quality: {
      name: 'Qualité',
      told: 'Celle de chaque fût d’ici, avant le bonus de l’année. Plus elle est haute, mieux il vieillit.',
    },
    vines: {
      name: 'Vignes',
      told: 'Une de chaque couleur, O une vieille vigne ; une croix est un emplacement libre. Plein, le domaine vaut plus.',
    },
    lot: {
      name: 'Vin qui attend',
      told: 'Qualité × fûts. Tant qu’un bateau ne l’a pas chargé, le domaine ne donne plus rien.',
    },
    free: {
      name: 'Lieu libre',
      told: 'Pièce : le prix d’un domaine ici, en points. Cadre rouge : sa qualité.',
    },
    harbour: {
      name: 'Port',
      told: 'Le nom de la région. Les ronds sont les fûts que chaque domaine d’ici donne par vendange.',
    },
    boat: {
      name: 'Rabelo',
      told: 'Descend les lots à Gaia. Un déplacement coûte un marqueur : monter d’un port, ou descendre à volonté.',
    },
    plant: {
      name: 'Planter',
      told: 'Une colonne par vigne. Le nombre d’un cercle est son prix en marqueurs ; on prend le moins cher.',
    },
    buy: { name: 'Acheter', told: 'Paie l’achat d’un domaine, une fois par manche.' },
    harvest: {
      name: 'Vendanger',
      told: 'Paie la vendange de tous tes domaines plantés, une fois par manche.',
    },
    age: {
      name: 'Vieillir et vendre',
      told: 'Paie un dé lancé pour tous tes lots au chai ; les catégories pleines sont vendues.',
    },
    card: { name: 'Cartes', told: 'Paie une carte, prise ou jouée.' },
    first: { name: 'Premier joueur', told: 'Qui est ici commence dès la prochaine manche.' },
    display: {
      name: 'Cartes visibles',
      told: 'Prends-en une, ou le dessus de la pioche. Elle se joue à un tour suivant.',
    },
    owner: { name: 'Joueur', told: 'Signe et nom. La flèche montre qui joue.' },
    token: { name: 'Premier joueur', told: 'Commence cette manche.' },
    markers: {
      name: 'Marqueurs',
      told: 'Ils paient cercles et déplacements. Ils reviennent à chaque manche, et chaque domaine en apporte.',
    },
    overseer: {
      name: 'Régisseur',
      told: 'Prend seul n’importe quel cercle libre, une fois par manche. Pâle : utilisé.',
    },
    brandy: { name: 'Eau-de-vie', told: 'Chaque domaine qui donne du vin en coûte un fût.' },
    hand: { name: 'Cartes', told: 'Nombre de cartes en main. On en joue une par tour.' },
    cellar: {
      name: 'Chai de Gaia',
      told: 'Lots à faire vieillir : Ruby en haut, Tawny en bas. Qualité × fûts.',
    },
    warehouse: {
      name: 'Entrepôt',
      told: 'Fûts vieillis, la catégorie la plus basse à gauche. Un groupe plein se vend pour les points dorés à côté.',
    },
    scored: { name: 'Points actuels', told: 'Ils paient aussi les domaines.' },
    estates: { name: 'Domaines', told: 'Points que les domaines plantés rapportent à la fin.' },
    barrels: { name: 'Fûts', told: 'Points que les fûts restants rapportent à la fin.' },
    gauge: { name: 'Jauge', told: 'Les trois sortes de points, mesurées au plus haut total.' },
    total: {
      name: 'Total',
      told: 'Les points si la partie finissait maintenant. Laurier : personne n’a plus.',
    },
    passed: { name: 'A passé', told: 'Ne fait plus rien dans cette manche.' },
  },
};
