import { grammar } from '../../../stage/grammar.ts';
import type { PeopleWords } from '../en/people.ts';
import { when } from '../figures.ts';

const { number } = grammar('ja');

export const people: PeopleWords = {
  closed:
    'Discordがメッセージの送信を拒否しました。ダイレクトメッセージが閉じられています。そのため、そこでのお知らせ（募集中の卓、観戦中のゲーム）をすべてオフにしました。サーバーメニュー→プライバシー設定でダイレクトメッセージを許可してから、もう一度オンにしてください。',
  tables: {
    notify: '卓が立ったら知らせる',
    told: game => `お知らせオン：${game}`,
    allGames: 'すべてのゲーム',
    turnOff: 'お知らせをオフにする',
    back: '戻る',
    on: game => `**このサーバーで卓が立ったら、ダイレクトメッセージでお知らせします。** ゲーム：**${game}**`,
    off: 'このサーバーで卓が立っても、お知らせは届きません。',
    rule: '-# 多くても1時間に1回で、おやすみ時間と不在の間は届きません。その間に立った卓は、まだ空席があればまとめてお知らせします。見られない卓はお知らせしません。',
    callsAreOff: '`/games settings`で通知がオフになっています。オンにするまで何も届きません。',
    greeting:
      'サーバーでのご希望どおり、卓が立ったらここでお知らせします。どのお知らせからでもオフにできます。',
    lookThere: '今メッセージを送りました。ダイレクトメッセージをご覧ください。',
    turnedOff:
      'オフにしました。そのサーバーの卓はもうお知らせしません。そのサーバーの`/games open`でまたオンにできます。',
    wasOff: 'すでにオフです。',
    opened: tables => (tables === 1 ? '**卓が立ちました**' : `**卓が${number(tables)}件立ちました**`),
    more: tables => `…ほか${number(tables)}件：サーバーの\`/games open\`で見られます。`,
    sitThere: link =>
      `ここからは、その席につけるかどうか確かめられません。その卓で席についてください：${link}`,
    servers: count => `卓のお知らせ：**${number(count)}サーバー**（そのサーバーの\`/games open\`で変更）`,
  },
  watch: {
    watch: '観戦する',
    stop: '観戦をやめる',
    done: '完了',
    toGame: 'ゲームへ',
    modes: { rounds: 'ラウンドごと', end: '終わりだけ' },
    watching: {
      rounds: (game, place) =>
        `${place}の**${game}**を観戦します。ラウンドの終わりごとと、ゲームの終わりに、起きている時間にダイレクトメッセージを送ります。`,
      end: (game, place) =>
        `${place}の**${game}**を観戦します。ゲームの終わりに、起きている時間にダイレクトメッセージを送ります。`,
    },
    stopped: 'このゲームの観戦をやめました。',
    notWatching: 'このゲームを観戦していません。',
    askThere: place =>
      `ここからは${place}を見られるかどうか確かめられません。そこで「観戦する」を押してください。`,
    roundEnded: (title, round, place) =>
      round > 0
        ? `${title}\n${place}で第${number(round)}ラウンドが終わりました。`
        : `${title}\n${place}でラウンドが終わりました。`,
    gameEnded: (title, place) => `${title}\n${place}で**ゲームが終わりました**。`,
    reviewShared: (title, place) => `${title}\n${place}でのこのゲームの感想戦が公開されました：`,
    noReviewYet: '-# プレイヤーが感想戦を公開したら、お送りします。',
    watchers: count => `${number(count)}人が観戦中`,
  },
  roles: {
    call: role => (role === undefined ? 'ロールを呼ぶ' : `@${role}を呼ぶ`),
    called: '別のメッセージで呼び出しました。',
    message: (mention, person, game, free) =>
      `${mention} ${person}さんが仲間を探しています：**${game}**、空席${number(free)}。`,
    setting: '卓が呼べるロール',
    none: 'なし',
  },
  refusals: {
    'no-such-game': () => 'そのゲームはありません。',
    'wishes-many': ({ number: of }) =>
      `卓のお知らせは${number(of('limit') ?? 0)}サーバーまでです。先にどれかをオフにしてください。`,
    'watch-seated': () => 'このゲームに席があります。観戦しなくても、観戦者より多くを見られます。',
    'watch-many': ({ number: of }) =>
      `一度に観戦できるのは${number(of('limit') ?? 0)}ゲームまでです。先にどれかをやめてください。`,
    'watch-unseen': () =>
      '観戦できるのは、見られるサーバーのチャンネルのゲームだけです。非公開で遊ばれるゲームは観戦できません。',
    'call-none': () =>
      'このサーバーでは、卓が呼べるロールが決まっていません。サーバーの管理者が`/games server call-role:`で決めます。',
    'call-gone': () =>
      'このサーバーが決めたロールは削除されています。サーバーの管理者が`/games server call-role:`で別のロールを決めます。',
    'call-silent': ({ text }) =>
      `**${text('role') ?? ''}**をボットがメンションしても、誰にも届きません。サーバー設定→ロール→そのロール→「このロールに対して@mentionを許可する」をオンにしてください。`,
    'call-unknown': () =>
      'そのロールを呼べるかどうか、今は確かめられません。少し後でもう一度お試しください。',
    'call-often': ({ number: of }) =>
      `1つのサーバーでロールを呼べるのは${number(of('hours') ?? 0)}時間に1回です。${when(of('until') ?? 0)}また呼べます。`,
    called: () => 'この卓はもうロールを呼びました。1卓に1回です。',
    'not-at-lobby': () => 'この卓の席についている人だけが、ほかの人を呼べます。',
  },
};
