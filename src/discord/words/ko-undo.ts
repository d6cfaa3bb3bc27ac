import { grammar } from '../../present/grammar.ts';
import type { UndoWords } from './words.ts';

const { listed } = grammar('ko');

export const undo: UndoWords = {
  ask: '다른 사람에게 묻기',
  agree: '동의',
  refuse: '거절',
  done: '되돌렸습니다. 곧 게임보드가 올라옵니다.',
  asked: people =>
    `물어보았습니다. 48시간 안에 ${listed(people)} 님이 동의해야 합니다. 그 사이에 누가 게임을 진행하면 요청은 취소됩니다.`,
  allAgreed: '이제 모두 동의해서 되돌렸습니다. 곧 게임보드가 올라옵니다.',
  youRefused: '거절했습니다. 그대로 진행합니다.',
  youAgreed: stillAsked => `동의했습니다. 아직 기다리는 분: ${listed(stillAsked)} 님.`,
  asks: person => `${person} 님이 되돌리기를 요청합니다:`,
  question: (people, _needed, until) =>
    `${listed(people)} 님, 동의하십니까? 다른 참가자가 모두 동의해야 합니다. ${until}까지 답이 없거나 누가 게임을 진행하면 요청은 취소됩니다.`,
  soFar: (agreed, asked) => `지금까지 ${asked}명 중 ${agreed}명이 동의했습니다.`,
  agreed: '모두 동의해서 되돌렸습니다.',
  refused: '거절되어 그대로 진행합니다.',
  refusedBy: person => `${person} 님이 거절해서 그대로 진행합니다.`,
  refusedNews: (by, asker) =>
    by === undefined
      ? `거절되어 그대로 진행합니다. ${asker} 님이 마지막 액션을 되돌리기를 요청했습니다.`
      : `${by} 님이 거절해서 그대로 진행합니다. ${asker} 님이 마지막 액션을 되돌리기를 요청했습니다.`,
  withdrewBy: person => `${person} 님이 요청을 거두어 그대로 진행합니다.`,
  withdrawn: '게임이 진행되어 요청이 취소되었습니다. 그대로 진행합니다.',
  lapsed: '48시간 안에 모두 동의하지 않아서 그대로 진행합니다.',
};
