errors_neutral = こちらで問題が起きました。何も変わっていません。少し待ってからもう一度お試しください。
errors_turnsGone = 現在のルールではこのゲームの以前の手番を再現できないため、表示できません。記録と結果は残っています。
errors_refusedAnswer = 返事を表示できませんでした。今のゲームは{ COMMAND("board") }で見られます。
errors_oldButton = このボタンは別の版のボットのものです。今のゲームは{ COMMAND("board") }で見られます。
errors_strangeButton = 知らないボタンです。今のゲームは{ COMMAND("board") }で見られます。
errors_otherGame = このチャンネルのゲームは{ $game }です。{ $command }と入力してください。
errors_otherGameEnded = このチャンネルの前回のゲームは{ $game }でした。結果は{ $board }で見られます。
errors_strangeCommand = そのコマンドはもうありません。`/`と入力すると、使えるコマンドが出ます。

lobby_join = 参加する
lobby_leave = 抜ける
lobby_start = 始める
lobby_free = 空席
lobby_gathering = ここの人は誰でも参加できます。人数がそろえば、{ $opener }さんがゲームを始められます。
lobby_full = 満席です。席についている人なら誰でも始められます。
lobby_running = ゲームの最中です。
lobby_over = ゲームは終わりました。
lobby_cancelled = 卓は取りやめになりました。
lobby_opened = 卓を立て、席につきました。ほかの人は「参加する」を押すか、{ COMMAND("join") }と入力します。
lobby_dealt = 配りました。ボードは次のメッセージで届きます。
lobby_joined = 席につきました（{ $taken }/{ $wanted }人）。
lobby_left = 卓を抜けました。
lobby_leftAndClosed = 卓を抜けました。誰もいなくなったので、卓を閉じました。
lobby_seated = 席順：{ LIST($people, between: "、") }。続いてボードが届きます。
lobby_resigned = リタイアしました。この先は席の代わりを務めます。順位は最下位です。
lobby_resignedAndOver = リタイアしました。ゲームはこれで終わりです。
lobby_howItEnded = 結果は{ COMMAND("board") }で見られます。
lobby_resign = リタイアする
lobby_askResign =
    { $others ->
        [0] このゲームをあきらめますか？取り消しはできません。
        [1] リタイアしますか？ゲームはすぐに終わり、相手の勝ちになります。取り消しはできません。
       *[other] リタイアしますか？席は最後までこちらで進め、順位は最下位になります。取り消しはできません。しばらく離れるだけなら、`/games settings`で席を取っておけます。
    }
lobby_askResignEnds = リタイアしますか？ほかの全員が中止に賛成しているので、ゲームはすぐに終わります。あなたは最下位になり、ほかの全員が1位を分け合います。取り消しはできません。
lobby_askResignCancels = リタイアしますか？ほかの全員が中止に賛成しているので、ゲームはすぐに中止になります。取り消しはできません。
lobby_calledOff = ゲームは中止になりました。
lobby_agreedToCancel = 中止に賛成しました（{ $needed }人中{ $agreed }人）。ほかの人にはチャンネルで聞いています。
lobby_askCancel = このゲームの中止をほかの人に提案しますか？全員が賛成すると終わり、誰の成績にも残りません。
lobby_askCancelLast = このゲームを中止しますか？ほかの全員が賛成しているのですぐに終わり、誰の成績にも残りません。
lobby_askEnd = このゲームを終わらせますか？抜けた人がいます。ほかの全員が賛成すると終わり、抜けた人は負け、残った人は同じ1位になります。
lobby_endedDeserted = ゲームは終わりました。抜けた人は負け、残った人は同じ1位です。
lobby_openCancel = 中止を提案する
lobby_agreeCancel = 中止に賛成
lobby_playOn = 続ける
lobby_playsOn = { $person }さんは続けたいそうです。このゲームは中止されません。
lobby_nothingToCancel = 中止の提案はもう出ていません。
lobby_saidPlayOn = ゲームは続きます。

places_permissions_ViewChannel = チャンネルを見る
places_permissions_SendMessages = メッセージを送信
places_permissions_SendMessagesInThreads = スレッドでメッセージを送信
places_permissions_CreatePublicThreads = 公開スレッドの作成
places_permissions_CreatePrivateThreads = 非公開スレッドの作成
places_permissions_AttachFiles = ファイルを添付
places_permissions_ReadMessageHistory = メッセージ履歴を読む
places_lacking = このチャンネルでは遊べません。権限{ LIST($permissions, before: "「", after: "」") }がありません。チャンネルを管理できる人がボットのロールに許可すれば遊べます。その後もう一度お試しください。
places_direct =
    { GIVEN(COMMAND("solo")) ->
        [no] ここには二人しかいません。{ COMMAND("new", "players:") }でボットと対戦できます。何人かで遊ぶときは、サーバーのチャンネルで入力してください。
       *[yes] ここには二人しかいません。一人で遊ぶなら{ COMMAND("solo") }、ボットと対戦するなら{ COMMAND("new", "players:") }です。何人かで遊ぶにはサーバーのチャンネルが必要です。
    }
places_amongOthers = ほかの人どうしの個人的な会話にはボードを出せません。ボットを追加したサーバーのチャンネルか、ボットとのダイレクトメッセージで遊んでください。
places_notInstalled =
    { GIVEN(COMMAND("solo")) ->
        [no] このサーバーに追加されていないので、ボードを出せませんでした。サーバーを管理できる人が追加できます：ボットのプロフィール→「アプリを追加」→「サーバーに追加」。
       *[yes] このサーバーに追加されていないので、ボードを出せませんでした。サーバーを管理できる人が追加できます：ボットのプロフィール→「アプリを追加」→「サーバーに追加」。ボットとのダイレクトメッセージなら、{ COMMAND("solo") }で一人でも遊べます。
    }

board_hand = 手札
board_rules = ルール
board_board = ボード
board_parts = ボードの見方
board_undo = 取り消す
board_cancelled = このゲームは中止になりました。
board_givenUp = このゲームは打ち切られました。
board_lastOnes = { LIST($people, after: "さん") }の勝ちです。ほかの全員がリタイアしました。
board_resigned = { $person }さんがリタイアしました。
board_wouldCancel = { LIST($people, after: "さん") }がゲームの中止を望んでいます（{ $asked }人中{ $agreed }人が賛成）。
board_awaited = { LIST($people, after: "さん") }：{ $what }
board_chosen = { LIST($people, after: "さん") }は選び終わりました。
board_tookBack = { $person }さんが取り消しました：
board_tooEarly = 誰の2手番目も来ないうちに終わったので、成績には残りません。
board_practised = 練習：途中で手を取り消したので、この得点は練習として扱われます。

panel_done = 完了しました。
panel_sealed = 伏せて決めました：{ $deed }。
panel_stillChoosing = 選んでいる人：{ LIST($people, after: "さん") }。それまでは選び直せます。
panel_chooseAgain = 選び直す
panel_turnedDown = 選んだ手がほかの人の選択と両立しません：{ $deed }。{ $why }選び直してください。ほかの人の選択はそのままです。
panel_unreadable = 選んだ後にルールが変わり、選択を読めなくなりました：「{ $typed }」。{ $why }選び直してください。ほかの人の選択はそのままです。
panel_preview = プレビュー：{ $deed }
panel_earlier = 前へ
panel_more = 続き…（{ $page }/{ $pages }）
panel_back = 戻る
panel_yourTurn = あなたの手番
panel_judged = ふつうのボットの判断による、おすすめ順です。
panel_mostPoints = いま得られる点が多い順です。
panel_pressShows = { $order }押すと結果を先に見られます。確定するまでは何も起こりません。
panel_greenActs = { $order }緑のボタンはすぐに実行され、ほかのボタンは先に結果を見せます。
panel_others = { $kind }：ほかの方法
panel_none = なし
panel_notYet = まだ実行していません。実行するとこうなります：
panel_gone = その選択肢はもうありません。今選べるのはこちらです：
panel_points = { $points }点
panel_upTo = 最大{ $points }点

orders_always = いつも：{ $order }
orders_alwaysWhich = これからもこうする…
orders_which = 今すぐ実行し、この先も合うときは聞かずに実行します。いつまで続けますか？
orders_left = 予約：{ $order }。ほかの人には見えません。手札の画面で取り消せます。
orders_title = **あなたの予約**
orders_takeBack = 取り消す：{ $order }
orders_withdrawn = 予約を取り消しました。またお聞きします。
orders_door = 予約…
orders_ask = 聞かずに実行しておくことを選んでください。合うときに実行します。それまでほかの人には見えません。
orders_none = 今ここで前もって決められることはありません。

typing_lacking = { $option }がありません。
typing_unknown = 「{ $typed }」は{ $option }として読めません。
typing_andMore = { LIST($values, between: "、") }、ほか{ $left }件
typing_possible = 今選べるもの：{ $values }。
typing_possibleWith = { LIST($given, between: "、") }のときに選べるもの：{ $values }。
typing_instead = 今できること：{ LIST($kinds, between: "、") }。
typing_nothing = 「{ $typed }」は今できません。
typing_several = 「{ $typed }」に当てはまるアクションは複数あります。

fair_shuffleSealed = シャッフル { $digits } · { COMMAND("game verify") }
fair_shuffleTold = シャッフルの検証：{ COMMAND("game verify") }
fair_elsewhere = これは別のチャンネルのゲームのものなので、何もしませんでした。
fair_unasked = これは頼んだ操作ではないので、何もしませんでした。今のゲームは{ COMMAND("board") }で見られます。
fair_slowDown = 速すぎて追いつけず、何もしませんでした。少し待ってからもう一度お試しください。

lesson_begin = 最初の手番を試す
lesson_toGame = ゲームへ
lesson_play = ここに卓を立てる
lesson_step = 例のボードで { $at }/{ $of }。ここでの操作は実際のゲームに影響しません。
lesson_back = 戻る
lesson_none = この練習はもうありません。すべての章は{ COMMAND("rules") }で読めます。

showing_share = 共有
showing_replayButton = リプレイ
showing_card = このゲームのカードです。今はあなただけに見えています。保存するか、このチャンネルの全員に見せられます。
showing_cardToKeep = このゲームのカードです。保存したり、ほかの人に送ったりできます。
showing_post = ここに投稿
showing_posted = 投稿しました。
showing_sharedBy = { $person }さんがこのゲームを共有しました：
showing_replay = 最初から今までのゲームです。保存したり、ほかの人に送ったりできます。
showing_progress = ゲームを手番ごとに描いています：{ PERCENT($share) }。
showing_busy = このチャンネルのリプレイを描いている最中です。終わってからもう一度お試しください。
showing_noPicture = このゲームにそのような画像はありません。
