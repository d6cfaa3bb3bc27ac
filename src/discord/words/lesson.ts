import type { In } from '../../present/languages.ts';

/** What is said around a first turn on an example board. */
export interface LessonWords {
  /** On the button that begins it. */
  readonly begin: string;
  step(at: number, of: number): string;
  readonly back: string;
  /** Of a lesson that this version of the bot does not hold. */
  readonly none: string;
}

export const lesson: In<LessonWords> = {
  en: {
    begin: 'Try a first turn',
    step: (at, of) => `Step ${at} of ${of}, on an example board: nothing here changes a game.`,
    back: 'Back',
    none: 'This lesson is not here any more. `/porto rules` has every chapter.',
  },
  ko: {
    begin: '첫 차례 연습하기',
    step: (at, of) => `예시 게임보드, ${of}단계 중 ${at}단계입니다. 실제 게임은 바뀌지 않습니다.`,
    back: '뒤로',
    none: '이 연습은 이제 없습니다. 모든 장은 `/porto rules`에 있습니다.',
  },
  'pt-BR': {
    begin: 'Experimentar um turno',
    step: (at, of) => `Passo ${at} de ${of}, em um tabuleiro de exemplo: nada aqui muda uma partida.`,
    back: 'Voltar',
    none: 'Esta lição não existe mais. `/porto rules` tem todos os capítulos.',
  },
};
