import { grammar } from '../../../stage/grammar.ts';
import type { DealWords } from '../en/deals.ts';

const { plural, percent } = grammar('de');
const points = (count: number): string => plural(count, { one: '# Punkt', other: '# Punkte' });

export const deals: DealWords = {
  daily: number => `Tagespartie Nr. ${number}`,
  challenge: code => `Herausforderung ${code}`,
  dailyRules:
    'Alle bei diesem Bot bekommen heute dasselbe ausgeteilt. Dein erster Versuch zählt: ohne Zurücknehmen, ohne Tipps. Nur du siehst ihn; gespielt wird gleich hier, was auch sonst in diesem Kanal läuft.',
  challengeRules:
    'Wer den Code hat, bekommt dasselbe ausgeteilt. Dein erster Versuch zählt: ohne Zurücknehmen, ohne Tipps. Nur du siehst ihn.',
  pastRules: 'Dieser Tag ist vorbei. Er lässt sich als Übung spielen, mit Zurücknehmen und Tipps.',
  spentRules: 'Dein erster Versuch ist vorbei. Ab jetzt übst du, mit Zurücknehmen und Tipps.',
  ends: (at, relative) =>
    `Der Tag endet um ${at} (${relative}); was bis dahin begonnen ist, darf noch zwei Stunden lang beendet werden.`,
  next: relative => `Nächste Tagespartie ${relative}.`,
  streak: (days, longest) =>
    `🔥 ${plural(days, { one: '# Tag', other: '# Tage' })} in Folge, längste Serie ${longest}.`,
  freeLeft: 'Ein verpasster Tag in diesem Monat ist frei.',
  freeUsed: 'Der freie Tag dieses Monats ist verbraucht.',
  sealed: commitment => `Versiegelt: ${commitment}`,
  sealedNext: commitment => `Morgen: ${commitment}`,
  openTo: relative => `Startwert und Salt werden ${relative} verraten.`,
  play: 'Spielen',
  goOn: 'Weiterspielen',
  practise: 'Üben',
  anew: 'Neu beginnen',
  show: 'Hier zeigen',
  text: 'Als Text',
  rounds: 'Runde für Runde',
  way: 'Bester bekannter Weg',
  parWay: 'Weg des starken Bots',
  proof: 'Mischung prüfen',
  archive: 'Archiv',
  challenges: 'Herausforderungen',
  days: 'Tage',
  back: 'Zurück',
  older: 'Ältere',
  newer: 'Neuere',
  today: 'Tagespartie von heute',
  dare: 'Andere herausfordern',
  newChallenge: 'Neue Herausforderung',
  result: count => plural(count, { one: '**# Punkt**', other: '**# Punkte**' }),
  par: (par, ahead) =>
    ahead === 0
      ? `Genau das Par von ${par}, wie der starke Bot spielt.`
      : `Das Par des starken Bots ist ${par}: Du liegst **${Math.abs(ahead)}** ${ahead > 0 ? 'darüber' : 'darunter'}.`,
  parUnderWay: 'Der starke Bot spielt noch: Sein Par ist gleich da, beim nächsten Druck.',
  late: 'Sie wurde erst nach dem Ende des Tages fertig, also zählt sie als Übung.',
  unfair: 'Darin wurde etwas zurückgenommen oder ein Tipp benutzt.',
  field: (players, better) =>
    players < 2
      ? 'Sonst hat sie bisher niemand gespielt.'
      : better === 0
        ? `Niemand von ${players} war besser.`
        : `Besser als oder gleich gut wie ${percent(Math.round(((players - better) / players) * 100) / 100)} von ${players}.`,
  here: '**Auf diesem Server**',
  takenUp: '**Wer sie gespielt hat**',
  row: (place, name, count) =>
    plural(count, { one: `\`${place}\` ${name}: # Punkt`, other: `\`${place}\` ${name}: # Punkte` }),
  rowUnfinished: name => `\`–\` ${name}: nicht beendet`,
  helped: row => `${row} (mit Zurücknehmen oder Tipp)`,
  rival: (name, count) => plural(count, { one: `\`–\` ${name}: # Punkt`, other: `\`–\` ${name}: # Punkte` }),
  ownBest: (count, attempts) =>
    `Dein Bestes mit Üben: ${points(count)}, in ${plural(attempts, { one: '# Versuch', other: '# Versuchen' })}.`,
  bestFound: count => `Bestes bisher gefundenes Ergebnis: ${points(count)}.`,
  otherDeal: 'Das ist neu ausgeteilt: Von der beendeten Partie kann jeder den Startwert und die Züge sehen.',
  giveCode: command => `Wer ${command} tippt, spielt dasselbe und wird mit dir verglichen.`,
  unplayed: 'Wie es anderen ging, siehst du, sobald du selbst gespielt hast.',
  you: 'Du',
  strong: 'Par des Bots',
  found: 'Bestes bisher',
  roundsTitle: '**Punkte nach jeder Runde**',
  wayTitle: count => `**Ein Weg zu ${plural(count, { one: '# Punkt', other: '# Punkten' })}**`,
  textHint: 'Zum Kopieren und Einfügen, wo du willst; es verrät nichts vom Ausgeteilten:',
  textPar: par => `Par ${par}`,
  posted: 'Es steht jetzt im Kanal.',
  postedBy: (name, command) => `${name} hat gespielt. Jetzt du: ${command}`,
  archiveTitle: game => `**${game}: vergangene Tage**`,
  challengesTitle: game => `**${game}: deine Herausforderungen**`,
  noDays: 'Noch ist kein Tag vorbei. Der erste kommt morgen hierher.',
  noChallenges: 'Du hast noch keine Herausforderung gestellt oder angenommen.',
  notPlayed: 'nicht gespielt',
  best: count => `Bestes ${count}`,
  choose: 'Welche?',
  proofTold: (seed, salt) => `Startwert \`${seed}\`\nSalt \`${salt}\``,
  proofHow: 'Das kann jeder prüfen: docs/daily.md erklärt, wie.',
};
