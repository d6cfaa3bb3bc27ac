deals_daily = デイリー第{ $number }回
deals_challenge = チャレンジ { $code }
deals_points = 点
deals_par = 基準{ $points }点
deals_parStreet = 基準：強いボット
deals_streak = { $days }日連続
deals_unplayed = ソロ、全員に同じカード
deals_practice = 練習
deals_race = 各ラウンド後の得点
deals_street = ラウンドごとの階数：{ LIST($levels, between: "、") }
deals_legend = 1ラウンドに家1軒、高いほど高得点

duels_daily = デイリー対決 第{ $number }回
duels_challenge = 対決 { $code }
duels_unplayed = 強いボットと対決
duels_you = あなた
duels_bot = 強いボット
duels_gained = 各ラウンドで得点が多かった方
duels_rounds =
    { GIVEN($name) ->
        [no] ラウンドごとのあなたとボットの得点：{ LIST($scores, between: "、") }
       *[yes] ラウンドごとの{ $name }さんとボットの得点：{ LIST($scores, between: "、") }
    }
duels_race = 各ラウンド後の点差
duels_par = 基準 { $lead }

leagues_league = { $game }リーグ
leagues_gathering = 現在{ $people }人
leagues_round = 第{ $round }ラウンド（全{ $rounds }回）
leagues_cup =
    { $players ->
        [2] 決勝
        [4] 準決勝
       *[other] 準々決勝
    }
leagues_over = 最終順位
leagues_closed = 終了
leagues_points = 点
leagues_course = ラウンドごと
leagues_gone = 抜けた
leagues_out = 除外
leagues_row = { $place }位 { $name } { $points }点
leagues_duel =
    { GIVEN($winner) ->
        [no] { $one } – { $other }
       *[yes] { $one } – { $other }：{ $winner }
    }

players_strengths_easy = やさしい
players_strengths_medium = ふつう
players_strengths_hard = 強い
players_people_easy = イネス, トメ, リタ
players_people_medium = ドゥアルテ, リディア, ヴァスコ
players_people_hard = アメリア, バルタザール, レオノール
players_nameless = 名前のない人
players_you = あなた
players_seat = { $number }番の席
players_stranger =
    { GIVEN($number) ->
        [no] プレイヤー
       *[yes] プレイヤー{ $number }
    }
players_elsewhere =
    { GIVEN($number) ->
        [no] 別のサーバーのプレイヤー
       *[yes] 別のサーバーのプレイヤー{ $number }
    }
players_hidden =
    { GIVEN($number) ->
        [no] ゲスト
       *[yes] ゲスト{ $number }
    }
players_resigned = { LIST($names, after: "さん") }はリタイアし、最下位です。
players_outOfTime = { LIST($names, between: "、", after: "さん") }は時間切れのため最下位です。
players_left = { LIST($names, between: "、", after: "さん") }は席を離れたため最下位です。
seatEnds_resigned = リタイア
seatEnds_outOfTime = 時間切れ
seatEnds_left = 離席
seatEnds_removed = サーバー退出
seatEnds_replaced = 交代
seatEnds_standIn = ボットが代行
overBy_outOfTime = 終了：時間切れ
overBy_left = 終了：離席

profile_rating = レーティング
profile_unrated = まだなし
profile_games = ゲーム
profile_won = 勝率
profile_streak = 連勝中
profile_streakBest = 最長{ NUMBER($games) }連勝
profile_best = 最高の手番
profile_course = 最近のレート戦{ NUMBER($games) }回
profile_courseWithPlayers = ボットとの対戦{ NUMBER($games) }回
profile_noCourse = 最初のレート戦から線が始まります
profile_opponents = よく当たる相手
profile_against = { NUMBER($games) }回中{ NUMBER($ahead) }回上
profile_favourite = よく使う色：{ $name } { $part }
profile_level = ボットと比べると
profile_provisional = レート戦10回までは「?」がつきます。
profile_ratingCourse = ゲームごとのレーティング：{ LIST($points, between: "、") }
profile_players = ボット：{ LIST($bots, between: "、") }

review_title = { $name }さんの流れ
review_accuracy = 正確さ { $points }
review_ahead = リード
review_behind = ビハインド
review_score = 最終得点の見込み
review_start = 開始時
review_deal = 自分のカード
review_luck = 運
review_others = 相手のミス
review_own = 自分のミス
review_end = 終了時
review_stopped = 打ち切り時
review_turn = 手番{ $number }
review_chances = 勝率 { $best } → { $played }
review_course = 手番ごとの最終結果の見込み：{ LIST($points, between: "、") }
review_played = 選んだ手
review_better = よりよい手
review_dear = 損の大きかった手番

lobby_freeSeat = 空席
lobby_invited = 招待中

headline_wins = { $name }の勝ち
headline_leads = { $name }がリード

year_inGames = ゲームで振り返る一年
year_lastMonths = 最近{ NUMBER($months) }か月
year_played = { NUMBER($games) }ゲーム
year_won = { NUMBER($wins) }勝（{ $share }）
year_people = { NUMBER($people) }人
year_best = 最高{ NUMBER($points) }点
year_months = 月ごとのゲーム数
year_move = 最高の一手
year_inOneMove = 一手で得た点
year_rival = ライバル
year_met = { NUMBER($games) }回対戦
year_ahead =
    { $level ->
        [0] { NUMBER($ahead) }回上
       *[other] { NUMBER($ahead) }回上、{ NUMBER($level) }回同位
    }
year_streak = 最長の連勝
year_wins = 続けて勝ったゲーム
year_rating = レーティング上昇
year_luck = いちばんの幸運
year_beforeMoves = 最初の手までの得点差
year_cost = いちばん高くついた手
year_givenAway = 失った点
year_score = 最高得点
year_record = 新記録
year_closest = いちばんの接戦
year_busiest = 最多プレイ

refusals_over = ゲームは終わりました。
refusals_notYourTurn = あなたの番ではありません。
refusals_notNow = 今はできません。
refusals_noAction = 「{ $typed }」というアクションはありません。
refusals_possible = できること：{ $list }。
refusals_strange = このゲームではできません。

seats_standIns_easy = やさしいボット
seats_standIns_medium = ふつうのボット
seats_standIns_hard = 強いボット
seats_absent =
    { $how ->
        [steady] この先は決まった手順でボットが{ $person }さんの代わりに進めます。ここで何か操作すれば、席に戻れます。
       *[other] この先は{ TERM($how, "seats_standIns") }が{ $person }さんの代わりに進めます。ここで何か操作すれば、席に戻れます。
    }
seats_gone =
    { $how ->
        [steady] { $person }さんがサーバーを離れました。当面は決まった手順でボットが席を進めます。ほかの人は席を誰かに譲れます。
       *[other] { $person }さんがサーバーを離れました。当面は{ TERM($how, "seats_standIns") }が席を進めます。ほかの人は席を誰かに譲れます。
    }
seats_back = { $person }さんが戻り、自分で続けます。
seats_moved = { $person }さんはゲームのチャンネルを使えなくなりました。{ $person }さんのゲームはダイレクトメッセージで続きます。
seats_unreached = { $person }さんに連絡できず、誰が原因かもわかりません。そのため、ゲームは結果なしで終わります。
seats_offered = { $person }さんの席を引き継ぐ人を募集しています。最初に押した人が、得点ごと引き継ぎます。それまでは本人の席です。
seats_offer-lapsed = 48時間以内に{ $person }さんの席を引き継ぐ人がいなかったので、募集を終わります。
seats_taken = { $person }さんが{ $before }さんの席を引き継ぎます。ようこそ！
seats_away = { $person }さんは{ $until }まで不在です。このゲームの時計は止まります。
seats_awayInPart =
    { $days ->
        [0] { $person }さんは{ $until }まで不在です。このゲームの時計は止まりません。
       *[other] { $person }さんは{ $until }まで不在です。このゲームの時計が止まるのは、あと{ $days }日までです。
    }
seats_here = { $person }さんが戻りました。
seats_take = 席を引き継ぐ
seats_took = この席はあなたのものです。ボードは次に届きます。
seats_comeBack = 戻りました
seats_youAreBack = ふたたび自分で席を進めます。

votes_propose_play-once = この手番をボットに任せる
votes_propose_play-until-back = 戻るまでボットに任せる
votes_propose_offer = 席を譲る
votes_propose_pause = 一時停止
votes_propose_unpause = 再開
votes_propose_slow = ゆっくり続ける
votes_playFor = { $person }さんの代わりにボットが打つ
votes_offerSeat = { $person }さんの席を募集する
votes_choose = 代わりを選ぶ
votes_whoPlays = **誰が{ $target }さんの代わりをしますか？** ほかの人に聞きます。
votes_ways_play-once = この手番
votes_ways_play-until-back = 戻るまで
votes_asks_play-once =
    { $how ->
        [steady] { $person }さんの提案：{ $target }さんのこの手番を、決まった手順でボットが代わりに進める。
       *[other] { $person }さんの提案：{ $target }さんのこの手番を{ TERM($how, "seats_standIns") }が代わりに進める。
    }
votes_asks_play-until-back =
    { $how ->
        [steady] { $person }さんの提案：{ $target }さんが戻るまで、決まった手順でボットが代わりに進める。
       *[other] { $person }さんの提案：{ $target }さんが戻るまで{ TERM($how, "seats_standIns") }が代わりに進める。
    }
votes_asks_offer = { $person }さんの提案：{ $target }さんの席をほかの人に譲る。
votes_asks_pause = { $person }さんの提案：ゲームを一時停止する。
votes_asks_unpause = { $person }さんの提案：ゲームを再開する。
votes_asks_slow = { $person }さんの提案：ゆっくり続ける（1手番に1日、メンションあり）。
votes_question =
    { COUNT($people) ->
        [0] { $needed }人の賛成が必要です。期限は{ $until }です。
       *[other] { LIST($people, after: "さん") }、賛成しますか？{ $needed }人の賛成が必要です。期限は{ $until }です。
    }
votes_soFar =
    { $refused ->
        [0] 今のところ賛成{ $agreed }/{ $needed }人。
       *[other] 今のところ賛成{ $agreed }/{ $needed }人、反対{ $refused }人。
    }
votes_agreed = **可決されました。**
votes_refused = **否決されました。** 何も変わりません。
votes_withdrawn = もう必要なくなりました。
votes_withdrewBy = { $person }さんが取り下げました。
votes_lapsed = 48時間以内に決まりませんでした。何も変わりません。
votes_youAsked = ほかの人に聞きました。
votes_youAgreed = 賛成しました。
votes_youRefused = 反対しました。
votes_youWithdrew = 取り下げました。
votes_carried = 可決され、実行しました。

undo_ask = ほかの人に聞く
undo_agree = 賛成
undo_refuse = 反対
undo_done = 取り消しました。ボードは次に届きます。
undo_askPractice = 取り消しますか？このゲームの得点は練習扱いになり、記録には残りません。
undo_practise = 取り消す
undo_asked = 聞きました。48時間以内に{ LIST($people, after: "さん") }の賛成が必要です。ゲームで何か行われると、この申し出はなくなります。
undo_allAgreed = これで全員が賛成し、取り消されました。ボードは次に届きます。
undo_youRefused = 反対しました。手はそのままです。
undo_youAgreed = 賛成しました。まだ返事待ち：{ LIST($stillAsked, after: "さん") }。
undo_asks = { $person }さんが取り消しを申し出ました：
undo_question = { LIST($people, after: "さん") }、賛成しますか？ほかの全員の賛成が必要です。期限は{ $until }です。ゲームで何か行われると、この申し出はなくなります。
undo_agreed = 全員が賛成し、取り消されました。
undo_refused = 反対があり、手はそのままです。
undo_refusedBy = { $person }さんが反対し、手はそのままです。
undo_refusedNews =
    { GIVEN($by) ->
        [no] 反対があり、手はそのままです。{ $asker }さんが最後の手の取り消しを申し出ていました。
       *[yes] { $by }さんが反対し、手はそのままです。{ $asker }さんが最後の手の取り消しを申し出ていました。
    }
undo_withdrewBy = { $person }さんが取り下げ、手はそのままです。
undo_withdrawn = ゲームが進んだので取り下げられ、手はそのままです。
undo_lapsed = 48時間以内に全員の賛成がそろわず、手はそのままです。

overview_button = 解析
overview_title = **解析：{ $person }さん**
overview_accuracy = 正確さ：100点満点で**{ NUMBER($right) }**（判断{ NUMBER($decisions) }回）。100は毎回見つかった最善の手、0はランダムに選ぶのと同じです。
overview_start =
    { GIVEN($spread) ->
        [no] 開始時：終了時の見込みは**{ $points }**。ボードと手番順によるものです。
       *[yes] 開始時：終了時の見込みは**{ $points }**（±{ $spread }）。ボードと手番順によるものです。
    }
overview_deal = 自分だけのカード：**{ $points }**（±{ $spread }）。配られたかもしれないほかのカードと比べています。
overview_own = 自分の選択：**{ $points }**。その席からそのとき見えたことで判断し、見つかった最善と比べています。
overview_others = ほかの人の選択：**{ $points }**。その人たちに見えたことで判断しています。
overview_luck = 運：**{ $points }**。配った後の偶然と、こちらの見立て違いです。
overview_final = 終了時：**{ $points }**。
overview_stopped = 打ち切り時：見込み**{ $points }**。ルール上の終わりではありません。
overview_margin = -# 点は、ほかの人の平均との差です。運とほかの人の選択には、今だからわかることを使っています。
overview_alone = -# 点は最終得点のものです。運には、今だからわかることを使っています。
overview_noMistakes = ほかの手のほうがはっきりよかった手番は見つかりませんでした。

beside_agreeCancel = 中止に賛成
beside_playOn = 続ける
beside_resigning = リタイアする…
beside_resign = リタイアする
beside_askResign =
    { $effect ->
        [ends] リタイアしますか？ほかの全員が中止に賛成しているので、ゲームはすぐに終わります。あなたは最下位になり、ほかの全員が1位を分け合います。取り消しはできません。
        [cancels] リタイアしますか？ほかの全員が中止に賛成しているので、ゲームはすぐに中止になります。取り消しはできません。
       *[loses]
            { $others ->
                [0] このゲームをあきらめますか？取り消しはできません。
                [1] リタイアしますか？ゲームはすぐに終わり、相手の勝ちになります。取り消しはできません。
               *[other] リタイアしますか？席は最後までボットが代わりに進め、順位は最下位になります。取り消しはできません。しばらく離れるだけなら、`/games settings`で席を取っておけます。
            }
    }
beside_askCancel =
    { $how ->
        [alone] このゲームを中止しますか？すぐに終わり、だれの成績にも数えられません。
        [deserted] このゲームを終わらせますか？抜けた人がいます。ほかの全員が賛成すると終わり、抜けた人は負け、残った人は同じ1位になります。
        [last] このゲームを中止しますか？ほかの全員が賛成しているのですぐに終わり、誰の成績にも残りません。
       *[vote] このゲームの中止をほかの人に提案しますか？全員が賛成すると終わり、誰の成績にも残りません。
    }
beside_openCancel = 中止を提案する
beside_nudge = 催促する
beside_nudged = 催促しました：{ LIST($people, after: "さん") }。次は12時間後にできます。
beside_sealed = 伏せて決めました：{ $action }。
beside_stillChoosing = 選んでいる人：{ LIST($people, after: "さん") }。それまでは選び直せます。
beside_chooseAgain = 選び直す
beside_turnedDown = 選んだ手がほかの人の選択と両立しません：{ $action }。{ $why }選び直してください。ほかの人の選択はそのままです。
beside_unreadable = 選んだ後にルールが変わり、選択を読めなくなりました：「{ $typed }」。{ $why }選び直してください。ほかの人の選択はそのままです。

beside_best = 最高の手番：{ $person }さん、{ $points }点。
beside_rematch = 再戦
beside_next = 次のゲーム
beside_cancelled = このゲームは中止になりました。
beside_wouldCancel = { LIST($people, after: "さん") }がゲームの中止を望んでいます（{ $asked }人中{ $agreed }人が賛成）。
beside_givenUp = このゲームは打ち切られました。
beside_lastOnes = { LIST($people, after: "さん") }の勝ちです。ほかの全員がいなくなりました。

lesson_step = 例のボードで { $at }/{ $of }。ここでの操作は実際のゲームに影響しません。
