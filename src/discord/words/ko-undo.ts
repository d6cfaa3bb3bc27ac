import { grammar } from '../../present/grammar.ts';
import type { UndoWords } from './words.ts';

const { listed } = grammar('ko');

export const undo: UndoWords = {
  ask: '다른 사람에게 묻기',
  agree: '동의',
  refuse: '거절',
  done: '되돌렸어요. 곧 보드가 올라와요.',
  asked: people =>
    `물어봤어요. 48시간 안에 ${listed(people)} 님이 동의해야 해요. 그 사이에 누가 게임을 진행하면 요청은 취소돼요.`,
  allAgreed: '이제 모두 동의해서 되돌렸어요. 곧 보드가 올라와요.',
  youWithdrew: '요청을 거뒀어요.',
  youRefused: '거절했어요. 그대로 진행해요.',
  youAgreed: stillAsked => `동의했어요. 아직 기다리는 사람: ${listed(stillAsked)} 님.`,
  asks: person => `${person} 님이 되돌리고 싶어 해요:`,
  question: (people, until) =>
    `${listed(people)} 님, 동의하시나요? 다른 사람이 모두 동의해야 해요. ${until}까지 답이 없거나 누가 게임을 진행하면 요청은 취소돼요.`,
  soFar: (agreed, asked) => `지금까지 ${asked}명 중 ${agreed}명이 동의했어요.`,
  agreed: '모두 동의해서 되돌렸어요.',
  refused: '거절되어 그대로 진행해요.',
  refusedBy: person => `${person} 님이 거절해서 그대로 진행해요.`,
  refusedNews: (by, asker) =>
    by === undefined
      ? `거절되어 그대로 진행해요. ${asker} 님이 마지막 행동을 되돌리자고 했어요.`
      : `${by} 님이 거절해서 그대로 진행해요. ${asker} 님이 마지막 행동을 되돌리자고 했어요.`,
  withdrewBy: person => `${person} 님이 요청을 거둬서 그대로 진행해요.`,
  withdrawn: '게임이 진행되어 요청이 취소됐어요. 그대로 진행해요.',
  lapsed: '48시간 안에 모두 동의하지 않아서 그대로 진행해요.',
};
