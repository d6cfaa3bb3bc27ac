import { grammar } from '../../../stage/grammar.ts';
import type { Timing } from '../../ports.ts';
import type { VitalsWords } from '../en/vitals.ts';
import { milliseconds, seconds, tenths } from '../figures.ts';

const { number } = grammar('ja');

const span = (ms: number): string =>
  ms < 1_000 ? `${number(milliseconds(ms))}ミリ秒` : `${number(seconds(ms))}秒`;
const within = (timing: Timing | undefined): string =>
  timing ? `半数は${span(timing.median)}以内、95%は${span(timing.p95)}以内` : 'この1時間にはなし';

export const vitals: VitalsWords = {
  title: since => `**運営者向け：ボットの調子**。このプロセスの開始は${since}です。`,
  interactions: of =>
    `操作：応答**${number(of.answered)}**、拒否${number(of.refused)}、進行に追い越された${number(of.stale)}、失敗${number(of.failed)}、間に合わず${number(of.late)}、抑制${number(of.slowed)}、二重${number(of.repeated)}。`,
  firstAnswer: timing => `最初の応答：${within(timing)}。`,
  board: timing => `手の後、ボードがチャンネルに出るまで：${within(timing)}。`,
  outbox: ({ due, retrying, later, parked, oldest }) =>
    `投稿待ち：すぐ${number(due)}、再試行${number(retrying)}、時刻待ち${number(later)}、チャンネルが開くのを待つもの${number(parked)}。遅れている中で最も古いものの待ち時間は${oldest === null ? '0秒' : span(oldest)}。`,
  live: (games, parked) =>
    `進行中のゲーム：${games.length === 0 ? 'なし' : games.map(([title, running, lobbies]) => `${title} ${number(running)}（募集中${number(lobbies)}）`).join('、')}。閉じたチャンネルにあるもの：${number(parked)}。`,
  noDatabase: '待ちと進行中のゲームは不明です。データベースが応答しません。',
  pictures: ({ waiting, failed, timing }) =>
    `画像：処理中${number(waiting)}。${within(timing)}。失敗${number(failed)}。`,
  thoughts: ({ waiting, hurried, failed, timing }) =>
    `思考：処理中${number(waiting)}。${within(timing)}。急いだ手${number(hurried)}。失敗${number(failed)}。`,
  database: timing => `データベースのトランザクション：${within(timing)}。`,
  eventLoop: ({ p99, worst }) => `イベントループの遅れ：99%は${span(p99)}以内、最大${span(worst)}。`,
  requests: ({ perSecond, rateLimits, waitedMs }) =>
    `Discordが数えるリクエスト：直近1分で毎秒${number(tenths(perSecond))}（上限50）。制限による待ち${number(rateLimits)}回、合計${span(waitedMs)}。`,
  shards: ({ held, all }) => `このプロセスのシャード：${number(all)}中${number(held)}。`,
};
