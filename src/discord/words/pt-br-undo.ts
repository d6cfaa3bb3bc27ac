import { grammar } from '../../present/grammar.ts';
import type { UndoWords } from './words.ts';

const { listed, plural } = grammar('pt-BR');

export const undo: UndoWords = {
  ask: 'Perguntar aos outros',
  agree: 'Concordar',
  refuse: 'Recusar',
  done: 'Desfeito; o tabuleiro já vem.',
  asked: people =>
    people.length === 1
      ? `Pedido feito: ${listed(people)} precisa concordar em até 48 horas. Qualquer ação na partida retira o pedido.`
      : `Pedido feito: ${listed(people)} precisam concordar em até 48 horas. Qualquer ação na partida retira o pedido.`,
  allAgreed: 'Você concorda, assim como todos os outros: foi desfeito. O tabuleiro já vem.',
  youRefused: 'Você recusou: a ação fica valendo.',
  youAgreed: stillAsked => `Você concorda. Ainda falta a resposta de ${listed(stillAsked)}.`,
  asks: person => `${person} pede para desfazer:`,
  question: (people, _needed, until) =>
    people.length === 1
      ? `${listed(people)}: você concorda? Todos os outros precisam concordar. O pedido vale até ${until}; qualquer ação na partida o retira.`
      : `${listed(people)}: vocês concordam? Todos os outros precisam concordar. O pedido vale até ${until}; qualquer ação na partida o retira.`,
  soFar: (agreed, asked) =>
    plural(agreed, {
      one: `Até agora, # de ${asked} concorda.`,
      other: `Até agora, # de ${asked} concordam.`,
    }),
  agreed: 'Todos concordaram: foi desfeito.',
  refused: 'Recusado: fica valendo.',
  refusedBy: person => `${person} recusou: fica valendo.`,
  refusedNews: (by, asker) =>
    by === undefined
      ? `Recusado: fica valendo. ${asker} tinha pedido para desfazer a última ação.`
      : `${by} recusou: fica valendo. ${asker} tinha pedido para desfazer a última ação.`,
  withdrewBy: person => `${person} retirou o pedido: fica valendo.`,
  withdrawn: 'Pedido retirado: a partida seguiu adiante, então fica valendo.',
  lapsed: 'Nem todos concordaram em 48 horas: fica valendo.',
};
