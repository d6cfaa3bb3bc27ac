import { grammar } from '../../../../stage/grammar.ts';
import type { PortoWords } from '../en/index.ts';
import { command } from '../facts.ts';
import { counts } from './cards.ts';

const { plural } = grammar('es-ES');

export const hand: PortoWords['hand'] = {
  own: (size, cards) => `**Tu mano**${size === '' ? '' : ` (${size})`}: ${cards}`,
  other: (name, cards) => `Mano de **${name}**: ${cards}`,
  contracts: worth => `**Contratos privados** (valen ${counts.points(worth)} tal como está el tablero)`,
  dealt: '**Te han tocado** — quédate con tres:',
  dealtAndSealed: '**Te han tocado** — ✓ marca los tres que guardaste en secreto:',
  noContracts: 'Una partida familiar no tiene contratos privados.',
  contract: (name, meaning) => `- **${name}** — ${meaning}.`,
  contractNow: (name, meaning, now, lacks) =>
    `- **${name}** — ${meaning}. Ahora: **${counts.points(now)}**. ${lacks}`,
};

export const alt: PortoWords['alt'] = {
  empty: 'vacía',
  done: 'lista',
  token: n => `ficha ${n}`,
  roof: n => `tej. ${n}`,
  none: 'vacío',
  choosing: 'elección de contratos privados',
  toMove: name => `turno de ${name}`,
  player: (name, points, cards, contracts) => `${name} ${points} (cartas ${cards}, contratos ${contracts})`,
  chooser: (name, ready) => `${name} ${ready ? 'ya eligió' : 'eligiendo'}`,
  total: (name, total, score, bonus) => `${name} ${total} = ${score} + ${bonus}`,
  winner: name => `Gana ${name}.`,
  goal: points => `Se gana con ${points}.`,
  head: (progress, turn, roofs) => `Porto, ${progress}, ${turn}; ${roofs}.`,
  left: houses => `Calle izquierda: ${houses}.`,
  right: houses => `Derecha: ${houses}.`,
  market: cards => `Mercado: ${cards}.`,
  contracts: contracts => `Contratos: ${contracts}.`,
  points: players => `Puntos: ${players}.`,
  supply: tiles => `Pisos + plantas bajas: ${tiles}.`,
  decks: (cards, contracts) =>
    `Mazos: ${counts.cards(cards)}, ${plural(contracts, { one: '# contrato', other: '# contratos' })}.`,
  timerRisk: chances =>
    `Probabilidad aproximada de que el Cronómetro descarte los espacios 1 a 5: ${chances}.`,
  hands: hands => `Manos: ${hands}.`,
  claimed: contracts => `Cumplidos: ${contracts}.`,
  privates: contracts => `Contratos privados: ${contracts}.`,
  discards: cards => `Descartes: ${cards}.`,
  contractDiscards: contracts => `Contratos descartados: ${contracts}.`,
  letters: colours => `${colours}.`,
  more: `Contratos cumplidos: ${command('board view:text')}.`,
};
