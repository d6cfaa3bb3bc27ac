import { grammar } from '../../../../stage/grammar.ts';
import type { PortoWords } from '../en/index.ts';
import type { Work } from '../facts.ts';
import { counts } from './cards.ts';
import { floors } from './colours.ts';

const { plural, ordinal } = grammar('pt-BR');

const placed = (done: Work, completing: string): string =>
  `${floors(done.floors, done.colour)} em ${done.house}${done.completed ? completing : ''}`;
const work = (done: Work, completing: string): string => `${placed(done, completing)} (${done.cards})`;
const COMPLETED = ' e completou a casa';
const TO_COMPLETE = ', completando a casa';

export const story: PortoWords['story'] = {
  shares: {
    house: 'casa',
    neighbours: 'vizinhas',
    ground: 'ficha do térreo',
    roof: 'ficha do telhado',
    contracts: 'contratos',
  },
  built: (name, done, points, shares) =>
    `**${name}** construiu ${work(done, COMPLETED)}: **${points}** — ${shares}.`,
  timerBuilt: done => `O Cronômetro construiu ${work(done, COMPLETED)}, sem pontos.`,
  builtBriefly: (name, done, points) => `**${name}** construiu ${placed(done, COMPLETED)}: **${points}**.`,
  timerBuiltBriefly: done => `O Cronômetro construiu ${placed(done, COMPLETED)}.`,
  claimedBriefly: contracts => `Cumpriu: ${contracts}.`,
  tokenTo: (points, roof) => `A ficha do térreo (${points}) vai para o telhado de ${roof}.`,
  tokenLeaves: points => `Nenhum telhado está livre, e a ficha do térreo (${points}) sai do jogo.`,
  roofTokenLost: points => `A ficha desse telhado (${points}) se perde.`,
  dealt: (name, contracts) => `**${name}** recebeu ${contracts}.`,
  kept: (name, contracts) => `**${name}** ficou com ${contracts}.`,
  keptUnseen: name => `**${name}** escolheu três contratos privados.`,
  drew: (name, cards) => `**${name}** comprou ${cards}.`,
  passed: name => `**${name}** passou: não há carta no mercado e nada pode ser construído.`,
  timerDiscarded: (cards, gone) => `O Cronômetro revelou ${cards}. Descarte: ${gone}.`,
  timerDiscardedNothing: cards => `O Cronômetro revelou ${cards}; não havia nada a descartar.`,
  timerIdle: cards => `As cartas do Cronômetro, ${cards}, não cabem em nenhuma casa e são descartadas.`,
  reshuffledCards: n =>
    plural(n, {
      one: 'A carta descartada virou o novo baralho.',
      other: 'As # cartas descartadas viraram o novo baralho.',
    }),
  reshuffledContracts: n =>
    plural(n, {
      one: 'O contrato que o Cronômetro descartou virou o novo baralho de contratos.',
      other: 'Os # contratos que o Cronômetro descartou viraram o novo baralho de contratos.',
    }),
  refilled: cards => `Novidades: ${cards}.`,
  inMarket: slots => `mercado ${slots}`,
  inContracts: (n, slots) => `${n === 1 ? 'contrato' : 'contratos'} ${slots}`,
  endTriggered: (roofs, lastRound) =>
    `O ${ordinal(roofs)} telhado foi colocado: esta rodada vai até o fim, e a rodada ${lastRound} é a última.`,
  ended: 'A partida terminou.',
};

export const foreseen: PortoWords['foreseen'] = {
  work: done => `${work(done, TO_COMPLETE)}.`,
  timerWork: done => `${work(done, TO_COMPLETE)}, sem pontos.`,
  points: (points, shares) => `**${points}**: ${shares}.`,
  drew: cards => `Vão para a sua mão: ${cards}.`,
  preview: 'Prévia, ainda não construída:',
  boardNow: 'O tabuleiro agora:',
  noProspects: 'Com essa mão ainda não dá para construir nada.',
  prospects: 'Com essa mão, no tabuleiro de agora, você poderia:',
};

export const finale: PortoWords['finale'] = {
  levels: { apprentice: 'Aprendiz', builder: 'Construtor', 'master-builder': 'Mestre Construtor' },
  soloLost: (name, score, goal) =>
    `**${name}** perdeu: ${counts.points(score)} antes dos contratos privados, e eram precisos ${goal}.`,
  soloWon: (name, total, level) => `**${name}** venceu com ${counts.points(total)}. Nível: **${level}**.`,
  wins: (name, total) => `**${name}** vence com ${counts.points(total)}.`,
  winsByContracts: (name, total) =>
    `**${name}** vence com ${counts.points(total)}; o desempate foi por mais contratos públicos.`,
  winsByTurn: (name, total) =>
    `**${name}** vence com ${counts.points(total)}; o desempate foi por jogar mais tarde na rodada.`,
  claimed: contracts => `cumpriu ${contracts}`,
  counted: (score, bonus, contracts) => `${score} + contratos privados ${bonus}: ${contracts}`,
  uncounted: (bonus, contracts) => `os contratos privados teriam dado ${bonus}: ${contracts}`,
};
