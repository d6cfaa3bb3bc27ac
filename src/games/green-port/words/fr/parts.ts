import type { GreenPortWords } from '../en/index.ts';

export const parts: GreenPortWords['parts'] = {
  pages: [],
  parts: {
    round: { name: 'Manche', told: 'Un tour pour chacun. Rouge : la dernière manche.' },
    progress: {
      name: 'Objectifs remplis',
      told: 'Quand tous sont cochés, on finit la manche, et la partie s’arrête.',
    },
    deck: {
      name: 'Pioche',
      told: 'Cartes cachées. Flèches rondes : toutes les cartes sont mélangées à la fin de ce tour.',
    },
    sign: {
      name: 'Panneau de la grue',
      told: 'Ce qui est demandé maintenant. Avant une carte : le risque que la suivante soit un flagrant délit.',
    },
    pool: {
      name: 'Quai',
      told: 'Cartes révélées ce tour-ci, une pile par couleur. On en recrute une ; la plaque dit ce qu’elle rapporte.',
    },
    sync: {
      name: 'Synchro',
      told: 'Les quatre couleurs sont là : recruter rapporte aussi un cube de chaque autre couleur.',
    },
    tape: {
      name: 'Flagrant délit',
      told: 'Une carte noire est sortie : pas de recrutement ce tour-ci, sauf si une tuile est retournée.',
    },
    offered: {
      name: 'Cubes de départ',
      told: 'Avant le premier tour, chacun en choisit un, en commençant par qui joue en dernier.',
    },
    unseen: {
      name: 'Cartes cachées',
      told: 'Cartes de chaque couleur encore dans la pioche. Une case est une carte.',
    },
    others: { name: 'Noires et X', told: 'Cartes noires, X vert et X orange encore dans la pioche.' },
    objective: {
      name: 'Objectif',
      told: 'Paie ces cubes à ton tour pour le remplir. La pièce dit ce qu’il rapporte.',
    },
    done: { name: 'Rempli', told: 'Par la personne nommée ici : plus personne ne le peut.' },
    headquarters: {
      name: 'QG',
      told: 'Celui du dessus d’une couleur. Pièce : points. Figurine : son prix actuel. Sous le signe : son pouvoir, qui dure.',
    },
    seat: { name: 'Joueur', told: 'Nom et points. La flèche montre qui joue.' },
    crew: {
      name: 'Bande',
      told: 'Cubes de chaque couleur. Ils paient tout, et ceux que tu gardes servent au prochain tour.',
    },
    tile: {
      name: 'Tuile',
      told: 'Active : son symbole rapporte un cube de plus, et la retourner sauve d’un flagrant délit. Grise : retournée.',
    },
    houses: { name: 'Maisons', told: 'QG possédés et leur nombre. +B : un QG vert qui renforce le bleu.' },
    crowd: { name: 'Tous les cubes', told: 'Leur somme. Rouge : tant qu’un X orange en prend la moitié.' },
    ended: { name: 'Fin', told: 'Qui a abandonné et qui a gagné.' },
  },
};
