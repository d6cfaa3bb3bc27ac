import { grammar } from '../../../stage/grammar.ts';
import type { PlayersWords } from '../en/players.ts';

const { listed } = grammar('de');

export const players: PlayersWords = {
  does: {
    easy: name =>
      `${name} spielt freundlich wie am ersten Spieleabend: sieht den nächsten Zug und ist zu schlagen.`,
    medium: name => `${name} wägt ab, was jeder Zug jetzt und später bringt.`,
    hard: name =>
      `${name} probiert die besten Züge vor der Wahl viele Male durch; das dauert ein paar Sekunden.`,
  },
  add: 'Bot-Spieler dazuholen',
  manage: 'Bot-Spieler',
  ask: '**Wer soll an den Tisch?**',
  full: 'Alle Plätze sind besetzt.',
  added: (name, taken, wanted) => `${name} sitzt am Tisch, ${taken} von ${wanted}.`,
  for: person => `der Bot-Spieler für ${person}`,
  thinking: names => (names.length === 1 ? `${listed(names)} überlegt.` : `${listed(names)} überlegen.`),
  unknown: (typed, possible) =>
    `Ich kenne keinen Bot-Spieler „${typed}“. Es gibt ${listed(possible)}; mehrere schreibt man „2 ${possible.at(-1)}“ oder „${possible.slice(0, 2).join(', ')}“.`,
};
