import type { GreenPortWords } from '../en/index.ts';
import { box } from '../facts.ts';

const { prices } = box;
const quoted = (typed: string): string => (typed ? `„${typed}“` : 'Das');

export const refusals: GreenPortWords['refusals'] = {
  possible: list => `Möglich: ${list}.`,
  codes: {
    'game-over': () => 'Die Partie ist vorbei.',
    'not-your-turn': ({ name }) =>
      `Du bist nicht am Zug${name ? `: Gefragt ist ${name}` : ''}. Ein Platz nach dem anderen entscheidet.`,
    'wrong-phase': ({ awaited }) => `Das gehört nicht in diesen Schritt. Jetzt zu tun: ${awaited}.`,
    malformed: ({ awaited }) => `Das ist keine vollständige Aktion. Jetzt zu tun: ${awaited}.`,
    'no-such-colour': ({ typed }) => `${quoted(typed)} ist keine Farbe, die hier zu haben ist.`,
    'pick-taken': ({ colour }) =>
      `Der Startwürfel${colour ? ` in ${colour}` : ''} ist weg: Jede Farbe gibt es einmal, und der letzte Platz wählt zuerst.`,
    'must-reveal': () => 'Die Auslage ist leer: Decke zuerst eine Karte auf, dann heuere an, was da liegt.',
    'nothing-to-reveal': () => 'Stapel und Ablage sind leer, es ist nichts aufzudecken: Heuere an.',
    'hire-a-colour': () => 'In der Auslage liegen Leute: Nenne die Farbe, die du anheuerst.',
    'not-in-pool': ({ colour }) =>
      `In der Auslage liegt keine Karte ${colour ? `in ${colour}` : 'dieser Farbe'}: Nehmen kannst du nur Farben, die dort liegen.`,
    'no-tile': () => 'Dieses Spiel wird ohne Plättchen gespielt.',
    'tile-down': () => 'Das Plättchen liegt schon verdeckt: Umdrehen geht nur, wenn es offen liegt.',
    'tile-up': () => 'Das Plättchen liegt schon offen: Zurückdrehen geht nur, wenn es verdeckt liegt.',
    'bad-cubes': ({ typed }) =>
      `${quoted(typed)} ist keine Zahl von Würfeln: Von jeder genannten Farbe ist es mindestens einer.`,
    'not-enough-cubes': ({ colour, count, given }) =>
      `Es fehlen Würfel${colour ? ` in ${colour}` : ''}: nötig ${count || 'mehr'}, vorhanden ${given || 'weniger'}.`,
    'lose-exactly': ({ count, given }) =>
      `Über dem Limit geht die Hälfte der Würfel weg, abgerundet: genau ${count || 'so viele'}${given ? `, nicht ${given}` : ''}.`,
    'pay-exactly': ({ count, given }) =>
      `Der Preis ist genau zu zahlen: ${count || 'nicht mehr und nicht weniger'}${given ? `, nicht ${given}` : ''}.`,
    'pay-not-asked': ({ colour, count, given }) =>
      `Dieser Auftrag verlangt höchstens ${count || 'weniger'} ${colour || 'dieser Farbe'}${given ? `, nicht ${given}` : ''}.`,
    'pay-one-colour': () => 'Den Joker-Auftrag bezahlt man mit Würfeln einer einzigen Farbe.',
    'no-such-objective': ({ objective }) =>
      `${objective ? `Einen Auftrag ${objective}` : 'Einen Auftrag mit dieser Nummer'} gibt es nicht.`,
    'objective-taken': ({ objective, name }) =>
      `${objective ? `Auftrag ${objective}` : 'Dieser Auftrag'} ist schon erledigt${name ? `, von ${name}` : ''}.`,
    'pile-empty': ({ colour }) => `Es gibt keine Hauptquartiere${colour ? ` in ${colour}` : ''} mehr.`,
    'too-dear': ({ colour, count, given }) =>
      `Der Preis ist ${count || 'höher'}${colour ? ` (${colour})` : ''}, vorhanden ${given || 'zu wenige'}: ${prices.headquarters} Würfel und einer mehr für jede Karte dieser Farbe auf einem übrigen Auftrag.`,
    'boost-missing': () => 'Ein grünes Hauptquartier verstärkt eine Farbe: Nenne sie.',
    'boost-needless': () =>
      'Hier ist keine Farbe zu nennen: Nur grüne Hauptquartiere mit Fähigkeit verstärken eine.',
    'specialise-mixture': () =>
      `Für einen Tausch gibst du ${prices.specialise} Würfel einer Farbe oder ${prices.specialise} verschiedener Farben; mit einem roten Hauptquartier ${prices.specialiseWithRed} beliebige.`,
    'specialise-same': ({ colour }) =>
      `Ein Tausch bringt eine Farbe, mit der du nicht zahlst; ${colour || 'diese'} ist in der Zahlung.`,
    'read-action': ({ typed, awaited }) =>
      `Mit ${typed ? `„${typed}“` : 'diesem Wort'} beginnt hier keine Aktion. Jetzt zu tun: ${awaited}.`,
    'read-colour': ({ typed }) => `${quoted(typed)} ist keine Farbe.`,
    'read-cubes': ({ typed, as }) =>
      `${quoted(typed)} nennt keine Würfel: Schreib Farben und Zahlen${as ? `, etwa ${as}` : ''}.`,
    'read-objective': ({ typed }) => `${quoted(typed)} ist kein Auftrag: Schreib seine Nummer, etwa \`3\`.`,
    'read-missing': ({ field, as }) =>
      `Der Text endet zu früh${field ? `: Es fehlt, was zu „${field}“ gehört` : ''}.${as ? ` Ein vollständiger sieht so aus: ${as}.` : ''}`,
    'read-rest': ({ typed, as }) =>
      `${typed ? `„${typed}“` : 'Das Ende'} gehört nicht dorthin.${as ? ` Ein vollständiger Text sieht so aus: ${as}.` : ''}`,
    'read-spelling': ({ as }) =>
      as
        ? `Schreib es genau so: ${as}.`
        : 'Jede Aktion schreibt man nur auf eine Weise, mit einem Leerzeichen zwischen den Wörtern.',
  },
  notAllowed: awaited => `Die Regeln erlauben das jetzt nicht. Jetzt zu tun: ${awaited}.`,
};
