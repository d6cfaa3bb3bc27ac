import { grammar } from '../../present/grammar.ts';
import type { In } from '../../present/languages.ts';

/** What is said of turns gone by. */
export interface HistoryWords {
  readonly log: string;
  readonly recap: string;
  readonly board: string;
  readonly earlier: string;
  readonly later: string;
  logTitle(page: number, pages: number): string;
  readonly logEmpty: string;
  readonly strangers: string;
  /** Turns by their numbers. */
  tookBack(name: string, turns: readonly string[]): string;
  /** Behind what the stand-in did for a seat. */
  playedFor(name: string): string;
  readonly since: string;
  readonly sinceTheDeal: string;
  readonly nothingSince: string;
  readonly near: string;
  boardAfter(turn: number, newest: number): string;
  readonly boardOfTheDeal: string;
  noSuchTurn(turn: number, newest: number): string;
}

const en: HistoryWords = {
  log: 'Log',
  recap: 'Recap',
  board: 'Board',
  earlier: '◀ Earlier',
  later: 'Later ▶',
  logTitle: (page, pages) => `**The game so far**, page ${page} of ${pages}`,
  logEmpty: 'Nothing has been played yet. The log begins with the first turn.',
  strangers: 'You do not sit at this table, so here is the newest page of its log.',
  tookBack: (name, turns) => `**${name}** took back ${grammar('en').listed(turns)}.`,
  playedFor: name => `(played for ${name})`,
  since: '**Since you last acted**',
  sinceTheDeal: '**Since the deal**',
  nothingSince: 'Nothing has happened since you last acted.',
  near: '**Your private contracts**',
  boardAfter: (turn, newest) => `The board after turn ${turn} of ${newest}.`,
  boardOfTheDeal: 'The board as it was dealt.',
  noSuchTurn: (turn, newest) =>
    `There is no turn ${turn}: the newest is ${newest}, and 0 is the deal. \`/porto game log\` numbers the turns.`,
};

const ko: HistoryWords = {
  log: '기록',
  recap: '요약',
  board: '게임보드',
  earlier: '◀ 이전',
  later: '다음 ▶',
  logTitle: (page, pages) => `**지금까지의 게임**, ${pages}쪽 중 ${page}쪽`,
  logEmpty: '아직 아무 액션도 없습니다. 기록은 첫 차례부터 시작됩니다.',
  strangers: '이 게임의 참가자가 아니어서 기록의 마지막 쪽을 보여 드립니다.',
  tookBack: (name, turns) => `**${name}** 님이 ${grammar('ko').listed(turns)}번을 되돌렸습니다.`,
  playedFor: name => `(${name} 님 대신 봇이 진행함)`,
  since: '**자신의 마지막 액션 뒤에 있었던 일**',
  sinceTheDeal: '**게임이 시작된 뒤에 있었던 일**',
  nothingSince: '자신의 마지막 액션 뒤에는 아무 일도 없었습니다.',
  near: '**자신의 비밀계약**',
  boardAfter: (turn, newest) => `${newest}번 중 ${turn}번 액션 뒤의 게임보드입니다.`,
  boardOfTheDeal: '게임을 시작할 때의 게임보드입니다.',
  noSuchTurn: (turn, newest) =>
    `${turn}번 액션은 없습니다. 가장 최근은 ${newest}번이고 0번은 게임 시작입니다. 번호는 \`/porto game log\`에 있습니다.`,
};

const pt: HistoryWords = {
  log: 'Histórico',
  recap: 'Resumo',
  board: 'Tabuleiro',
  earlier: '◀ Anterior',
  later: 'Próxima ▶',
  logTitle: (page, pages) => `**A partida até aqui**, página ${page} de ${pages}`,
  logEmpty: 'Ninguém jogou ainda. O histórico começa com o primeiro turno.',
  strangers: 'Você não está nesta mesa; esta é a última página do histórico dela.',
  tookBack: (name, turns) => `**${name}** desfez ${grammar('pt-BR').listed(turns)}.`,
  playedFor: name => `(jogado no lugar de ${name})`,
  since: '**Desde a sua última jogada**',
  sinceTheDeal: '**Desde o início da partida**',
  nothingSince: 'Nada aconteceu desde a sua última jogada.',
  near: '**Seus contratos privados**',
  boardAfter: (turn, newest) => `O tabuleiro depois do turno ${turn} de ${newest}.`,
  boardOfTheDeal: 'O tabuleiro no início da partida.',
  noSuchTurn: (turn, newest) =>
    `O turno ${turn} não existe: o mais recente é o ${newest}, e 0 é o início. \`/porto game log\` numera os turnos.`,
};

export const history: In<HistoryWords> = { en, ko, 'pt-BR': pt };
