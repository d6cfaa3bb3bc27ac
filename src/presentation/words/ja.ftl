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
