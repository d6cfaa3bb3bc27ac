import { grammar } from '../../../src/stage/grammar.ts';
import type { ToyWords } from './en.ts';

const { plural, listed } = grammar('de');
const points = (count: number): string => plural(count, { one: '# Punkt', other: '# Punkte' });
const cards = (count: number): string => plural(count, { one: '# Karte', other: '# Karten' });
const letters = (count: number): string => plural(count, { one: '# Brief', other: '# Briefe' });

export const german: ToyWords = {
  points,
  listed,
  storm: 'Sturm',
  unknown: 'unbekannt',
  nothing: 'nichts',
  types: {
    bid: 'Bieten',
    take: 'Nehmen',
    roll: 'Würfeln',
    reveal: 'Eine Karte aufdecken',
    load: 'Eine Karte sichern',
    play: 'Einen Brief spielen',
    pass: 'Passen',
  },
  fields: { type: 'Aktion', amount: 'Plättchen', card: 'Karte', letter: 'Brief' },
  questions: {
    type: 'Was tust du?',
    amount: 'Welches Plättchen bietest du?',
    card: 'Welche Karte sicherst du?',
    letter: 'Welchen Brief spielst du?',
  },
  tilesOfEach: count => plural(count, { one: '# Plättchen jeder Höhe', other: '# Plättchen jeder Höhe' }),
  tile: (amount, left) => `${amount} (noch ${left})`,
  letter: letter => `Brief ${letter}`,
  order: (amount, round) => `bis Runde ${round} ${amount} bieten`,
  deeds: {
    bid: amount => `${amount} bieten`,
    takeOpen: (count, sum) => `${cards(count)} für ${points(sum)} nehmen`,
    takeUnseen: 'Die erste Karte des Stapels ungesehen nehmen',
    load: card => `Karte ${card} für ${points(card)} sichern`,
    play: (letter, sum) => `Brief ${letter} für ${points(sum)} spielen`,
  },
  reasons: {
    points: points => `Punkte sofort: ${points}`,
    quay: cards => `was danach offen liegt: ${cards}`,
  },
  story: {
    bid: (who, amount) => `${who} bietet ${amount}.`,
    scored: (who, sum, part) =>
      `${who} bekommt ${points(sum)} durch ${{ cargo: 'Fracht', die: 'den Würfel', letters: 'Briefe' }[part]}.`,
    revealed: (who, card) => `${who} deckt auf: ${card}.`,
    lost: (who, lost) => `Der Sturm nimmt ${who} ${lost}.`,
    rose: (tide, highest) => `Die Flut steigt: ${tide} von ${highest}.`,
    played: (who, letter) => `${who} spielt Brief ${letter}.`,
    drew: (who, letter) =>
      letter === undefined ? `${who} zieht einen Brief.` : `${who} zieht Brief ${letter}.`,
    peeked: (who, card) =>
      card === undefined
        ? `${who} sieht sich die erste Karte des Stapels an.`
        : `${who} sieht sich die erste Karte des Stapels an: ${card}.`,
    passed: who => `${who} passt. Die Runde ist vorbei.`,
  },
  awaits: {
    bid: 'ein Plättchen bieten',
    pick: 'aufdecken, nehmen oder würfeln',
    rest: 'passen',
    over: 'das Spiel ist aus',
  },
  board: {
    round: (round, last) => `Runde ${round} von höchstens ${last}`,
    tide: (tide, highest) => `Flut ${tide} von ${highest}`,
    tiles: left => `Übrige Plättchen: ${left}`,
    bids: bids => `Gebote dieser Runde: ${bids}`,
    quay: open => `Am Kai: ${open}`,
    deck: (deck, out) => `Stapel: ${cards(deck)}; verbraucht: ${cards(out)}`,
    seat: (who, sum, held) => `${who}: ${points(sum)}, ${letters(held)} auf der Hand`,
    turn: who => `${who} ist am Zug`,
  },
  hand: {
    letters: held => `Deine Briefe: ${held}.`,
    top: card => `Die erste Karte des Stapels ist: ${card}.`,
    sealed: deed => `Verdeckt gewählt: ${deed}.`,
    none: 'Du hast hier keinen Platz.',
  },
  finale: {
    place: (place, who, sum) => `${place}. ${who}: ${points(sum)}`,
    tie: (winner, other) => `Gleichstand von ${winner} und ${other}; ${winner} hat mehr Briefe übrig.`,
    parts: (cargo, die, played) => `Fracht ${cargo}, Würfel ${die}, Briefe ${played}`,
    stopped: who => `Das Spiel wurde vorzeitig beendet. Gewonnen: ${who}.`,
    nobody: 'Das Spiel wurde abgesagt.',
  },
  refusals: {
    'not-your-turn': () => 'Du bist nicht am Zug.',
    'toy-same-bid': amount =>
      `Niemand bietet zweimal hintereinander dasselbe, und du hast in der letzten Runde ${amount} geboten. Wähle ein anderes Plättchen.`,
    'toy-no-tile': amount =>
      `Für dich ist kein Plättchen ${amount} mehr da: Wer in der Sitzordnung vor dir kommt, hat das letzte genommen. Wähle ein anderes.`,
    'toy-no-kind': (possible, typed) => `Mit „${typed}“ beginnt hier keine Aktion. Möglich: ${possible}.`,
    'toy-no-number': (_, typed) =>
      typed ? `„${typed}“ ist keine Zahl von 1 bis 12.` : 'Eine Zahl von 1 bis 12 fehlt.',
    'toy-too-much': (_, typed) => `„${typed}“ ist zu viel: Davor ist die Aktion schon vollständig.`,
    'toy-not-now': possible => `Das geht jetzt nicht. Möglich: ${possible}.`,
  },
  strange: 'Das geht in diesem Spiel nicht.',
  rules: {
    title: 'Eine Nacht am Kai',
    text: 'Jede Runde bieten alle geheim ein Plättchen von 1, 2 oder 3; von jedem gibt es nur so viele. Der Erste mit dem höchsten hat den Kai. In deinem Zug darfst du Karten **aufdecken**, zwei davon **sichern**, Briefe von der Hand **spielen** (Punkte für jede offene Karte) und alles **nehmen**, was offen liegt. Ein Sturm fegt den Kai leer und beendet deinen Zug. Oder du **würfelst**: Eine Vier oder mehr bringt einen Brief, eine Eins lässt die Flut steigen. Ist sie dreimal gestiegen, ist die Runde die letzte.',
  },
};
