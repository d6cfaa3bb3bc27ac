import type { Translated } from '../../../src/stage/languages.ts';
import type { english } from './en.ts';

export const french: Translated<typeof english> = {
  about: 'Green Port : révèle des cartes tant que tu l’oses, et recrute ta bande',
  answer: 'Réponds à ce qu’on te demande : au début, par une carte, ou pour coopter au tour d’un autre',
  spend: 'Dépense tes cubes : Objectifs, QG, ta tuile, échanges',
  verbs: {
    reveal: { about: 'Révèle la carte suivante', options: {} },
    hire: {
      about: 'Arrête-toi et recrute une couleur du quai',
      options: { colour: 'Une couleur du quai, comme red ou rouge' },
    },
    end: { about: 'Finis ton tour', options: {} },
    pick: {
      about: 'Choisis ton cube de départ',
      options: { colour: 'Une couleur qui reste, comme red ou rouge' },
    },
    flip: {
      about: 'Retourne ta tuile : contre un flagrant délit, ou pour ne pas perdre de cubes',
      options: {},
    },
    bust: { about: 'Accepte le flagrant délit et garde ta tuile active', options: {} },
    lose: {
      about: 'Perds la moitié de tes cubes après le X orange ; ce qui manque est demandé',
      options: {
        blue: 'Combien de cubes bleus partent',
        green: 'Combien de cubes verts partent',
        red: 'Combien de cubes rouges partent',
        yellow: 'Combien de cubes jaunes partent',
      },
    },
    bonus: { about: 'Prends ton cube de secours', options: { colour: 'Sa couleur, comme red ou rouge' } },
    refer: {
      about: 'Paie un cube à la place dont c’est le tour et prends une couleur restée sur le quai',
      options: { colour: 'La couleur à prendre, comme red ou rouge', pay: 'La couleur du cube à payer' },
    },
    pass: { about: 'Passe quand on te propose de coopter', options: {} },
    complete: {
      about: 'Remplis un Objectif',
      options: {
        objective: 'Son numéro, comme 3',
        pay: 'Les cubes à payer, comme 2 rouges, 1 bleu ; seulement s’il y a le choix',
      },
    },
    buy: {
      about: 'Achète le QG du dessus d’une couleur',
      options: { colour: 'Sa couleur, comme red ou rouge', boost: 'QG vert : la couleur qu’il renforce' },
    },
    unflip: {
      about: 'Réactive ta tuile',
      options: { pay: 'Les cubes à payer, comme 2 rouges' },
    },
    specialise: {
      about: 'Échange des cubes contre un d’une autre couleur',
      options: { colour: 'La couleur à gagner, comme red', pay: 'Les cubes à payer, comme 3 bleus' },
    },
  },
  variant: 'standard (par défaut), ou avec moins de règles',
};
