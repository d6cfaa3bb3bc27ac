import type { LeagueRefusals } from '../leagues.ts';

/** Why nothing is done about a league. */
export const leagueRefusals: LeagueRefusals = {
  'no-league': () => 'このサーバーにその名前のリーグはありません。',
  'league-solo': () => 'このゲームは一人用なので、リーグはありません。',
  'league-rounds': ({ number }) =>
    `リーグのラウンドは、決勝トーナメントを除いて1～${number('max') ?? 10}回です。`,
  'league-cup': () => '決勝トーナメントは上位2人、4人、8人で、二人で遊べるゲームに限ります。',
  'league-name': () => 'その名前のリーグはこのサーバーですでに開催中です。別の名前を付けてください。',
  'leagues-many': ({ number }) => `一つのサーバーで同時に開けるリーグは${number('limit') ?? 5}個までです。`,
  'league-full': ({ number }) => `このリーグは満員です。待機者を含めて${number('limit') ?? 32}人までです。`,
  'league-few': ({ number }) =>
    `リーグには少なくとも${number('needed') ?? 4}人必要ですが、今は${number('people') ?? 0}人です。`,
  'league-in': ({ text }) =>
    text('waits') === 'yes'
      ? 'すでにこのリーグの待機リストに入っています。'
      : 'すでにこのリーグに参加しています。',
  'league-not-in': () => 'このリーグには参加していません。',
  'league-left': () => 'このリーグを離れました。同じシーズンには戻れません。',
  'league-started': () => 'このリーグはすでに始まっています。',
  'league-over': () => 'このリーグは終わりました。',
  'league-not-opener': ({ opener }) =>
    opener === undefined
      ? 'リーグを開いた人と「サーバー管理」権限のあるメンバーだけができます。'
      : `リーグを開いた${opener}さんと、「サーバー管理」権限のあるメンバーだけができます。`,
  'league-no-pause': () =>
    'ほかの人が待つため、リーグのゲームは一時停止できません。不在にすると、時計は1週間止まります。',
};
