import { grammar } from '../../../../stage/grammar.ts';
import type { Phrases } from '../en/index.ts';

const { plural, listed } = grammar('de');

/** Points come ready: after "mit" they are dative. */
const dative = (points: string): string => points.replace(/Punkte$/, 'Punkten');

export const status: Phrases['status'] = {
  title: 'Vintage',
  about: {
    line: 'Kauf Quintas, pflanz Reben am Douro, fahr jede Ernte hinab nach Gaia und lass sie zu Portwein reifen, der sich verkauft.',
    credits: 'Ein Spiel von Gil d’Orey, erschienen bei MESAboardgames (2011).',
  },
  variants: { standard: 'Standard' },
  awaits: {
    turn: 'eine Aktion wählen oder passen',
    gather: 'sagen, wie viel Wein eine Quinta gibt',
    sail: 'weiterfahren oder aufhören',
    unload: 'einen Keller für eine Charge wählen',
    plant: 'die nächste Rebe pflanzen',
    add: 'ein Fass ins Lager legen',
    over: 'das Spiel ist aus',
  },
  progress: (round, rounds) => `Ernte ${round} von ${rounds}`,
  lastRound: round => `Ernte ${round}, die letzte`,
  stake: {
    lastButOne: 'Nach dieser Ernte kommt nur noch eine.',
    last: barrels => `Die letzte Ernte: Was unverkauft bleibt, zählt 1 Punkt je ${barrels}.`,
  },
  now: standing => `Wäre jetzt Schluss: ${standing}.`,
};

export const hand: Phrases['hand'] = {
  cards: cards => `**Deine Karten**: ${cards}`,
  noCards: 'keine auf der Hand',
  openly: card => `${card} (allen bekannt)`,
  chips: chips => `**Chips, die du gesehen hast**: ${chips}`,
  chip: (round, bonus) => `Ernte ${round}: +${bonus}`,
  pieces: pieces => `**Noch übrig**: ${pieces}`,
  noPieces: 'nichts',
  markers: (signs, count) => `${signs} ${count} Marker`,
  overseer: sign => `${sign} der Verwalter`,
  estate: (place, quality, vines) => `**${place}** (Qualität ${quality}): ${vines}`,
  noVines: 'noch keine Rebe',
  notPlanted: lacking =>
    `nicht bepflanzt: ${plural(lacking, { one: 'es fehlt # Rebe', other: 'es fehlen # Reben' })}`,
  waits: lot => `es warten ${lot}`,
  boat: (harbour, cargo) => `**Boot** in ${harbour}: ${cargo}`,
  cellar: (side, lots) => `**${side}-Keller**: ${lots}`,
  warehouse: (side, categories) => `**${side}-Lager**: ${categories}`,
  category: (name, held, of, points) => `${name} ${held} von ${of} → ${points}`,
  empty: 'leer',
  brandy: (held, most) => `**Brandy**: ${held} von ${most}`,
  bonus: (round, bonus) => `Ernte ${round}: Qualität +${bonus}`,
  store: (held, most) => `Brandy ${held} von ${most}`,
  passed: 'ruht in dieser Runde',
  first: 'Startspielermarker',
  other: (name, points, holds) => `**${name}** ${points}: ${holds}`,
  hidden: count =>
    plural(count, {
      one: '# Karte, die sonst niemand sah',
      other: '# Karten, die sonst niemand sah',
    }),
  noSeat: 'Du hast hier keinen Platz: Alles ist offen, nur Handkarten, Stapel und künftige Chips nicht.',
  asks: {
    gather: (place, barrels, quality) =>
      `${place} gibt ${barrels}: Wein mit Qualität ${quality}, der Rest ist Brandy.`,
    costs: brandy => `Der Wein kostet 1 Fass Brandy; zum Zahlen da: ${brandy}.`,
    paid: 'Der Wein kostet nichts mehr: Die Karte hat bezahlt.',
    dry: 'Es ist kein Brandy mehr da, um Wein zu bezahlen.',
    unload: (lot, ruby, tawny) => `Auszuladen: ${lot}. Freie Spalten: Ruby ${ruby}, Tawny ${tawny}.`,
    aboard: cargo => `An Bord: ${cargo}.`,
    moves: count => plural(count, { one: 'Noch # Fahrt.', other: 'Noch # Fahrten.' }),
    plant: count => plural(count, { one: 'Höchstens noch # Rebe.', other: 'Höchstens noch # Reben.' }),
    add: 'Ein Fass kommt auf eine Seite, auf der schon welche liegen, nicht höher als das höchste; dann wird verkauft, was voll ist.',
  },
  outcomes: (list, mean) => `Je nach Würfel: ${list} SP; im Schnitt ${mean}.`,
  ages: mean => `Jetzt zu reifen bringt im Schnitt ${mean} SP.`,
};

export const recap: Phrases['recap'] = {
  dearer: (column, circle) => `Bei „${column}“ ist der billigste freie Kreis jetzt ${circle}.`,
  full: column => `Bei „${column}“ ist in dieser Runde kein Kreis mehr frei.`,
  lostToken: name => `**${name}** hat dir den Startspielermarker abgenommen.`,
};

export const terminal: Phrases['terminal'] = {
  table: 'Aktionen',
  cards: 'Auslage',
  chips: 'Bonus',
  places: 'Zu kaufen',
  deck: (deck, used) => `Stapel ${deck}, Ablage ${used}`,
  estates: 'Quintas',
  boat: 'Boot',
  cellar: 'Keller',
  warehouse: 'Lager',
  none: 'nichts',
  legend:
    'Aktionen: freie Kreise stehen als Zahl da, belegte als Nummer des Platzes\n(o: dessen Verwalter). 6×3: Qualität 6, drei Fässer. Reben: g grün, p lila,\nr rot, w weiß, y gelb, o alt. Das Lager beginnt mit der untersten Sorte.\n8+4+1=13: Punkte, was am Ende Quintas und Fässer zählen, die Summe.',
};

export const finale: Phrases['finale'] = {
  wins: (name, points) => `**${name}** gewinnt mit ${dative(points)}.`,
  winsBy: {
    estates: (name, points) =>
      `**${name}** gewinnt mit ${dative(points)}; bei Gleichstand entschieden mehr Quintas.`,
    quality: (name, points) =>
      `**${name}** gewinnt mit ${dative(points)}; bei Gleichstand entschieden die besseren Quintas.`,
  },
  shared: (names, points) => `${listed(names)} teilen sich den Sieg mit ${dative(points)}.`,
  winner: name => `${name} gewinnt.`,
  parts: {
    start: points => `am Anfang ${points}`,
    estate: points => `für Quintas bezahlt ${points}`,
    warehouse: points => `Portwein verkauft ${points}`,
    card: points => `Karten, die verkaufen ${points}`,
    barrels: points => `übrige Fässer ${points}`,
    estates: points => `bepflanzte Quintas ${points}`,
    vineyards: points => `fünf Reben ${points}`,
  },
  tie: {
    estates: (first, second) => `${first} liegt vor ${second}: mehr Quintas.`,
    quality: (first, second) => `${first} liegt vor ${second}: bessere Quintas.`,
  },
};
