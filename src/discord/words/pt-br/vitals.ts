import { grammar } from '../../../stage/grammar.ts';
import type { Timing } from '../../ports.ts';
import type { VitalsWords } from '../en/vitals.ts';
import { milliseconds, seconds, tenths } from '../figures.ts';

const { number, plural } = grammar('pt-BR');

const span = (ms: number): string =>
  ms < 1_000 ? `${number(milliseconds(ms))} ms` : `${number(seconds(ms))} s`;
const within = (timing: Timing | undefined): string =>
  timing
    ? `metade em até ${span(timing.median)}, 95% em até ${span(timing.p95)}`
    : 'nenhuma vez na última hora';

export const vitals: VitalsWords = {
  title: since => `**Como estou, para você que me mantém.** Este processo começou ${since}.`,
  interactions: of =>
    `Interações: **${number(of.answered)}** respondidas, ${number(of.refused)} recusadas, ${number(of.stale)} ultrapassadas pelo jogo, ${number(of.failed)} com erro, ${number(of.late)} tarde demais, ${number(of.slowed)} freadas, ${number(of.repeated)} vindas duas vezes.`,
  firstAnswer: timing => `Primeira resposta: ${within(timing)}.`,
  board: timing => `Tabuleiro no canal depois de uma jogada: ${within(timing)}.`,
  outbox: ({ due, retrying, later, parked, oldest }) =>
    `Mensagens a publicar: ${number(due)} já, ${number(retrying)} outra vez, ${number(later)} na sua hora, ${number(parked)} quando o canal abrir; a mais antiga em atraso espera há ${oldest === null ? '0 s' : span(oldest)}.`,
  live: (games, parked) =>
    `Partidas em andamento: ${games.length === 0 ? 'nenhuma' : games.map(([title, running, lobbies]) => `${title} ${number(running)} (salas ${number(lobbies)})`).join(', ')}; em canais fechados ${number(parked)}.`,
  noDatabase: 'Não se sabe o que espera nem o que se joga: o banco de dados não responde.',
  pictures: ({ waiting, failed, timing }) =>
    `Imagens: ${number(waiting)} em andamento; ${within(timing)}; ${number(failed)} com falha.`,
  thoughts: ({ waiting, hurried, failed, timing }) =>
    `Reflexões: ${number(waiting)} em andamento; ${within(timing)}; ${plural(hurried, { one: '# jogada feita', other: '# jogadas feitas' })} às pressas; ${number(failed)} com falha.`,
  database: timing => `Transações do banco de dados: ${within(timing)}.`,
  eventLoop: ({ p99, worst }) =>
    `Laço de eventos: atraso de até ${span(p99)} em 99% das medidas, ${span(worst)} no pior caso.`,
  requests: ({ perSecond, rateLimits, waitedMs }) =>
    `Pedidos que o Discord conta: ${number(tenths(perSecond))} por segundo no último minuto, de 50; ${plural(rateLimits, { one: '# espera', other: '# esperas' })} pelos limites dele, ${span(waitedMs)} ao todo.`,
  shards: ({ held, all }) => `Shards deste processo: ${number(held)} de ${number(all)}.`,
};
