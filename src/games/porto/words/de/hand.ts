import { grammar } from '../../../../stage/grammar.ts';
import type { PortoWords } from '../en/index.ts';
import { command } from '../facts.ts';
import { counts } from './cards.ts';

const { plural } = grammar('de');

export const hand: PortoWords['hand'] = {
  own: (size, cards) => `**Deine Hand**${size === '' ? '' : ` (${size})`}: ${cards}`,
  other: (name, cards) => `Hand von **${name}**: ${cards}`,
  contracts: worth => `**Geheime Aufträge** (beim jetzigen Stand ${counts.points(worth)} wert)`,
  dealt: '**An dich ausgeteilt** – behalte drei:',
  dealtAndSealed: '**An dich ausgeteilt** – ✓ steht bei den dreien, die du verdeckt gewählt hast:',
  noContracts: 'Im Familienspiel gibt es keine geheimen Aufträge.',
  contract: (name, meaning) => `- **${name}** – ${meaning}.`,
  contractNow: (name, meaning, now, lacks) =>
    `- **${name}** – ${meaning}. Jetzt: **${counts.points(now)}**. ${lacks}`,
};

export const alt: PortoWords['alt'] = {
  empty: 'leer',
  done: 'fertig',
  token: n => `Marker ${n}`,
  roof: n => `Dach ${n}`,
  none: 'nichts',
  choosing: 'geheime Aufträge werden gewählt',
  toMove: name => `${name} am Zug`,
  player: (name, points, cards, contracts) => `${name} ${points} (Karten ${cards}, Aufträge ${contracts})`,
  chooser: (name, ready) => `${name} ${ready ? 'bereit' : 'wählt noch'}`,
  total: (name, total, score, bonus) => `${name} ${total} = ${score} + ${bonus}`,
  winner: name => `${name} gewinnt.`,
  goal: points => `${points} gewinnen.`,
  head: (progress, turn, roofs) => `Porto, ${progress}, ${turn}; ${roofs}.`,
  left: houses => `Linke Straße: ${houses}.`,
  right: houses => `Rechte: ${houses}.`,
  market: cards => `Markt: ${cards}.`,
  contracts: contracts => `Aufträge: ${contracts}.`,
  points: players => `Punkte: ${players}.`,
  supply: tiles => `Etagen + Erdgeschosse übrig: ${tiles}.`,
  decks: (cards, contracts) =>
    `Stapel: ${counts.cards(cards)}, ${plural(contracts, { one: '# Auftrag', other: '# Aufträge' })}.`,
  timerRisk: chances => `Der Timer räumt die Felder 1 bis 5 mit einer Chance von etwa ${chances}.`,
  hands: hands => `Handkarten: ${hands}.`,
  claimed: contracts => `Eingelöst: ${contracts}.`,
  privates: contracts => `Geheime Aufträge: ${contracts}.`,
  discards: cards => `Abgelegt: ${cards}.`,
  contractDiscards: contracts => `Abgelegte Aufträge: ${contracts}.`,
  letters: colours => `${colours}.`,
  more: `Eingelöste Aufträge: ${command('board view:text')}.`,
};
