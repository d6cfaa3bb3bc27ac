import type { PortoWords } from '../en/index.ts';

export const parts: PortoWords['parts'] = {
  pages: [],
  parts: {
    round: { name: 'Manche', told: 'Un tour pour chacun. Rouge : la fin a commencé.' },
    roofs: {
      name: 'Toits',
      told: 'Maisons terminées. À plusieurs, le nombre après la barre annonce la fin : on joue encore une manche.',
    },
    decks: {
      name: 'Pioches',
      told: 'Cartes cachées : les cartes de construction et, avec un sceau, les contrats publics.',
    },
    floors: {
      name: 'Étages',
      told: 'Une construction marque tous les étages de la maison, et 1 par voisine ayant un étage à côté d’un nouveau.',
    },
    room: {
      name: 'Place libre',
      told: 'Chaque niveau ouvert reçoit un étage. Une construction demande de la place pour tous les siens.',
    },
    ground: {
      name: 'Jeton du rez-de-chaussée',
      told: 'Paie qui pose le rez-de-chaussée, puis va sur un toit libre.',
    },
    roof: {
      name: 'Toit',
      told: 'Il vient avec le dernier étage. Un jeton posé là paie qui termine la maison.',
    },
    plate: {
      name: 'Maison',
      told: 'Son nom, pour la choisir ou la taper. Ses voisines sont à côté, dans la même rue.',
    },
    closed: {
      name: 'Maison hors jeu',
      told: 'Quand on est peu, certaines sont fermées : on n’y construit pas, et elles ne sont pas voisines.',
    },
    market: { name: 'Marché', told: 'Prends ici une à trois cartes, pour un total de 3 au plus.' },
    contracts: {
      name: 'Contrats publics',
      told: 'Valide chacun que ta construction remplit exactement. La pièce dit ce qu’il paie.',
    },
    supply: { name: 'Tuiles', told: 'Étages et rez-de-chaussée (la porte) qui restent dans chaque couleur.' },
    seat: { name: 'Joueur', told: 'Nom et points. La flèche montre qui joue.' },
    hand: {
      name: 'Main',
      told: 'Visible de tous. Une construction joue deux cartes : l’une donne le nombre d’étages, l’autre la couleur.',
    },
    claimed: {
      name: 'Contrats validés',
      told: 'Nombre de contrats publics validés. Ils départagent les égalités.',
    },
    sum: { name: 'Total final', told: 'Points du plateau + contrats privés.' },
    ended: { name: 'Fin', told: 'Qui a abandonné et qui a gagné.' },
    timer: {
      name: 'Sablier',
      told: 'Ses cartes restantes. Après ton tour, il vide des emplacements et construit avec deux cartes. Vide, il finit la partie.',
    },
    sand: {
      name: 'Sable',
      told: 'Plus il y a de sable à côté d’un emplacement, plus le Sablier risque de le vider après ton tour.',
    },
  },
};
