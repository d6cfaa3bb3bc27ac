import type { GreenPortWords } from '../en/index.ts';

export const status: GreenPortWords['status'] = {
  title: 'Green Port',
  about: {
    line: 'Deck Karten auf, solange du dich traust, heuere eine Farbe an und hol dir mit deiner Crew die besten Aufträge im Hafen.',
    credits: 'Ein Spiel von Pedro Dias für die Green Box of Games.',
  },
  variants: {
    standard: 'Standard',
    'no-tiles': 'ohne Plättchen',
    'no-powers': 'ohne Fähigkeiten',
    simple: 'einfach: ohne Extras',
  },
  awaits: {
    pick: 'Startwürfel wählen',
    hire: 'aufdecken oder anheuern',
    bust: 'Plättchen umdrehen oder Razzia hinnehmen',
    lose: 'die Hälfte der Würfel abgeben',
    bonus: 'einen Trostwürfel wählen',
    refer: 'für einen Würfel eine Farbe abwerben oder passen',
    utilise: 'Würfel einsetzen oder den Zug beenden',
    over: 'das Spiel ist aus',
  },
  revealOnly: 'eine Karte aufdecken',
  stake: {
    unlucky: risk => `Die Chance auf diese Razzia war ${risk}.`,
    lastObjective: 'Ein Auftrag ist übrig: Wer ihn erledigt, leitet das Spielende ein.',
    lastRound:
      'Kein Auftrag ist übrig: Diese Runde ist die letzte. Am Ende kauft zuerst, wer die meisten Würfel einer Farbe hat.',
  },
  round: number => `Runde ${number}`,
  lastRound: number => `Runde ${number}, die letzte`,
};

export const board: GreenPortWords['board'] = {
  head: (round, turn) => `Green Port, ${round}; ${turn}.`,
  turn: (name, awaited) => `${name}: ${awaited}`,
  objectives: objectives => `Aufträge: ${objectives}.`,
  taken: name => `an ${name}`,
  piles: piles => `HQs übrig (Preis): ${piles}.`,
  pile: (pile, price) => `${pile} (${price})`,
  soldOut: 'ausverkauft',
  seat: (name, points, cubes) => `${name} ${points}: ${cubes}`,
  pool: cards => `Auslage: ${cards}.`,
  deck: (count, cards) => `Stapel, ${count}: ${cards}.`,
  risk: risk => `Razzia beim nächsten Aufdecken: ${risk}.`,
  discards: cards => `Ablage: ${cards}.`,
  offered: colours => `Startwürfel: ${colours}.`,
  winner: name => `${name} gewinnt.`,
};

export const terminal: GreenPortWords['terminal'] = {
  objectives: 'Aufträge',
  piles: 'HQs übrig',
  pool: 'Auslage',
  deck: 'Stapel',
  discards: 'Ablage',
  legend:
    'Aufträge und Hauptquartiere stehen mit Farbe und Wert da; in Klammern steht\nder Preis in Würfeln dieser Farbe.',
};

export const hand: GreenPortWords['hand'] = {
  own: (cubes, count) => `**Deine Crew** (${count}): ${cubes}`,
  tile: tile => `**Plättchen**: ${tile}`,
  headquarters: list => `**Hauptquartiere**: ${list}`,
  reach: '**In Reichweite**',
  can: (what, points) => `- ${what} (${points}): **in Reichweite**.`,
  lacks: (what, points, cubes, count) =>
    `- ${what} (${points}): ${count === 1 ? 'es fehlt' : 'es fehlen'} ${cubes}.`,
  aim: (what, points) => `${what} (${points})`,
  aimLacks: (aim, cubes, count) => `${aim}: ${count === 1 ? 'es fehlt' : 'es fehlen'} ${cubes}`,
  within: aims => `In Reichweite: **${aims}**.`,
  nearest: aims => `Am nächsten: ${aims}.`,
  preview: 'Noch nicht gespielt:',
  boardNow: 'Das Brett jetzt:',
  withinThen: aims => `Danach in Reichweite: ${aims}.`,
  asked: {
    bust: 'Eine schwarze Karte: Dreh dein Plättchen um und fang neu an, oder heuere in diesem Zug niemanden an.',
    lose: (count, all, limit) =>
      `Du hast ${all} Würfel, mehr als ${limit}: Davon ${count === 1 ? 'geht 1' : `gehen ${count}`} weg.`,
    refer: 'Für einen deiner Würfel darfst du alle Karten einer Farbe aus der Auslage abwerben.',
  },
  ofOneColour: count => `${count} einer Farbe`,
  other: (name, points, holds) => `**${name}** ${points}: ${holds}`,
  noSeat: 'Du hast hier keinen Platz: Alles ist offen, nur die Reihenfolge des Stapels nicht.',
  limit: limit => `Wer mehr als ${limit} Würfel hat, verliert die Hälfte, wenn das orange X kommt.`,
};
