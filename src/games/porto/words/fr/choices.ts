import type { PortoWords } from '../en/index.ts';
import type { Order } from '../facts.ts';
import { floors } from './colours.ts';

const order = (planned: Order): string =>
  [
    `${floors(planned.floors, planned.colour)} sur ${planned.house}${planned.points === undefined ? '' : ` (${planned.points} pts)`}`,
    ...(planned.token === undefined ? [] : [`jeton vers ${planned.token}`]),
  ].join(', ');

export const choices: PortoWords['choices'] = {
  questions: {
    type: 'Que fais-tu ?',
    contracts: 'Quels trois contrats privés gardes-tu ?',
    cards: 'Quelles cartes prends-tu au marché ?',
    number: 'Quelle carte donne le nombre d’étages ?',
    colour: 'Quelle carte donne leur couleur ?',
    house: 'Sur quelle maison ?',
    roof: 'Vers quel toit libre va le jeton du rez-de-chaussée ?',
    claim: 'Quels contrats publics valides-tu ?',
  },
  otherQuestion: field => `Que choisis-tu pour « ${field} » ?`,
  fields: {
    type: 'Action',
    contracts: 'Contrats privés',
    cards: 'Cartes',
    number: 'Carte du nombre',
    colour: 'Carte de la couleur',
    house: 'Maison',
    roof: 'Toit',
    claim: 'Contrats',
  },
  types: {
    keep: 'Garder trois contrats privés',
    draw: 'Prendre des cartes',
    build: 'Construire des étages',
    timer: 'Construire avec les cartes du Sablier',
    pass: 'Passer',
  },
  token: points => `jeton ${points}`,
  roofToken: points => `jeton du toit ${points}`,
  emptyHouse: 'vide',
  noClaim: 'Aucun contrat',
  tokenTo: roof => `jeton vers ${roof}`,
  work: (count, colour) => floors(count, colour),
  leadsTo: (cards, points) => `${cards} · puis ${points}`,
  another: { build: 'Autre construction', draw: 'Autres cartes' },
  noToken: 'Aucun jeton à déplacer',
  emptySlot: 'un emplacement vide',
  contractSlot: slot => `contrat ${slot}`,
  keep: contracts => `Garder ${contracts}`,
  draw: (cards, count, slots) =>
    `Prendre ${cards} (${count === 1 ? 'emplacement' : 'emplacements'} ${slots})`,
  build: planned => `Construire ${order(planned)}`,
  claiming: (deed, contracts) => `${deed}, valider ${contracts}`,
  claimingSlots: (deed, slots) => `${deed}, contrats ${slots}`,
  timer: planned => `Sablier : ${order(planned)}`,
  timerIdle: 'Défausser les deux cartes du Sablier',
  pass: 'Passer',
};
