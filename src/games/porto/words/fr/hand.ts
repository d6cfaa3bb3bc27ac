import { grammar } from '../../../../stage/grammar.ts';
import type { PortoWords } from '../en/index.ts';
import { command } from '../facts.ts';
import { counts } from './cards.ts';

const { plural } = grammar('fr');

export const hand: PortoWords['hand'] = {
  own: (size, cards) => `**Ta main**${size === '' ? '' : ` (${size})`} : ${cards}`,
  other: (name, cards) => `**${name}** a en main : ${cards}`,
  contracts: worth => `**Contrats privés** (${counts.points(worth)} sur le plateau actuel)`,
  dealt: '**Tu as reçu** — gardes-en trois :',
  dealtAndSealed: '**Tu as reçu** — ✓ marque les trois que tu as gardés en secret :',
  noContracts: 'La partie en famille se joue sans contrats privés.',
  contract: (name, meaning) => `- **${name}** — ${meaning}.`,
  contractNow: (name, meaning, now, lacks) =>
    `- **${name}** — ${meaning}. Pour l’instant : **${counts.points(now)}**. ${lacks}`,
};

export const alt: PortoWords['alt'] = {
  empty: 'vide',
  done: 'finie',
  token: n => `jeton ${n}`,
  roof: n => `toit ${n}`,
  none: 'rien',
  choosing: 'choix des contrats privés',
  toMove: name => `à ${name} de jouer`,
  player: (name, points, cards, contracts) => `${name} ${points} (cartes ${cards}, contrats ${contracts})`,
  chooser: (name, ready) => `${name} ${ready ? 'a choisi' : 'choisit'}`,
  total: (name, total, score, bonus) => `${name} ${total} = ${score} + ${bonus}`,
  winner: name => `Victoire : ${name}.`,
  goal: points => `Objectif : ${points}.`,
  head: (progress, turn, roofs) => `Porto, ${progress}, ${turn} ; ${roofs}.`,
  left: houses => `Gauche : ${houses}.`,
  right: houses => `Droite : ${houses}.`,
  market: cards => `Marché : ${cards}.`,
  contracts: contracts => `Contrats : ${contracts}.`,
  points: players => `Points : ${players}.`,
  supply: tiles => `Étages + rdc : ${tiles}.`,
  decks: (cards, contracts) =>
    `Pioches : ${counts.cards(cards)}, ${plural(contracts, { one: '# contrat', other: '# contrats' })}.`,
  timerRisk: chances => `Risque que le Sablier défausse les emplacements 1 à 5, environ : ${chances}.`,
  hands: hands => `Mains : ${hands}.`,
  claimed: contracts => `Validés : ${contracts}.`,
  privates: contracts => `Contrats privés : ${contracts}.`,
  discards: cards => `Défausse : ${cards}.`,
  contractDiscards: contracts => `Contrats défaussés : ${contracts}.`,
  letters: colours => `${colours}.`,
  more: `Contrats validés : ${command('board view:text')}.`,
};
