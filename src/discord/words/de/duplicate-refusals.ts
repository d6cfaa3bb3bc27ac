import { grammar } from '../../../stage/grammar.ts';
import type { DuplicateRefusals } from '../duplicates.ts';

const { plural } = grammar('de');
const people = (count: number): string => plural(count, { one: '# Person', other: '# Personen' });

/** Why nothing is done about a duplicate, or one of its tables. */
export const duplicateRefusals: DuplicateRefusals = {
  'no-duplicate': () => 'Dieses Duplikat gibt es nicht mehr.',
  'duplicate-tables': ({ number }) =>
    `Ein Duplikat hat ${number('min') ?? 2} bis ${number('max') ?? 8} Tische.`,
  'duplicates-many': ({ number }) =>
    `Auf einem Server laufen höchstens ${number('limit') ?? 3} Duplikate zugleich.`,
  'duplicate-full': ({ number }) => `Es ist voll: höchstens ${people(number('limit') ?? 8)}.`,
  'duplicate-few': ({ number }) =>
    `Ein Duplikat braucht mindestens zwei Personen, je eine an einem Tisch; bisher: ${number('people') ?? 0}.`,
  'duplicate-uneven': ({ number }) =>
    `Für dieses Spiel hat der Bot keine Spieler, und ${people(number('people') ?? 1)} können die Tische nicht gleich besetzen (${number('tables') ?? 2}).`,
  'duplicate-in': () => 'Du bist schon dabei.',
  'duplicate-not-in': () => 'Du bist nicht dabei.',
  'duplicate-started': () => 'Es hat schon begonnen.',
  'duplicate-over': () => 'Es ist vorbei.',
  'duplicate-not-opener': ({ opener }) =>
    `Das können nur ${opener ?? 'die Person, die es eröffnet hat,'} und Mitglieder mit „Server verwalten“.`,
  'duplicate-apart': () =>
    'Diese Leute lassen sich nicht auf so wenige Tische verteilen. Mit mehr Tischen oder weniger Leuten geht es.',
  'duplicate-on': () =>
    'Dasselbe Blatt wird noch gespielt: Bevor alle Tische zu Ende sind, sieht diesen nur, wer daran sitzt, und nichts wird davon verraten, was in den Stapeln lag.',
  'duplicate-no-offer': () =>
    'Niemand übernimmt einen Platz, solange an anderen Tischen dasselbe Blatt gespielt wird.',
  'duplicate-undo': () =>
    'Das lässt sich nicht zurücknehmen: Du hast etwas gesehen, das an den anderen Tischen noch verdeckt ist.',
};
