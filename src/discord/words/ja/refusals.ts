import type { Refusals } from '../en/refusals.ts';
import type { Facts } from '../facts.ts';
import { when } from '../figures.ts';
import type { Naming } from '../naming.ts';
import { duplicateRefusals } from './duplicate-refusals.ts';
import { leagueRefusals } from './league-refusals.ts';
import { san } from './san.ts';

/** Why the others must agree before something is taken back. */
const consent = (reason: string | undefined): string => {
  switch (reason) {
    case 'revealed':
      return '取り消すにはほかの全員の賛成が必要です。新しいものが公開され、見なかったことにはできません。';
    case 'together':
      return '取り消すにはほかの全員の賛成が必要です。何人かが一緒に選んだ手です。';
    case 'acted':
      return '取り消すにはほかの全員の賛成が必要です。その後にほかの人が選んでいます。';
    default:
      return '取り消すにはほかの全員の賛成が必要です。ほかの人にも関わることです。';
  }
};

const settled = (status: string | undefined): string => {
  switch (status) {
    case 'agreed':
      return 'この件は決まりました。全員が賛成し、取り消されました。';
    case 'refused':
      return 'この件は決まりました。反対があり、手はそのままです。';
    case 'withdrawn':
      return 'この件は決まりました。取り下げられ、手はそのままです。';
    case 'lapsed':
      return 'この件は決まりました。48時間以内に返事がそろわず、手はそのままです。';
    default:
      return 'この件は決まりました。もう質問はありません。';
  }
};

const notOpener = ({ opener: name, text }: Facts, leave: string): string => {
  const opener = name === undefined ? '卓を立てた人' : `卓を立てた${name}さん`;
  switch (text('deed')) {
    case 'start':
      return `満席になるまでは、始められるのは${opener}だけです。`;
    case 'cancel':
      return text('asker') === 'stranger'
        ? `取りやめにできるのは${opener}だけです。`
        : `取りやめにできるのは${opener}だけです。自分の席は${leave}で返せます。`;
    default:
      return `それができるのは${opener}だけです。`;
  }
};

const whoever = (people: readonly string[]): string => (people.length > 0 ? san(people) : 'その人');

const settledVote = (status: string | undefined): string => {
  switch (status) {
    case 'agreed':
      return 'この投票は終わりました。可決されました。';
    case 'refused':
      return 'この投票は終わりました。否決されました。';
    case 'withdrawn':
      return 'この投票は終わりました。取り下げられたか、必要なくなりました。';
    case 'lapsed':
      return 'この投票は終わりました。48時間以内に決まりませんでした。';
    default:
      return 'この投票は終わりました。もう質問はありません。';
  }
};

/** Somebody does something too often: the rule, and when it is possible again. */
function tooSoon({ number, text }: Facts): string {
  const times = number('times') ?? 0;
  const minutes = number('minutes') ?? 0;
  const within = minutes === 60 ? '1時間に' : `${minutes}分間に`;
  const again = `<t:${Math.ceil((number('until') ?? 0) / 1_000)}:R>`;
  switch (text('what')) {
    case 'open':
      return `一つのサーバーで一人が立てられるのは${within}${times}ゲームまでです。次は${again}です。`;
    case 'thread':
      return `一つのサーバーで一人が作れるゲームのスレッドは${within}${times}個までです。次は${again}です。`;
    case 'invite':
      return `一人が卓に誘えるのは${within}${times}人までです。この人たちを誘えるのは${again}です。`;
    case 'invite-one':
      return `同じ人を卓に誘えるのは${within}${times}回までです。次は${again}です。`;
    case 'ask':
      return `一人がゲームのほかの人に聞けるのは${within}${times}回までです。次は${again}です。`;
    case 'share':
      return `一人が投稿できるゲームのカードは${within}${times}枚までです。次は${again}です。`;
    case 'undo':
      return `一人がゲームで取り消せるのは${within}${times}手までです。次は${again}です。`;
    case 'away':
      return `不在の期間を変えられるのは${within}${times}回までです。次は${again}です。`;
    default:
      return `回数が多すぎます。次にできるのは${again}です。`;
  }
}

export const refusals = ({ command, alone }: Naming): Refusals => ({
  'no-match': () =>
    `このチャンネルにゲームはありません。${command('new')}で卓を立てられます${alone === undefined ? '' : `。一人で始めるなら${alone}です`}。`,
  'channel-busy': ({ text, number }) =>
    text('status') === 'lobby'
      ? text('asker') !== 'stranger'
        ? '一つのチャンネルで遊べるのは一度に1ゲームです。ここの卓はプレイヤーを待っていて、あなたは席についています。'
        : number('free') === 0
          ? '一つのチャンネルで遊べるのは一度に1ゲームです。ここでは満席の卓がまもなく始まります。'
          : `一つのチャンネルで遊べるのは一度に1ゲームです。ここの卓はプレイヤーを待っています。${command('join')}で席につけます。`
      : '一つのチャンネルで遊べるのは一度に1ゲームで、ここでは今ゲームが進行中です。別のチャンネルかスレッドで立ててください。',
  'already-seated': () => 'もうこの卓の席についています。',
  'not-seated': ({ gathering, full }) =>
    gathering
      ? full
        ? 'この卓の席についておらず、席はすべて埋まっています。'
        : `この卓の席についていません。${command('join')}で席につけます。`
      : `この卓の席についていないので、できることはありません。ゲームは${command('board')}で見られます。`,
  'no-players': () => 'このゲームにはまだボットのプレイヤーがいません。人を誘ってください。',
  'players-only': ({ number }) =>
    `卓には人が一人は必要ですが、席が残りません。席：${number('seats')}、ボットのプレイヤー：${number('players')}。`,
  'table-full': ({ number }) => `満席です。${number('seats') ?? 0}席とも埋まっています。`,
  'too-few': ({ number }) =>
    `人数が足りません。${number('needed')}人必要ですが、今は${number('seats') ?? 0}人です。ほかの人は「参加する」を押すか、${command('join')}と入力します。`,
  'already-started': ({ text }) =>
    text('asker') === 'seated' || text('asker') === 'opener'
      ? `ゲームはもう始まっていて、席は変えられません。席を手放すには${command('resign')}を使います。`
      : `ゲームはもう始まっていて、席は変えられません。ゲームは${command('board')}で見られます。`,
  'not-started': () =>
    'ゲームはまだ始まっていません。人数がそろえば卓を立てた人が、満席になれば席についている誰もが始められます。',
  'not-opener': facts => notOpener(facts, command('leave')),
  over: () =>
    `ゲームは終わりました。結果は${command('board')}で見られます。新しく立てるには${command('new')}を使います。`,
  'cancel-alone': () =>
    `ボットのプレイヤーが相手のレーティング戦は中止できません。勝ったときだけ数えることになるからです。${command('resign')}で終わらせると負けになります。`,
  resigned: () =>
    `このゲームはリタイアしていて、席は代わりに進めています。様子は${command('board')}で見られます。`,
  stale: () => 'これが作られた後にゲームが進んだので、何もしませんでした。',
  late: () => 'コマンドが届くまでにゲームが進んだので、何もしませんでした。',
  'late-choice': () => 'これを送った後に選択を変えたので、何もしませんでした。',
  'no-such-order': () =>
    'その予約はありません。取り消されたか、この手には合わないものです。有効な予約は手札の画面にあります。',
  'too-many-orders': ({ number }) =>
    `予約がすでに${number('limit')}件あり、これ以上は画面に入りません。先に手札の画面で一つ取り消してください。何もしませんでした。`,
  'not-to-act': ({ people }) =>
    people.length > 0
      ? `あなたの手番ではありません。${san(people)}を待っています。`
      : 'あなたの手番ではありません。',
  'no-hints': ({ text }) =>
    text('why') === 'rated'
      ? 'これはレーティング戦なので、ヒントはありません。`rated:False`で立てたゲームでは使えます。'
      : text('why') === 'off'
        ? `この卓はヒントなしで遊びます。できることはすべて手番の画面にあり、遊び方は${command('rules')}にあります。`
        : `このゲームではヒントを出せません。うまい遊び方を教わっていません。遊び方は${command('rules')}にあります。`,
  'bad-seats': ({ number }) =>
    number('min') === number('max')
      ? `このゲームは${number('min')}人用です。`
      : `このゲームは${number('min')}〜${number('max')}人用です。`,
  'not-allowed': () =>
    '一人ではこのゲームを中止できません。開始前は卓を立てた人、開始後は全員の賛成か、「サーバー管理」権限のある人が中止できます。',
  'undo-nothing': () => 'まだ何も行われていないので、取り消すものがありません。',
  'undo-over': () => 'ゲームは終わりました。すべて公開された後は取り消せません。',
  'undo-first': () => '最初の挑戦は記録になるので、取り消せません。後の練習では取り消せます。',
  'undo-not-yours': ({ people }) =>
    people.length > 0
      ? `取り消せるのは自分の最後の手だけです。ここで最後に行動したのは${san(people)}です。`
      : '取り消せるのは自分の最後の手だけです。ここで最後に行動したのはほかの人です。',
  'undo-acted-since': ({ people }) =>
    people.length > 0
      ? `取り消せるのはゲームの最後の手だけです。あなたの後に${san(people)}が行動しています。`
      : '取り消せるのはゲームの最後の手だけです。あなたの後に誰かが行動しています。',
  'undo-consent': ({ text }) => consent(text('reason')),
  'undo-asked': ({ people }) =>
    people.length > 0
      ? `すでに${san(people)}が申し出ています。ほかの人は48時間以内に返事をします。`
      : 'すでに申し出があります。ほかの人は48時間以内に返事をします。',
  'undo-own-request': () => '自分で申し出たことです。決めるのはほかの人です。',
  'undo-no-request': () => `取り消しの申し出はありません。自分の最後の手は${command('undo')}で取り消せます。`,
  'undo-settled': ({ text }) => settled(text('status')),
  paused: () => 'このゲームは一時停止中です。再開に賛成が集まるまで、何もできません。',
  'not-paused': () => 'このゲームは一時停止していません。',
  'bad-seat': () => 'この卓にその席はありません。',
  'seat-resigned': ({ people }) => `${whoever(people)}はリタイアしました。席は最後まで代わりに進めます。`,
  'seat-away': ({ people, number }) =>
    `${whoever(people)}は不在です。時計は止まっていて、また動くのは${when(number('until') ?? 0)}です。`,
  'seat-absent': ({ people }) => `${whoever(people)}は席を外していて、もう代わりに進めています。`,
  'seat-offered': () => 'その席はすでに募集中です。',
  'not-late': ({ people, number }) => {
    const late = number('late');
    const until = late === undefined ? '' : `この手番の期限は${when(late)}です。`;
    return `${whoever(people)}は遅れていません。${until}`;
  },
  'vote-own-seat': () =>
    'これはあなた自身の席についての質問です。決めるのはほかの人で、あなたが行動すれば終わります。',
  'vote-other-player': ({ people }) =>
    `ここではすでに${whoever(people)}が別のプレイヤーを提案しています。先にそれに答えるか、決まるまで待ってください。`,
  'no-vote': () => 'このゲームにその質問はありません。',
  'vote-settled': ({ text }) => settledVote(text('status')),
  'no-offer': () => 'ここで募集中の席はありません。',
  unwelcome: () => `この卓には参加できません。${command('new')}で別のチャンネルに卓を立てられます。`,
  'blocked-here': ({ people }) =>
    `ここにはあなたがブロックした人がいます：${san(people)}。\`/games settings\`で解除できます。`,
  'nudge-nobody': () => '今ここで呼べる人はほかにいません。',
  'nudge-early': ({ number }) =>
    `手番の最初の1時間は催促できません。催促できるのは${when(number('until') ?? 0)}です。`,
  nudged: ({ number }) => `もう呼びました。次に催促できるのは${when(number('until') ?? 0)}です。`,
  'bad-zone': () => '知らないタイムゾーンです。Asia/TokyoやEurope/Lisbonのように選んでください。',
  'no-zone': () => 'おやすみ時間にはタイムゾーンが必要です。一緒に選んでください。',
  'bad-hours': () => '時刻を読めませんでした。22:30や7:00のように、別々の時刻を書いてください。',
  'away-past': () => 'その日はもう過ぎています。',
  'away-long': ({ number }) => `不在にできるのは最長${number('days') ?? 0}日です。`,
  'block-self': () => '自分をブロックすることはできません。',
  'too-many': ({ number, text }) => {
    const limit = number('limit') ?? 0;
    const count = number('count') ?? 0;
    switch (text('what')) {
      case 'invitations':
        return `一つの卓に招待できるのは${limit}人までです。`;
      case 'lobbies':
        return `ここであなたが立てた募集中の卓が${count}件あります。上限は${limit}件です。先にどれかを始めるか、取りやめにしてください。`;
      case 'live':
        return `終わっていないゲームに${count}件参加しています。上限は${limit}件です。先にどれかを終えるか、投了するか、中止してください。\`/games list\`で一覧が見られます。`;
      default:
        return `ここであなたが立てた終わっていないゲームが${count}件あります。上限は${limit}件です。先にどれかを終えるか、中止してください。`;
    }
  },
  'no-invitations': ({ people }) => `招待を受け付けていない人がいます：${san(people)}。`,
  'you-blocked': ({ people }) => `あなたがブロックしているので招待できません：${san(people)}。`,
  'remove-yourself': () => `自分を外すことはできません。自分の席は${command('leave')}で返せます。`,
  'not-at-table': () => 'その人はこの卓の席についていません。',
  'may-not-open': ({ text }) =>
    text('who') === 'manage-server'
      ? 'このサーバーで卓を立てられるのは「サーバー管理」権限のあるメンバーだけです。'
      : 'このサーバーで卓を立てられるのは、決められたロールのメンバーだけです。',
  'not-all-here': ({ people, opener, text }) =>
    text('asker') === 'opener' || opener === undefined
      ? `まだ返事のない人がいます：${san(people)}。「参加する」を押してもらうか、${command('remove')}で席を空けてください。`
      : `まだ返事のない人がいます：${san(people)}。「参加する」を押してもらうか、${opener}さんが席を空けます。`,
  'not-over': ({ text }) =>
    text('status') === 'cancelled'
      ? `このゲームは中止されたので、もう一度遊ぶものがありません。${command('new')}で新しく立てられます。`
      : '再戦はゲームが終わってからです。',
  'never-started': () => 'この卓は何も始まらないうちに取りやめになったので、記録がありません。',
  'no-record': () => 'このゲームには、ほかのプログラムで読める記録がありません。',
  'review-running': () =>
    'このゲームはまだ続いています。感想戦は終わってからです。それまでは、一人へのヒントが全員へのヒントになります。',
  'review-nothing': () => '見直すものがありません。この席では本人が何も選んでいません。',
  'review-not-yours': () =>
    '感想戦ができるのは、このゲームで遊んだ人です。このゲームの感想戦を共有した人はまだいません。',
  'review-no-judge': () => 'このゲームは自分ではプレイできないので、感想戦ができません。',
  'stats-private': () => 'この人は成績を公開していません。',
  'no-deal': () => 'その名前の回はありません。コードを確かめるか、アーカイブで過去の日を見てください。',
  'deal-to-come': () => 'この日はまだ始まっていません。',
  'deal-unplayed': () => 'ほかの人の結果は、自分で遊んだ後にわかります。',
  'deal-open': ({ number }) => {
    const until = number('until');
    return `ほかの人がまだこの回を遊べるので、${until === undefined ? '' : `それまで（${when(until)}）`}ボードの内容は見せられません。通りのカードなら秘密は漏れません。`;
  },
  'no-solo-deal': () => 'このゲームは一人では遊べません。',
  'bad-setting': ({ possible }) =>
    `ここではその設定はできません。次から選んでください：${possible.join('、')}。`,
  'too-soon': tooSoon,
  ...leagueRefusals,
  ...duplicateRefusals,
});
