import { grammar } from '../../../stage/grammar.ts';
import type { Timing } from '../../ports.ts';
import type { VitalsWords } from '../en/vitals.ts';
import { milliseconds, seconds, tenths } from '../figures.ts';

const { number } = grammar('ko');

const span = (ms: number): string =>
  ms < 1_000 ? `${number(milliseconds(ms))}ms` : `${number(seconds(ms))}초`;
const within = (timing: Timing | undefined): string =>
  timing ? `절반은 ${span(timing.median)}, 95%는 ${span(timing.p95)} 이내` : '지난 한 시간 동안 없음';

export const vitals: VitalsWords = {
  title: since => `**봇을 운영하는 분께: 제 상태입니다.** 이 프로세스는 ${since}에 시작했습니다.`,
  interactions: of =>
    `상호작용: 답함 **${number(of.answered)}**, 거절 ${number(of.refused)}, 그사이 게임이 진행됨 ${number(of.stale)}, 실패 ${number(of.failed)}, 너무 늦음 ${number(of.late)}, 너무 잦아 미룸 ${number(of.slowed)}, 두 번 옴 ${number(of.repeated)}.`,
  firstAnswer: timing => `첫 응답: ${within(timing)}.`,
  board: timing => `수를 둔 뒤 채널에 게임보드가 올라오기까지: ${within(timing)}.`,
  outbox: ({ due, retrying, later, parked, oldest }) =>
    `올릴 메시지: 바로 ${number(due)}개, 다시 시도 ${number(retrying)}개, 정해진 시각에 ${number(later)}개, 채널이 열리면 ${number(parked)}개. 가장 오래 밀린 것은 ${oldest === null ? '0초' : span(oldest)}째입니다.`,
  live: (games, parked) =>
    `진행 중인 게임: ${games.length === 0 ? '없음' : games.map(([title, running, lobbies]) => `${title} ${number(running)}개(모집 중 ${number(lobbies)}개)`).join(', ')}. 닫힌 채널에 ${number(parked)}개.`,
  noDatabase: '데이터베이스가 답하지 않아 밀린 메시지와 진행 중인 게임을 알 수 없습니다.',
  pictures: ({ waiting, failed, timing }) =>
    `그림: ${number(waiting)}개 진행 중, ${within(timing)}. 실패 ${number(failed)}개.`,
  thoughts: ({ waiting, hurried, failed, timing }) =>
    `봇의 생각: ${number(waiting)}개 진행 중, ${within(timing)}. 서둘러 둔 수 ${number(hurried)}개. 실패 ${number(failed)}개.`,
  database: timing => `데이터베이스 트랜잭션: ${within(timing)}.`,
  eventLoop: ({ p99, worst }) => `이벤트 루프 지연: 99%는 ${span(p99)} 이하, 가장 길 때 ${span(worst)}.`,
  requests: ({ perSecond, rateLimits, waitedMs }) =>
    `Discord가 세는 요청: 지난 1분 동안 초당 ${number(tenths(perSecond))}개(한도 50개). 한도 때문에 기다린 횟수 ${number(rateLimits)}번, 모두 ${span(waitedMs)}.`,
  shards: ({ held, all }) => `이 프로세스가 맡은 샤드: ${number(all)}개 중 ${number(held)}개.`,
};
