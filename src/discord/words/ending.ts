import { grammar } from '../../present/grammar.ts';
import type { In } from '../../present/languages.ts';

/** The final message, and the record. */
export interface EndingWords {
  /** The best action of the game. `turn` as the log numbers it. */
  best(person: string, points: number, turn: number): string;
  readonly rematch: string;
  /** With a file that holds all of it, or what the reader may know. */
  readonly record: string;
  readonly recordSoFar: string;
  readonly recordFile: string;
}

const en: EndingWords = {
  best: (person, points, turn) =>
    `Best turn: ${person}, ${grammar('en').plural(points, { one: '# point', other: '# points' })} (turn ${turn}).`,
  rematch: 'Rematch',
  record: 'The whole game, as a file that other programs can read and check.',
  recordSoFar:
    'The game so far, as a file: what you may know of it. It will be complete once the game has ended.',
  recordFile: 'The record of the game',
};

const ko: EndingWords = {
  best: (person, points, turn) => `최고의 차례: ${person} 님, ${points}점 (${turn}번).`,
  rematch: '한 판 더',
  record: '게임 전체의 기보 파일입니다. 다른 프로그램으로 읽고 확인할 수 있습니다.',
  recordSoFar: '지금까지의 기보 파일입니다. 볼 수 있는 것만 들어 있고, 게임이 끝나면 모두 들어갑니다.',
  recordFile: '게임의 기보',
};

const pt: EndingWords = {
  best: (person, points, turn) =>
    `Melhor turno: ${person}, ${grammar('pt-BR').plural(points, { one: '# ponto', other: '# pontos' })} (turno ${turn}).`,
  rematch: 'Revanche',
  record: 'A partida inteira, como arquivo que outros programas leem e conferem.',
  recordSoFar:
    'A partida até aqui, como arquivo: o que você pode saber dela. Ficará completo quando a partida terminar.',
  recordFile: 'O registro da partida',
};

export const ending: In<EndingWords> = { en, ko, 'pt-BR': pt };
