import type { PortoWords } from '../en/index.ts';
import type { Order } from '../facts.ts';
import { counts } from './cards.ts';
import { floors } from './colours.ts';

const order = (planned: Order): string =>
  [
    `${floors(planned.floors, planned.colour)} auf ${planned.house}${planned.points === undefined ? '' : ` für ${counts.points(planned.points)}`}`,
    ...(planned.token === undefined ? [] : [`Marker auf ${planned.token}`]),
  ].join(', ');

export const choices: PortoWords['choices'] = {
  questions: {
    type: 'Was möchtest du tun?',
    contracts: 'Welche drei geheimen Aufträge behältst du?',
    cards: 'Welche Karten nimmst du vom Markt?',
    number: 'Welche Karte gibt die Zahl der Etagen an?',
    colour: 'Welche Karte gibt ihre Farbe an?',
    house: 'Auf welches Haus?',
    roof: 'Auf welches freie Dach kommt der Marker aus dem Erdgeschoss?',
    claim: 'Welche öffentlichen Aufträge löst du ein?',
  },
  otherQuestion: field => `${field}: was davon?`,
  fields: {
    type: 'Aktion',
    contracts: 'Geheime Aufträge',
    cards: 'Karten',
    number: 'Karte für die Zahl',
    colour: 'Karte für die Farbe',
    house: 'Haus',
    roof: 'Dach',
    claim: 'Aufträge',
  },
  types: {
    keep: 'Drei geheime Aufträge behalten',
    draw: 'Karten nehmen',
    build: 'Etagen bauen',
    timer: 'Mit den Karten des Timers bauen',
    pass: 'Passen',
  },
  token: points => `Marker ${points}`,
  roofToken: points => `Dachmarker ${points}`,
  emptyHouse: 'leer',
  noClaim: 'Kein Auftrag',
  tokenTo: roof => `Marker auf ${roof}`,
  work: (count, colour) => floors(count, colour),
  leadsTo: (cards, points) => `${cards} · danach ${points}`,
  another: { build: 'Anders bauen', draw: 'Anders nehmen' },
  noToken: 'Kein Marker zu versetzen',
  emptySlot: 'ein leeres Feld',
  contractSlot: slot => `Auftrag ${slot}`,
  keep: contracts => `Behalten: ${contracts}`,
  draw: (cards, count, slots) => `Nehmen: ${cards} (${count === 1 ? 'Feld' : 'Felder'} ${slots})`,
  build: planned => `Bauen: ${order(planned)}`,
  claiming: (deed, contracts) => `${deed}, einlösen: ${contracts}`,
  claimingSlots: (deed, slots) => `${deed}, Aufträge ${slots}`,
  timer: planned => `Timer: ${order(planned)}`,
  timerIdle: 'Beide Karten des Timers ablegen',
  pass: 'Passen',
};
