import type { Translated } from '../../../src/stage/languages.ts';
import type { english } from './en.ts';

export const french: Translated<typeof english> = {
  about: 'Porto : construis les maisons colorées au bord du fleuve',
  build: {
    about: 'Construis des étages avec deux cartes de ta main',
    number: 'La carte qui donne le nombre d’étages, comme red-3 ou rouge 3',
    colour: 'La carte qui donne leur couleur, comme blue-1 ou bleu 1',
    house: 'La maison, comme L4',
    roof: 'Le toit libre pour le jeton d’un rez-de-chaussée',
    claim: 'Contrats publics : tous ceux remplis (par défaut), none (aucun), ou emplacements comme 1,3',
    now: 'Construire aussitôt, sans voir d’abord ce que cela rapporterait',
    claimAll: 'Tous ceux remplis',
  },
  draw: {
    about: 'Prends au marché une à trois cartes, pour un total de 3 au plus',
    cards: 'Des emplacements du marché, comme 1,3, ou des cartes, comme bleu 2',
    now: 'Prendre aussitôt, sans voir d’abord ce que cela apporterait',
  },
  keep: {
    about: 'Garde trois de tes cinq contrats privés ; personne d’autre ne voit lesquels',
    contracts: 'Trois noms séparés par des virgules, comme la liste les montre',
  },
  timer: {
    about: 'Solo : construis avec les deux cartes du Sablier',
    number: 'La carte qui donne le nombre d’étages ; l’autre donne la couleur',
  },
  challenge: 'Défier à Porto',
  variant: {
    about: 'standard (par défaut), ou famille : sans contrats privés',
  },
  solo: {
    about: 'Joue en solo contre le Sablier, ici ou en message privé avec moi',
    timer: 'Cartes du Sablier : moins il y en a, plus c’est difficile (par défaut : 28)',
    timers: { 28: '28 cartes', 26: '26 cartes, plus difficile', 24: '24 cartes, le plus difficile' },
  },
};
