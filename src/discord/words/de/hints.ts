import { grammar } from '../../../stage/grammar.ts';
import type { HintWords } from '../en/hints.ts';

const { plural } = grammar('de');

export const hints: HintWords = {
  ask: 'Tipp',
  title: '**Das würde ich mir ansehen**, das Beste zuerst, mit dem, was jedes auszeichnet',
  margin: points => `erwartet **${points}**`,
  score: points => `erwartete Punkte: **${points}**`,
  noReason: 'Kein einzelner Grund sticht hervor: Beim Vorausspielen kam es so heraus.',
  marginMeans:
    'Erwartet: deine Punkte am Ende minus Durchschnitt der anderen, soweit es aus dem folgt, was du siehst.',
  scoreMeans: 'Erwartet: deine Punkte am Ende, soweit es aus dem folgt, was du siehst.',
  press: 'Ein Druck zeigt es auf dem Brett; nichts geschieht, bevor du es bestätigst.',
  counted: used =>
    plural(used, {
      one: 'Bisher # Tipp in dieser Partie benutzt.',
      other: 'Bisher # Tipps in dieser Partie benutzt.',
    }),
  only: 'Es gibt nur eine Möglichkeit, also zählt das nicht als Tipp:',
  none: 'Hier habe ich nichts zu raten, also zählt das nicht als Tipp.',
  used: count => plural(count, { one: '# Tipp benutzt.', other: '# Tipps benutzt.' }),
  usedBy: people =>
    `Benutzte Tipps: ${people.map(({ person, hints: count }) => `${person} ${count}`).join(', ')}.`,
};
