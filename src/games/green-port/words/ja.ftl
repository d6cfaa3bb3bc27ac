terms_colours_blue = 青
terms_colours_green = 緑
terms_colours_red = 赤
terms_colours_yellow = 黄

terms_symbols_drop = しずく
terms_symbols_hammers = ハンマー
terms_symbols_circles = 丸
terms_symbols_bricks = レンガ
terms_symbols_wheel = 車輪
terms_symbols_arrow = 矢印

terms_unit = { TERM($colour, "terms_colours") } { TERM($symbol, "terms_symbols") }
terms_black = 黒
terms_xGreen = 緑のX
terms_xOrange = オレンジのX
terms_cubes = { TERM($colour, "terms_colours") }{ $count }
terms_more = { terms_cubes }
terms_noCubes = キューブなし
terms_none = なし
terms_points = { $count }点
terms_cards = カード{ $count }枚
terms_cubeCount = キューブ{ $count }個
terms_objective = 目標{ $number }
terms_headquarters = { TERM($colour, "terms_colours") }の本部（{ $value }）
terms_pile = { TERM($colour, "terms_colours") }の本部
terms_boosting = { TERM($colour, "terms_colours") }を強化する{ $headquarters }
terms_boostingPile = { $pile }（{ TERM($colour, "terms_colours") }を強化）
terms_wild = ワイルド { $value }
terms_asked = { TERM($colour, "terms_colours") } { $value }
terms_tileUp = タイル{ TERM($symbol, "terms_symbols") } 表
terms_tileDown = タイル{ TERM($symbol, "terms_symbols") } 裏

typed_blue = 青
typed_green = 緑
typed_red = 赤
typed_yellow = 黄

status_title = グリーンポート

status_introduction_line = 勇気の続くかぎりカードをめくり、1色を雇い、クルーを送り出して港で一番の仕事をさらいます。
status_introduction_credits = ペドロ・ディアス（Pedro Dias）作、Green Box of Gamesより。

status_variants_standard = 標準
status_variants_no-tiles = タイルなし
status_variants_no-powers = 能力なし
status_variants_simple = シンプル：タイルも能力もなし

status_awaits_pick = 開始キューブを選ぶ
status_awaits_hire = めくるか雇う
status_awaits_bust = タイルを裏返すかバースト
status_awaits_lose = キューブの半分を失う
status_awaits_bonus = 救済キューブを選ぶ
status_awaits_refer = キューブ1個で1色を取るか、パス
status_awaits_utilise = キューブを使うか、手番を終える
status_awaits_over = ゲーム終了

status_revealOnly = カードをめくる

status_stake_unlucky = このバーストの確率は{ $risk }でした。
status_stake_lastObjective = 目標は残り一つ。達成するとゲームの終わりが近づきます。
status_stake_lastRound = 目標はもうありません。このラウンドが最後です。終わりに、ある色のキューブの最も多い人から本部を買います。

status_round = ラウンド{ $number }
status_lastRound = ラウンド{ $number }（最終）

choices_questions_type = 何をしますか？
choices_questions_colour = どの色ですか？
choices_questions_pay = どのキューブで払いますか？
choices_questions_objective = どの目標ですか？
choices_questions_boost = どの色を強化しますか？
choices_questions_cubes = どのキューブを失いますか？
choices_questions_blue = 青キューブはいくつですか？
choices_questions_green = 緑キューブはいくつですか？
choices_questions_red = 赤キューブはいくつですか？
choices_questions_yellow = 黄キューブはいくつですか？

choices_otherQuestion = { $field }はどれですか？

choices_fields_type = アクション
choices_fields_colour = 色
choices_fields_pay = 支払い
choices_fields_objective = 目標
choices_fields_boost = 強化
choices_fields_cubes = キューブ
choices_fields_blue = 青
choices_fields_green = 緑
choices_fields_red = 赤
choices_fields_yellow = 黄

choices_types_pick = 開始キューブを選ぶ
choices_types_reveal = カードをめくる
choices_types_hire = 雇う
choices_types_flip = タイルを裏返す
choices_types_bust = バーストを受け入れる
choices_types_lose = キューブを失う
choices_types_bonus = 救済キューブを取る
choices_types_refer = 紹介
choices_types_pass = パス
choices_types_complete = 目標を達成する
choices_types_buy = 本部を買う
choices_types_unflip = タイルを表に戻す
choices_types_specialise = キューブを交換する
choices_types_end = 手番を終える

choices_another_lose = ほかのキューブ
choices_another_refer = ほかの色
choices_another_complete = ほかの目標
choices_another_buy = ほかの本部
choices_another_unflip = ほかのキューブ
choices_another_specialise = ほかの交換
choices_another_pay = ほかのキューブ
choices_another_boost = ほかの強化

choices_noneOf = { TERM($colour, "terms_colours") }なし
choices_reveal = めくる · バースト{ $risk }
choices_revealSafely = めくる · 危険なし
choices_pick = { TERM($colour, "terms_colours") }キューブを選ぶ
choices_hire = { $cubes }を雇う
choices_inSync = { $action } + ほかの色も1個ずつ
choices_hireNobody = 誰も雇わない
choices_flipAgainstBust = タイルを裏返す：プールを捨て、雇用をやり直す
choices_flipShort = タイルを裏返す：雇用をやり直す
choices_flipAgainstLoss = タイルを裏返す：何も失わない
choices_bust = バーストを受け入れる：雇わない
choices_lose = { $cubes }を失う
choices_bonus = { TERM($colour, "terms_colours") }キューブを取る
choices_refer = { $gained }を取り、{ $paid }を払う
choices_pass = パス：何も取らない
choices_complete = 目標{ $number }を{ $paid }で達成：{ $points }
choices_completeShort = 目標{ $number }を達成 · { $points }
choices_buyShort = { $headquarters }を買う · { $points }
choices_buy = { $headquarters }を{ $price }で買う：{ $points }
choices_unflip = { $paid }でタイルを表に戻す
choices_specialise = { $paid }を{ TERM($colour, "terms_colours") }1と交換
choices_end = 手番を終える
choices_endLast = 手番とゲームを終える

orders_pass = ラウンド{ $round }の紹介はすべてパス
orders_refer = ラウンド{ $round }：{ TERM($colour, "terms_colours") }が{ $atLeast }枚以上なら取り、{ TERM($pay, "terms_colours") }を払う
orders_bonus = 救済キューブ：{ TERM($colour, "terms_colours") }
orders_bonusOf = 救済キューブ（足りないもの）：{ $list }
orders_lose = 先に失う：{ $list }

orders_kinds_pass = 紹介はすべてパス
orders_kinds_refer-blue = 紹介：青を取る…
orders_kinds_refer-green = 紹介：緑を取る…
orders_kinds_refer-red = 紹介：赤を取る…
orders_kinds_refer-yellow = 紹介：黄を取る…
orders_kinds_bonus = 救済キューブ：1色…
orders_kinds_bonus-lacking = 救済キューブ：この順で…
orders_kinds_lose = これを先に失う…

story_picked = **{ $name }**さんが{ TERM($colour, "terms_colours") }キューブを選びました。
story_reshuffled = 山札が空になり、捨て札{ $cards }枚が新しい山札になりました。
story_reshuffledAll = 緑のXの後、{ $cards }枚すべてを切り混ぜて新しい山札にしました。
story_revealed = **{ $name }**さんがめくりました：{ $card }。

story_revealing_cards = **{ $name }**さんがカードを{ $cards }枚めくりました。
story_revealing_last = **{ $name }**さんがカードを{ $cards }枚めくりました。最後のカード：{ $card }。
story_revealing_hire = **{ $name }**さんがカードを{ $cards }枚めくり、{ $cubes }を雇いました。
story_revealing_nobody = **{ $name }**さんはカードを{ $cards }枚めくり、誰も雇いませんでした。
story_revealing_bust = **{ $name }**さんがカードを{ $cards }枚めくり、バースト。
story_revealing_flip = **{ $name }**さんがカードを{ $cards }枚めくり、タイルを裏返してバーストを避けました。

story_threatened = **{ $name }**さんがタイルを裏返さなければバーストです。
story_busted = **{ $name }**さんはバースト。この手番は雇えません。
story_flippedAgainstBust = **{ $name }**さんがタイルを裏返しました。プール（{ $gone }）を捨て、雇用をやり直します。
story_flippedAgainstLoss = **{ $name }**さんがタイルを裏返し、何も失いません。
story_overLimit = キューブが多すぎます：{ LIST($losses) }。
story_loses = **{ $name }**さんが{ $count }個を失う
story_lost = **{ $name }**さんが{ $cubes }を失いました。
story_underdogs =
    { $by ->
        [points] 救済キューブ：{ LIST($names, after: "さん") }（得点が最少）。
       *[cubes] 救済キューブ：{ LIST($names, after: "さん") }（キューブが最少）。
    }
story_helped = **{ $name }**さんが{ TERM($colour, "terms_colours") }キューブを取りました。
story_hired = **{ $name }**さんが{ $cubes }を雇いました。
story_inSync = シンクロ：ほかの色も1個ずつ。
story_hiredNobody = **{ $name }**さんは誰も雇いませんでした。

story_gain_whole = **{ $cubes }**
story_gain_inParts = **{ $cubes }**（{ $parts }）
story_gain_cards = カードで{ $count }
story_gain_tile = タイルで{ $count }
story_gain_boosts = 強化で{ $count }

story_referred = **{ $name }**さんが{ $gained }を取り、**{ $to }**さんに{ $paid }を渡しました。
story_passed = **{ $name }**さんはパス。
story_completed = **{ $name }**さんが{ $paid }で目標{ $number }を達成：**{ $points }**。
story_lastRound = これが最後の目標でした。ラウンドを最後まで行います。
story_bought = **{ $name }**さんが{ $headquarters }を{ $price }で買いました。
story_unflipped = **{ $name }**さんが{ $paid }でタイルを表に戻しました。
story_specialised = **{ $name }**さんが{ $paid }を{ TERM($colour, "terms_colours") }1と交換しました。
story_turnEnded = **{ $name }**さんが手番を終えました。
story_purchased = 終わりに**{ $name }**さんが{ $headquarters }を買いました。
story_ended = ゲームは終わりました。
sequels_completed = **{ $name }**さんが目標{ $number }を達成：**{ $points }**。
sequels_bought = **{ $name }**さんが{ $headquarters }を買いました。
sequels_unflipped = **{ $name }**さんがタイルを表に戻しました。
sequels_flipped = **{ $name }**さんがタイルを裏返してバーストを避けました。
sequels_lost = オレンジのXで**{ $name }**さんがキューブの半分を失いました。

finale_wins = **{ $name }**さんが{ $points }点で勝ちました。

finale_winsBy_cubes = **{ $name }**さんが{ $points }点で勝ちました。同点でしたが、残りキューブの数で上回りました。
finale_winsBy_cards = **{ $name }**さんが{ $points }点で勝ちました。同点でしたが、目標カードの値で上回りました。

finale_shared = { LIST($names, after: "さん") }が{ $points }点で勝利を分け合いました。
finale_left = 残り：{ $cubes }

finale_parts_objectives = 目標 { $points }
finale_parts_headquarters = 本部 { $points }
finale_parts_endPurchases = 終了時の購入 { $points }

finale_tie_cubes = { $first }さんは残りキューブの数で{ $second }さんを上回ります。
finale_tie_cards = { $first }さんは目標カードの値で{ $second }さんを上回ります。

board_head = グリーンポート、{ $round }；{ $turn }。
board_turn = { $name }さん：{ $awaited }
board_objectives = 目標：{ $objectives }。
board_taken = { $name }が達成
board_piles = 残りの本部：{ $piles }。
board_pile = { $pile }（価格{ $price }）
board_soldOut = 完売
board_seat = { $name }、{ $points }：{ $cubes }
board_pool = プール：{ $cards }。
board_deck = 山札 { $count }：{ $cards }。
board_risk = 次をめくるとバースト：{ $risk }。
board_discards = 捨て札：{ $cards }。
board_offered = 開始キューブ：{ $colours }。
board_winner = { $name }さんの勝ちです。

terminal_objectives = 目標
terminal_piles = 本部
terminal_pool = プール
terminal_deck = 山札
terminal_discards = 捨て札
terminal_legend = 目標と本部は色と値で表します。本部の価格は、その色のキューブで払います。

hand_own =
    { GIVEN($count) ->
        [no] **あなたのクルー**：{ $cubes }
       *[yes] **あなたのクルー**（{ $count }）：{ $cubes }
    }
hand_tile =
    { $side ->
        [up] **タイル**：{ TERM($symbol, "terms_symbols") } 表
       *[down] **タイル**：{ TERM($symbol, "terms_symbols") } 裏
    }
hand_headquarters = **本部**：{ $list }
hand_reach = **もう少しで手が届くもの**
hand_can = - { $what }（{ $points }）：**今できます**。
hand_lacks = - { $what }（{ $points }）：あと{ $cubes }。
hand_aim = { $what }（{ $points }）
hand_aimLacks = { $aim }：あと{ $cubes }
hand_within = 今できること：**{ $aims }**。
hand_nearest = 近いもの：{ $aims }。
hand_waits = 手番の終了が先頭なのは、今の{ $points }よりも、キューブを後で使う方がよいとボットが見ているからです。
hand_preview = まだ実行していません：
hand_boardNow = 今のボード：
hand_withinThen = その後にできること：{ $aims }。

hand_asked_bust = 黒いカードです。タイルを裏返してやり直すか、この手番は誰も雇わないかを選びます。
hand_asked_lose = キューブが{ $all }個あり、{ $limit }個を超えています。{ $count }個を失います。
hand_asked_refer = キューブ1個と引き換えに、プールの1色のカードをすべて取れます。
hand_asked_bonus = Xが出ると、得点の最も少ない人が救済キューブをもらいます。全員が同点なら、キューブの最も少ない人です。

hand_ofOneColour = 同じ色{ $count }
hand_other = **{ $name }** { $points }：{ $holds }
hand_noSeat = ここにあなたの席はありません。山札の順番のほかはすべて公開です。
hand_limit = オレンジのXが出ると、{ $limit }個を超えるキューブは半分になります。

reasons_said = { $reason }：{ $points }
reasons_points = すぐに入る得点
reasons_pointsWith = この手番の{ $aim }
reasons_pointsLater = この手番にまだ払えるもの
reasons_nearer = { $aim }まであと{ $lacks }だけ
reasons_nearerThan = { $aim }まであと{ $lacks }だけ（もう一方では{ $more }）
reasons_payableThan = { $aim }が払えるようになる（もう一方では{ $more }不足）
reasons_payable = { $aim }が払えるようになる
reasons_takesAway = { $aim }をほかの人に取られない
reasons_objectives = 残りの目標の取り分
reasons_headquarters = 残りの本部の取り分
reasons_gains = { $cubes }を得る
reasons_spends = { $cubes }を使う
reasons_cubes = 手元のキューブ
reasons_limit = { $limit }個を超えるとオレンジのXで半減のおそれ
reasons_boost = この先の雇用で{ TERM($colour, "terms_colours") }を強化
reasons_boosts = この先の雇用の強化
reasons_power = { TERM($colour, "terms_colours") }の本部の能力
reasons_powers = 本部の能力
reasons_tileUp = タイルがバーストを一度防ぎ、シンボルで1個増える
reasons_tile = タイルの表裏
reasons_turn = 次に行動する人
reasons_bust = バーストの確率は{ $cards }
reasons_noBust = バーストの危険（{ $cards }）を避ける
reasons_oneIn = { $count }回に1回
reasons_cards = もう1枚で増えるもの
reasons_noCards = もう1枚で増えるものをあきらめる
reasons_cardsLater = この先のカードで増えるもの
reasons_refers = 紹介する人に{ $cubes }を残す
reasons_referLess = ほかの人が紹介で得るものが減る
reasons_pointsMore = まもなくあなたの得点が増える
reasons_pointsLess = まもなくあなたの得点が減る
reasons_othersLess =
    { GIVEN($name) ->
        [no] まもなくほかの人の得点が減る
       *[yes] まもなく{ $name }さんの得点が減る
    }

reasons_othersMore =
    { GIVEN($name) ->
        [no] まもなくほかの人の得点が増える
       *[yes] まもなく{ $name }さんの得点が増える
    }

refusals_codes_not-your-turn = あなたの番ではありません。席ごとに順に決めます。
refusals_codes_wrong-phase = この段階ではできません。今すること：{ $awaited }。
refusals_codes_malformed = アクションが完全ではありません。今すること：{ $awaited }。
refusals_codes_no-such-colour =
    { GIVEN($typed) ->
        [no] それはここで選べる色ではありません。
       *[yes] 「{ $typed }」はここで選べる色ではありません。
    }
refusals_codes_pick-taken =
    { GIVEN($colour) ->
        [no] 開始キューブはもうありません。各色1個ずつで、最後の席から選びます。
       *[yes] { $colour }キューブはもうありません。各色1個ずつで、最後の席から選びます。
    }
refusals_codes_must-reveal = プールが空です。まずカードをめくり、出たものを雇います。
refusals_codes_nothing-to-reveal = 山札も捨て札も空で、めくれません。雇ってください。
refusals_codes_hire-a-colour = プールにユニットカードがあります。雇う色を選んでください。
refusals_codes_not-in-pool =
    { GIVEN($colour) ->
        [no] プールにその色のカードはありません。取れるのはそこにある色だけです。
       *[yes] プールに{ $colour }のカードはありません。取れるのはそこにある色だけです。
    }
refusals_codes_no-tile = このゲームではタイルを使いません。
refusals_codes_tile-down = タイルはもう裏です。裏返せるのは表のタイルだけです。
refusals_codes_tile-up = タイルはもう表です。表に戻せるのは裏のタイルだけです。
refusals_codes_bad-cubes =
    { GIVEN($typed) ->
        [no] それはキューブの数ではありません。書いた色はそれぞれ1個以上です。
       *[yes] 「{ $typed }」はキューブの数ではありません。書いた色はそれぞれ1個以上です。
    }
refusals_codes_not-enough-cubes =
    { $colour }キューブが足りません。必要なのは{ GIVEN($count) ->
        [no] もっと
       *[yes] { $count }
    }、あるのは{ GIVEN($given) ->
        [no] それより少ない数
       *[yes] { $given }
    }です。
refusals_codes_lose-exactly =
    上限を超えると半分（端数切り捨て）を失います。ちょうど{ GIVEN($count) ->
        [no] その数
       *[yes] { $count }
    }です{ GIVEN($given) ->
        [no] { "" }
       *[yes] （{ $given }ではなく）
    }。
refusals_codes_pay-exactly =
    ちょうど払います：{ GIVEN($count) ->
        [no] その数
       *[yes] { $count }
    }{ GIVEN($given) ->
        [no] { "" }
       *[yes] （{ $given }ではなく）
    }。
refusals_codes_pay-not-asked =
    この目標に払える{ GIVEN($colour) ->
        [no] その色
       *[yes] { $colour }
    }は最大{ GIVEN($count) ->
        [no] それより少ない数
       *[yes] { $count }
    }です{ GIVEN($given) ->
        [no] { "" }
       *[yes] （{ $given }ではなく）
    }。
refusals_codes_pay-one-colour = ワイルドの目標は1色のキューブで払います。
refusals_codes_no-such-objective =
    { GIVEN($objective) ->
        [no] その番号の目標はありません。
       *[yes] 目標{ $objective }はありません。
    }
refusals_codes_objective-taken =
    { GIVEN($objective) ->
        [no] その目標
       *[yes] 目標{ $objective }
    }はもう達成しています。
refusals_codes_pile-empty =
    { GIVEN($colour) ->
        [no] 本部はもう残っていません。
       *[yes] { $colour }の本部はもう残っていません。
    }
refusals_codes_too-dear =
    { $colour }キューブが{ GIVEN($count) ->
        [no] もっと
       *[yes] { $count }
    }必要ですが、あるのは{ GIVEN($given) ->
        [no] それより少ない数
       *[yes] { $given }
    }です。価格は{ $headquarters }に、残っている目標のその色のカード1枚につき1を加えたものです。
refusals_codes_boost-missing = 緑の本部は1色を強化します。その色を選んでください。
refusals_codes_boost-needless = ここでは色を選びません。強化するのは能力のある緑の本部だけです。
refusals_codes_specialise-mixture = 交換には同じ色{ $specialise }個か、別々の色{ $specialise }個を払います。赤の本部があればどれでも{ $specialiseWithRed }個です。
refusals_codes_specialise-same =
    { GIVEN($colour) ->
        [no] 払う色とは別の色と交換します。その色は払う色です。
       *[yes] 払う色とは別の色と交換します。{ $colour }は払う色です。
    }
refusals_codes_read-action =
    { GIVEN($typed) ->
        [no] 入力はアクションで始まっていません。今すること：{ $awaited }。
       *[yes] 「{ $typed }」で始まるアクションはありません。今すること：{ $awaited }。
    }
refusals_codes_read-colour =
    { GIVEN($typed) ->
        [no] それは色ではありません。
       *[yes] 「{ $typed }」は色ではありません。
    }
refusals_codes_read-cubes =
    { GIVEN($typed) ->
        [no] それ
       *[yes] 「{ $typed }」
    }はキューブとして読めません。{ GIVEN($as) ->
        [no] { "" }
       *[yes] { $as }のように
    }色と数を書いてください。
refusals_codes_read-objective =
    { GIVEN($typed) ->
        [no] それは目標ではありません。`3`のように番号を書いてください。
       *[yes] 「{ $typed }」は目標ではありません。`3`のように番号を書いてください。
    }
refusals_codes_read-missing =
    途中で終わっています{ GIVEN($field) ->
        [no] { "" }
       *[yes] 。「{ $field }」がありません
    }。{ GIVEN($as) ->
        [no] { "" }
       *[yes] 完全な例：{ $as }。
    }
refusals_codes_read-rest =
    { GIVEN($typed) ->
        [no] 最後の部分
       *[yes] 「{ $typed }」
    }は余分です。{ GIVEN($as) ->
        [no] { "" }
       *[yes] 完全な例：{ $as }。
    }
refusals_codes_read-spelling =
    { GIVEN($as) ->
        [no] 書き方は一通りで、語の間は空白一つです。
       *[yes] このとおりに書いてください：{ $as }。
    }

refusals_notAllowed = 今はルール上できません。今すること：{ $awaited }。

parts_round_name = ラウンド
parts_round_about = 全員が1手番ずつ行います。赤は最後のラウンドです。

parts_progress_name = 達成した目標
parts_progress_about = すべて達成されると、そのラウンドを最後まで行って終わります。

parts_deck_name = 山札
parts_deck_about = 伏せたカードの枚数。丸い矢印は、この手番の終わりに全部を切り混ぜるしるしです。

parts_sign_name = クレーンの看板
parts_sign_about = 今することです。めくる前は、次のカードでバーストする確率を表します。

parts_pool_name = プール
parts_pool_about = この手番にめくったカードで、色ごとに並びます。1色を雇います。札の数は雇って得るキューブです。

parts_sync_name = シンクロ
parts_sync_about = 4色すべてがあり、雇うとほかの色も1個ずつ得ます。

parts_tape_name = バースト
parts_tape_about = 黒いカードが出ました。タイルを裏返さなければ、この手番は雇えません。

parts_offered_name = スタートキューブ
parts_offered_about = 最初の手番の前に、手番順の最後の人から1個ずつ選びます。

parts_unseen_name = 隠れたカード
parts_unseen_about = 山札に残る各色のカードの枚数。

parts_others_name = 黒とX
parts_others_about = 山札の残りです。黒はバースト、緑のXは切り直し、オレンジのXは多いキューブを半分に。Xが出ると救済キューブも。

parts_objective_name = 目標
parts_objective_about = 自分の手番にこのキューブを払うと達成です。コインが得点です。

parts_done_name = 達成済み
parts_done_about = このしるしのプレイヤーが達成しました。もう誰も達成できません。

parts_headquarters_name = 本部
parts_headquarters_about = 各色の一番上。コインは得点、人の横は今の価格、文章は続く能力です。

parts_seat_name = プレイヤー
parts_seat_about = しるしと名前と得点。矢印は手番の人です。

parts_crew_name = クルー
parts_crew_about = 各色のキューブの数。すべてこれで払い、残した分は次の手番に使えます。

parts_tile_name = タイル
parts_tile_about = 表なら、そのシンボルを雇うと1個増え、裏返してバーストを逃れられます。灰色は裏です。

parts_houses_name = 家
parts_houses_about = 持っている本部と数。+Bは青を強化する緑の本部です。

parts_crowd_name = キューブの合計
parts_crowd_about = 赤は、オレンジのXで半分を失う数です。

parts_ended_name = 結果
parts_ended_about = リタイアした人と勝った人です。

lesson_other = 相手
lesson_goOn = 次へ
lesson_watch = 相手の手番を見る
lesson_again = 最初からもう一度

lesson_look_text =
    { "" }**例のボードで最初の手番を試します。** カードはコンテナとなって波止場に降ろされ、それぞれにある色の誰かが隠れています。**B** 青、**G** 緑、**R** 赤、**Y** 黄。雇った人はあなたのクルーになります。ルールではクルーの一人一人を**キューブ**と呼びます。

    紙は**目標**です。価格はキューブ、得点は金色で書かれています。家は**本部**で、こちらも売り物です。どちらも払った人の得点になります。

    下にいるのがあなたと相手で、それぞれ**タイル**を持っています。あなたのタイルにはしずくが描かれています。

lesson_look_remarks_goOn = 最初の手番の前に、全員が開始キューブを選びます。

lesson_pick_text =
    手番順の最後の人から選びます。相手は黄を取りました。どの色を選びますか？

    狙いがあると楽です。紙を見ると、3番は青4と黄1、合わせて5個です。ほかはどれも5個より多く必要です。

lesson_pick_remarks_blue = 目標3の青4個のうち1個が、もうあなたのものです。
lesson_pick_remarks_green = できます。目標2と4は緑をたくさん使います。でも6個と8個かかります。別のものを試してください。
lesson_pick_remarks_red = できます。目標1はすべて赤です。でも6個かかり、3番なら5個です。別のものを試してください。

lesson_first_text =
    あなたの手番です。カードを1枚ずつ**めくります**。めくったカードは、やめて雇うまで波止場の**プール**に並びます。

    山札の31枚のうち5枚が**黒**です。プールに誰もいない間は、黒いカードは何も起こしません。だから最初の1枚は安全で、ボタンにもそう書いてあります。

lesson_first_remarks_reveal = 丸の描かれた黄のカードです。

lesson_one_text =
    下の札に、黄を雇うと何個増えるかが出ています。**+1**個です。今雇っても、もう1枚めくってもかまいません。

    ここからは黒いカードが**バースト**です。この手番は雇えなくなります。残り30枚のうち黒が5枚で、波止場の下の帯が数えています。確率は**17%**ですが、計算はいりません。クレーンの看板とボタンがいつも正確に教えます。

lesson_one_remarks_yellow = できますし、安全です。でも一手番でキューブ1個は少なめです。別のものを試してください。
lesson_one_remarks_reveal = 勇気が実りました。車輪の描かれた青のカードです。

lesson_two_text = 2色が並びました。雇えるのは**1色**だけですが、その色のカードは全部です。青か黄がもう1枚出れば、その色の価値が上がります。続けますか、雇いますか？

lesson_two_remarks_blue = 狙いは青ですが、開始キューブと合わせても4個のうち2個です。危険はまだ17%です。別のものを試してください。
lesson_two_remarks_yellow = 目標3には黄も1個必要ですが、青4個のほうが集めにくいです。別のものを試してください。
lesson_two_remarks_reveal = またうまくいきました。丸の描かれた赤のカードです。

lesson_three_text =
    3色です。緑が加われば**シンクロ**です。プールに4色すべてがあると、雇うときにほかの色も1個ずつもらえます。

    黒は5枚のままですが、山札は28枚に減りました。**18%**です。

lesson_three_remarks_blue = 安全ですが、1個だけです。28枚のうち11枚（青5、緑6）が助けになり、5枚が困ります。別のものを試してください。
lesson_three_remarks_red = 目標3に赤はいりません。28枚のうち11枚（青5、緑6）が助けになります。別のものを試してください。
lesson_three_remarks_reveal = 青、しかもしずくつき。あなたのタイルのシンボルです！

lesson_four_text =
    これで青は**+3**です。カード2枚に、青のカードにタイルのシンボルがあり、タイルが表なのでもう1個。そういうカードには金の輪がつきます。開始キューブと合わせて青4個になります。

    黒が出ればすべて失うか、タイルを**裏返す**ことになります。裏返すとプールはなくなりますが、やり直せます。危険は**19%**。やめますか？

lesson_four_remarks_reveal = めくると**黒**でした。タイルを裏返せばプールがなくなり、裏返さなければ誰も雇えません。やめどきを知るのがこのゲームの半分です。戻って別のものを試してください。
lesson_four_remarks_blue = ここでやめました。青キューブ4個があなたのものです。
lesson_four_remarks_red = できますが、赤1個は青3個より少なく、目標3に必要なのは青です。別のものを試してください。

lesson_refer_text =
    青のカードはなくなり、ほかはまだ並んでいます。あなたがキューブを使う前に、ほかの人が一度ずつ聞かれます。**紹介**です。**あなた**に好きな色のキューブを1個渡し、残った1色のカードをすべて取れます。

    赤にも黄にも、相手のタイルのシンボルである丸があるので、どちらも2個になります。相手が渡せるキューブは黄の1個です。

lesson_refer_remarks_goOn = 相手は赤2個を取り、黄キューブをあなたに払いました。

lesson_spend_text =
    青4と黄1。目標3にちょうど必要な数です。払えるものは金色に縁取られています。

    キューブは、払えるかぎり何度でも、どの順でも**使えます**。どうしますか？

lesson_spend_remarks_complete = キューブ5個で5点。得点はすぐに入ります。
lesson_spend_remarks_buy = できます。2点で、この先は目標の支払いが1個減ります。でも今日は5点が取れ、取れば誰にも奪われません。別のものを試してください。
lesson_spend_remarks_end = できます。キューブは手元に残ります。でも先に目標3を達成されるかもしれず、オレンジのXが出ると{ $limit }個を超えた人は半分になります。別のものを試してください。

lesson_after_text =
    最初の手番で**5点**です。青の**本部**を見てください。価格が3から**2**に下がりました。価格は{ $headquarters }個に、残っている紙のその色のカード1枚につき1個を加えたものです。

    本部は得点になり、**能力**もあります。青：目標の支払いが1個減ります。緑：選んだ色を**強化**し、雇うたびに1個増えます。赤：別の色1個との**交換**が{ $specialise }個でなく、どれでも{ $specialiseWithRed }個でできます。黄：裏返したタイルを安く表に戻せます。

    この後は手番を終えます。次は相手がめくり、あなたは紹介するか聞かれます。目標がなくなったらラウンドを最後まで行い、得点の最も多い人の勝ちです。

lesson_after_remarks_again = 最初のボードに戻りました。

topics_overview_title = 概要
topics_overview_text =
    グリーンポートは悪党たちの港です。クルーを集め、仕事と家に使います。

    クルーは4色の**キューブ**です。**B** 青、**G** 緑、**R** 赤、**Y** 黄。仕事は**目標**で、紙にキューブの価格が書かれています。家は**本部**で、色ごとに山があり、能力を持ちます。払った人はすぐに得点します。

    手番には、勇気の続くかぎり1枚ずつカードを**めくります**。カードは波止場の**プール**に並びます。そしてプールの**1色**を雇い、その色のキューブを得ます。ほかの人は残りから取ることができます。欲ばりすぎると黒いカードが出て、何も得られずに雇用が終わります。

    隠れているのは山札の順番だけです。中身は全員が知っているので、ボタンとクレーンに出る危険は正確です。

    最後の目標が達成されたらラウンドを最後まで行い、得点の最も多い人の勝ちです。

topics_turn_title = 手番
topics_turn_text =
    手番は次の順に進みます。
    1. **雇用**：カードをめくり、1色を雇います。
    2. **紹介**：ほかの人が順に、手番の人にキューブを渡して、残った1色を取れます。バーストの後は行いません。
    3. **活用**：払えるかぎり何度でも、どの順でも、目標の達成、本部の購入、タイルを表に戻すことができます。それから手番を終えます。

    { "" }**交換**：雇用のめくる合間と活用では何度でも、同じ色{ $specialise }個か別々の色{ $specialise }個を払い、払わない色1個と交換できます。

    バースト、半減、救済キューブを決めている間は交換できません。オレンジのXの半減も含めて、それが済めば同じ手番にまた交換できます。

    手番が終わると、プールに残ったカードを捨て、次の人の手番です。

    { "" }*順に*とは、いつも手番の人から時計回りに一人ずつということです。後の人は前の人の選択を知って決められます。

topics_cards_title = カード
topics_cards_text =
    山札は{ $deckSize }枚です。
    - **ユニットカード**{ $units }枚：雇う相手です。4色それぞれに6種類のシンボルが1枚ずつ。
    - **黒いカード**{ $blacks }枚：プールにユニットカードがない間は何も起こりません。あれば**バースト**です。雇用も紹介もなく、活用に進みます。**タイル**が表なら、代わりに**裏返せます**。プールをすべて捨て、同じ手番で雇用をやり直します。
    - **オレンジのX**：順に、{ $limit }個を超えるキューブを持つ人は半分（端数切り捨て）を選んで失います。表のタイルを裏返せば何も失いません。その後、救済キューブ。
    - **緑のX**：この手番の終わりに{ $deckSize }枚すべてを切り混ぜて新しい山札にします。その前に、すぐ救済キューブ。

    Xの後も雇用は続きます。

    { "" }**救済キューブ**は1手番に一度まで。得点の最も少ない人が全員、好きな色のキューブを1個取ります。全員が同点なら、キューブの最も少ない人です。誰がもらうかは、最初の人が選ぶ前に決まります。

    裏のタイルは、活用でキューブを払ったときだけ表に戻ります。

    山札が空でカードが必要になったら、捨て札を切り混ぜて新しい山札にします。プールは含みません。捨て札もなければ、めくれません。

topics_hire_title = 雇用
topics_hire_text =
    プールが空の間は必ずめくります。その後は、続けるか、プールの1色を雇います。その色のユニットカードをすべて捨て、その色のキューブを得ます。
    - カード1枚につき{ $card }個。
    - タイルが表で、そのシンボルのカードがあれば{ $tile }個。
    - その色を**強化**する自分の緑の本部1つにつき{ $boost }個。買ったときにこの色を選んだものです。

    { "" }**シンクロ**：プールに4色すべてがあれば、ほかの色も1個ずつ得ます。そのカードはほかの人のために残ります。

    プールにユニットカードがなければ、誰も雇わずにやめられます。

    { "" }*例*：赤が2枚、1枚は車輪。あなたのタイルも車輪で表です。緑の本部1つが赤を強化しています。2 + 1 + 1で赤4個を得ます。

topics_refer_title = 紹介
topics_refer_text =
    雇用の後、ほかの人が順に一度ずつ聞かれます。**パス**するか、手番の人に好きな色のキューブを{ $refer }個渡し、残った1色のユニットカードをすべて取ります。得るものは雇用と同じで、自分のタイルと強化も使えますが、シンクロはありません。

    キューブを持たない人には聞きません。ユニットカードが残っていなければ誰にも聞きません。バーストの後は紹介がありません。

topics_utilise_title = 活用
topics_utilise_text =
    払えるかぎり何度でも、どの順でもできます。
    - 目標の**達成**：色ごとに、その色のカードの値の合計を払います。ワイルドは、その値だけ好きな1色のキューブで払います。カードを取り、その値が得点になります。
    - 一番上の本部の**購入**：その色のキューブ{ $headquarters }個に、残っている目標のその色の*カード*1枚につき1個を加えて払います。だんだん安くなります。
    - **タイルを表に戻す**：好きな色のキューブ{ $unflip }個。この手番にバーストしたなら{ $unflipAfterBust }個。

    価格はそのつど数え直すので、一つの行動が次を安くすることもあります。残したキューブは次の手番に使えます。それから手番を**終えます**。

    { "" }*例*：残っている二つの目標に赤のカードが1枚ずつあります。赤の本部は2 + 2 = 赤4個。一方を達成すると、3個になります。

topics_powers_title = 能力
topics_powers_text =
    本部は得点のほかに、ずっと続く能力を持ちます。
    - **青**：一つにつき、どの目標の支払いも1個減ります（0まで）。どの色を減らすかは選べます。
    - **緑**：買うときに1色を選び、**強化**します。雇用や紹介でその色を得るたびに1個増えます。同じ色に重ねられます。
    - **赤**：交換が、同じでも別々でもどれでも{ $specialiseWithRed }個でできます。一つで十分で、それ以上は得点だけです。
    - **黄**：一つにつき、タイルを表に戻すのが1個安くなります（0まで）。

topics_end_title = 終わり
topics_end_text =
    目標がなくなったら、ラウンドを最後まで行います。後の席の人にはまだ手番があります。その後、自動で**終了時の購入**です。色ごとに、その色のキューブの最も多い人から（同数なら手番順が後の人から）、残りの本部を{ $headquarters }個ずつで買えるだけ買います。能力はもう働きません。

    得点の最も多い人の勝ちです。同点なら、残りキューブの多い人、次に一番高い目標カード、二番目に高いカード…の順に比べます。すべて同じなら順位を分け合います。

    リタイアした人は最下位で、ボットが代わりに同じルールで続けます。一人だけ残れば、その人の勝ちです。

topics_variants_title = 準備とバリアント
topics_variants_text =
    { $least }〜{ $most }人で遊びます。最初の{ $columns }つの**目標**は{ $cards }枚のカード（値は{ LIST($white, between: "、") }）を無作為に列へ配ったものです。3人と4人では五つ目に{ LIST($black, between: "、") }があり、六つ目は**ワイルド**で値は{ $wild }です。ワイルドのほかは、どのカードにも必要な色のキューブが描かれています。

    これらのカードには、各色{ $placed }個と無作為の{ $random }個のキューブを使います。2人ではその中から無作為に{ $cards }個だけ使います。キューブがなくなることはありません。

    { "" }**本部**の山は、上から順に、2人では{ LIST($piles2, between: "、") }、3人では{ LIST($piles3, between: "、") }、4人では{ LIST($piles4, between: "、") }です。

    全員が6種類のシンボルのどれかの**タイル**を持ち、最初は表です。手番順の最後の人から最初の人へ、**開始キューブ**を選びます。各色1個ずつあります。最初の人から始めます。

    バリアント：
    - **標準**：すべてのルール。
    - **タイルなし**：タイルを使いません。シンボルのキューブはなく、バーストも半減も防げません。
    - **能力なし**：本部は得点だけです。
    - **シンプル**：どちらもなし。

    説明書には少し違う簡易ルールもあります。ここでは青の本部の能力は一つで、タイルを裏返せるのはバーストか半減のときだけです。

    グリーンポートはペドロ・ディアスがGreen Box of Gamesのために作りました。これは独立したプロジェクトです。

topics_notation_title = アクションの入力
topics_notation_text =
    どのアクションにもボタンがあり、{ COMMAND("do") }で入力することもできます。言葉の一部でも、記録の書き方でもかまいません：
    `pick red` · `reveal` · `hire red` · `flip` · `bust` · `lose blue-1,red-3` · `bonus red` · `refer blue pay red` · `pass` · `complete 3 pay blue-2,red-4` · `buy green boost blue` · `unflip pay red-2` · `specialise green pay red-3` · `end`

    `bonus`は救済キューブ、`specialise`は交換、`bust`はバーストを受け入れることです。

    キューブは色と数で、青、緑、赤、黄の順に書きます。`none`はキューブなしです。
