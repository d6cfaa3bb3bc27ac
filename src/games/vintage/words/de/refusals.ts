import type { Phrases } from '../en/index.ts';

const quoted = (typed: string): string => (typed ? `„${typed}“` : 'Das');
const at = (column: string): string => (column ? `Bei „${column}“` : 'Bei dieser Aktion');

export const refusals: Phrases['refusals'] = {
  possible: list => `Möglich: ${list}.`,
  codes: {
    'game-over': () => 'Die Partie ist vorbei.',
    'not-your-turn': ({ name }) =>
      `Du bist nicht am Zug${name ? `: Dran ist ${name}` : ''}. Es geht im Uhrzeigersinn, eine Aktion je Zug.`,
    'wrong-phase': ({ awaited }) => `Das gehört nicht in diesen Schritt. Jetzt zu tun: ${awaited}.`,
    malformed: ({ awaited }) => `Das ist keine vollständige Aktion. Jetzt zu tun: ${awaited}.`,
    'no-such-circle': ({ column, circle }) =>
      `${at(column)} gibt es keinen ${circle ? `Kreis ${circle}` : 'solchen Kreis'}.`,
    'circle-taken': ({ column, circle }) =>
      `${at(column)} ist ${circle ? `Kreis ${circle}` : 'dieser Kreis'} in dieser Runde belegt.`,
    'column-full': ({ column }) => `${at(column)} sind in dieser Runde alle Kreise belegt.`,
    'not-cheapest': ({ cheapest }) =>
      `Marker kommen auf den billigsten freien Kreis, ${cheapest || 'den ersten'}; nur der Verwalter darf auf einen teureren.`,
    'not-enough-markers': ({ circle, has }) =>
      `Marker für diesen Kreis: ${circle || 'mehr'}; übrig: ${has || 'weniger'}.`,
    'overseer-used': () => 'Der Verwalter steht in dieser Runde schon auf der Tafel.',
    'bought-already': () => 'Eine Quinta kauft man einmal je Runde, auch mit einer Karte.',
    'no-tile-left': ({ most }) =>
      `Kein Quintaplättchen ist mehr übrig: Ein Platz hat höchstens ${most || 'drei'}.`,
    'no-such-place': ({ typed }) => `${quoted(typed)} ist kein Ort für eine Quinta.`,
    'place-taken': ({ place }) => `${place ? `In ${place}` : 'Dort'} liegt schon eine Quinta.`,
    'place-like': ({ place }) =>
      `${place || 'Dieser Ort'} gleicht einem anderen freien: Die niedrigste Nummer steht für alle.`,
    'too-dear': ({ place, price, has }) =>
      `${place || 'Diese Quinta'} kostet ${price || 'mehr'} SP, vorhanden sind ${has || 'weniger'}: Punkte fallen nie unter 0.`,
    'no-such-bonus': ({ typed }) => `${quoted(typed)} ist keine Beigabe dieser Karte.`,
    'no-such-estate': ({ estate, has }) =>
      `${estate ? `Eine Quinta ${estate}` : 'Diese Quinta'} gibt es nicht: Du hast ${has || 'weniger'}.`,
    'no-such-vine': ({ typed }) => `${quoted(typed)} ist keine Rebe.`,
    'vine-there': ({ place, vine }) =>
      `${place ? `In ${place}` : 'Auf dieser Quinta'} steht schon: ${vine || 'diese Rebe'}. Alle Reben einer Quinta sind verschieden.`,
    'estate-full': ({ place }) => `${place || 'Diese Quinta'} ist voll: Sie hat fünf Reben.`,
    'old-elsewhere': ({ place }) =>
      `Alte Reben wachsen nur in Cima Corgo, nicht ${place ? `in ${place}` : 'auf dieser Quinta'}.`,
    'old-gone': () => 'Alle alten Reben des Spiels sind gepflanzt.',
    'old-not-so': () => 'Keine Karte pflanzt alte Reben: Sie haben einen eigenen Kreis.',
    'vine-order': ({ vine }) =>
      `Mit dieser Karte folgt jede Rebe ihrer Vorgängerin in der Reihenfolge Grün, Lila, Rot, Weiß, Gelb; das passt nicht: ${vine || 'diese Rebe'}.`,
    'nothing-to-plant': () => 'Auf keiner deiner Quintas lässt sich mit dieser Karte etwas pflanzen.',
    'harvested-already': () => 'Geerntet wird einmal je Runde, auch mit einer Karte.',
    'nothing-to-harvest': () =>
      'Keine Quinta lässt sich ernten: Sie braucht drei Reben und darf keine wartenden Fässer haben, wo das Boot nicht liegt.',
    'other-estate': ({ estate }) =>
      `Die Quintas kommen der Reihe nach, und ${estate ? `Quinta ${estate}` : 'diese'} ist nicht dran.`,
    'wine-range': ({ most }) =>
      most ? `Diese Quinta gibt 0 bis ${most} Fässer Wein.` : 'So viele Fässer Wein gibt diese Quinta nicht.',
    'no-brandy': () =>
      'Wein kostet ein Fass Brandy aus dem Vorrat vor der Ernte, und davon ist keins mehr da.',
    'leave-free': () => 'Auf dieser Quinta warten keine Fässer: Sie wird geerntet.',
    'leave-last': () => 'Mindestens eine Quinta wird geerntet, und diese ist die letzte mögliche.',
    'no-such-harbour': ({ typed }) => `${quoted(typed)} ist kein Hafen.`,
    'same-harbour': ({ to }) => `Das Boot liegt schon ${to ? `in ${to}` : 'in diesem Hafen'}.`,
    'too-far-up': ({ to }) =>
      `Flussaufwärts geht es nur bis zum nächsten Hafen, und ${to || 'dieser'} liegt weiter.`,
    'no-marker-to-sail': () =>
      'Jede Fahrt des Bootes kostet einen Marker, nie den Verwalter, und kein Marker ist übrig.',
    'load-order': () => 'Nenne jede Quinta einmal, die niedrigste Nummer zuerst.',
    'nothing-to-load': ({ place }) =>
      `${place ? `In ${place}` : 'Auf dieser Quinta'} sind keine Fässer zu laden.`,
    'load-out-of-way': ({ place }) =>
      `An ${place || 'dieser Quinta'} kommt das Boot auf dieser Fahrt nicht vorbei.`,
    'holds-full': ({ free }) => `Freie Laderäume: ${free || 'zu wenige'}, einer je Charge.`,
    'must-begin': () => 'Aufhören kann man erst, wenn etwas getan ist.',
    'no-such-side': ({ typed }) => `${quoted(typed)} ist weder Ruby noch Tawny.`,
    'side-full': ({ side }) => `Der ${side ? `${side}-Keller` : 'gewählte Keller'} hat keine freie Spalte.`,
    'must-land': () => 'Chargen gehen an Land, soweit Kellerspalten frei sind, und eine ist frei.',
    'cellar-empty': () => 'Der Keller ist leer: Nur was dort liegt, kann reifen.',
    'no-such-category': ({ typed, side }) =>
      `${quoted(typed)} ist keine Sorte ${side ? `von ${side}` : 'dieser Seite'}.`,
    'side-without-barrels': ({ side }) =>
      `Das Fass kommt auf eine Seite, auf der schon welche liegen: ${side || 'Diese'} hat keine.`,
    'category-above': ({ highest }) =>
      `Das Fass darf nicht höher liegen als die vorhandenen: höchstens ${highest || 'so hoch wie das höchste'}.`,
    'category-full': ({ category }) => `${category || 'Diese Sorte'} hat keinen freien Platz.`,
    'no-such-card': ({ typed }) => `${quoted(typed)} ist keine Karte.`,
    'not-open': ({ card }) => `${card ? `„${card}“` : 'Diese Karte'} liegt nicht offen aus.`,
    'no-card-left': () => 'Stapel und Ablage sind leer: Es ist keine Karte zu ziehen.',
    'discard-needed': () => 'Die Hand ist voll: Nenne die Karte, die du vorher ablegst.',
    'discard-needless': () => 'Auf der Hand ist Platz: Es wird nichts abgelegt.',
    'not-in-hand': ({ card }) => `${card ? `„${card}“` : 'Diese Karte'} ist nicht auf deiner Hand.`,
    'no-such-deed': ({ typed }) => `${quoted(typed)} tut diese Karte nicht.`,
    'no-lot-there': ({ place }) =>
      `${place ? `In ${place}` : 'Auf dieser Quinta'} liegen keine Fässer, zu denen zwei kommen könnten.`,
    'no-such-round': ({ round }) =>
      `Ansehen kannst du den Chip einer künftigen Runde, nicht ${round ? `„${round}“` : 'diesen'}.`,
    'round-needless': () => 'Es folgt keine Runde, also auch kein Chip zum Ansehen: Lass die Runde weg.',
    'no-such-column': ({ column, has }) =>
      `${column ? `In Kellerspalte ${column}` : 'In dieser Kellerspalte'} liegt keine Charge: Belegt sind ${has || 'weniger'}.`,
    'too-few-barrels': () =>
      'In dieser Spalte liegt nur ein Fass: Zwei kommen aus zwei Spalten oder aus einer volleren.',
    'read-action': ({ typed, awaited }) =>
      `Mit ${typed ? `„${typed}“` : 'diesem Wort'} beginnt hier keine Aktion. Jetzt zu tun: ${awaited}.`,
    'read-word': ({ typed, field }) =>
      `${quoted(typed)} lässt sich nicht${field ? ` als „${field}“` : ''} lesen.`,
    'read-number': ({ typed, field }) => `${quoted(typed)} ist keine Zahl${field ? ` für „${field}“` : ''}.`,
    'read-numbers': ({ typed, as }) =>
      `${quoted(typed)} ist keine Liste von Zahlen${as ? `, etwa ${as}` : ''}.`,
    'read-missing': ({ field, as }) =>
      `Der Text endet zu früh${field ? `: „${field}“ fehlt` : ''}.${as ? ` Ein vollständiger sieht so aus: ${as}.` : ''}`,
    'read-rest': ({ typed, as }) =>
      `${quoted(typed)} gehört nicht dorthin.${as ? ` Ein vollständiger Text sieht so aus: ${as}.` : ''}`,
    'read-spelling': ({ as }) =>
      as
        ? `Schreib es genau so: ${as}.`
        : 'Jede Aktion schreibt man nur auf eine Weise, mit einem Leerzeichen zwischen den Wörtern.',
  },
};
