import type { Translated } from '../../../src/stage/languages.ts';
import type { english } from './en.ts';

export const german: Translated<typeof english> = {
  about: 'Green Port: Deck Karten auf, solange du dich traust, und heuere deine Crew an',
  answer: 'Was du gefragt wirst: zu Beginn, durch eine Karte oder zum Abwerben im Zug anderer',
  spend: 'Was du mit deinen Würfeln tust: Aufträge, Hauptquartiere, dein Plättchen, Tausch',
  verbs: {
    reveal: { about: 'Die nächste Karte aufdecken', options: {} },
    hire: {
      about: 'Aufhören und eine Farbe der Auslage anheuern',
      options: { colour: 'Eine Farbe, die in der Auslage liegt, etwa Rot' },
    },
    end: { about: 'Deinen Zug beenden', options: {} },
    pick: { about: 'Deinen Startwürfel wählen', options: { colour: 'Eine Farbe, die übrig ist, etwa Rot' } },
    flip: { about: 'Plättchen umdrehen: gegen eine Razzia, oder statt Würfel abzugeben', options: {} },
    bust: { about: 'Die Razzia hinnehmen und das Plättchen offen lassen', options: {} },
    lose: {
      about: 'Nach dem orangen X die Hälfte der Würfel abgeben; was du offen lässt, wird gefragt',
      options: {
        blue: 'Wie viele blaue Würfel weggehen',
        green: 'Wie viele grüne Würfel weggehen',
        red: 'Wie viele rote Würfel weggehen',
        yellow: 'Wie viele gelbe Würfel weggehen',
      },
    },
    bonus: { about: 'Deinen Trostwürfel nehmen', options: { colour: 'Seine Farbe, etwa Rot' } },
    refer: {
      about: 'Dem aktiven Platz einen Würfel zahlen und eine übrige Farbe aus der Auslage abwerben',
      options: { colour: 'Die Farbe, die du nimmst, etwa Rot', pay: 'Die Farbe des Würfels, den du zahlst' },
    },
    pass: { about: 'Passen, wenn du abwerben darfst', options: {} },
    complete: {
      about: 'Einen Auftrag erledigen',
      options: {
        objective: 'Seine Nummer, etwa 3',
        pay: 'Die Würfel, mit denen du zahlst, etwa 2 Rot, 1 Blau; nur nötig, wo du die Wahl hast',
      },
    },
    buy: {
      about: 'Das oberste Hauptquartier einer Farbe kaufen',
      options: { colour: 'Seine Farbe, etwa Rot', boost: 'Bei grünen: die Farbe, die sie verstärken' },
    },
    unflip: {
      about: 'Dein Plättchen zurückdrehen',
      options: { pay: 'Die Würfel, mit denen du zahlst, etwa 2 Rot' },
    },
    specialise: {
      about: 'Würfel gegen einen anderer Farbe tauschen',
      options: {
        colour: 'Die Farbe, die du bekommst, etwa Rot',
        pay: 'Die Würfel, die du gibst, etwa 3 Blau',
      },
    },
  },
  variant: 'Standard, oder mit weniger Regeln',
};
