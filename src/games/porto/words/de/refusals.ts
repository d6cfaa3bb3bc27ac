import type { PortoWords } from '../en/index.ts';
import { counts } from './cards.ts';

const the = (house: string): string => house || 'Dieses Haus';
const of = (house: string): string => (house ? `von ${house}` : 'dieses Hauses');
const quoted = (typed: string): string => (typed ? `„${typed}“` : 'Das');

const TIMES: Readonly<Record<number, string>> = { 1: 'einmal', 2: 'zweimal', 3: 'dreimal' };

export const refusals: PortoWords['refusals'] = {
  over: 'Die Partie ist vorbei.',
  alreadyKept: 'Du hast deine geheimen Aufträge schon gewählt; die anderen wählen noch.',
  notYourTurn: 'Du bist nicht am Zug: Ein Platz nach dem anderen nimmt Karten oder baut.',
  keepFirst:
    'Zuerst behalten alle drei ihrer fünf geheimen Aufträge; erst danach werden Karten genommen und Häuser gebaut.',
  notThisStep: 'Das gehört nicht in diesen Schritt.',
  timerFirst: awaited => `Zuerst baut der Timer: ${awaited}.`,
  keepThree: 'Von den fünf geheimen Aufträgen behältst du genau drei verschiedene.',
  notDealt: contract =>
    `${contract ? `Der Auftrag „${contract}“` : 'Dieser Auftrag'} wurde dir nicht ausgeteilt: Behalte drei von deinen fünf.`,
  yourFive: contracts => `Deine fünf sind ${contracts}.`,
  drawNothing: 'Mindestens eine Karte musst du nehmen.',
  drawTooMany: 'Du nimmst eine bis drei Karten, jede nur einmal, zusammen höchstens 3 wert.',
  drawOverThree: sum =>
    `${sum ? `Diese Karten sind zusammen ${sum} wert` : 'Diese Karten sind zusammen zu viel wert'}: Höchstens 3 sind erlaubt.`,
  drawUnknown: typed =>
    `Ich kenne ${typed ? quoted(typed) : 'das'} nicht als \`cards\`: Schreib Felder des Marktes, etwa \`1,3\`, oder Karten, etwa \`blau 2\`.`,
  drawMixed:
    'Nenne entweder Felder des Marktes oder Karten, nicht beides: Nach einer Karte könnte eine Zahl auch eine weitere derselben Farbe meinen.',
  notInMarket: (card, held) =>
    held === 0
      ? `${card || 'Diese Karte'} liegt nicht im Markt.`
      : `${card || 'Diese Karte'} liegt nur ${TIMES[held] ?? `${held}-mal`} im Markt.`,
  market: cards => `Im Markt: ${cards}.`,
  marketEmpty: 'Der Markt ist leer.',
  open: contracts => `Offen sind ${contracts}.`,
  noneOpen: 'Kein Auftrag liegt offen.',
  noMarketSlot: (slot, last) =>
    `${slot ? `Ein Feld ${slot}` : 'Dieses Feld'} gibt es nicht: Der Markt hat die Felder 1 bis ${last}.`,
  noContractSlot: (slot, last) =>
    `${slot ? `Ein Feld ${slot}` : 'Dieses Feld'} gibt es nicht: Die Aufträge haben die Felder 1 bis ${last}.`,
  slotEmpty: slot => `${slot ? `Feld ${slot}` : 'Dieses Feld'} ist leer.`,
  notInHand: card =>
    `${card ? `„${card}“` : 'Diese Karte'} ist nicht auf der Hand: Gebaut wird mit zwei Karten von dort.`,
  hand: cards => `Auf der Hand: ${cards}.`,
  notInTimer:
    'Der Timer baut mit den zwei Karten, die er aufgedeckt hat: einer für die Zahl, einer für die Farbe.',
  timerCards: cards => `Das sind ${cards}.`,
  notInPlay: house => `${the(house)} ist nicht im Spiel.`,
  inPlay: houses => `Im Spiel sind ${houses}.`,
  noRoom: house => `${the(house)} hat keinen Platz für so viele Etagen.`,
  complete: house => `${the(house)} ist fertig: Es passt keine Etage mehr darauf.`,
  roomFor: (house, height, level, room) =>
    `${the(house)} fasst ${counts.floors(height)} und hat schon ${level}: Höchstens ${room} passen noch.`,
  otherColour: (house, has, wanted) =>
    `${the(house)} ist ${has || 'anders gefärbt'}: Ein Haus hat nur eine Farbe, und ${wanted || 'diese Karte'} passt nicht dazu.`,
  neighbourColour: (house, colour, neighbour) =>
    `${the(house)} kann nicht ${colour ? `in ${colour}` : 'in dieser Farbe'} beginnen: Der Nachbar ${neighbour || 'in der Straße'} hat sie schon, und Nachbarn müssen verschieden sein.`,
  noGroundFloors: colour =>
    `Es gibt kein Erdgeschoss ${colour ? `in ${colour}` : 'dieser Farbe'} mehr, also kann damit kein neues Haus beginnen; begonnene können weiter wachsen.`,
  noFloors: (colour, left) =>
    `Für diesen Bau fehlen Etagen${colour ? ` in ${colour}` : ''}${left ? ` (noch ${left})` : ''}; versuch es mit weniger oder einer anderen Farbe.`,
  tokenMissing: house => `Der Marker im Erdgeschoss ${of(house)} muss auf ein freies Dach: Nenne eins.`,
  tokenNeedless:
    'Hier ist kein Dach zu nennen: Ein Marker wandert nur, wenn ein Erdgeschoss gebaut wird und ein Dach frei ist.',
  roofTaken: house =>
    `Das Dach ${of(house)} ist durch einen Marker oder ein Dachplättchen belegt: Der Marker braucht ein freies.`,
  emptyRoofs: roofs => `Freie Dächer: ${roofs}.`,
  noEmptyRoof: 'Kein Dach ist frei.',
  claimEmpty: slot => `${slot ? `Auftragsfeld ${slot}` : 'Dieses Auftragsfeld'} ist leer.`,
  claimNotMet: 'Dieser Bau erfüllt den Auftrag nicht genau.',
  claimUnmet: (contract, toDo) => `Dieser Bau erfüllt „${contract}“ nicht: Man muss ${toDo}, und zwar genau.`,
  claimTwice: 'Jeder Auftrag lässt sich nur einmal einlösen: Nenne jedes Feld nur einmal.',
  mustDraw: 'Passen darf man nur, wenn der Markt leer und kein Bau möglich ist: Nimm mindestens eine Karte.',
  mustBuild: 'Das ist nur erlaubt, wenn nichts gebaut werden kann; hier geht etwas: Baue.',
  malformed: awaited => `Das ist keine vollständige Aktion. Jetzt zu tun: ${awaited}.`,
  readAction: (typed, awaited) =>
    `Mit ${typed ? `„${typed}“` : 'diesem Wort'} beginnt hier keine Aktion. Jetzt zu tun: ${awaited}.`,
  readCard: typed =>
    `${quoted(typed)} ist keine Karte: Als Text ist eine Karte ihre Farbe auf Englisch und ihre Zahl, etwa \`red-3\`.`,
  readSlot: typed =>
    `${quoted(typed)} nennt keine Felder: Schreib ihre Nummern, durch Kommas getrennt, etwa \`1,3\`.`,
  readMissing: (field, as) =>
    `Der Text endet zu früh${field ? `: Es fehlt, was zu „${field}“ gehört` : ''}.${as ? ` Ein vollständiger sieht so aus: ${as}.` : ''}`,
  readRest: (typed, as) =>
    `${typed ? `„${typed}“` : 'Das Ende'} gehört nicht dorthin.${as ? ` Ein vollständiger Text sieht so aus: ${as}.` : ''}`,
  readSpelling: as =>
    as
      ? `Schreib es genau so: ${as}.`
      : 'Jede Aktion schreibt man nur auf eine Weise, mit einem Leerzeichen zwischen den Wörtern.',
  notAllowed: awaited => `Die Regeln erlauben das jetzt nicht. Jetzt zu tun: ${awaited}.`,
};
