import type { GreenPortWords } from '../en/index.ts';

export const parts: GreenPortWords['parts'] = {
  pages: [],
  parts: {
    round: { name: 'Runde', told: 'Ein Zug für jeden. Rot: die letzte Runde.' },
    progress: {
      name: 'Erledigte Aufträge',
      told: 'Sind alle abgehakt, wird die Runde beendet, und das Spiel ist aus.',
    },
    deck: {
      name: 'Stapel',
      told: 'Verdeckte Karten. Runde Pfeile: Am Ende dieses Zuges werden alle Karten gemischt.',
    },
    sign: {
      name: 'Schild am Kran',
      told: 'Was jetzt ansteht. Vor dem Aufdecken: wie wahrscheinlich die nächste Karte eine Razzia ist.',
    },
    pool: {
      name: 'Auslage',
      told: 'In diesem Zug aufgedeckte Karten, ein Stoß je Farbe. Eine Farbe wird angeheuert; das Schild zeigt, was es bringt.',
    },
    sync: {
      name: 'Im Einklang',
      told: 'Alle vier Farben sind da: Anheuern bringt auch je einen Würfel der anderen.',
    },
    tape: {
      name: 'Razzia',
      told: 'Eine schwarze Karte kam: kein Anheuern in diesem Zug, außer ein Plättchen wird umgedreht.',
    },
    offered: {
      name: 'Startwürfel',
      told: 'Vor dem ersten Zug wählt jeder einen, der Letzte in der Reihe zuerst.',
    },
    unseen: {
      name: 'Verdeckte Karten',
      told: 'Karten jeder Farbe, die der Stapel noch enthält. Ein Kästchen ist eine Karte.',
    },
    others: {
      name: 'Schwarz und X',
      told: 'Schwarze Karten, grünes X und orange X, die der Stapel noch enthält.',
    },
    objective: {
      name: 'Auftrag',
      told: 'Zahle in deinem Zug diese Würfel, um ihn zu erledigen. Die Münze ist sein Lohn.',
    },
    done: { name: 'Erledigt', told: 'Von dem, der hier steht: Niemand sonst kann es mehr.' },
    headquarters: {
      name: 'Hauptquartier',
      told: 'Das oberste einer Farbe. Münze: Punkte. Figur: sein Preis jetzt. Unter dem Zeichen: seine bleibende Fähigkeit.',
    },
    seat: { name: 'Spieler', told: 'Name und Punkte. Der Pfeil zeigt, wer am Zug ist.' },
    crew: {
      name: 'Crew',
      told: 'Würfel jeder Farbe. Mit ihnen zahlst du alles; was übrig ist, bleibt für den nächsten Zug.',
    },
    tile: {
      name: 'Plättchen',
      told: 'Offen: Sein Symbol bringt beim Anheuern einen Würfel mehr, und es rettet umgedreht vor der Razzia. Grau: verdeckt.',
    },
    houses: {
      name: 'Häuser',
      told: 'Eigene Hauptquartiere mit ihrer Zahl. +B: ein grünes, das Blau verstärkt.',
    },
    crowd: { name: 'Alle Würfel', told: 'Ihre Summe. Rot: so viele, dass ein orange X die Hälfte nimmt.' },
    ended: { name: 'Ende', told: 'Wer aufgegeben und wer gewonnen hat.' },
  },
};
