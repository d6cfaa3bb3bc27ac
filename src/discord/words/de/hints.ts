import { grammar } from '../../../stage/grammar.ts';
import type { HintWords } from '../en/hints.ts';

const { plural } = grammar('de');

export const hints: HintWords = {
  ask: 'Tipp',
  title: '**Das würde ich mir ansehen**, das Beste zuerst, mit dem, was jedes auszeichnet',
  margin: points => `erwartet **${points}**`,
  score: points => `erwartete Punkte: **${points}**`,
  comparedWith: (deed, reasons) => `Verglichen mit *${deed}*: ${reasons}`,
  rest: points => `alles andere: ${points}`,
  even: (deed, ahead) =>
    ahead
      ? `Etwa gleich gut wie *${deed}*, wo ich beides weitergespielt habe.`
      : `Auf den ersten Blick etwa gleich gut wie *${deed}*.`,
  noReason: (deed, points) =>
    `Verglichen mit *${deed}*: insgesamt ${points}; kein einzelner Grund sticht hervor.`,
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
