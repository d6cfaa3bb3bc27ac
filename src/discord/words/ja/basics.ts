import { grammar } from '../../../stage/grammar.ts';
import type { Basics } from '../en/basics.ts';
import type { Naming } from '../naming.ts';
import { san } from './san.ts';

const { listed, percent } = grammar('ja');

export const basics = ({ command, alone }: Naming): Basics => ({
  errors: {
    neutral: 'こちらで問題が起きました。何も変わっていません。少し待ってからもう一度お試しください。',
    turnsGone:
      '現在のルールではこのゲームの以前の手番を再現できないため、表示できません。記録と結果は残っています。',
    refusedAnswer: `返事を表示できませんでした。今のゲームは${command('board')}で見られます。`,
    oldButton: `このボタンは別の版のボットのものです。今のゲームは${command('board')}で見られます。`,
    strangeButton: `知らないボタンです。今のゲームは${command('board')}で見られます。`,
    otherGame: (game, command) => `このチャンネルのゲームは${game}です。${command}と入力してください。`,
    otherGameEnded: (game, board) =>
      `このチャンネルの前回のゲームは${game}でした。結果は${board}で見られます。`,
    strangeCommand: 'そのコマンドはもうありません。`/`と入力すると、使えるコマンドが出ます。',
  },
  lobby: {
    join: '参加する',
    leave: '抜ける',
    start: '始める',
    free: '空席',
    gathering: opener =>
      `ここの人は誰でも参加できます。人数がそろえば、${opener}さんがゲームを始められます。`,
    full: '満席です。席についている人なら誰でも始められます。',
    running: 'ゲームの最中です。',
    over: 'ゲームは終わりました。',
    cancelled: '卓は取りやめになりました。',
    opened: `卓を立て、席につきました。ほかの人は「参加する」を押すか、${command('join')}と入力します。`,
    dealt: '配りました。ボードは次のメッセージで届きます。',
    joined: (taken, wanted) => `席につきました（${taken}/${wanted}人）。`,
    left: '卓を抜けました。',
    leftAndClosed: '卓を抜けました。誰もいなくなったので、卓を閉じました。',
    seated: people => `席順：${people.join('、')}。続いてボードが届きます。`,
    resigned: 'リタイアしました。この先は席の代わりを務めます。順位は最下位です。',
    resignedAndOver: 'リタイアしました。ゲームはこれで終わりです。',
    howItEnded: `結果は${command('board')}で見られます。`,
    resign: 'リタイアする',
    askResign: others =>
      others === 0
        ? 'このゲームをあきらめますか？取り消しはできません。'
        : others === 1
          ? 'リタイアしますか？ゲームはすぐに終わり、相手の勝ちになります。取り消しはできません。'
          : 'リタイアしますか？席は最後までこちらで進め、順位は最下位になります。取り消しはできません。しばらく離れるだけなら、`/games settings`で席を取っておけます。',
    askResignEnds:
      'リタイアしますか？ほかの全員が中止に賛成しているので、ゲームはすぐに終わります。あなたは最下位になり、ほかの全員が1位を分け合います。取り消しはできません。',
    askResignCancels:
      'リタイアしますか？ほかの全員が中止に賛成しているので、ゲームはすぐに中止になります。取り消しはできません。',
    calledOff: 'ゲームは中止になりました。',
    agreedToCancel: (agreed, needed) =>
      `中止に賛成しました（${needed}人中${agreed}人）。ほかの人にはチャンネルで聞いています。`,
    askCancel: 'このゲームの中止をほかの人に提案しますか？全員が賛成すると終わり、誰の成績にも残りません。',
    askCancelLast:
      'このゲームを中止しますか？ほかの全員が賛成しているのですぐに終わり、誰の成績にも残りません。',
    askEnd:
      'このゲームを終わらせますか？抜けた人がいます。ほかの全員が賛成すると終わり、抜けた人は負け、残った人は同じ1位になります。',
    endedDeserted: 'ゲームは終わりました。抜けた人は負け、残った人は同じ1位です。',
    openCancel: '中止を提案する',
    agreeCancel: '中止に賛成',
    playOn: '続ける',
    playsOn: person => `${person}さんは続けたいそうです。このゲームは中止されません。`,
    nothingToCancel: '中止の提案はもう出ていません。',
    saidPlayOn: 'ゲームは続きます。',
  },
  places: {
    permissions: {
      ViewChannel: 'チャンネルを見る',
      SendMessages: 'メッセージを送信',
      SendMessagesInThreads: 'スレッドでメッセージを送信',
      CreatePublicThreads: '公開スレッドの作成',
      CreatePrivateThreads: '非公開スレッドの作成',
      AttachFiles: 'ファイルを添付',
      ReadMessageHistory: 'メッセージ履歴を読む',
    },
    lacking: permissions =>
      `このチャンネルでは遊べません。権限${listed(permissions.map(each => `「${each}」`))}がありません。チャンネルを管理できる人がボットのロールに許可すれば遊べます。その後もう一度お試しください。`,
    direct:
      alone === undefined
        ? `ここには二人しかいません。${command('new', 'players:')}でボットと対戦できます。何人かで遊ぶときは、サーバーのチャンネルで入力してください。`
        : `ここには二人しかいません。一人で遊ぶなら${alone}、ボットと対戦するなら${command('new', 'players:')}です。何人かで遊ぶにはサーバーのチャンネルが必要です。`,
    amongOthers:
      'ほかの人どうしの個人的な会話にはボードを出せません。ボットを追加したサーバーのチャンネルか、ボットとのダイレクトメッセージで遊んでください。',
    notInstalled: `このサーバーに追加されていないので、ボードを出せませんでした。サーバーを管理できる人が追加できます：ボットのプロフィール→「アプリを追加」→「サーバーに追加」。${alone === undefined ? '' : `ボットとのダイレクトメッセージなら、${alone}で一人でも遊べます。`}`,
  },
  board: {
    hand: '手札',
    rules: 'ルール',
    parts: 'ボードの見方',
    board: 'ボード',
    undo: '取り消す',
    cancelled: 'このゲームは中止になりました。',
    givenUp: 'このゲームは打ち切られました。',
    lastOnes: people => `${san(people)}の勝ちです。ほかの全員がリタイアしました。`,
    resigned: person => `${person}さんがリタイアしました。`,
    wouldCancel: (people, agreed, asked) =>
      `${san(people)}がゲームの中止を望んでいます（${asked}人中${agreed}人が賛成）。`,
    awaited: (people, what) => `${san(people)}：${what}`,
    chosen: people => `${san(people)}は選び終わりました。`,
    tookBack: person => `${person}さんが取り消しました：`,
    tooEarly: '誰の2手番目も来ないうちに終わったので、成績には残りません。',
    practised: '練習：途中で手を取り消したので、この得点は練習として扱われます。',
  },
  panel: {
    done: '完了しました。',
    sealed: deed => `伏せて決めました：${deed}。`,
    stillChoosing: people => `選んでいる人：${san(people)}。それまでは選び直せます。`,
    chooseAgain: '選び直す',
    turnedDown: (deed, why) =>
      `選んだ手がほかの人の選択と両立しません：${deed}。${why}選び直してください。ほかの人の選択はそのままです。`,
    unreadable: (typed, why) =>
      `選んだ後にルールが変わり、選択を読めなくなりました：「${typed}」。${why}選び直してください。ほかの人の選択はそのままです。`,
    preview: deed => `プレビュー：${deed}`,
    earlier: '前へ',
    more: (page, pages) => `続き…（${page}/${pages}）`,
    back: '戻る',
    yourTurn: 'あなたの手番',
    judged: 'ふつうのボットの判断による、おすすめ順です。',
    mostPoints: 'いま得られる点が多い順です。',
    pressShows: order => `${order}押すと結果を先に見られます。確定するまでは何も起こりません。`,
    greenActs: order => `${order}緑のボタンはすぐに実行され、ほかのボタンは先に結果を見せます。`,
    others: kind => `${kind}：ほかの方法`,
    none: 'なし',
    notYet: 'まだ実行していません。実行するとこうなります：',
    gone: 'その選択肢はもうありません。今選べるのはこちらです：',
    points: points => `${points}点`,
    upTo: points => `最大${points}点`,
  },
  orders: {
    always: order => `いつも：${order}`,
    alwaysWhich: 'これからもこうする…',
    which: '今すぐ実行し、この先も合うときは聞かずに実行します。いつまで続けますか？',
    left: order => `予約：${order}。ほかの人には見えません。手札の画面で取り消せます。`,
    title: '**あなたの予約**',
    takeBack: order => `取り消す：${order}`,
    withdrawn: '予約を取り消しました。またお聞きします。',
    door: '予約…',
    ask: '聞かずに実行しておくことを選んでください。合うときに実行します。それまでほかの人には見えません。',
    none: '今ここで前もって決められることはありません。',
  },
  typing: {
    lacking: option => `${option}がありません。`,
    unknown: (typed, option) => `「${typed}」は${option}として読めません。`,
    andMore: (values, left) => `${values.join('、')}、ほか${left}件`,
    possible: values => `今選べるもの：${values}。`,
    possibleWith: (given, values) => `${given.join('、')}のときに選べるもの：${values}。`,
    instead: kinds => `今できること：${kinds.join('、')}。`,
    nothing: typed => `「${typed}」は今できません。`,
    several: typed => `「${typed}」に当てはまるアクションは複数あります。`,
  },
  fair: {
    shuffleSealed: digits => `シャッフル ${digits} · ${command('game verify')}`,
    shuffleTold: `シャッフルの検証：${command('game verify')}`,
    elsewhere: 'これは別のチャンネルのゲームのものなので、何もしませんでした。',
    unasked: `これは頼んだ操作ではないので、何もしませんでした。今のゲームは${command('board')}で見られます。`,
    slowDown: '速すぎて追いつけず、何もしませんでした。少し待ってからもう一度お試しください。',
  },
  lesson: {
    begin: '最初の手番を試す',
    toGame: 'ゲームへ',
    play: 'ここに卓を立てる',
    step: (at, of) => `例のボードで ${at}/${of}。ここでの操作は実際のゲームに影響しません。`,
    back: '戻る',
    none: `この練習はもうありません。すべての章は${command('rules')}で読めます。`,
  },
  showing: {
    share: '共有',
    replayButton: 'リプレイ',
    card: 'このゲームのカードです。今はあなただけに見えています。保存するか、このチャンネルの全員に見せられます。',
    cardToKeep: 'このゲームのカードです。保存したり、ほかの人に送ったりできます。',
    post: 'ここに投稿',
    posted: '投稿しました。',
    sharedBy: person => `${person}さんがこのゲームを共有しました：`,
    replay: '最初から今までのゲームです。保存したり、ほかの人に送ったりできます。',
    progress: share => `ゲームを手番ごとに描いています：${percent(share)}。`,
    busy: 'このチャンネルのリプレイを描いている最中です。終わってからもう一度お試しください。',
    noPicture: 'このゲームにそのような画像はありません。',
  },
});
