import { grammar } from '../../../../stage/grammar.ts';
import type { PictureWords } from './types.ts';

const { plural } = grammar('de');
const cubes = (count: number): string => `${grammar('de').number(count)} Würfel`;

export const german: PictureWords = {
  language: 'de',
  title: 'Green Port',
  round: round => `Runde ${round}`,
  lastRound: 'Letzte Runde',
  theEnd: 'Spielende',
  givenUp: 'Ende: aufgegeben',
  calledOff: 'Ende: abgesagt',
  gaveUp: 'aufgegeben',
  won: 'Gewonnen',
  wins: name => `${name} gewinnt`,
  leads: name => `${name} führt`,
  signs: {
    pick: ['Start-', 'würfel'],
    reveal: ['1. Karte', 'sicher'],
    safe: ['Keine', 'Razzia'],
    empty: ['Keine', 'Karten'],
    bust: ['Drehen', 'od. Razzia'],
    lose: ['Über 7:', 'halbieren'],
    bonus: ['Trost-', 'würfel'],
    refer: ['Abwerben', 'od. passen'],
    utilise: ['Würfel', 'einsetzen'],
  },
  risk: 'Razzia',
  powers: {
    blue: count => ['Aufträge kosten', `${cubes(count)} weniger`],
    green: count => ['Anheuern einer Farbe', `bringt ${cubes(count)} mehr`],
    red: count => [`Tausche ${count} beliebige`, 'gegen einen anderen'],
    yellow: count => ['Zurückdrehen kostet', `${cubes(count)} weniger`],
  },
  pointsOnly: 'nur Punkte',
  deck: cards => `Im Stapel: ${plural(cards, { one: '# Karte', other: '# Karten' })}`,
  tile: { up: 'offen', down: 'verdeckt' },
  tileDoes: {
    up: gain => `Plättchen: +${gain} bei seinem Zeichen; rettet vor Razzia`,
    down: price => `Plättchen verdeckt: zurückdrehen für ${cubes(price)}`,
  },
  freeSeat: 'freier Platz',
  invited: 'eingeladen',
  busted: 'Razzia bei',
  inSync: 'Einklang',
  soldOut: 'weg',
  anyColour: 'gleich',
  yourCrew: 'Deine Crew',
  inReach: 'Erreichbar',
  lacks: count => (count === 1 ? 'fehlt' : 'fehlen'),
  ownsNothing: 'Noch kein Besitz',
  parts: { objectives: 'Aufträge', headquarters: 'HQs', endPurchases: 'Letzte Käufe' },
  total: 'Summe',
  cubesLeft: 'Würfel übrig',
  highestCards: 'Höchste Karten',
  roundByRound: 'Punkte Runde für Runde',
};
