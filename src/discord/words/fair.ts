import type { In } from '../../present/languages.ts';

/** What is said of fair play: of the shuffles, and to who goes where they have no business. */
export interface FairWords {
  /** Before the first card. */
  shuffleSealed(commitment: string): string;
  /** At the end. */
  shuffleTold(seed: string, salt: string): string;
  readonly elsewhere: string;
  readonly unasked: string;
  readonly slowDown: string;
}

const en: FairWords = {
  shuffleSealed: commitment =>
    `The shuffles are fixed by a secret seed. Its SHA-256 is \`${commitment}\`; the seed is told at the end, so that anyone can check them.`,
  shuffleTold: (seed, salt) => `The shuffles came from the seed \`${seed}\` with the salt \`${salt}\`.`,
  elsewhere: 'This belongs to a game in another channel, so nothing was done.',
  unasked: 'I did not ask for this, so nothing was done. `/porto board` shows the game as it is now.',
  slowDown: 'One thing after the other: this came too fast, and nothing was done. Try again in a moment.',
};

const ko: FairWords = {
  shuffleSealed: commitment =>
    `카드 섞기는 비밀 시드로 이미 정해져 있습니다. 시드의 SHA-256은 \`${commitment}\`이고, 게임이 끝나면 시드를 공개해서 누구나 확인할 수 있습니다.`,
  shuffleTold: (seed, salt) => `카드는 시드 \`${seed}\`, 솔트 \`${salt}\`로 섞었습니다.`,
  elsewhere: '다른 채널의 게임에 속한 버튼이라 아무것도 하지 않았습니다.',
  unasked: '요청하지 않은 것이라 아무것도 하지 않았습니다. 지금의 게임은 `/porto board`로 볼 수 있습니다.',
  slowDown: '너무 빨라서 아무것도 하지 않았습니다. 하나씩, 잠시 뒤에 다시 해 주세요.',
};

const pt: FairWords = {
  shuffleSealed: commitment =>
    `O embaralhamento vem de uma semente secreta. O SHA-256 dela é \`${commitment}\`; a semente é revelada no fim, para que qualquer pessoa possa conferir.`,
  shuffleTold: (seed, salt) => `O embaralhamento veio da semente \`${seed}\` com o sal \`${salt}\`.`,
  elsewhere: 'Isto pertence a uma partida de outro canal, então nada foi feito.',
  unasked: 'Não pedi isto, então nada foi feito. `/porto board` mostra a partida como está agora.',
  slowDown: 'Uma coisa de cada vez: isto veio rápido demais, e nada foi feito. Tente de novo daqui a pouco.',
};

export const fair: In<FairWords> = { en, ko, 'pt-BR': pt };
