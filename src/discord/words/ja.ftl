errors_neutral = こちらで問題が起きました。何も変わっていません。少し待ってからもう一度お試しください。
errors_busy = 今、別のプログラムがデータベースを使っています。何も変わっていません。少し待ってからもう一度お試しください。
errors_turnsGone = 現在のルールではこのゲームの以前の手番を再現できないため、表示できません。記録と結果は残っています。
errors_refusedAnswer = 返事を表示できませんでした。今のゲームは{ COMMAND("board") }で見られます。
errors_unpainted = 今は画像を描けませんでした。
errors_tryAgain = もう一度試す
errors_plainMessage = Discordまたはフィルターが通常の本文を拒否したため、表示できません。ボタンは使えます。自分だけに見える返事ではすべて確認できます。
errors_plainPosted = Discordまたはサーバーのフィルター(AutoMod)が{ $channel }へのメッセージを拒否しました。名前と画像のない最も簡単な形で投稿しました。ボタンは使えます。サーバーの管理者は、サーバー設定のAutoModで私のメッセージを許可できます。
errors_notPosted = Discordまたはサーバーのフィルター(AutoMod)が{ $channel }へのメッセージを最も簡単な形でも拒否したため、そこには投稿されていません。サーバーの管理者は、サーバー設定のAutoModで私のメッセージを許可できます。次の行動のときにもう一度投稿します。
errors_notWritten = Discordが私からのダイレクトメッセージを最も簡単な形でも拒否しました。`/games list`で自分のゲームを確認できます。
errors_notFollowed = このチャンネルに投稿できませんでした。
errors_oldButton = このボタンは別の版のボットのものです。今のゲームは{ COMMAND("board") }で見られます。
errors_strangeButton = 知らないボタンです。今のゲームは{ COMMAND("board") }で見られます。
errors_otherGame = このチャンネルのゲームは{ $game }です。{ $command }と入力してください。
errors_otherGameEnded = このチャンネルの前回のゲームは{ $game }でした。結果は{ $board }で見られます。
errors_strangeCommand = そのコマンドはもうありません。`/`と入力すると、使えるコマンドが出ます。

errors_moved = { $former } は移動しました。代わりに { $present } と入力してください。
errors_formerOption = { $option }はメニューになりました。付けずに{ $command }と入力し、あなただけに見える返事で選んでください。

lobby_join = 参加する
lobby_leave = 抜ける
lobby_start = 始める
lobby_free = 空席
lobby_gathering = このチャンネルの人なら誰でも参加できます。人数がそろえば、{ $opener }さんがゲームを始められます。
lobby_full = 満席です。席についている人なら誰でも始められます。
lobby_running = ゲームの最中です。
lobby_over = ゲームは終わりました。
lobby_cancelled = 卓は取りやめになりました。
lobby_opened = 卓を立て、席につきました。ほかの人は「参加する」を押します。
lobby_dealt = 配りました。ボードは次のメッセージで届きます。
lobby_joined = 席につきました（{ $taken }/{ $wanted }人）。
lobby_left = 卓を抜けました。
lobby_leftAndClosed = 卓を抜けました。誰もいなくなったので、卓を閉じました。
lobby_leftAndClosedForAll = 卓を抜けました。卓を立てた場所に誰もいなくなったので、ほかの人の卓も閉じました。
lobby_seated = 席順：{ LIST($people, between: "、") }。続いてボードが届きます。
lobby_resigned = リタイアしました。この先はボットが代わりに進めます。順位は最下位です。
lobby_resignedAndOver = リタイアしました。ゲームはこれで終わりです。
lobby_howItEnded = 結果は{ COMMAND("board") }で見られます。
lobby_calledOff = ゲームは中止になりました。
lobby_agreedToCancel = 中止に賛成しました（{ $needed }人中{ $agreed }人）。ほかの人にはチャンネルで聞いています。
lobby_endedDeserted = ゲームは終わりました。抜けた人は負け、残った人は同じ1位です。
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
        [no] ここはダイレクトメッセージです。{ COMMAND("new", "players:") }でボットと対戦できます。何人かで遊ぶときは、サーバーのチャンネルで入力してください。
       *[yes] ここはダイレクトメッセージです。一人で遊ぶなら{ COMMAND("solo") }、ボットと対戦するなら{ COMMAND("new", "players:") }です。何人かで遊ぶにはサーバーのチャンネルが必要です。
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
board_resigned = { $person }さんがリタイアしました。
board_hasLeft = { $person }さんはゲームを離れました。
board_awaited = { LIST($people, after: "さん") }：{ $what }
board_chosen = { LIST($people, after: "さん") }は選び終わりました。
board_tookBack = { $person }さんが取り消しました：
board_tooEarly = 誰の2手番目も来ないうちに終わったので、成績には残りません。
board_practised = 途中で手を取り消したので、この得点は練習として扱われます。

panel_done = 完了しました。
panel_preview = プレビュー：{ $action }
panel_further = -# 一覧には{ $count }個のうち25個があります。ほかの選択肢も{ COMMAND("do") }で入力できます。
panel_more = ほかのアクション…
panel_back = 戻る
panel_yourTurn = あなたの手番
panel_judged = ふつうのボットによるおすすめ順です。
panel_mostPoints = いま得られる点が多い順です。
panel_pressShows = { $order }押すと結果を先に見られます。確定するまでは何も起こりません。
panel_withoutPreview = { $order }すぐに実行され、先に結果は見られません：{ LIST($kinds) }
panel_others = { $kind }：ほかの方法
panel_none = なし
panel_notYet = まだ実行していません。確定するとこうなります：
panel_gone = その選択肢はもうありません。今選べるのはこちらです：
panel_points = { $points }点
panel_between = { $least }〜{ $most }点
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

typing_unknown = 「{ $typed }」は{ $option }として読めません。
typing_tooLong = { $option }は{ $longest }文字までです。入力は{ $characters }文字でした。何も実行していません。
typing_andMore = { LIST($values, between: "、") }、ほか{ $left }件
typing_possible = 今選べるもの：{ $values }。
typing_possibleWith = { LIST($given, between: "、") }のときに選べるもの：{ $values }。
typing_instead = 今できること：{ LIST($kinds, between: "、") }。
typing_nothing = 「{ $typed }」は今できません。
typing_several = 「{ $typed }」に当てはまるアクションは複数あります。

fair_shuffleSealed = シャッフル { $digits } · { COMMAND("game") }
fair_shuffleCheck = シャッフルの検証：{ COMMAND("game") }
fair_elsewhere = これは別のチャンネルのゲームのものなので、何もしませんでした。
fair_unasked = これは頼んだ操作ではないので、何もしませんでした。今のゲームは{ COMMAND("board") }で見られます。
fair_slowDown = 速すぎて追いつけず、何もしませんでした。少し待ってからもう一度お試しください。

lesson_begin = 最初の手番を試す
lesson_toGame = ゲームへ
lesson_play = ここに卓を立てる
lesson_playBot = ボットと対戦
lesson_back = 戻る
lesson_help = 緑のボタンを選ぶと先へ進みます。
lesson_none = この練習はもうありません。すべての章は{ COMMAND("rules") }で読めます。

showing_share = 共有
showing_replayButton = リプレイ
showing_card = このゲームのカードです。今はあなただけに見えています。保存するか、このチャンネルの全員に見せられます。
showing_cardToKeep = このゲームのカードです。保存したり、ほかの人に送ったりできます。
showing_post = ここに投稿
showing_posted = ここに投稿します。
showing_sharedBy = { $person }さんがこのゲームを共有しました：
showing_replay = 最初から今までのゲームです。保存したり、ほかの人に送ったりできます。
showing_progress = ゲームを手番ごとに描いています：{ PERCENT($share) }。
showing_busy = このチャンネルのリプレイを描いている最中です。終わってからもう一度お試しください。
showing_noPicture = このゲームにそのような画像はありません。

tables_paces_none = 時間制限なし
tables_paces_day = 1手番に1日
tables_paces_three-days = 1手番に3日
tables_paces_two-weeks = 1手番に14日
tables_paces_live = ライブ：1回の選択に1分
tables_seatings_random = 席順はランダム
tables_seatings_joined = 席順は参加順
tables_noHints = ヒントなし
tables_rated = レート戦（ヒントなし）
tables_ratedWithMore = もう1人参加すればレート戦
tables_unrated = 非レート戦
tables_arrange = この卓の遊び方です。ほかの人が座るまで変えられます。
tables_invite = 人を招待する
tables_invited = 招待：{ LIST($people, after: "さん") }
tables_asked = 確認中
tables_rematch = 同じメンバーでもう一度。ほかの人は「参加する」を押してください。
tables_lapsed = 1日何もなかったので、この卓を閉じました。{ COMMAND("new") }でいつでも新しく立てられます。
tables_title = { $game }：{ LIST($people, between: "、") }
tables_inThread = スレッドで
tables_openedThere = { $thread }に卓を立て、席につきました。
tables_dealtThere = 配りました。ボードは{ $thread }にあります。
tables_alreadyInThread = ここはもうスレッドです。`thread`なしの{ COMMAND("new") }でここで遊べます。
tables_noThread = ここではスレッドを作れませんでした。`thread`なしの{ COMMAND("new") }ならこのチャンネルで遊べます。
tables_bots = { LIST($people) }は遊べません。遊べるのは人だけです。
tables_yourself =
    { GIVEN(COMMAND("solo")) ->
        [no] 自分に挑戦することはできません。
       *[yes] 一人で遊ぶときは{ COMMAND("solo") }と入力してください。
    }
tables_remove = { $person }さんを外す
tables_removed = { $person }さんを卓から外しました。席が空きました。
tables_again = もう一度卓を開きました。ほかの人は「参加する」を押してください。
tables_againSolo = もう一度配りました。ボードは次に届きます。
tables_none =
    { GIVEN(COMMAND("solo")) ->
        [no] 進行中のゲームはありません。{ COMMAND("new") }で卓を立てられます。
       *[yes] 進行中のゲームはありません。{ COMMAND("new") }で卓を立てられます。一人で遊ぶなら{ COMMAND("solo") }です。
    }
tables_help =
    { GIVEN(COMMAND("solo")) ->
        [no] { COMMAND("new") }で卓を立て、人やボットと遊べます。`/games find`で相手を探し、`/games list`で自分のゲームを見られます。
       *[yes] { COMMAND("new") }で卓を立て、人やボットと遊べます。一人で遊ぶなら{ COMMAND("solo") }です。`/games find`で相手を探し、`/games list`で自分のゲームを見られます。
    }

help_buttons_daily = 今日の回
help_buttons_bot = ボットと遊ぶ
help_buttons_learn = 遊び方を学ぶ
help_buttons_find = 相手を探す
help_buttons_list = 自分のゲーム
help_daily = **今日の回**：このボットでは全員に同じカードが配られます。自分のゲームは自分だけに見えます。
help_bot = **ボットと遊ぶ**：このチャンネルですぐに始まります。最初のゲームには「やさしい」がおすすめです。
help_learn = **遊び方を学ぶ**：例のボードで最初の手番を2分で試します。自分だけに見えます。
tables_noneOpen = ここに空席のある卓はありません。{ COMMAND("new") }で立てれば、ここを見た人が見つけてくれます。

calls_ping = { $person }さん、あなたの手番です。
calls_reminder = { $person }さん、みんなが{ $hours }時間待っています。
calls_note = { $person }さん、最後のお知らせです。みんなが{ $days }日待っています。この手番についてはもうお知らせしません。
calls_nudge =
    { GIVEN($asked) ->
        [no] { LIST($people, after: "さん") }、{ $by }さんからの催促です。あなたの手番です。
       *[yes] { LIST($people, after: "さん") }、{ $by }さんからの催促です：{ $asked }。
    }
calls_overdue = { $person }さんの手番が{ $hours }時間を超えました。この先どうするかは、ほかの人が決められます。
calls_question = { $person }さん、ここであなたへの質問があり、まだ返事がありません。
calls_invited = { $person }さん、この卓に誘われています。
calls_paused = このゲームは一時停止中です。

live_minute = ⏱️ { $person }さん：1分は{ $minute }に終わります。持ち時間{ $reserve }は{ $end }に切れます。
live_reserve = ⏳ { $person }さん：1分が過ぎ、持ち時間が減っています。{ $end }に切れます。
live_begins = { LIST($people, after: "さん") }、ライブのゲームが始まります。1回の選択に1分、ゲーム全体で持ち時間5分です。
live_warning = ⏳ { $person }さん、持ち時間は{ $end }に切れます。切れると時間切れで負けになります。
live_lost = { $person }さんは時間切れになりました。
live_seek = ライブの相手を募集しています。募集は{ $end }に終わります。席がすべて埋まるとすぐに始まります。
live_lapsed = ライブの相手の募集は終わりました。{ COMMAND("new") }でいつでも新しく立てられます。
live_follows = 画像はまもなく表示されます。
live_waiting = { LIST($people, after: "さん") }を待っています。手番になると、ここにパネルが開きます。

history_log = 記録
history_recap = これまでの流れ
history_board = ボード
history_earlier = ◀ 前へ
history_later = 次へ ▶
history_logTitle = **これまでのゲーム**（{ $page }/{ $pages }ページ）
history_logEmpty = まだ何も行われていません。記録は最初の手番から始まります。
history_strangers = この卓の席についていないので、記録の最新ページを出します。
history_tookBack = **{ $name }**さんが{ LIST($turns) }を取り消しました。
history_byOrder = （予約による）
history_playedFor = （この席の代わり）
history_since = **前回の手番から**
history_sinceTheDeal = **開始から**
history_nothingSince = 前回の手番から何も起きていません。
history_near = **あなたの狙いについて**
history_boardAfter = 手番{ $turn }の後のボード（最新は{ $newest }）。
history_boardOfTheDeal = 開始時のボード。
history_noSuchTurn = 手番{ $turn }はありません。最新は{ $newest }、0は開始時です。番号は{ COMMAND("game") } → 記録にあります。

ending_ratings = レーティング：{ LIST($people, between: "、") }。
ending_ratingsWithPlayers = ボット戦のレーティング：{ LIST($people, between: "、") }。
ending_rating = { $person } { $points }（{ $change }）
ending_ratedInPart = このゲームは通常のレート戦の{ PERCENT($part) }として数えました。
ending_more = その他…
ending_whichOther = 同じメンバーでどのゲームをしますか？ほかの人に聞き、「参加する」を押してもらいます。
ending_recordButton = 記録ファイル
ending_verifyButton = シャッフルの検証
ending_record = ゲーム全体のファイルです。ほかのプログラムで読んで確かめられます。
ending_recordSoFar = これまでのゲームのうち、あなたが知ってよい部分のファイルです。終了後に完全なものになります。
ending_recordFile = ゲームの記録
ending_verified = 検証しました。{ $shuffles }回のシャッフルとすべての手番は、最初のカードより前に決められたシードどおりです。{ COMMAND("game") } → 記録ファイルで自分でも確かめられます。
ending_proof = -# SHA-256 `{ $commitment }`、シード `{ $seed }`、ソルト `{ $salt }`
ending_differs = 手番{ $turn }から、あらかじめ決められたシードと食い違っています。
ending_notYetVerified = シャッフルは秘密のシードで決まっています。そのSHA-256は`{ $commitment }`です。シードはゲームの終了後に公開され、すべてのシャッフルを検証できます。
ending_unverifiable = このゲームはシャッフルをシードで決めるようになる前に始まったので、検証できません。
ending_olderRules = このゲームは以前の版のルールで始まったので、手番はもう検証できません。シードは公開されています。当時のプログラムなら検証できます。

review_progress = このゲームを一手ずつ見直しています：{ PERCENT($share) }。
review_overview = 全体
review_turnButton = 手番{ NUMBER($turn) }：{ $loss }
review_share = 共有
review_shared = 共有しました。このチャンネルの人なら誰でもこの解析を見られます。
review_sharedBy =
    { GIVEN($right) ->
        [no] { $person }さんがゲームの流れを共有しました：
       *[yes] { $person }さんがゲームの流れを共有しました。正確さは100点満点で**{ NUMBER($right) }**：
    }
review_turn = **手番{ NUMBER($turn) }：最終結果 { $loss }**
review_played = 選んだ手：{ $action }
review_better = よりよい手：**{ $action }**
review_because = 理由：
review_noReason = その後の見込みがこれだけ増えます：**{ $points }**。
review_chances = 同じようなゲームでの勝率：よりよい手で{ PERCENT($best) }、実際の手で{ PERCENT($played) }。
review_seen = -# そのとき見えたことだけで判断しています。後に起きたことは含みません。

deals_soloRules = 対戦相手のいないソロゲームです。結果はあなたの得点です。終わったあとで、強いボットの得点が見られます。
deals_dailyRules = 今日はこのボットの全員に同じカードが配られます。記録になるのは最初の挑戦で、取り消しもヒントも使えません。あなただけに見え、このチャンネルでほかのゲームが進行中でもここで遊べます。
deals_challengeRules = コードを持つ人全員に同じカードが配られます。記録になるのは最初の挑戦で、取り消しもヒントも使えません。あなただけに見えます。
deals_pastRules = この日は終わりました。練習として遊べます。取り消しとヒントも使えます。
deals_spentRules = 最初の挑戦は終わりました。ここからは練習です。取り消しとヒントも使えます。
deals_ends = この日は{ $at }に終わります（{ $relative }）。それまでに始めた挑戦は、さらに2時間以内なら最後まで遊べます。
deals_next = 次の回は{ $relative }です。
deals_streak = 🔥 { NUMBER($days) }日連続、最長{ NUMBER($longest) }日。
deals_freeLeft = 今月はあと1日休んでも途切れません。
deals_freeUsed = 今月の休みは使いました。
deals_sealed = 封印：{ $commitment }
deals_sealedNext = 明日の封印：{ $commitment }
deals_sealedMeans = このコードは最初のカードより前に決まっています。シードとソルトが公開されたら、カードが変わっていないことを誰でも検証できます。
deals_openTo = シードとソルトの公開は{ $relative }です。

deals_play = 遊ぶ
deals_goOn = 続きから
deals_practise = 練習する
deals_anew = 最初から
deals_show = ここに出す
deals_text = テキストで
deals_rounds = ラウンドごと
deals_way = 見つかった最善手順
deals_parWay = 強いボットの手順
deals_proof = シャッフルを検証
deals_archive = アーカイブ
deals_challenges = チャレンジ
deals_days = 日ごと
deals_older = 古い方へ
deals_newer = 新しい方へ
deals_today = 今日の回
deals_dare = ほかの人に挑戦状
deals_newChallenge = 新しいチャレンジ

deals_result = **{ NUMBER($count) }点**
deals_par =
    { $by ->
        [0] 強いボットの基準{ NUMBER($par) }点とちょうど同じです。
       *[other] { $side ->
            [above] 強いボットの基準は{ NUMBER($par) }点。それより**{ NUMBER($by) }点**上です。
           *[other] 強いボットの基準は{ NUMBER($par) }点。それより**{ NUMBER($by) }点**下です。
        }
    }
deals_parUnderWay = 強いボットがまだ進めています。基準は少し後にもう一度押すと出ます。
deals_late = その日が閉じた後に終わったので、練習として扱われます。
deals_unfair = 途中で取り消しかヒントを使いました。
deals_field =
    { $players ->
        [0] ほかにはまだ誰も遊んでいません。
        [1] ほかにはまだ誰も遊んでいません。
       *[other] { $better ->
            [0] { NUMBER($players) }人の中で、これを上回った人はいません。
           *[other] { GIVEN($share) ->
                [yes] { NUMBER($players) }人のうち{ PERCENT($share) }と同じか、それ以上です。
               *[no] { NUMBER($players) }人のうち{ $place }位です。
            }
        }
    }
deals_here = **このサーバー**
deals_takenUp = **遊んだ人**
deals_row = `{ $place }` { $name }：{ NUMBER($count) }点
deals_rowUnfinished = `–` { $name }：未完了
deals_helped = { $row }（取り消しかヒントあり）
deals_rival = `–` { $name }：{ NUMBER($count) }点
deals_ownBest = 練習も含めた自己最高：{ NUMBER($count) }点（{ NUMBER($attempts) }回挑戦）。
deals_bestFound = これまでに見つかった最高：{ NUMBER($count) }点。
deals_otherDeal = これは新しい配札です。終わったゲームのシードと手は誰でも見られるためです。
deals_giveCode = { $command }と入力した人は同じカードで遊び、あなたと比べられます。
deals_unplayed = ほかの人の結果は、自分で遊んだ後に見られます。
deals_strong = 基準
deals_found = 最高
deals_roundsTitle = **各ラウンド後の得点**
deals_wayTitle = **{ NUMBER($count) }点までの手順**
deals_textHint = どこにでもコピーして貼れます。カードの内容はわかりません：
deals_textPar = 基準{ $par }
deals_posted = カードをこのチャンネルに投稿します。
deals_postedBy = { $name }さんが遊びました。同じ回は誰でも遊べます：{ $command }

deals_archiveTitle = **{ $game }：これまでの回**
deals_challengesTitle = **{ $game }：あなたのチャレンジ**
deals_noDays = 終わった日はまだありません。最初の回は明日ここに並びます。
deals_noChallenges = まだチャレンジを作ったり受けたりしていません。
deals_notPlayed = 未挑戦
deals_best = 最高{ $count }
deals_choose = どれにしますか？
deals_proofPublished =
    シード `{ $seed }`
    ソルト `{ $salt }`
deals_proofHow = 誰でも検証できます。

morning_title = ☀️ **おはようございます！** { $date }
morning_deal = **{ $game } · { $deal }**
morning_dealWithPar = **{ $game } · { $deal }** · 強いボット：{ NUMBER($par) }点
morning_row = { $name }：{ NUMBER($count) }点
morning_duelRow =
    { $side ->
        [level] { $name }：同点
        [ahead] { $name }：{ NUMBER($count) }点リード
       *[other] { $name }：{ NUMBER($count) }点ビハインド
    }
morning_bot = 強いボット
morning_streak = 🔥 { NUMBER($days) }日連続
morning_more = -# ほか{ NUMBER($count) }人
morning_hidden = -# 前回のデイリーは{ $relative }に締め切られます。結果は次の朝のメッセージでお知らせします。
morning_none = 前回のデイリーには、ここに表示する結果がありません。今日の回は準備できています。
morning_move = ✨ **今日の一手：** { $name }さんが{ $game }で一手{ NUMBER($points) }点。このゲームの平均の一手より{ NUMBER($ahead) }点多い手でした。
morning_week =
    { $games ->
        [0] 📅 **この1週間：** 終わったゲームはありません。
       *[other] 📅 **この1週間：** { NUMBER($games) }ゲームが終わりました。
    }
morning_best = 🏆 最高得点：{ LIST($scores) }。
morning_score = { $game }で{ $name }さんの{ NUMBER($points) }点
morning_record = 🎉 このサーバーの新記録：{ $score }。これまでの記録は{ NUMBER($before) }点でした。
morning_longest = 🔥 デイリーの最長連続：{ $name }さん、{ NUMBER($days) }日。
morning_wait = ⏳ リーグ{ $league }：{ $thread }は{ $name }さんの番です（{ $since }から）。
morning_play = 今日の{ $game }で遊ぶ
morning_puzzle = パズルを解く
duels_rules = 強いボットとの対戦です。全員が同じ席に座り、同じ手にはボットがいつも同じ手で応じます。結果はボットとの点差です。
duels_result = 強いボットに**{ $lead }**（{ $own }対{ $bot }）
duels_par = 同じ席の強いボットは**{ $lead }**です。
duels_ownBest = 練習も含めた自己最高：{ $lead }（{ NUMBER($attempts) }回挑戦）。
duels_bestFound = これまでに見つかった最高：{ $lead }。
duels_wayTitle = **{ $lead }までの手順**
duels_wayHow = この手順には、ボットは毎回同じ手で応じます。
duels_roundsTitle = **各ラウンド後のボットとの点差**
duels_textPar = 強いボット{ $lead }
duels_best = 最高{ $lead }
duels_proofHow = ボットの乱数もシードから作られます。ボットのプログラムがあれば、誰でもボットの手をすべて検証できます。
duels_thinking = ボットがまだ考えています。少し後にボタンを押してください。
duels_solo = ソロ
duels_duel = 対決

duplicates_head = **{ $game }** · デュプリケート、{ $tables }卓
duplicates_about = どの卓も配られるカードと引くカードが同じです。終わったらブリッジのように席ごとに比べます。同じ席で下回った卓ごとにマッチポイント2点、同点なら1点です。レート戦ではありません。
duplicates_how_seats =
    { GIVEN($seats) ->
        [no] 席数は必要なだけ
       *[yes] 1卓{ $seats }席
    }
duplicates_how_hints =
    { $hints ->
        [no] ヒントなし
       *[yes] ヒントあり
    }
duplicates_how_company = 各卓に{ LIST($company, between: "、") }
duplicates_secret = 各卓は非公開スレッドで、すべて終わるまでほかの人には何も見えません。ただし「スレッドの管理」権限のあるメンバーは、Discord上でのぞくことができます。
duplicates_gathering = { $opener }さんが開きました。現在{ $count }人、最大{ $most }人です。卓はランダムに分け、空いた席にはボットが座ります。
duplicates_fewer = 希望の{ $wanted }卓より少なくなりました。どの卓にも少なくとも1人が座ります。
duplicates_calledOff = 中止になりました。何も配られていません。
duplicates_closed = 途中で閉じられました。終わった卓だけを比べ、残りはそのまま続きます。
duplicates_compared = 比較は別のメッセージにあります。
duplicates_noThreads = ⚠️ ここに非公開スレッドを作れません。**非公開スレッドの作成**と**スレッドでメッセージを送信**の権限が必要です。自動的に再試行し、何も失われません。

duplicates_stop = 中止
duplicates_sure = はい、終えます

duplicates_opened = デュプリケートを開きました。まもなくこのチャンネルに案内が出ます。
duplicates_joined = 参加しました。卓は開始時にランダムに決まります。
duplicates_left = 抜けました。
duplicates_started = 始まります。卓ごとに非公開スレッドが立ち、そこに座る人が追加されます。
duplicates_stopAsk = デュプリケートを中止しますか？何も配られません。
duplicates_closeAsk = デュプリケートを閉じますか？終わった卓を今比べ、残りは続きますが数えません。
duplicates_closeForfeits = ⚠️ あなたの卓はまだ続いています。閉じると、あなたの席は最下位になります。
duplicates_stopped = 中止しました。
duplicates_closedNow = 閉じました。
duplicates_onlyHere = デュプリケートはサーバー用です。非公開スレッドを作れるチャンネルで開いてください。
duplicates_offer = 同じ配札を複数の卓で。最後に比べます…
duplicates_offered = 同じ配札を{ NUMBER($count) }卓で
duplicates_offeredAlone = 同じソロの配札を{ NUMBER($count) }人で
duplicates_noneEnded = 終わった卓がなく、比べるものがありません。
duplicates_place =
    { GIVEN($share) ->
        [no] `{ $place }` { $name } · – · マッチポイント{ $matchPoints }点 · 卓{ $table }
       *[yes] `{ $place }` { $name } · { PERCENT($share) } · マッチポイント{ $matchPoints }点 · 卓{ $table }
    }
duplicates_seat = 席{ $number }
duplicates_score =
    { GIVEN($total) ->
        [no] 卓{ $table } { $name } –（{ $matchPoints }）
       *[yes] 卓{ $table } { $name } { $total }（{ $matchPoints }）
    }
duplicates_rounds = ラウンドごと
duplicates_parted = { $turn }手目まではどの卓も同じで、そこで席{ $seat }の選択が分かれました。
duplicates_oneWay = どの卓も最後まで同じ選択でした。
duplicates_scale = -# かっこ内はマッチポイントです。放棄された席と、中止になった卓の席は最下位です。自分のゲームの途中で閉じた人の席も同じです。
duplicates_proof = -# シード`{ $seed }`、ソルト`{ $salt }`。
duplicates_stillPlayed = -# シードは最後の卓が終わると公開します。
duplicates_counted = デュプリケート{ $count }回：マッチポイント平均{ PERCENT($share) }

hints_ask = ヒント
hints_title = **おすすめの手**（よい順）
hints_margin = 見込み **{ $points }**
hints_score = 得点の見込み **{ $points }**
hints_exactly = 詳しい理由は？
hints_after =
    { $first ->
        [no] *{ $action }* の後：
       *[yes] *{ $action }* の後（想定した対局での割合）：
    }
hints_shares =
    { GIVEN($why) ->
        [no] もう一方は{ $other }、こちらは{ $share }
       *[yes] もう一方は{ $other }、こちらは{ $share }。もう一方では：{ $why }
    }
hints_lead = その時の得点のリード：{ $lead }（もう一方では{ $leadOther }）。
hints_gets =
    { GIVEN($name) ->
        [no]
            { $gain ->
                [nothing] { $thing }で何も得られない
                [less] { $thing }で得るものが減る
               *[more] { $thing }で得るものが増える
            }
       *[yes]
            { $gain ->
                [nothing] { $name }が{ $thing }で何も得られない
                [less] { $name }が{ $thing }で得るものが減る
               *[more] { $name }が{ $thing }で得るものが増える
            }
    }
hints_because =
    { $better ->
        [no] *{ $action }* より悪い点：{ $reason }。
       *[yes] *{ $action }* よりよい点：{ $reason }。
    }
hints_against = 不利な点：{ $reason }
hints_unnamed =
    { $better ->
        [no] *{ $action }* よりやや悪い手です。際立つ理由はありません。
       *[yes] *{ $action }* よりややよい手です。際立つ理由はありません。
    }
hints_comparedWith = *{ $action }* と比べて：{ $reasons }
hints_rest = そのほか：{ $points }
hints_even =
    { $ahead ->
        [no] 一見したところ、*{ $action }* とほぼ同じです。
       *[yes] 先まで試したところ、*{ $action }* とほぼ同じです。
    }
hints_noReason = *{ $action }* と比べて：合わせて{ $points }。特に大きな理由はありません。
hints_marginMeans = 見込み：終了時の得点からほかの人の平均を引いたもの。あなたに見える範囲で考えています。
hints_scoreMeans = 見込み：終了時の得点。あなたに見える範囲で考えています。
hints_press = 押すとボードで見られます。確定するまでは何も起こりません。ヒントはボタンの並び順より先まで読みます。
hints_counted = このゲームで使ったヒント：{ $used }回。
hints_only = できることは一つだけなので、ヒントには数えません：
hints_none = 助言できることがないので、ヒントには数えません。
hints_used = 使ったヒント：{ $count }回。
hints_usedBy = 使ったヒント：{ LIST($uses, between: "、") }。
hints_usedByOne = { $person }さん{ $count }回

puzzles_title = **{ $game }・パズル**
puzzles_round = ラウンド{ NUMBER($round) }
puzzles_ask = **あなたが選びます。最善手は？**
puzzles_back = -# 前に解いたことのあるパズルです。レーティングは変わりません。
puzzles_which = パズル：一つの局面、一つの決断、一つの最善手。どのゲームにしますか？
puzzles_gameButton =
    { GIVEN($rating) ->
        [no] { $game }
       *[yes] { $game } · { $rating }
    }
puzzles_right = ✅ **正解！**
puzzles_wrong = ❌ **もっとよい手がありました。**
puzzles_before = このパズルには{ $when }に答えました。
puzzles_best = 最善手
puzzles_chosen = あなたの手
puzzles_why = *{ $action }* よりよい理由：
puzzles_imagined =
    { $best ->
        [no] もう一方の行動の後、同じ対局：
       *[yes] 最善の行動の後、想定した一局：
    }
puzzles_means = -# 2の損とは、自分の手番2回の後に、リードが2点小さいことです。想定した{ NUMBER($worlds) }局の平均です。
puzzles_theme = -# テーマ：{ $theme }・このパズルのレーティング：{ $rating }
puzzles_themes_prepare = 準備
puzzles_themes_deny = 相手に取らせない
puzzles_themes_goal = 目標を進める
puzzles_themes_race = 競争
puzzles_themes_risk = リスク
puzzles_themes_timing = タイミング
puzzles_themes_save = 温存
puzzles_themes_position = 形勢
puzzles_rating = パズルのレーティング：{ $before } → **{ $after }**
puzzles_unrated = パズルのレーティング：**{ $rating }**（変わるのは各パズルの最初の答えだけ）
puzzles_provisional = -# 最初の答え10回までは「?」がつきます。
puzzles_next = 次のパズル
puzzles_stop = 終わる
puzzles_other = ほかのゲーム
puzzles_again = いちばん古いものをもう一度
puzzles_more = もっと解く
puzzles_done = { $game }のパズル{ NUMBER($count) }問すべてに答えました。お見事です！
puzzles_returns = 間違えたパズルは{ $when }にまた出ます。
puzzles_oldest = 古いものから解き直せます。レーティングは変わりません。
puzzles_run = **終了：** { NUMBER($answered) }問中{ NUMBER($solved) }問正解、最高{ NUMBER($longest) }問連続。
puzzles_noRun = 今回はまだパズルに答えていません。
puzzles_runRating = { $game }：{ $before } → **{ $after }**
puzzles_stats = パズルのレーティング：**{ $rating }**、{ NUMBER($answers) }問中{ NUMBER($solved) }問正解（答えはすべて公開されています）

leagues_head = **{ $name }** · { $game }リーグ
leagues_how_seats =
    { $seats ->
        [2] 一対一
       *[other] 1卓{ $seats }人まで
    }
contests_noPace = 時間制限なし
leagues_how_rounds =
    { GIVEN($rounds) ->
        [no] ラウンド数は人数による
       *[yes] 全{ $rounds }ラウンド
    }
leagues_how_cup = その後、上位{ $cup }人の決勝トーナメント
leagues_scale = 順位ごとの得点：{ LIST($scales, between: "、") }。同順位は分け合います。
leagues_ties = 同点の場合は、直接対決、対戦相手の平均点、ゲームの得点の割合、抽選の順で決めます。
leagues_absent = 持ち時間が切れた人は、戻るまで代わりのボットが進めます。ボットに任せたゲームは0点で、2回目からは待機者が席を継ぎます（逃したラウンドごとに{ $missed }点）。不戦は{ $bye }点です。
leagues_filled = 卓の空席には{ $player }が入ります。得点はなく、ほかの人の順位はその席がないものとして数えます。
leagues_noCup = 決勝トーナメントなし
leagues_fill =
    { $on ->
        [no] 空席はそのまま
       *[yes] 空席にはふつうのボットが座る
    }
leagues_drawn = 組み合わせはシード`{ $seed }`からランダムに決まります。
leagues_gathering = { $opener }さんが開きました。現在{ $count }人、{ $fewest }～{ $most }人で遊べます。ゲームはこのチャンネルのスレッドで自動的に始まり、レート戦になります。
leagues_cup =
    { $players ->
        [2] 決勝
        [4] 準決勝
       *[other] 準々決勝
    }
contests_tablesLeft =
    { $open ->
        [0] すべての卓が終わりました。
       *[other] { $all }卓中{ $open }卓が進行中です。
    }
leagues_waiting = 空席待ち：{ LIST($names, between: "、") }
leagues_over = 🏆 { $winner }さんの優勝です。ラウンドの得点は{ $total }点でした。
leagues_closed = このリーグは途中で閉じられました。進行中のゲームは続きます。
leagues_noThreads = ⚠️ ここにスレッドを作れません。**公開スレッドの作成**と**スレッドでメッセージを送信**の権限が必要です。自動的に再試行し、何も失われません。
leagues_shut = ⚠️ リーグのチャンネルに書き込めなくなりました。リーグは待機し、自動的に再試行します。
contests_table = 卓{ $number }
leagues_byes = 今回は不戦（{ $bye }点）：{ LIST($names, between: "、") }
leagues_called = -# このメッセージは誰にもメンションしません。手番になったら、スレッドでメンションします。

contests_join = 参加
contests_leave = 抜ける
contests_start = 開始
leagues_standing = 順位
contests_close = 閉じる

leagues_opened = **{ $name }**を開きました。まもなくこのチャンネルに案内が出ます。
leagues_joined = **{ $name }**に参加しました。
leagues_nowWaiting = **{ $name }**はすでに始まっています。待機リストに入り、次に空いた席を継ぎます。
leagues_left = **{ $name }**を抜けました。進行中のゲームは最後まで続きます。
leagues_started = **{ $name }**が始まります。卓はチャンネルのスレッドに立ちます。
leagues_closeAsk = **{ $name }**を閉じますか？以後のラウンドはなく、優勝者もいません。進行中のゲームは続きます。
leagues_closedNow = **{ $name }**を閉じました。

leagues_row = `{ $place }` { $name }：{ $total }点、{ $games }ゲーム
leagues_gone = 抜けた
leagues_out = 除外
leagues_ownGame = このラウンドのゲーム：{ $thread }
leagues_ownBye = このラウンドは不戦です。
leagues_ownOver = このラウンドのゲームは終わりました。
leagues_ownComing = このラウンドの卓はまもなく立ちます。
leagues_notIn = このリーグには参加していません。
leagues_noVariant =
    { COUNT($known) ->
        [0] このゲームに別ルールはありません。
       *[other] その別ルールはありません。選べるもの：{ LIST($known, between: "、") }。
    }
leagues_onlyHere = リーグはサーバー用です。スレッドを作れるチャンネルで開いてください。

players_does_easy = { $name }：気さくな初心者のように、次の一手だけを見ます。勝てる相手です。
players_does_medium = { $name }：一手ごとに、今とこの先の得失を考えます。
players_does_hard = { $name }：よい手を何度も試してから決めます。数秒かかります。
players_add = ボットを加える
players_manage = ボット
players_ask = **誰を卓に加えますか？**
players_full = 満席です。
players_added = { $name }が席につきました（{ $taken }/{ $wanted }人）。
players_for = { $person }さんの代わりのボット
players_thinking = { LIST($names) }が考えています。
players_unknown = 「{ $typed }」というボットはいません。選べるのは{ LIST($possible) }です。何人かは「2 { $strongest }」や「{ LIST($pair, between: ", ") }」のように書きます。

seatPages_lookAt = { $name }の席を見る

refusals_no-match =
    { GIVEN(COMMAND("solo")) ->
        [no] このチャンネルにゲームはありません。{ COMMAND("new") }で卓を立てられます。
       *[yes] このチャンネルにゲームはありません。{ COMMAND("new") }で卓を立てられます。一人で始めるなら{ COMMAND("solo") }です。
    }
refusals_channel-busy =
    { $status ->
        [lobby] { $asker ->
            [stranger] { $free ->
                [0] 一つのチャンネルで遊べるのは一度に1ゲームです。ここでは満席の卓がまもなく始まります。
               *[other] 一つのチャンネルで遊べるのは一度に1ゲームです。ここの卓はプレイヤーを待っています。{ COMMAND("game") } → 参加するで席につけます。
            }
           *[other] 一つのチャンネルで遊べるのは一度に1ゲームです。ここの卓はプレイヤーを待っていて、あなたは席についています。
        }
       *[other] 一つのチャンネルで遊べるのは一度に1ゲームで、ここでは今ゲームが進行中です。別のチャンネルかスレッドで立ててください。
    }
refusals_already-seated = もうこの卓の席についています。
refusals_not-seated =
    { $gathering ->
        [no] この卓の席についていないので、できることはありません。ゲームは{ COMMAND("board") }で見られます。
       *[yes] { $full ->
            [no] この卓の席についていません。{ COMMAND("game") } → 参加するで席につけます。
           *[yes] この卓の席についておらず、席はすべて埋まっています。
        }
    }
refusals_no-players = このゲームにはまだボットがいません。人を誘ってください。
refusals_players-only = 卓には人が一人は必要ですが、席が残りません。席：{ $seats }、ボット：{ $players }。
refusals_table-full = 満席です。{ $seats }席とも埋まっています。
refusals_too-few = 人数が足りません。{ $needed }人必要ですが、今は{ $seats }人です。ほかの人は「参加する」を押します。
refusals_already-started =
    { $asker ->
        [seated] ゲームはもう始まっていて、席は変えられません。席を手放すには{ COMMAND("game") } → リタイアする…を使います。
        [opener] ゲームはもう始まっていて、席は変えられません。席を手放すには{ COMMAND("game") } → リタイアする…を使います。
       *[other] ゲームはもう始まっていて、席は変えられません。ゲームは{ COMMAND("board") }で見られます。
    }
refusals_not-started = ゲームはまだ始まっていません。人数がそろえば卓を立てた人が、満席になれば席についている誰もが始められます。
refusals_not-opener_start =
    { GIVEN($opener) ->
        [no] 満席になるまでは、始められるのは卓を立てた人だけです。
       *[yes] 満席になるまでは、始められるのは卓を立てた{ $opener }さんだけです。
    }
refusals_not-opener_cancel =
    { $asker ->
        [stranger] { GIVEN($opener) ->
            [no] 取りやめにできるのは卓を立てた人だけです。
           *[yes] 取りやめにできるのは卓を立てた{ $opener }さんだけです。
        }
       *[other] { GIVEN($opener) ->
            [no] 取りやめにできるのは卓を立てた人だけです。自分の席は{ COMMAND("game") } → 抜けるで返せます。
           *[yes] 取りやめにできるのは卓を立てた{ $opener }さんだけです。自分の席は{ COMMAND("game") } → 抜けるで返せます。
        }
    }
refusals_not-opener_other =
    { GIVEN($opener) ->
        [no] それができるのは卓を立てた人だけです。
       *[yes] それができるのは卓を立てた{ $opener }さんだけです。
    }
refusals_others-seated = ほかの人が座っているので、この卓は案内のとおりに遊びます。席を立って、別の卓を立てることはできます。
refusals_over = ゲームは終わりました。結果は{ COMMAND("board") }で見られます。新しく立てるには{ COMMAND("new") }を使います。
refusals_cancel-alone = ボットが相手のレート戦は中止できません。勝ったときだけ数えることになるからです。{ COMMAND("game") } → リタイアする…で終わらせると負けになります。
refusals_cancel-counts = レート戦やリーグのゲームを中止できるのは、プレイヤー全員の同意か、席のないサーバー管理者だけです。
refusals_pause-alone = ボットが相手のレート戦は一時停止できません。勝ったときだけ数えることになるからです。`/games settings`の不在で時計が止まります。
refusals_live-alone = ライブのゲームは2人以上で遊びます。ボットはどの速さでも待ってくれます。`pace`を付けないか、誰かの席を空けてください。
refusals_live-duplicate = デュプリケートの卓は各自の都合のよいときに遊ぶので、ライブにはできません。別の`pace`を選んでください。
refusals_duplicate-invited = この卓には招待した人がいるので、デュプリケートにできません。だれも招待せずに別の卓を立ててください。
refusals_not-live = このゲームはもうゆっくり進んでいます。
refusals_resigned =
    { $end ->
        [outOfTime] このゲームでは時間切れになり、席はボットが代わりに進めています。様子は{ COMMAND("board") }で見られます。
        [left] 長く席を離れたためこのゲームは終了扱いとなり、席はボットが代わりに進めています。様子は{ COMMAND("board") }で見られます。
       *[resigned] このゲームはリタイアしていて、席はボットが代わりに進めています。様子は{ COMMAND("board") }で見られます。
    }
refusals_stale = これが作られた後にゲームが進んだので、何もしませんでした。
refusals_late = コマンドが届くまでにゲームが進んだので、何もしませんでした。
refusals_late-choice = これを送った後に選択を変えたので、何もしませんでした。
refusals_no-such-order = その予約はありません。取り消されたか、この手には合わないものです。有効な予約は手札の画面にあります。
refusals_too-many-orders = 予約がすでに{ $limit }件あり、これ以上は画面に入りません。先に手札の画面で一つ取り消してください。何もしませんでした。
refusals_not-to-act =
    { COUNT($people) ->
        [0] あなたの手番ではありません。
       *[other] あなたの手番ではありません。{ LIST($people, after: "さん") }を待っています。
    }
refusals_no-hints =
    { $why ->
        [rated] これはレート戦なので、ヒントはありません。`rated:False`で立てたゲームでは使えます。
        [off] この卓はヒントなしで遊びます。できることはすべて手番の画面にあり、遊び方は{ COMMAND("rules") }にあります。
       *[other] このゲームではヒントを出せません。うまい遊び方を教わっていません。遊び方は{ COMMAND("rules") }にあります。
    }
refusals_bad-seats =
    { GIVEN($min) ->
        [no] このゲームは{ $max }人用です。
       *[yes] このゲームは{ $min }〜{ $max }人用です。
    }
refusals_not-allowed = 一人ではこのゲームを中止できません。開始前は卓を立てた人、開始後は全員の賛成か、「サーバー管理」権限のある人が中止できます。
refusals_undo-nothing = まだ何も行われていないので、取り消すものがありません。
refusals_undo-over = ゲームは終わりました。すべて公開された後は取り消せません。
refusals_undo-first = 最初の挑戦は記録になるので、取り消せません。後の練習では取り消せます。
refusals_rated-undo = ボットが相手のレート戦では、何かが公開されたりボットが応じたりした後は取り消せません。
refusals_undo-not-yours =
    { COUNT($people) ->
        [0] 取り消せるのは自分の最後の手だけです。ここで最後に行動したのはほかの人です。
       *[other] 取り消せるのは自分の最後の手だけです。ここで最後に行動したのは{ LIST($people, after: "さん") }です。
    }
refusals_undo-acted-since =
    { COUNT($people) ->
        [0] 取り消せるのはゲームの最後の手だけです。あなたの後に誰かが行動しています。
       *[other] 取り消せるのはゲームの最後の手だけです。あなたの後に{ LIST($people, after: "さん") }が行動しています。
    }
refusals_undo-consent =
    { $reason ->
        [revealed] 取り消すにはほかの全員の賛成が必要です。新しいものが公開され、見なかったことにはできません。
        [together] 取り消すにはほかの全員の賛成が必要です。何人かが一緒に選んだ手です。
        [acted] 取り消すにはほかの全員の賛成が必要です。その後にほかの人が選んでいます。
       *[other] 取り消すにはほかの全員の賛成が必要です。ほかの人にも関わることです。
    }
refusals_undo-asked =
    { COUNT($people) ->
        [0] すでに申し出があります。ほかの人は48時間以内に返事をします。
       *[other] すでに{ LIST($people, after: "さん") }が申し出ています。ほかの人は48時間以内に返事をします。
    }
refusals_undo-own-request = 自分で申し出たことです。決めるのはほかの人です。
refusals_undo-no-request = 取り消しの申し出はありません。自分の最後の手は{ COMMAND("undo") }で取り消せます。
refusals_undo-settled =
    { $status ->
        [agreed] この件は決まりました。全員が賛成し、取り消されました。
        [refused] この件は決まりました。反対があり、手はそのままです。
        [withdrawn] この件は決まりました。取り下げられ、手はそのままです。
        [lapsed] この件は決まりました。48時間以内に返事がそろわず、手はそのままです。
       *[other] この件は決まりました。もう質問はありません。
    }
refusals_paused = このゲームは一時停止中です。再開に賛成が集まるまで、何もできません。
refusals_not-paused = このゲームは一時停止していません。
refusals_bad-seat = この卓にその席はありません。
refusals_seat-resigned =
    { $end ->
        [outOfTime] その席は時間切れになりました。席は最後までボットが代わりに進めます。
        [left] その席の人は席を離れました。席は最後までボットが代わりに進めます。
       *[resigned] その席の人はリタイアしました。席は最後までボットが代わりに進めます。
    }
refusals_seat-away =
    { COUNT($people) ->
        [0] その人は不在です。時計は止まっていて、また動くのは{ $until }です。
       *[other] { LIST($people, after: "さん") }は不在です。時計は止まっていて、また動くのは{ $until }です。
    }
refusals_seat-absent =
    { COUNT($people) ->
        [0] その人は席を外していて、もうボットが代わりに進めています。
       *[other] { LIST($people, after: "さん") }は席を外していて、もうボットが代わりに進めています。
    }
refusals_seat-offered = その席はすでに募集中です。
refusals_not-late =
    { GIVEN($late) ->
        [no] { COUNT($people) ->
            [0] その人は遅れていません。
           *[other] { LIST($people, after: "さん") }は遅れていません。
        }
       *[yes] { COUNT($people) ->
            [0] その人は遅れていません。この手番の期限は{ $late }です。
           *[other] { LIST($people, after: "さん") }は遅れていません。この手番の期限は{ $late }です。
        }
    }
refusals_vote-own-seat = これはあなた自身の席についての質問です。決めるのはほかの人で、あなたが行動すれば終わります。
refusals_vote-other-player =
    { COUNT($people) ->
        [0] ここではすでにその人が別の代わりを提案しています。先にそれに答えるか、決まるまで待ってください。
       *[other] ここではすでに{ LIST($people, after: "さん") }が別の代わりを提案しています。先にそれに答えるか、決まるまで待ってください。
    }
refusals_no-vote = このゲームにその質問はありません。
refusals_vote-settled =
    { $status ->
        [agreed] この投票は終わりました。可決されました。
        [refused] この投票は終わりました。否決されました。
        [withdrawn] この投票は終わりました。取り下げられたか、必要なくなりました。
        [lapsed] この投票は終わりました。48時間以内に決まりませんでした。
       *[other] この投票は終わりました。もう質問はありません。
    }
refusals_no-offer = ここで募集中の席はありません。
refusals_unwelcome = この卓には参加できません。{ COMMAND("new") }で別のチャンネルに卓を立てられます。
refusals_blocked-here = ここにはあなたがブロックした人がいます：{ LIST($people, after: "さん") }。`/games settings`で解除できます。
refusals_nudge-nobody = 今ここで催促できる人はほかにいません。
refusals_nudge-early = 手番の最初の1時間は催促できません。催促できるのは{ $until }です。
refusals_nudged = もう催促しました。次に催促できるのは{ $until }です。
refusals_live-clock = ライブのゲームでは時計が知らせ、時計が決めます。手番の人は、その前に進めなければ{ $until }に負けになります。
refusals_seat-moved = その人はゲームのチャンネルを使えませんでした。その人のゲームはダイレクトメッセージで続き、時間が延びます。
refusals_bad-zone = 知らないタイムゾーンです。Asia/TokyoやEurope/Lisbonのように選んでください。
refusals_no-zone = おやすみ時間にはタイムゾーンが必要です。一緒に選んでください。
refusals_bad-hours = 時刻を読めませんでした。0:00から23:59までを、22:30、22時30分、午後10時のように、別々に書いてください。
refusals_away-past = その日はもう過ぎています。
refusals_away-long = 不在にできるのは最長{ $days }日です。
refusals_block-self = 自分をブロックすることはできません。
refusals_too-many_invitations = 一つの卓に招待できるのは{ $limit }人までです。
refusals_too-many_lobbies = ここであなたが立てた募集中の卓が{ $count }件あります。上限は{ $limit }件です。先にどれかを始めるか、取りやめにしてください。
refusals_too-many_live = 終わっていないゲームに{ $count }件参加しています。上限は{ $limit }件です。先にどれかを終えるか、リタイアするか、中止してください。`/games list`で一覧が見られます。
refusals_too-many_other = ここであなたが立てた終わっていないゲームが{ $count }件あります。上限は{ $limit }件です。先にどれかを終えるか、中止してください。
refusals_no-invitations = 招待を受け付けていない人がいます：{ LIST($people, after: "さん") }。
refusals_you-blocked = あなたがブロックしているので招待できません：{ LIST($people, after: "さん") }。
refusals_remove-yourself = 自分を外すことはできません。自分の席は{ COMMAND("game") } → 抜けるで返せます。
refusals_not-at-table = その人はこの卓の席についていません。
refusals_may-not-open =
    { $who ->
        [manage-server] このサーバーで卓を立てられるのは「サーバー管理」権限のあるメンバーだけです。
       *[other] このサーバーで卓を立てられるのは、決められたロールのメンバーだけです。
    }
refusals_not-all-here =
    { $asker ->
        [opener] まだ返事のない人がいます：{ LIST($people, after: "さん") }。「参加する」を押してもらうか、{ COMMAND("game") }で席を空けてください。
       *[other] { GIVEN($opener) ->
            [no] まだ返事のない人がいます：{ LIST($people, after: "さん") }。「参加する」を押してもらうか、{ COMMAND("game") }で席を空けてください。
           *[yes] まだ返事のない人がいます：{ LIST($people, after: "さん") }。「参加する」を押してもらうか、{ $opener }さんが席を空けます。
        }
    }
refusals_not-over =
    { $status ->
        [cancelled] このゲームは中止されたので、もう一度遊ぶものがありません。{ COMMAND("new") }で新しく立てられます。
       *[other] 再戦はゲームが終わってからです。
    }
refusals_never-started = この卓は何も始まらないうちに取りやめになったので、記録がありません。
refusals_no-record = このゲームには、ほかのプログラムで読める記録がありません。
refusals_review-running = このゲームはまだ続いています。解析は終わってからです。それまでは、一人へのヒントが全員へのヒントになります。
refusals_review-nothing = 解析するものがありません。この席では本人が何も選んでいません。
refusals_review-not-yours = 解析できるのは、このゲームで遊んだ人だけです。このゲームの解析を共有した人はまだいません。
refusals_review-no-judge = ボットはこのゲームをプレイできないので、解析できません。
refusals_stats-private = この人は成績を公開していません。
refusals_no-period = { $first }年から{ $latest }年までの年か、最近1〜{ $months }か月を選んでください。
refusals_no-deal = その名前の回はありません。コードを確かめるか、アーカイブで過去の日を見てください。
refusals_deal-to-come = この日はまだ始まっていません。
refusals_deal-unplayed = ほかの人の結果は、自分で遊んだ後にわかります。
refusals_no-solo-deal = このゲームは一人では遊べません。
refusals_no-puzzles = このゲームのパズルはありません。
refusals_puzzle-gone = このパズルはもうありません。`/games puzzle`で別のパズルを表示します。
refusals_bad-setting = ここではその設定はできません。次から選んでください：{ LIST($possible, between: "、") }。
refusals_too-soon_open =
    { $minutes ->
        [60] 一つのサーバーで一人が立てられるのは1時間に{ $times }ゲームまでです。次は{ $until }です。
       *[other] 一つのサーバーで一人が立てられるのは{ $minutes }分間に{ $times }ゲームまでです。次は{ $until }です。
    }
refusals_too-soon_thread =
    { $minutes ->
        [60] 一つのサーバーで一人が作れるゲームのスレッドは1時間に{ $times }個までです。次は{ $until }です。
       *[other] 一つのサーバーで一人が作れるゲームのスレッドは{ $minutes }分間に{ $times }個までです。次は{ $until }です。
    }
refusals_too-soon_invite =
    { $minutes ->
        [60] 一人が卓に誘えるのは1時間に{ $times }人までです。この人たちを誘えるのは{ $until }です。
       *[other] 一人が卓に誘えるのは{ $minutes }分間に{ $times }人までです。この人たちを誘えるのは{ $until }です。
    }
refusals_too-soon_invite-one =
    { $minutes ->
        [60] 同じ人を卓に誘えるのは1時間に{ $times }回までです。次は{ $until }です。
       *[other] 同じ人を卓に誘えるのは{ $minutes }分間に{ $times }回までです。次は{ $until }です。
    }
refusals_too-soon_rematch =
    { $minutes ->
        [60] 同じゲームの再戦を申し込めるのは1時間に{ $times }回までです。次は{ $until }です。
       *[other] 同じゲームの再戦を申し込めるのは{ $minutes }分間に{ $times }回までです。次は{ $until }です。
    }
refusals_too-soon_ask =
    { $minutes ->
        [60] 一人がゲームのほかの人に聞けるのは1時間に{ $times }回までです。次は{ $until }です。
       *[other] 一人がゲームのほかの人に聞けるのは{ $minutes }分間に{ $times }回までです。次は{ $until }です。
    }
refusals_too-soon_share =
    { $minutes ->
        [60] 一人が投稿できるゲームのカードは1時間に{ $times }枚までです。次は{ $until }です。
       *[other] 一人が投稿できるゲームのカードは{ $minutes }分間に{ $times }枚までです。次は{ $until }です。
    }
refusals_too-soon_puzzle =
    { $minutes ->
        [60] 一人が出題を受けられるパズルは1時間に{ $times }問までです。次は{ $until }です。
       *[other] 一人が出題を受けられるパズルは{ $minutes }分間に{ $times }問までです。次は{ $until }です。
    }
refusals_too-soon_undo =
    { $minutes ->
        [60] 一人がゲームで取り消せるのは1時間に{ $times }手までです。次は{ $until }です。
       *[other] 一人がゲームで取り消せるのは{ $minutes }分間に{ $times }手までです。次は{ $until }です。
    }
refusals_too-soon_away =
    { $minutes ->
        [60] 不在の期間を変えられるのは1時間に{ $times }回までです。次は{ $until }です。
       *[other] 不在の期間を変えられるのは{ $minutes }分間に{ $times }回までです。次は{ $until }です。
    }
refusals_too-soon_wish =
    { $minutes ->
        [60] 卓のお知らせをオンにできるのは1時間に{ $times }サーバーまでです。次は{ $until }です。
       *[other] 卓のお知らせをオンにできるのは{ $minutes }分間に{ $times }サーバーまでです。次は{ $until }です。
    }
refusals_too-soon_seek =
    { $minutes ->
        [60] 対戦相手を探せるのは1時間に{ $times }回までです。次は{ $until }です。
       *[other] 対戦相手を探せるのは{ $minutes }分間に{ $times }回までです。次は{ $until }です。
    }
refusals_too-soon_report =
    { $minutes ->
        [60] 通報できるのは1時間に{ $times }回までです。次は{ $until }です。
       *[other] 通報できるのは{ $minutes }分間に{ $times }回までです。次は{ $until }です。
    }
refusals_too-soon_phrase =
    { $minutes ->
        [60] ひとことを送れるのは1時間に{ $times }回までです。次は{ $until }です。
       *[other] ひとことを送れるのは{ $minutes }分間に{ $times }回までです。次は{ $until }です。
    }
refusals_too-soon_other = 回数が多すぎます。次にできるのは{ $until }です。

refusals_no-league = このサーバーにその名前のリーグはありません。
refusals_league-solo = このゲームは一人用なので、リーグはありません。
refusals_league-rounds = リーグのラウンドは、決勝トーナメントを除いて1～{ $max }回です。
refusals_league-cup = 決勝トーナメントは上位2人、4人、8人で、二人で遊べるゲームに限ります。
refusals_league-name = その名前のリーグはこのサーバーですでに開催中です。別の名前を付けてください。
refusals_leagues-many = 一つのサーバーで同時に開けるリーグは{ $limit }個までです。
refusals_contest-full = 満員です。最大{ $limit }人です。
refusals_contest-few = 少なくとも{ $needed }人必要ですが、今は{ $people }人です。
refusals_contest-in =
    { $waits ->
        [yes] すでに待機リストに入っています。
       *[other] すでに参加しています。
    }
refusals_contest-not-in = 参加していません。
refusals_contest-left = このリーグを抜けたので、同じシーズンには戻れません。
refusals_contest-started = すでに始まっています。
refusals_contest-over = すでに終わっています。
refusals_contest-not-opener =
    { GIVEN($opener) ->
        [no] 開いた人と、「サーバー管理」権限のあるメンバーだけができます。
       *[yes] 開いた{ $opener }さんと、「サーバー管理」権限のあるメンバーだけができます。
    }
refusals_league-no-pause = ほかの人が待つため、リーグのゲームは一時停止できません。不在にすると、時計は最長1週間止まります。

refusals_no-duplicate = そのデュプリケートはもうありません。
refusals_duplicate-tables = デュプリケートは{ $min }～{ $max }卓です。
refusals_duplicates-many = 1つのサーバーで同時に開けるデュプリケートは{ $limit }つまでです。
refusals_duplicate-uneven = このゲームにはボットがいないため、{ $people }人では{ $tables }卓を同じように埋められません。
refusals_duplicate-apart = この人たちをこれだけの卓に分けることはできません。卓を増やすか、人を減らせばできます。
refusals_duplicate-on = 同じ配札のゲームがまだ続いています。すべての卓が終わるまで、この卓を見られるのは座っている人だけで、山に何があったかは誰にも知らせません。
refusals_duplicate-no-offer = ほかの卓で同じ配札のゲームが続いている間は、席を引き継げません。
refusals_duplicate-undo = 取り消せません。ほかの卓ではまだ伏せられているものを見ています。

refusals_no-such-game = そのゲームはありません。
refusals_wishes-many = 卓のお知らせは{ NUMBER($limit) }サーバーまでです。先にどれかをオフにしてください。
refusals_watch-seated = このゲームに席があります。観戦しなくても、観戦者より多くを見られます。
refusals_watch-many = 一度に観戦できるのは{ NUMBER($limit) }ゲームまでです。先にどれかをやめてください。
refusals_watch-unseen = 観戦できるのは、見られるサーバーのチャンネルのゲームだけです。非公開で遊ばれるゲームは観戦できません。
refusals_call-none = このサーバーでは、卓からメンションできるロールが決まっていません。サーバーの管理者が`/games server`で決めます。
refusals_call-gone = このサーバーが決めたロールは削除されています。サーバーの管理者が`/games server`で別のロールを決めます。
refusals_call-silent = **{ $role }**をボットがメンションしても、誰にも届きません。サーバー設定→ロール→そのロール→「このロールに対して@mentionを許可する」をオンにしてください。
refusals_call-unknown = そのロールにメンションできるかどうか、今は確かめられません。少し後でもう一度お試しください。
refusals_call-often = 1つのサーバーでロールにメンションできるのは{ NUMBER($hours) }時間に1回です。次は{ $until }です。
refusals_called = この卓からはもうロールにメンションしました。1卓に1回です。
refusals_only-here = この卓は、いまはほかのサーバーの人を受け入れていません。そのサーバーだけに表示されているか、サーバーがメンバーだけに限っています。`/games find`でほかの卓を見られます。
refusals_place-busy = この卓を表示する場所では、ほかのゲームが進行中です。1つの場所でできるゲームは1つだけです。それが終わってから座るか、ほかのチャンネルで`/games find`を使ってください。
refusals_unlisted = このサーバーは、卓をほかのサーバーに表示しません。サーバーを管理できる人が変えられます：`/games server`。
refusals_not-at-lobby = ロールにメンションできるのは、この卓の席についている人だけです。
refusals_no-phrase = そのひとことはありません。盤面の下のボタン「ひとこと言う」で、すべて見られます。
refusals_phrases-here = このゲームの参加者は全員このチャンネルにいるので、直接書き込めます。
refusals_phrases-many =
    { $status ->
        [running] 前回の行動のあと、ひとことを{ $limit }回送りました。次の行動のあとでまた送れます。
       *[other] ゲームは終わりました。このゲームではもうひとことを送れません。
    }

games_privacy_title = **あなたについて保存しているもの**
games_privacy_never = アカウントのIDだけで、ほかの情報はありません。メッセージやアドレスは保存しません。
games_privacy_name = 最後に見た名前：{ $name }
games_privacy_nothing = 何もありません。ここで遊んだことがありません。
games_privacy_seats = ゲームの席：**{ NUMBER($seats) }**、うち進行中：**{ NUMBER($running) }**
games_privacy_rest = 設定のほか、招待：**{ $invitations }**、投票：**{ $votes }**、ブロックした人：**{ $blocks }**
games_privacy_more = すべてはダウンロードするファイルに含まれます。削除すると、名前と設定がどこからも消えます。
games_privacy_exported = あなたについて保存しているすべてのデータです。このファイルはあなただけに見えます。
games_privacy_file = 一人について保存しているすべて（JSON）
games_privacy_exportButton = ダウンロード
games_privacy_forgetButton = データを削除…
games_privacy_forgetAsk =
    { $running ->
        [0] あなたのデータを削除しますか？設定と成績は削除され、終わったゲームでは名前が「プレイヤー」と席の番号になります。各ゲームの最新のメッセージは書き換えられますが、古いメッセージは残ります。取り消しはできません。
       *[other] あなたのデータを削除しますか？設定と成績は削除され、終わったゲームでは名前が「プレイヤー」と席の番号になります。**進行中の{ NUMBER($running) }ゲームはリタイアするか抜けます。**各ゲームの最新のメッセージは書き換えられますが、古いメッセージは残ります。取り消しはできません。
    }
games_privacy_forgetSure = 完全に削除
games_privacy_keep = すべて残す
games_privacy_kept = 何も変わっていません。
games_privacy_forgotten = 完了しました。{ NUMBER($games) }ゲームからあなたのデータを削除しました。チャンネルの古いメッセージは残ります。モデレーターが削除できます。

games_glance_onlyInServers = これはサーバーのゲームを見るものです。サーバーで使ってください。
games_glance_none = このサーバーに、あなたが見られる進行中のゲームはありません。
games_glance_choose = どのゲームを見ますか？
games_glance_strange = そのゲームは見つかりません。進行中のゲームはこちらです：
games_glance_more = 古い順に{ NUMBER($offered) }件です。ほかのゲームは、チャンネルかその中のメッセージのリンクで指定してください。
games_glance_toBoard = ゲームへ
games_glance_others = ほかのゲーム

games_doctor_allowed = このチャンネルを見て、投稿し、画像を添付し、自分の投稿を読むことができます。
games_doctor_lacks = 権限「{ $permission }」がありません。
games_doctor_threads = ここでスレッドを作れます。
games_doctor_noThreads = 権限{ LIST($permissions, before: "「", after: "」") }がありません。専用スレッドで遊ぶときだけ必要です。
games_doctor_grant = 許可のしかた：チャンネルの編集→権限→ボットのロールを追加→上の権限を許可。全チャンネルなら：サーバー設定→ロール→ボットのロール。
games_doctor_direct = ダイレクトメッセージです。権限は不要で、ソロゲームを遊べます。
games_doctor_database = データベースは応答しています（{ NUMBER($milliseconds) }ミリ秒）。
games_doctor_badDatabase = データベースが応答しないので、今は遊べません。ボットの運営者に知らせてください。
games_doctor_outbox = このチャンネルへの投稿を待つメッセージ：{ NUMBER($waiting) }件。
games_doctor_quietOutbox = このチャンネルへの投稿を待つメッセージはありません。
games_doctor_parked = 投稿できずに取ってあるメッセージ：{ NUMBER($messages) }件。
games_doctor_why_noChannel = 前回、Discordの返事は「そのチャンネルはない」でした。
games_doctor_why_noAccess = 前回、Discordの返事は「このチャンネルは見られない」でした。
games_doctor_why_noPermission = 前回、Discordの返事は「ここでの権限がない」でした。
games_doctor_why_noMessages = 前回、Discordの返事は「あなたには書けない」でした。
games_doctor_why_removed = このサーバーから外されていました。
games_doctor_why_operator = このサーバーでは、運営者がボットの利用を停止しています。
games_doctor_why_other = 前回、Discordが受け付けませんでした。理由はログにあります。ボットの運営者に聞いてください。
games_doctor_parkedGrant = 足りない権限を許可してから、ここでもう一度`/games server`を使ってください。すぐに送り直します。
games_doctor_parkedAgain = 足りないものはもうありません。送り直しています。
games_doctor_parkedElsewhere =
    { COUNT($named) ->
        [0] このサーバーのほか{ NUMBER($channels) }チャンネルでも投稿できませんでした。
       *[other] このサーバーのほか{ NUMBER($channels) }チャンネルでも投稿できませんでした。そこで`/games server`を使ってください：{ LIST($named) }。
    }
games_doctor_board = ボードを{ NUMBER($milliseconds) }ミリ秒で描きました。下に表示します。
games_doctor_badBoard = ボードを描けませんでした。ボットの運営者に知らせてください。
games_doctor_well = **ここは問題ありません。**
games_doctor_ill = **ここには足りないものがあります。**

games_operator_maintenance = **メンテナンスのお知らせ**：{ $from }から{ $to }ごろまで、ボットは応答できません（開始：{ $when }）。終了後、どのゲームも続きから遊べます。
games_operator_over = **メンテナンスは終了しました。**どのゲームも続きから遊べます。
games_operator_announces = **ボットの運営者からのお知らせ：**
games_operator_closed = **ボットの運営者がこのゲームを終了しました。**レートには反映されません。
games_operator_paused = **ボットの運営者がこのゲームを一時停止しました。**参加者の投票で再開できます。
games_operator_rewound = **ボットの運営者がこのゲームを修復しました。**前の局面から続きます。直近の{ NUMBER($moves) }手は取り消されました。
games_operator_blockedPerson = ボットの運営者により、あなたの利用は停止されています。`/games settings`でデータの表示と削除は引き続きできます。
games_operator_blockedServer = ボットの運営者により、このサーバーでの利用は停止されています。`/games settings`でデータの表示と削除は引き続きできます。
games_operator_support = サポート：{ $address }
games_host_notOwner = このコマンドを使えるのはボットの運営者だけです。

games_lists_title =
    { $waiting ->
        [0] **あなたのゲーム：{ NUMBER($games) }件**
       *[other] **あなたのゲーム：{ NUMBER($games) }件**、うち手番待ち{ NUMBER($waiting) }件
    }
games_lists_page = { $page }/{ $pages }ページ
games_lists_together = { $place }：{ LIST($people, after: "さん") }と
games_lists_alone = { $place }：一人で
games_lists_yours = **あなたの手番**（{ $since }から）
games_lists_theirs =
    { COUNT($people) ->
        [0] 待機中（{ $since }から）
       *[other] { LIST($people, after: "さん") }待ち（{ $since }から）
    }
games_lists_paused = 一時停止（{ $since }から）
games_lists_gathering = 募集中 { $taken }/{ $wanted }人（{ $since }から）
games_lists_openTitle = **空席のある卓：{ NUMBER($tables) }件**
games_lists_noSuchTable = そのような卓は見つかりません。別のサーバーか、あなたに見えないチャンネルの卓かもしれません。
games_lists_sitAt = { $index }. 席につく：{ $game }
games_lists_first = 先頭へ
games_lists_earlier = ◀ 前へ
games_lists_later = 次へ ▶
games_lists_onlyInServers = これはサーバーのゲームについてのものです。サーバーで使ってください。
games_lists_ownStats = **{ $game }の成績**
games_lists_statsOf = このサーバーでの{ $person }さんの**{ $game }**
games_lists_nothingCounted = 成績に残ったゲームはまだありません。
games_lists_gamesAndWins = ゲーム数：**{ NUMBER($games) }**、勝ち：**{ NUMBER($wins) }**（{ PERCENT($share) }）
games_lists_average = 平均得点：**{ NUMBER($points) }**
games_lists_best = 最高の手番：**{ NUMBER($points) }点**
games_lists_withPlayers =
    { GIVEN($average) ->
        [no] { $category }、ボット入り：{ NUMBER($games) }ゲーム、勝ち{ NUMBER($wins) }
       *[yes] { $category }、ボット入り：{ NUMBER($games) }ゲーム、勝ち{ NUMBER($wins) }、平均{ NUMBER($average) }点
    }
games_lists_solo = { $category }：最高**{ NUMBER($points) }点**
games_lists_practised = { $category }（練習）：{ NUMBER($games) }ゲーム、最高{ NUMBER($points) }点
games_lists_hints = 使ったヒント：**{ NUMBER($count) }**
games_lists_leaderboard = **このサーバーの{ $game }**
games_lists_emptyLeaderboard = このサーバーで成績に残った{ $game }のゲームはまだありません。
games_lists_row = { $place }. { $person }：{ LIST($parts, between: "、") }
games_lists_parts_wins = { NUMBER($games) }ゲームで{ NUMBER($wins) }勝
games_lists_parts_average = 平均{ NUMBER($average) }点
games_lists_parts_best = 最高の手番{ NUMBER($best) }点
games_lists_aloneTitle = **ソロ**
games_lists_soloRow = { $category }の最高：{ LIST($bests, between: "、") }
games_lists_soloBest = { $person } { NUMBER($points) }点
games_lists_hidden = -# ここに載りたくないときは`/games settings`で設定してください。
games_lists_leaderboardEverywhere = **すべてのサーバーの{ $game }**
games_lists_nobodyEverywhere = { $game }の全サーバーランキングに載ることを希望した人はまだいません。`/games settings`で載れます。
games_lists_nobodyAnywhere = 全サーバーランキングに載ることを希望した人はまだいません。`/games settings`で載れます。
games_lists_listedEverywhere = -# 載っているのは`/games settings`で希望した人です。
games_lists_ownPlace = … あなたは{ NUMBER($place) }位です
games_lists_ratingLegend = -# 名前の後はレーティングです。レート戦10回までは「?」がつきます。

games_profile_own = **{ $title }**：あなたの成績
games_profile_of = **{ $title }**：{ $person }さんの成績
games_profile_rating = レーティング：**{ $rating }**（レート戦{ NUMBER($games) }回）
games_profile_withPlayers = ボットとの対戦：**{ $rating }**（{ NUMBER($games) }ゲーム）
games_profile_provisional = -# レート戦10回までは「?」がつきます。
games_profile_nothing = レート戦はまだありません。何人かで遊ぶゲームは`rated:False`で立てたもの以外がレート戦です。ボットとのゲームは`rated:True`でレート戦になります。
games_profile_nothingOf = { $person }さんはこのサーバーのレーティングに載っていません。
games_profile_joinEverywhere = 全サーバーに載せる
games_profile_leaveEverywhere = ここだけに載せる
games_profile_stats = 統計

games_year_own = **あなたの振り返りです。** あなただけに見えます。
games_year_posts = -# ここに投稿すると、このサーバーのゲームと、共有した解析だけが載ります。
games_year_of = { $person }さんの振り返りです（このサーバーのゲーム）。
games_year_server = **このサーバーで遊ばれたゲームです。** あなただけに見えます。
games_year_nothing = この期間に終わった、数えられるあなたのゲームはありません。最後まで遊んだゲームが数えられます。
games_year_nothingOf = この期間にこのサーバーで終わった、数えられる{ $person }さんのゲームはありません。
games_year_nothingServer = この期間にこのサーバーで終わった、数えられるゲームはありません。成績を公開していない人は数えません。
games_year_by = { $person }さんがゲームを振り返ります：
games_year_serverBy = { $person }さんがこのサーバーのゲームを振り返ります：
games_year_ready = -# { $year }年の振り返りができました：`/games profile`

games_settings_title = **あなたの設定**（すべてのゲームとサーバー共通）
games_settings_saved = 保存しました。
games_settings_switches_pings = 手番の通知
games_settings_switches_invitations = ゲームへの招待
games_settings_switches_stats = 成績の公開
games_settings_switches_learns = 就寝時間を自動で学習
games_settings_switches_everywhere = 全サーバーランキングへの掲載
games_settings_switches_named = ほかのサーバーのプレイヤーに名前を表示
games_settings_switches_puzzles = 終わった対戦を名前なしでパズルにしてよい
games_settings_on = オン
games_settings_off = オフ
games_settings_zone = タイムゾーン
games_settings_noZone = 未設定
games_settings_zoneNow = { $zone }、今は{ $clock }
games_settings_quiet = おやすみ時間
games_settings_noQuiet = なし
games_settings_quietLearnt = { $hours }（自動）
games_settings_away = 不在
games_settings_notAway = いいえ
games_settings_awayUntil = { $moment }まで
games_settings_blocked = ブロック
games_settings_nobodyBlocked = なし
games_settings_people = { NUMBER($count) }人
games_settings_unseenPlayers = 名前の見えない人：{ NUMBER($count) }人
games_settings_unseenPlayer = 名前の見えない人（{ $day }にブロック）
games_settings_chooseSwitches = オンにする設定…
games_settings_chooseZone = あなたのタイムゾーン…
games_settings_zoneOff = タイムゾーンなし
games_settings_otherZone = ほかのタイムゾーン
games_settings_otherQuiet = ほかのおやすみ時間
games_settings_city = 都市名（例：Tokyo）
games_settings_quietFrom = 始まり（例：22:30）
games_settings_quietTo = 終わり（例：7:00）
games_settings_blocks = ブロックした人
games_settings_data = 自分のデータ
games_settings_menus = 設定は下のメニューで選ぶようになりました。何も変わっていません。
games_settings_chooseQuiet = おやすみ時間：通知なしの時間帯
games_settings_quietOff = おやすみ時間なし
games_settings_chooseAway = 不在にする期間…
games_settings_awayOff = 不在をやめる
games_settings_days = { NUMBER($count) }日
games_settings_daysUntil = { NUMBER($count) }日（{ $day }まで）
games_settings_choosePerson = 誰かをブロック
games_settings_choosePersonBack = ブロックを解除
games_settings_hours = 活動する時間帯
games_settings_hoursTitle = **活動する時間帯**：{ NUMBER($acts) }回分、{ $zone }の時刻ごと。40回になると寝ている時間がわかり、その間は通知しません。
games_settings_noHours = 活動した時刻の記録はまだありません。
games_settings_notCounted = 活動した時刻は記録していません。オンにできます。
games_settings_forgetHours = 記録を削除
games_settings_hoursForgotten = 削除しました。
games_settings_back = 戻る

games_server_title = **このサーバーのゲーム**
games_server_language = ボードの言語
games_server_ownLanguage = サーバーの言語
games_server_languages_en = 英語
games_server_languages_ko = 韓国語
games_server_languages_pt-BR = ポルトガル語（ブラジル）
games_server_languages_de = ドイツ語
games_server_languages_es-ES = スペイン語
games_server_languages_fr = フランス語
games_server_languages_ja = 日本語
games_server_pace = 新しいゲームのペース
games_server_housePace = 卓を開く人が選ぶ
games_server_paces_none = 制限なし
games_server_paces_day = 1手番に1日
games_server_paces_three-days = 1手番に3日
games_server_paces_two-weeks = 1手番に14日
games_server_mayOpen = 卓を立てられる人
games_server_mayCancel = ほかの人のゲームを中止できる人
games_server_place = ゲームの場所
games_server_places_anywhere = チャンネルとスレッド
games_server_places_edited = チャンネル（1つのメッセージを編集）
games_server_places_threads = それぞれ専用のスレッド
games_server_listed = 卓をほかのサーバーに表示
games_server_strangers = ほかのサーバーの人がその卓に座れる
games_server_ifWished = 卓を開いた人が望む場合
games_server_never = しない
games_server_everyone = 全員
games_server_managers = 「サーバー管理」権限のあるメンバー
games_server_onlyManagers = -# 変更できるのは「サーバー管理」権限のあるメンバーです。
games_server_saved = 保存しました。このチャンネルでお知らせします。
games_server_nothingNew = 変更はありません。すでにその設定でした。
games_server_choose = 変える設定…
games_server_chooseRole = ロール…
games_server_chooseChannel = チャンネル…
games_server_acts = モデレーターの記録
games_server_check = このチャンネルを点検する
games_server_noActs = モデレーターの権限で行われたことはありません。
games_server_actsTitle = **モデレーターがしたこと**（新しい順）
games_server_back = 戻る
games_server_morningChannel = 朝のメッセージ
games_server_noMorning = なし
games_server_morningHour = 朝のメッセージの時刻
games_server_morningZone = その時刻のタイムゾーン
games_server_morningGone = そのチャンネルはここにないか、あなたには見えません。朝のメッセージには別のチャンネルを選んでください。
games_server_morningNext = 次の朝のメッセージは{ $at }です。
games_server_morningLacks = { $channel }に画像を投稿できません。足りない権限：{ LIST($permissions) }。このチャンネルで私のロールに許可してから、もう一度選んでください。
games_server_morningClosed = { $channel }に朝のメッセージを投稿できません。1時間ごとにもう一度試します。足りない権限を許可するか、`/games server`で別のチャンネルを選んでください。
games_server_onePerson = 誰か
games_server_changed = { $person }さんがこのサーバーのゲームの設定を変えました：
games_server_calledOff = { $person }さんがモデレーターとして、ここの{ $game }のゲームを中止しました。
games_server_cancelAct = { $person }さんが{ $game }のゲームを中止
games_server_settingsAct = { $person }さんが設定：{ LIST($settings) }

games_vitals_title = **運営者向け：ボットの調子**。このプロセスの開始は{ $since }です。
games_vitals_interactions = 操作：応答**{ NUMBER($answered) }**、拒否{ NUMBER($refused) }、進行に追い越された{ NUMBER($stale) }、失敗{ NUMBER($failed) }、間に合わず{ NUMBER($late) }、抑制{ NUMBER($slowed) }、二重{ NUMBER($repeated) }。
games_vitals_firstAnswer = 最初の応答：{ $within }。
games_vitals_board = 手の後、ボードがチャンネルに出るまで：{ $within }。
games_vitals_outbox = 投稿待ち：すぐ{ NUMBER($due) }、再試行{ NUMBER($retrying) }、時刻待ち{ NUMBER($later) }、チャンネルが開くのを待つもの{ NUMBER($parked) }。遅れている中で最も古いものの待ち時間は{ $oldest }。
games_vitals_live =
    { COUNT($games) ->
        [0] 進行中のゲーム：なし。閉じたチャンネルにあるもの：{ NUMBER($parked) }。
       *[other] 進行中のゲーム：{ LIST($games, between: "、") }。閉じたチャンネルにあるもの：{ NUMBER($parked) }。
    }
games_vitals_noDatabase = 待ちと進行中のゲームは不明です。データベースが応答しません。
games_vitals_pictures = 画像：処理中{ NUMBER($waiting) }。{ $within }。失敗{ NUMBER($failed) }。
games_vitals_thoughts = 思考：処理中{ NUMBER($waiting) }。{ $within }。急いだ手{ NUMBER($hurried) }。失敗{ NUMBER($failed) }。
games_vitals_database = データベースのトランザクション：{ $within }。
games_vitals_eventLoop = イベントループの遅れ：99%は{ $p99 }以内、最大{ $worst }。
games_vitals_requests = Discordが数えるリクエスト：直近1分で毎秒{ NUMBER($perSecond) }（上限50）。制限による待ち{ NUMBER($rateLimits) }回、合計{ $waited }。
games_vitals_shards = このプロセスのシャード：{ NUMBER($all) }中{ NUMBER($held) }。
games_vitals_liveGame = { $title } { NUMBER($running) }（募集中{ NUMBER($lobbies) }）
games_vitals_milliseconds = { NUMBER($milliseconds) }ミリ秒
games_vitals_seconds = { NUMBER($seconds) }秒
games_vitals_within = 半数は{ $median }以内、95%は{ $p95 }以内
games_vitals_never = この1時間にはなし

people_closed = Discordがメッセージの送信を拒否しました。ダイレクトメッセージが閉じられています。そのため、そこでのお知らせ（募集中の卓、観戦中のゲーム）をすべてオフにしました。サーバーメニュー→プライバシー設定でダイレクトメッセージを許可してから、もう一度オンにしてください。

people_tables_notify = 卓が立ったら知らせる
people_tables_announced = お知らせオン：{ $game }
people_tables_allGames = すべてのゲーム
people_tables_turnOff = お知らせをオフにする
people_tables_back = 戻る
people_tables_on = **このサーバーで卓が立ったら、ダイレクトメッセージでお知らせします。** ゲーム：**{ $game }**
people_tables_off = このサーバーで卓が立っても、お知らせは届きません。
people_tables_rule = -# 多くても1時間に1回で、おやすみ時間と不在の間は届きません。その間に立った卓は、まだ空席があればまとめてお知らせします。見られない卓はお知らせしません。
people_tables_callsAreOff = `/games settings`で通知がオフになっています。オンにするまで何も届きません。
people_tables_greeting = サーバーでのご希望どおり、卓が立ったらここでお知らせします。どのお知らせからでもオフにできます。
people_tables_lookThere = 今メッセージを送りました。ダイレクトメッセージをご覧ください。
people_tables_turnedOff = オフにしました。そのサーバーの卓はもうお知らせしません。そのサーバーの`/games find`でまたオンにできます。
people_tables_wasOff = すでにオフです。
people_tables_opened =
    { $tables ->
        [1] **卓が立ちました**
       *[other] **卓が{ NUMBER($tables) }件立ちました**
    }
people_tables_more = …ほか{ NUMBER($tables) }件：サーバーの`/games find`で見られます。
people_tables_sitThere = ここからは、その席につけるかどうか確かめられません。その卓で席についてください：{ $link }
people_tables_servers = 卓のお知らせ：**{ NUMBER($count) }サーバー**（そのサーバーの`/games find`で変更）

people_watch_watch = 観戦する
people_watch_stop = 観戦をやめる
people_watch_done = 完了
people_watch_toGame = ゲームへ
people_watch_modes_rounds = ラウンドごと
people_watch_modes_end = 終わりだけ
people_watch_watching_rounds = { $place }の**{ $game }**を観戦します。ラウンドの終わりごとと、ゲームの終わりに、起きている時間にダイレクトメッセージを送ります。
people_watch_watching_end = { $place }の**{ $game }**を観戦します。ゲームの終わりに、起きている時間にダイレクトメッセージを送ります。
people_watch_stopped = このゲームの観戦をやめました。
people_watch_notWatching = このゲームを観戦していません。
people_watch_askThere = ここからは{ $place }を見られるかどうか確かめられません。そこで「観戦する」を押してください。
people_watch_roundEnded =
    { $round ->
        [0] { $title }
        { $place }でラウンドが終わりました。
       *[other] { $title }
        { $place }で第{ NUMBER($round) }ラウンドが終わりました。
    }
people_watch_gameEnded =
    { $title }
    { $place }で**ゲームが終わりました**。
people_watch_reviewShared =
    { $title }
    { $place }でのこのゲームの解析が公開されました：
people_watch_noReviewYet = -# プレイヤーが解析を公開したら、お送りします。
people_watch_watchers = { NUMBER($count) }人が観戦中

people_roles_call =
    { GIVEN($role) ->
        [no] ロールにメンション
       *[yes] @{ $role }にメンション
    }
people_roles_called = 別のメッセージでメンションしました。
people_roles_message = { $mention } { $person }さんが仲間を探しています：**{ $game }**、空席{ NUMBER($free) }。
people_roles_setting = 卓からメンションできるロール
people_roles_none = なし

people_find_title = **対戦相手を探す**
people_find_none = 今は何も探していません。ゲームを選ぶと、ほかのサーバーも含めて相手を探します。
people_find_tables = このサーバーの空席のある卓：{ NUMBER($tables) }
people_find_tablesElsewhere = ほかのサーバーの卓
people_find_entry = **{ $game }**：{ $when }から
people_find_people =
    { $people ->
        [1] このゲームを探している人はまだほかにいません。
       *[other] あなたを含めて{ NUMBER($people) }人がこのゲームを探しています。
    }
people_find_anyPace = 持ち時間は問わない
people_find_seats = { NUMBER($seats) }人
people_find_anySeats = 人数は問わない
people_find_rated = レート戦
people_find_unrated = レートなし
people_find_anyRated = レート戦でもなしでも
people_find_anyLanguage = 言語は問わない
people_find_wishes = { $game }の希望…
people_find_language = できれば{ $language }
people_find_inChannel = ゲームは{ $channel }で始まります。
people_find_inDirect = ゲームはこのボットとのダイレクトメッセージで始まります。
people_find_lapses = -# 募集は{ $when }に終わります。おやすみ時間、不在の間、そこで別のゲームをしている間は始まりません。
people_find_lapsesLive = -# 募集は{ $when }に終わります。それまではおやすみ時間でもゲームが始まることがあります。そこで別のゲームをしている間だけは待ちます。
people_find_held = 今そこでは別のゲームが進行中です。それが終わると始まります。
people_find_live = { $game }（ライブ）
people_find_leave = { $game }を探すのをやめる
people_find_bot = その間ボットと：{ $game }
people_find_left = { $game }を探すのをやめました。
people_find_wasOff = { $game }はもう探していません。ゲームが始まったか、募集が終わりました。
people_find_greeting = 相手が見つかりしだい、ここにゲームを表示します。
people_find_closed = メッセージを送れないため、ダイレクトメッセージでゲームを表示できません。共通のサーバーのメニュー→プライバシー設定でダイレクトメッセージを許可するか、ボットが使えるチャンネルで{ $command }を使ってください。
people_find_failed = 今Discordがメッセージを受け付けなかったため、何もしませんでした。1分後にもう一度お試しください。
people_find_found = **{ $game }：相手が見つかりました。** 盤面はこのチャットにあります。
people_find_player = { $name }（レート{ $rating }）
people_find_newcomer = { $name }（レートなし）
people_find_playersOf = 参加者：{ $game }
people_find_players = ほかの参加者
people_find_playersRule = -# ブロックすると、どのサーバーでも再び一緒になりません。名前の見えない人のブロックは、名前が隠されるゲームでだけ働きます。通報はこのゲームとともにボットの運営者に届きます。相手には知らされません。
people_find_block = ブロック：{ $name }
people_find_unblock = ブロック解除：{ $name }
people_find_report = 通報：{ $name }
people_find_blocked = { $name }：ブロックしました。もう同じ卓にはなりません。
people_find_unblocked = { $name }：ブロックを解除しました。
people_find_reported = { $name }：運営者に通報しました。

people_say_button = 💬 ひとこと言う
people_say_rule = -# 選んだひとことは、ほかの人が手番を終えるまで、それぞれの言語で盤面の下に表示されます。それ以外に書いたものは伝わりません。
people_say_line = 💬 { $name }：{ $phrase }
people_say_said = 送ったひとこと：{ $phrase }
people_say_hide = ひとことを隠す
people_say_show = ひとことを表示
people_say_shows_shown = このゲームで、ほかの人のひとことを再び表示します。
people_say_shows_hidden = このゲームでは、ほかの人のひとことを表示しません。
people_say_shows_others = ここではほかの人も同じメッセージを読むので、ひとことは残ります。全員が隠すと消えます。
people_say_phrases_hello = こんにちは！
people_say_phrases_good-luck = よろしくお願いします！
people_say_phrases_nice-move = いい手ですね！
people_say_phrases_well-played = お見事です！
people_say_phrases_was-away = すみません、席を外していました。
people_say_phrases_little-time = 今はあまり時間が取れないので、遅くなります。
people_say_phrases_thanks = 対戦ありがとうございました！
## Open tables of other servers, under /games find.

people_everywhere_title = **あなたの席がある卓{ NUMBER($tables) }つ**（このサーバーまたはほかのサーバー）
people_everywhere_none = いま、このサーバーにもほかのサーバーにも、あなたの席がある卓はありません。`/games find`で相手を探せます。自分の卓をほかのサーバーに表示すると、そこでこの一覧に載ります。
people_everywhere_ratings = レーティング：{ LIST($ratings, between: "、") }

# Of a table at which people of other servers can't sit down.
people_everywhere_members = そのサーバーのメンバーのみ
people_everywhere_greeting = あなたが座る卓をここに表示します。
people_everywhere_inDirect = 卓はこのボットとのダイレクトメッセージに表示されます。
people_everywhere_here = 卓はこのチャンネルに表示されます。
people_everywhere_playHere = このチャンネルで遊ぶ
people_everywhere_playDirect = ダイレクトメッセージで遊ぶ

# Below a lobby.
people_everywhere_shown = -# この卓は、ほかのサーバーの人にも`/games find`で見え、座れます。

# A button.
people_everywhere_show = ほかのサーバーにも表示

# A button.
people_everywhere_hide = ここだけに表示
people_everywhere_shownNow = あなたの卓は、ほかのサーバーの人にも`/games find`で見えるようになりました。名前は見えません。
people_everywhere_hiddenNow = あなたの卓は、ここだけに表示されるようになりました。すでに座っているほかのサーバーの人は残ります。

# In place of a lobby's message, where nobody sits at it any more.
people_everywhere_left = この{ $game }の卓には、ここからはもうだれも座っていません。

# In place of a board, where nobody plays any more.
people_everywhere_goesOn = この{ $game }のゲームは別の場所で続きます。ここから参加している人はもういません。
