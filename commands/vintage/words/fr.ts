import type { Translated } from '../../../src/stage/languages.ts';
import type { english } from './en.ts';

const pay = 'Des marqueurs comme 1, ou le régisseur sur un cercle comme overseer-2';

export const french: Translated<typeof english> = {
  about: 'Vintage : plante des vignes le long du Douro, descends la vendange, fais-en du porto',
  act: 'Autres usages de tes marqueurs : domaines, vignes, cartes, le jeton ; ou passer',
  step: 'Les étapes de ce que tu as commencé : vendange, voyage, débarquement, carte',
  verbs: {
    harvest: {
      about: 'Vendange tous tes domaines plantés ; puis on demande pour chacun',
      options: { pay },
    },
    sail: {
      about: 'Déplace ton bateau pour un marqueur, et charge ce qui est sur la route',
      options: { to: 'Un port, comme Gaia', load: 'Les domaines dont les lots montent à bord, comme 1,2' },
    },
    age: { about: 'Lance le dé, fais vieillir le chai, et vends', options: { pay } },
    buy: { about: 'Achète un domaine', options: { place: 'Où, comme Cima Corgo 2', pay } },
    plant: {
      about: 'Plante une vigne sur un de tes domaines',
      options: { estate: 'Lequel, comme Cima Corgo 2', vine: 'Quelle vigne, comme red ou rouge', pay },
    },
    take: {
      about: 'Prends une carte visible, ou le dessus de la pioche',
      options: { card: 'Quelle carte', discard: 'Avec deux en main : laquelle part', pay },
    },
    play: {
      about: 'Joue une carte de ta main',
      options: {
        card: 'Quelle carte',
        place: 'Domaine + cadeau, action gratuite : où acheter',
        bonus: 'Domaine + cadeau : un point de moins, ou une vigne',
        estate: 'Deux fûts de plus, action gratuite : quel domaine',
        vine: 'Action gratuite : quelle vigne',
        deed: 'Action gratuite : ce qu’elle fait',
        round: 'Œnologue : la manche dont tu vois le jeton',
        column: 'Fût de Vintage : de quelle colonne de Ruby',
        columns: 'Deux fûts de Colheita : de quelles colonnes de Tawny, comme 1,2',
        pay,
      },
    },
    first: { about: 'Prends le jeton de premier joueur pour la prochaine manche', options: { pay } },
    pass: { about: 'Repose-toi toute la manche', options: {} },
    gather: {
      about: 'Dis combien de vin donne le domaine ; le reste est de l’eau-de-vie',
      options: { wine: 'Fûts de vin, comme 2' },
    },
    leave: { about: 'Laisse sans vendange un domaine dont les fûts attendent', options: {} },
    unload: { about: 'Débarque le lot', options: { to: 'Ruby, Tawny, ou reste à bord' } },
    add: {
      about: 'Ajoute le fût de la carte à ton entrepôt',
      options: { side: 'Ruby ou Tawny', category: 'La catégorie, comme Reserva' },
    },
    stop: { about: 'Arrête le voyage, ou la plantation', options: {} },
  },
};
