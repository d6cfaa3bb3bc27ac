import type { Strength } from '../../../core/player.ts';
import { grammar } from '../../../stage/grammar.ts';
import type { TableWords } from '../en/table.ts';
import { HOURS } from '../figures.ts';
import type { Naming } from '../naming.ts';
import { san } from './san.ts';

const { listed, percent } = grammar('ja');

const STANDS_IN: Readonly<Record<Strength, string>> = {
  easy: 'やさしいボット',
  medium: 'ふつうのボット',
  hard: '強いボット',
};

export const table = ({ command, alone }: Naming): TableWords => ({
  tables: {
    paces: {
      none: '時間制限なし',
      day: '1手番に1日',
      'three-days': '1手番に3日',
      'two-weeks': '1手番に14日',
    },
    seatings: { random: '席順は抽選', joined: '席順は参加順' },
    noHints: 'ヒントなし',
    rated: 'レーティング戦（ヒントなし）',
    ratedWithMore: 'もう1人参加すればレーティング戦',
    unrated: 'レーティングなし',
    ratedWithHints: 'レーティング戦にはヒントがありません。`rated:False`か`hints:off`を選んでください。',
    invited: people => `招待：${san(people)}`,
    asked: '確認中',
    rematch: '同じメンバーでもう一度。ほかの人は「参加する」を押してください。',
    lapsed: `1日何もなかったので、この卓を閉じました。${command('new')}でいつでも新しく立てられます。`,
    title: (game, people) => `${game}：${people.join('、')}`,
    inThread: 'スレッドで',
    openedThere: thread => `${thread}に卓を立て、席につきました。`,
    dealtThere: thread => `配りました。ボードは${thread}にあります。`,
    alreadyInThread: `ここはもうスレッドです。\`thread\`なしの${command('new')}でここで遊べます。`,
    noThread: `ここではスレッドを作れませんでした。\`thread\`なしの${command('new')}ならこのチャンネルで遊べます。`,
    bots: people => `${listed(people)}は遊べません。遊べるのは人だけです。`,
    yourself:
      alone === undefined
        ? '自分に挑戦することはできません。'
        : `一人で遊ぶときは${alone}と入力してください。`,
    remove: person => `${person}さんを外す`,
    removed: person => `${person}さんを卓から外しました。席が空きました。`,
    again: 'もう一度卓を開きました。ほかの人は「参加する」を押してください。',
    againSolo: 'もう一度配りました。ボードは次に届きます。',
  },
  calls: {
    ping: person => `${person}さん、あなたの手番です。`,
    reminder: (person, hours) => `${person}さん、みんなが${hours}時間前から待っています。`,
    note: (person, days) =>
      `${person}さん、最後のお知らせです。みんなが${days}日前から待っています。この手番についてはもうお知らせしません。`,
    nudge: (people, by, asked) =>
      `${san(people)}、${by}さんからの催促です${asked === undefined ? '。あなたの手番です' : `：${asked}`}。`,
    overdue: (person, pace) =>
      `${person}さんの手番が${HOURS[pace]}時間を超えました。この先どうするかは、ほかの人が決められます。`,
    question: person => `${person}さん、ここであなたへの質問があり、まだ返事がありません。`,
    invited: person => `${person}さん、この卓に誘われています。`,
    nudgeThem: '催促する',
    nudged: people => `催促しました：${san(people)}。次は12時間後にできます。`,
    paused: 'このゲームは一時停止中です。',
  },
  seats: {
    absent: (person, how) =>
      how !== 'steady'
        ? `この先は${STANDS_IN[how]}が${person}さんの代わりに進めます。ここで何か操作すれば、席に戻れます。`
        : `この先は決まった手順で${person}さんの代わりに進めます。ここで何か操作すれば、席に戻れます。`,
    gone: (person, how) =>
      how !== 'steady'
        ? `${person}さんがサーバーを離れました。当面は${STANDS_IN[how]}が席を進めます。ほかの人は席を誰かに譲れます。`
        : `${person}さんがサーバーを離れました。当面は決まった手順で席を進めます。ほかの人は席を誰かに譲れます。`,
    back: person => `${person}さんが戻り、自分で続けます。`,
    offered: person =>
      `${person}さんの席を引き継ぐ人を募集しています。最初に押した人が、得点ごと引き継ぎます。それまでは本人の席です。`,
    'offer-lapsed': person => `48時間以内に${person}さんの席を引き継ぐ人がいなかったので、募集を終わります。`,
    taken: (person, before) => `${person}さんが${before}さんの席を引き継ぎます。ようこそ！`,
    away: (person, until) => `${person}さんは${until}まで不在です。このゲームの時計は止まります。`,
    awayInPart: (person, until, days) =>
      days === 0
        ? `${person}さんは${until}まで不在です。このゲームの時計は止まりません。`
        : `${person}さんは${until}まで不在です。このゲームの時計が止まるのは、あと${days}日までです。`,
    here: person => `${person}さんが戻りました。`,
    take: '席を引き継ぐ',
    took: 'この席はあなたのものです。ボードは次に届きます。',
    comeBack: '戻りました',
    youAreBack: 'また自分で席を進められます。',
  },
  votes: {
    propose: {
      'play-once': 'この手番を代わりに進める',
      'play-until-back': '戻るまで代わりに進める',
      offer: '席を譲る',
      pause: '一時停止',
      unpause: '再開',
    },
    choose: '代わりを選ぶ',
    whoPlays: target => `**誰が${target}さんの代わりをしますか？** ほかの人に聞きます。`,
    ways: { 'play-once': 'この手番', 'play-until-back': '戻るまで' },
    asks: {
      'play-once': (person, target, how) =>
        how !== 'steady'
          ? `${person}さんの提案：${target}さんのこの手番を${STANDS_IN[how]}が代わりに進める。`
          : `${person}さんの提案：${target}さんのこの手番を、決まった手順で代わりに進める。`,
      'play-until-back': (person, target, how) =>
        how !== 'steady'
          ? `${person}さんの提案：${target}さんが戻るまで${STANDS_IN[how]}が代わりに進める。`
          : `${person}さんの提案：${target}さんが戻るまで、決まった手順で代わりに進める。`,
      offer: (person, target) => `${person}さんの提案：${target}さんの席をほかの人に譲る。`,
      pause: person => `${person}さんの提案：ゲームを一時停止する。`,
      unpause: person => `${person}さんの提案：ゲームを再開する。`,
    },
    question: (people, needed, until) =>
      people.length === 0
        ? `${needed}人の賛成が必要です。期限は${until}です。`
        : `${san(people)}、賛成しますか？${needed}人の賛成が必要です。期限は${until}です。`,
    soFar: (agreed, needed, refused) =>
      refused === 0
        ? `今のところ賛成${agreed}/${needed}人。`
        : `今のところ賛成${agreed}/${needed}人、反対${refused}人。`,
    agreed: '**可決されました。**',
    refused: '**否決されました。** ゲームはそのまま続きます。',
    withdrawn: 'もう必要なくなりました。',
    withdrewBy: person => `${person}さんが取り下げました。`,
    lapsed: '48時間以内に決まりませんでした。ゲームはそのまま続きます。',
    youAsked: 'ほかの人に聞きました。',
    youAgreed: '賛成しました。',
    youRefused: '反対しました。',
    youWithdrew: '取り下げました。',
    carried: '可決され、実行しました。',
  },
  undo: {
    ask: 'ほかの人に聞く',
    agree: '賛成',
    refuse: '反対',
    done: '取り消しました。ボードは次に届きます。',
    askPractice: '取り消しますか？このゲームの得点は練習扱いになり、記録には残りません。',
    practise: '取り消す',
    asked: people =>
      `聞きました。48時間以内に${san(people)}の賛成が必要です。ゲームで何か行われると、この申し出はなくなります。`,
    allAgreed: 'これで全員が賛成し、取り消されました。ボードは次に届きます。',
    youRefused: '反対しました。手はそのままです。',
    youAgreed: stillAsked => `賛成しました。まだ返事待ち：${san(stillAsked)}。`,
    asks: person => `${person}さんが取り消しを申し出ました：`,
    question: (people, _needed, until) =>
      `${san(people)}、賛成しますか？ほかの全員の賛成が必要です。期限は${until}です。ゲームで何か行われると、この申し出はなくなります。`,
    soFar: (agreed, asked) => `今のところ賛成${agreed}/${asked}人。`,
    agreed: '全員が賛成し、取り消されました。',
    refused: '反対があり、手はそのままです。',
    refusedBy: person => `${person}さんが反対し、手はそのままです。`,
    refusedNews: (by, asker) =>
      by === undefined
        ? `反対があり、手はそのままです。${asker}さんが最後の手の取り消しを申し出ていました。`
        : `${by}さんが反対し、手はそのままです。${asker}さんが最後の手の取り消しを申し出ていました。`,
    withdrewBy: person => `${person}さんが取り下げ、手はそのままです。`,
    withdrawn: 'ゲームが進んだので取り下げられ、手はそのままです。',
    lapsed: '48時間以内に全員の賛成がそろわず、手はそのままです。',
  },
  history: {
    log: '記録',
    recap: 'あらすじ',
    board: 'ボード',
    earlier: '◀ 前へ',
    later: '次へ ▶',
    logTitle: (page, pages) => `**これまでのゲーム**（${page}/${pages}ページ）`,
    logEmpty: 'まだ何も行われていません。記録は最初の手番から始まります。',
    strangers: 'この卓の席についていないので、記録の最新ページを出します。',
    tookBack: (name, turns) => `**${name}**さんが${listed(turns)}を取り消しました。`,
    byOrder: '（予約による）',
    playedFor: name => `（${name}さんの代わり）`,
    since: '**前回の手番から**',
    sinceTheDeal: '**開始から**',
    nothingSince: '前回の手番から何も起きていません。',
    near: '**あなたの狙いについて**',
    boardAfter: (turn, newest) => `手番${turn}の後のボード（最新は${newest}）。`,
    boardOfTheDeal: '開始時のボード。',
    noSuchTurn: (turn, newest) =>
      `手番${turn}はありません。最新は${newest}、0は開始時です。番号は${command('game log')}にあります。`,
  },
  ending: {
    best: (person, points, turn) => `最高の手番：${person}さん、${points}点（手番${turn}）。`,
    ratings: people => `レーティング：${people.join('、')}。`,
    ratingsWithPlayers: people => `ボットとのレーティング：${people.join('、')}。`,
    rating: (person, points, change) => `${person} ${points}（${change}）`,
    ratedInPart: part => `このゲームは通常のレーティング戦の${percent(part)}として数えました。`,
    rematch: '再戦',
    another: '別のゲーム',
    whichOther: '同じメンバーでどのゲームをしますか？ほかの人に聞き、「参加する」を押してもらいます。',
    record: 'ゲーム全体のファイルです。ほかのプログラムで読んで確かめられます。',
    recordSoFar:
      'これまでのゲームのうち、あなたが知ってよい部分のファイルです。終了後に完全なものになります。',
    recordFile: 'ゲームの記録',
    verified: shuffles =>
      `検証しました。${shuffles}回のシャッフルとすべての手番は、最初のカードより前に決められたシードどおりです。${command('game record')}で自分でも確かめられます。`,
    proof: (commitment, seed, salt) => `-# SHA-256 \`${commitment}\`、シード \`${seed}\`、ソルト \`${salt}\``,
    differs: turn => `手番${turn}から、あらかじめ決められたシードと食い違っています。`,
    notYetVerified: commitment =>
      `シャッフルは秘密のシードで決まっています。そのSHA-256は\`${commitment}\`です。シードはゲームの終了後に公開され、すべてのシャッフルを検証できます。`,
    unverifiable: 'このゲームはシャッフルをシードで決めるようになる前に始まったので、検証できません。',
    olderRules:
      'このゲームは以前の版のルールで始まったので、手番はもう検証できません。シードは公開されています。当時のプログラムなら検証できます。',
  },
});
