import { grammar } from '../../../../stage/grammar.ts';
import type { PortoWords } from '../en/index.ts';
import { command } from '../facts.ts';
import { counts } from './cards.ts';

const { plural } = grammar('pt-BR');

export const hand: PortoWords['hand'] = {
  own: (size, cards) => `**Sua mão**${size === '' ? '' : ` (${size})`}: ${cards}`,
  other: (name, cards) => `Mão de **${name}**: ${cards}`,
  contracts: worth => `**Contratos privados** (valem ${counts.points(worth)} no tabuleiro de agora)`,
  dealt: '**Você recebeu** — fique com três:',
  dealtAndSealed: '**Você recebeu** — ✓ marca os três que você guardou em segredo:',
  noContracts: 'O jogo em família não tem contratos privados.',
  contract: (name, meaning) => `- **${name}** — ${meaning}.`,
  contractNow: (name, meaning, now, lacks) =>
    `- **${name}** — ${meaning}. Agora: **${counts.points(now)}**. ${lacks}`,
};

export const alt: PortoWords['alt'] = {
  empty: 'vazia',
  done: 'pronta',
  token: n => `ficha ${n}`,
  roof: n => `telh. ${n}`,
  none: 'vazio',
  choosing: 'escolha de contratos privados',
  toMove: name => `vez de ${name}`,
  player: (name, points, cards, contracts) => `${name} ${points} (cartas ${cards}, contratos ${contracts})`,
  chooser: (name, ready) => `${name} ${ready ? 'já escolheu' : 'escolhendo'}`,
  total: (name, total, score, bonus) => `${name} ${total} = ${score} + ${bonus}`,
  winner: name => `${name} vence.`,
  goal: points => `${points} vence.`,
  head: (progress, turn, roofs) => `Porto, ${progress}, ${turn}; ${roofs}.`,
  left: houses => `Rua esquerda: ${houses}.`,
  right: houses => `Direita: ${houses}.`,
  market: cards => `Mercado: ${cards}.`,
  contracts: contracts => `Contratos: ${contracts}.`,
  points: players => `Pontos: ${players}.`,
  supply: tiles => `Andares + térreos: ${tiles}.`,
  decks: (cards, contracts) =>
    `Baralhos: ${counts.cards(cards)}, ${plural(contracts, { one: '# contrato', other: '# contratos' })}.`,
  timerRisk: chances => `Chance aproximada de o Cronômetro descartar os espaços 1 a 5: ${chances}.`,
  hands: hands => `Mãos: ${hands}.`,
  claimed: contracts => `Cumpridos: ${contracts}.`,
  privates: contracts => `Contratos privados: ${contracts}.`,
  discards: cards => `Descartes: ${cards}.`,
  contractDiscards: contracts => `Contratos descartados: ${contracts}.`,
  letters: colours => `${colours}.`,
  more: `Contratos cumpridos: ${command('board view:text')}.`,
};
