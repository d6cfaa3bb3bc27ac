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
  /** Every shuffle agrees with the seed that the game was bound to. */
  verified(shuffles: number, commitment: string): string;
  /** From this turn on it does not. */
  differs(turn: number): string;
  readonly notYetVerified: string;
  readonly unverifiable: string;
  /** It was begun before the program changed how the game is carried out. */
  readonly olderRules: string;
}

const en: EndingWords = {
  best: (person, points, turn) =>
    `Best turn: ${person}, ${grammar('en').plural(points, { one: '# point', other: '# points' })} (turn ${turn}).`,
  rematch: 'Rematch',
  record: 'The whole game, as a file that other programs can read and check.',
  recordSoFar:
    'The game so far, as a file: what you may know of it. It will be complete once the game has ended.',
  recordFile: 'The record of the game',
  verified: (shuffles, commitment) =>
    `Checked: ${grammar('en').plural(shuffles, { one: 'the # shuffle', other: 'all # shuffles' })} and every turn follow from the seed that was fixed before the first card, with the SHA-256 \`${commitment}\`. \`/porto game record\` lets you check it yourself.`,
  differs: turn => `From turn ${turn} on, this game does not follow from the seed that was fixed before it.`,
  notYetVerified: 'The seed is told when the game has ended; then I can check every shuffle for you.',
  unverifiable: 'This game was begun before shuffles were bound to a seed, so nothing can be checked.',
  olderRules:
    "This game was begun under an older version of its rules here, so I can't check its turns any more. Its seed is told: the program of that time can.",
};

const ko: EndingWords = {
  best: (person, points, turn) => `최고의 차례: ${person} 님, ${points}점 (${turn}번).`,
  rematch: '한 판 더',
  record: '게임 전체의 기보 파일입니다. 다른 프로그램으로 읽고 확인할 수 있습니다.',
  recordSoFar: '지금까지의 기보 파일입니다. 볼 수 있는 것만 들어 있고, 게임이 끝나면 모두 들어갑니다.',
  recordFile: '게임의 기보',
  verified: (shuffles, commitment) =>
    `확인했습니다. 섞기 ${shuffles}번과 모든 차례가 첫 카드 전에 정해진 시드와 맞습니다. 시드의 SHA-256은 \`${commitment}\`입니다. \`/porto game record\`로 직접 확인할 수도 있습니다.`,
  differs: turn => `${turn}번부터 이 게임은 미리 정해진 시드와 맞지 않습니다.`,
  notYetVerified: '시드는 게임이 끝나면 공개됩니다. 그때 모든 섞기를 확인할 수 있습니다.',
  unverifiable: '섞기를 시드로 정하기 전에 시작한 게임이라 확인할 수 없습니다.',
  olderRules:
    '이 게임은 이전 버전의 규칙으로 시작되어 이제는 차례를 확인할 수 없습니다. 시드는 공개되어 있으니 그때의 프로그램으로 확인할 수 있습니다.',
};

const pt: EndingWords = {
  best: (person, points, turn) =>
    `Melhor turno: ${person}, ${grammar('pt-BR').plural(points, { one: '# ponto', other: '# pontos' })} (turno ${turn}).`,
  rematch: 'Revanche',
  record: 'A partida inteira, como arquivo que outros programas leem e conferem.',
  recordSoFar:
    'A partida até aqui, como arquivo: o que você pode saber dela. Ficará completo quando a partida terminar.',
  recordFile: 'O registro da partida',
  verified: (shuffles, commitment) =>
    `Conferido: ${grammar('pt-BR').plural(shuffles, { one: 'o # embaralhamento', other: 'os # embaralhamentos' })} e todos os turnos seguem da semente fixada antes da primeira carta, com o SHA-256 \`${commitment}\`. Com \`/porto game record\` você mesmo pode conferir.`,
  differs: turn => `A partir do turno ${turn}, esta partida não segue da semente fixada antes dela.`,
  notYetVerified:
    'A semente é revelada quando a partida termina; então posso conferir todos os embaralhamentos.',
  unverifiable:
    'Esta partida começou antes de os embaralhamentos terem semente fixada, então nada pode ser conferido.',
  olderRules:
    'Esta partida começou com uma versão anterior das regras, e já não posso verificar os seus turnos. A semente está publicada: o programa daquela época pode.',
};

export const ending: In<EndingWords> = { en, ko, 'pt-BR': pt };
