import { grammar } from '../../../stage/grammar.ts';
import type { GamesWords } from '../en/games.ts';
import { share, tenths } from '../figures.ts';
import { san } from './san.ts';
import { vitals } from './vitals.ts';

const { listed, number, percent } = grammar('ja');

const pointsOf = (points: number): string => `${number(points)}点`;
const gamesOf = (games: number): string => `${number(games)}ゲーム`;

export const games: GamesWords = {
  privacy: {
    title: '**あなたについて保存しているもの**',
    never: 'アカウントのIDだけで、ほかの情報はありません。メッセージやアドレスは保存しません。',
    name: name => `最後に見た名前：${name}`,
    nothing: '何もありません。ここで遊んだことがありません。',
    seats: (seats, running) => `ゲームの席：**${number(seats)}**、うち進行中：**${number(running)}**`,
    rest: (invitations, votes, blocks) =>
      `設定のほか、招待：**${invitations}**、投票：**${votes}**、ブロックした人：**${blocks}**`,
    more: 'すべては書き出しに含まれます。忘れると、名前と設定がどこからも消えます。',
    exported: 'あなたについて保存しているすべてのデータです。このファイルはあなただけに見えます。',
    file: '一人について保存しているすべて（JSON）',
    exportButton: '書き出す',
    forgetButton: '忘れてもらう…',
    forgetAsk: running =>
      `あなたのことを忘れますか？設定と成績は削除され、終わったゲームでは「プレイヤー2」のような名前になります。${
        running > 0 ? `**進行中の${gamesOf(running)}はリタイアするか抜けます。**` : ''
      }各ゲームの最新のメッセージは書き換えられますが、古いメッセージは残ります。取り消しはできません。`,
    forgetSure: '完全に忘れてもらう',
    keep: 'すべて残す',
    kept: '何も変わっていません。',
    forgotten: games =>
      `完了しました。${gamesOf(games)}であなたのことを忘れました。チャンネルの古いメッセージは残ります。書いた人かモデレーターが削除できます。`,
  },
  glance: {
    onlyInServers: 'これはサーバーのゲームを見るものです。サーバーで使ってください。',
    none: 'このサーバーに、あなたが見られる進行中のゲームはありません。',
    choose: 'どのゲームを見ますか？',
    strange: 'そのゲームは見つかりません。進行中のゲームはこちらです：',
    more: offered =>
      `古い順に${number(offered)}件です。ほかのゲームは、チャンネルかその中のメッセージのリンクで指定してください。`,
    toBoard: 'ゲームへ',
    others: 'ほかのゲーム',
  },
  doctor: {
    allowed: 'このチャンネルを見て、投稿し、画像を添付し、自分の投稿を読むことができます。',
    lacks: permission => `権限「${permission}」がありません。`,
    threads: 'ここでスレッドを作れます。',
    noThreads: permissions =>
      `権限${listed(permissions.map(each => `「${each}」`))}がありません。専用スレッドで遊ぶときだけ必要です。`,
    grant:
      '許可のしかた：チャンネルの編集→権限→ボットのロールを追加→上の権限を許可。全チャンネルなら：サーバー設定→ロール→ボットのロール。',
    direct: 'ダイレクトメッセージです。権限は不要で、ソロゲームを遊べます。',
    database: milliseconds => `データベースは応答しています（${number(milliseconds)}ミリ秒）。`,
    badDatabase: 'データベースが応答しないので、今は遊べません。ボットの運営者に知らせてください。',
    outbox: waiting => `このチャンネルへの投稿を待つメッセージ：${number(waiting)}件。`,
    quietOutbox: 'このチャンネルへの投稿を待つメッセージはありません。',
    parked: messages => `投稿できずに取ってあるメッセージ：${number(messages)}件。`,
    why: {
      noChannel: '前回、Discordの返事は「そのチャンネルはない」でした。',
      noAccess: '前回、Discordの返事は「このチャンネルは見られない」でした。',
      noPermission: '前回、Discordの返事は「ここでの権限がない」でした。',
      noMessages: '前回、Discordの返事は「あなたには書けない」でした。',
      removed: 'このサーバーから外されていました。',
      other: '前回、Discordが受け付けませんでした。理由はログにあります。ボットの運営者に聞いてください。',
    },
    parkedGrant:
      '足りない権限を許可してから、ここでもう一度`/games doctor`を使ってください。すぐに送り直します。',
    parkedAgain: '足りないものはもうありません。送り直しています。',
    parkedElsewhere: (channels, named) => {
      const count = `このサーバーのほか${number(channels)}チャンネルでも投稿できませんでした。`;
      return named.length > 0 ? `${count}そこで\`/games doctor\`を使ってください：${listed(named)}。` : count;
    },
    board: milliseconds => `ボードを${number(milliseconds)}ミリ秒で描きました。下に表示します。`,
    badBoard: 'ボードを描けませんでした。ボットの運営者に知らせてください。',
    well: '**ここは問題ありません。**',
    ill: '**ここには足りないものがあります。**',
  },
  vitals,
  lists: {
    none: ({ command, alone }) =>
      `進行中のゲームはありません。${command('new')}で卓を立てられます${alone === undefined ? '' : `。一人で遊ぶなら${alone}です`}。`,
    title: (games, waiting) =>
      `**あなたのゲーム：${number(games)}件**${waiting > 0 ? `、うち手番待ち${number(waiting)}件` : ''}`,
    page: (page, pages) => `${page}/${pages}ページ`,
    together: (place, people) => `${place}：${san(people)}と`,
    alone: place => `${place}：一人で`,
    yours: since => `**あなたの手番**（${since}から）`,
    theirs: (people, since) =>
      people.length > 0 ? `${san(people)}待ち（${since}から）` : `待機中（${since}から）`,
    paused: since => `一時停止（${since}から）`,
    gathering: (taken, wanted, since) => `募集中 ${taken}/${wanted}人（${since}から）`,
    openTitle: tables => `**空席のある卓：${number(tables)}件**`,
    noneOpen: ({ command }) =>
      `ここに空席のある卓はありません。${command('new')}で立てれば、ここを見た人が見つけてくれます。`,
    noSuchTable:
      'そのような卓は見つかりません。別のサーバーか、あなたに見えないチャンネルの卓かもしれません。',
    sitAt: (index, game) => `${index}. 席につく：${game}`,
    first: '先頭へ',
    next: '次のゲーム',
    earlier: '◀ 前へ',
    later: '次へ ▶',
    onlyInServers: 'これはサーバーのゲームについてのものです。サーバーで使ってください。',
    ownStats: game => `**${game}の成績**`,
    statsOf: (person, game) => `このサーバーでの${person}さんの**${game}**`,
    nothingCounted: '成績に残ったゲームはまだありません。',
    gamesAndWins: (games, wins) =>
      `ゲーム数：**${number(games)}**、勝ち：**${number(wins)}**（${percent(share(wins, games))}）`,
    average: points => `平均得点：**${number(tenths(points))}**`,
    best: points => `最高の一手：**${pointsOf(points)}**`,
    withPlayers: (category, games, wins, average) =>
      `${category}、ボット入り：${gamesOf(games)}、勝ち${number(wins)}${
        average === null ? '' : `、平均${number(tenths(average))}点`
      }`,
    solo: (category, points) => `${category}：最高**${pointsOf(points)}**`,
    practised: (category, games, points) => `${category}（練習）：${gamesOf(games)}、最高${pointsOf(points)}`,
    hints: count => `使ったヒント：**${number(count)}**`,
    leaderboard: game => `**このサーバーの${game}**`,
    emptyLeaderboard: game => `このサーバーで成績に残った${game}のゲームはまだありません。`,
    row: (place, person, { games, wins, average, best }) =>
      [
        `${place}. ${person}：${gamesOf(games)}で${number(wins)}勝`,
        average === null ? undefined : `平均${number(tenths(average))}点`,
        best === null ? undefined : `最高の一手${pointsOf(best)}`,
      ]
        .filter(part => part !== undefined)
        .join('、'),
    aloneTitle: '**ソロ**',
    soloRow: (category, bests) => `${category}の最高：${bests.join('、')}`,
    soloBest: (person, points) => `${person} ${pointsOf(points)}`,
    hidden: '-# ここに載りたくないときは`/games settings`で設定してください。',
    leaderboardEverywhere: game => `**すべてのサーバーの${game}**`,
    nobodyEverywhere: game =>
      `${game}の全サーバーランキングに載ることを希望した人はまだいません。\`/games settings everywhere:True\`で載れます。`,
    nobodyAnywhere:
      '全サーバーランキングに載ることを希望した人はまだいません。`/games settings everywhere:True`で載れます。',
    listedEverywhere: '-# 載っているのは`/games settings everywhere:True`で希望した人です。',
    ownPlace: place => `… あなたは${number(place)}位です`,
    ratingLegend: '-# 名前の後はレーティングです。レーティング戦10回までは「?」がつきます。',
  },
  profile: {
    own: title => `**${title}**：あなたの成績`,
    of: (person, title) => `**${title}**：${person}さんの成績`,
    rating: (rating, games) => `レーティング：**${rating}**（レーティング戦${number(games)}回）`,
    withPlayers: (rating, games) => `ボットとの対戦：**${rating}**（${gamesOf(games)}）`,
    provisional: '-# レーティング戦10回までは「?」がつきます。',
    nothing:
      'レーティング戦はまだありません。何人かで遊ぶゲームは`rated:False`で立てたもの以外がレーティング戦です。ボットとのゲームは`rated:True`でレーティング戦になります。',
    nothingOf: person => `${person}さんはこのサーバーのレーティングに載っていません。`,
    joinEverywhere: '全サーバーに載せる',
    leaveEverywhere: 'ここだけに載せる',
  },
  settings: {
    title: '**あなたの設定**（すべてのゲームとサーバー共通）',
    saved: '保存しました。',
    switches: {
      pings: '手番の通知',
      invitations: 'ゲームへの招待',
      stats: '成績の公開',
      learns: '寝る時間を学ぶ',
    },
    on: 'オン',
    off: 'オフ',
    zone: 'タイムゾーン',
    noZone: '未設定。`/games settings zone:`で設定できます',
    zoneNow: (zone, clock) => `${zone}、今は${clock}`,
    quiet: 'おやすみ時間',
    noQuiet: 'なし',
    quietLearnt: hours => `${hours}（自動）`,
    away: '不在',
    notAway: 'いいえ',
    everywhere: '全サーバーランキングへの掲載（`everywhere:`）',
    awayUntil: moment => `${moment}まで`,
    blocked: 'ブロック',
    nobodyBlocked: 'なし',
    people: count => `${number(count)}人`,
    chooseQuiet: 'おやすみ時間：通知なしの時間帯',
    quietOff: 'おやすみ時間なし',
    chooseAway: '不在にする期間…',
    awayOff: '不在をやめる',
    days: count => `${number(count)}日`,
    daysUntil: (count, day) => `${number(count)}日（${day}まで）`,
    choosePerson: '誰かをブロック',
    choosePersonBack: 'ブロックを解除',
    hours: '行動する時間',
    hoursTitle: (acts, zone) =>
      `**行動する時間**：${number(acts)}回分、${zone}の時刻ごと。40回になると寝ている時間がわかり、その間は通知しません。`,
    noHours: '行動した時間の記録はまだありません。',
    notCounted: '行動した時間は記録していません。オンにできます。',
    forgetHours: '記録を消す',
    hoursForgotten: '消しました。',
    back: '戻る',
    badAway: '読めませんでした。戻る日（2026-12-01など）か日数、または`off`と書いてください。',
    bothHours: 'おやすみ時間には始まりと終わりが必要です：`quiet-from`と`quiet-to`。',
  },
  server: {
    title: '**このサーバーのゲーム**',
    language: 'ボードの言語',
    ownLanguage: 'サーバーの言語',
    languages: {
      en: '英語',
      ko: '韓国語',
      'pt-BR': 'ポルトガル語（ブラジル）',
      de: 'ドイツ語',
      'es-ES': 'スペイン語',
      fr: 'フランス語',
      ja: '日本語',
    },
    pace: '新しいゲームのペース',
    housePace: '未設定：制限なし',
    paces: { none: '制限なし', day: '1手番に1日', 'three-days': '1手番に3日', 'two-weeks': '1手番に14日' },
    mayOpen: '卓を立てられる人',
    mayCancel: 'ほかの人のゲームを中止できる人',
    place: 'ゲームの場所',
    places: {
      anywhere: 'チャンネルとスレッド',
      edited: 'チャンネル（1つのメッセージを編集）',
      threads: 'それぞれ専用のスレッド',
    },
    everyone: '全員',
    managers: '「サーバー管理」権限のあるメンバー',
    onlyManagers: '-# 変更できるのは「サーバー管理」権限のあるメンバーです。',
    saved: '保存し、このチャンネルで知らせました。',
    nothingNew: '変更はありません。すでにその設定でした。',
    chooseLanguage: 'ボードの言語…',
    choosePace: '新しいゲームのペース…',
    chooseOpeners: '卓を立てられるロール…',
    chooseCancellers: 'ほかの人のゲームを中止できるロール…',
    openEveryone: '卓を立てる：全員',
    openManagers: '卓を立てる：管理者',
    cancelEveryone: '中止：全員',
    cancelManagers: '中止：管理者',
    acts: 'モデレーターの記録',
    noActs: 'モデレーターの権限で行われたことはありません。',
    actsTitle: '**モデレーターがしたこと**（新しい順）',
    back: '戻る',
    somebody: '誰か',
    changed: person => `${person}さんがこのサーバーのゲームの設定を変えました：`,
    calledOff: (person, game) => `${person}さんがモデレーターとして、ここの${game}のゲームを中止しました。`,
    cancelAct: (person, game) => `${person}さんが${game}のゲームを中止`,
    settingsAct: (person, settings) => `${person}さんが設定：${listed(settings)}`,
  },
};
