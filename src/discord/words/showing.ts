import { grammar } from '../../present/grammar.ts';
import type { In } from '../../present/languages.ts';

/** What is said beside pictures that are made to be shown. */
export interface ShowingWords {
  readonly card: string;
  readonly replay: string;
  /** `share`: from 0 to 1. */
  progress(share: number): string;
  readonly busy: string;
  readonly noPicture: string;
}

export const showing: In<ShowingWords> = {
  en: {
    card: 'Here is a card of this game, to save or to pass on.',
    replay: 'Here is the game from the deal until now, to save or to pass on.',
    progress: share => `The game is being drawn turn by turn: ${grammar('en').percent(share)} done.`,
    busy: 'A replay of this channel is being drawn already. Please ask again when it is done.',
    noPicture: 'There is no such picture of this game.',
  },
  ko: {
    card: '이 게임의 카드입니다. 저장하거나 공유할 수 있습니다.',
    replay: '게임 시작부터 지금까지의 모습입니다. 저장하거나 공유할 수 있습니다.',
    progress: share => `게임을 차례대로 그리는 중입니다. ${grammar('ko').percent(share)} 완료했습니다.`,
    busy: '이 채널의 다시보기를 이미 그리는 중입니다. 끝난 뒤에 다시 시도하시기 바랍니다.',
    noPicture: '이 게임에는 그런 그림이 없습니다.',
  },
  'pt-BR': {
    card: 'Este é o cartão desta partida, para salvar ou compartilhar.',
    replay: 'Esta é a partida do início até agora, para salvar ou compartilhar.',
    progress: share =>
      `A partida está sendo desenhada turno a turno: ${grammar('pt-BR').percent(share)} prontos.`,
    busy: 'Um replay deste canal já está sendo desenhado. Tente de novo quando ele ficar pronto.',
    noPicture: 'Este jogo não tem essa imagem.',
  },
};
