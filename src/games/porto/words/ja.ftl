status_title = ポルト
status_introduction_line = カードを集め、川べりに色とりどりの家を建て、公開契約と秘密契約を達成します。
status_introduction_credits = オルランド・サ（Orlando Sá）作、MEBO Games（2019年）。
status_variants_standard = 標準
status_variants_family = ファミリー
status_variants_solo = ソロ
status_categories_standard = 標準
status_categories_family = ファミリー
status_categories_solo = タイマー{ $timer }
status_goal = { $points }/{ $goal }点
status_awaits_keep = 秘密契約{ $dealt }枚から{ $kept }枚を選ぶ
status_awaits_turn = 取るか建てる
status_awaits_only_draw = 取る
status_awaits_only_build = 建てる
status_awaits_only_pass = パス
status_awaits_timer = タイマーの{ $cards }で建てる
status_awaits_over = ゲーム終了
status_stake_roof = あと一つ屋根が載ると、最後のラウンドに入ります。
status_stake_lastButOne = このラウンドの次が最終ラウンドです。
status_stake_behind = 最後の手番：{ $points }で{ $leader }さんを追い越します。
status_stake_ahead = 最後の手番：{ $name }さんが{ $points }リード。
status_stake_privates = このほかに秘密契約の得点があります。
status_stake_short = タイマーは残り{ $cards }、{ $goal }点まであと{ $points }。
status_stake_reached = タイマーは残り{ $cards }、目標の{ $goal }点に達しました。
status_progress_timer = タイマー { $left }/{ $size }枚
status_progress_round = ラウンド{ $n }
status_progress_roundOf = ラウンド{ $n }/{ $last }
status_progress_lastRound = ラウンド{ $n }（最終）

cards_colours_blue = 青
cards_colours_green = 緑
cards_colours_purple = 紫
cards_colours_red = 赤
cards_colours_yellow = 黄
cards_ofCard = { TERM($colour, "cards_colours") }
cards_card = { TERM($colour, "cards_colours") } { $value }
cards_noCards = カードなし
cards_demands_floors = { TERM($colour, "cards_colours") }のフロア{ $n }枚
cards_demands_house = { TERM($colour, "cards_colours") }の家
cards_demands_twoCards = { TERM($colour, "cards_colours") }のカード2枚
cards_demands_mixedCards = { TERM($one, "cards_colours") } + { TERM($other, "cards_colours") }のカード
cards_toDo_floors = 1手番で{ TERM($colour, "cards_colours") }のフロアをちょうど{ $n }枚置く
cards_toDo_house = { TERM($colour, "cards_colours") }の家を完成させる
cards_toDo_twoCards = { TERM($colour, "cards_colours") }のカード2枚で建てる
cards_toDo_mixedCards = { TERM($one, "cards_colours") }と{ TERM($other, "cards_colours") }のカード1枚ずつで建てる（どちらが数でも可）
cards_ambitions_houses = { TERM($colour, "cards_colours") }の家々
cards_ambitions_twins = { TERM($colour, "cards_colours") }のふたご
cards_ambitions_ends = { TERM($colour, "cards_colours") }の端
cards_ambitions_pair = { $colours }ペア
cards_ambitions_trio = { $colours }トリオ
cards_ambitions_palette = 五色の通り
cards_ambitions_side = 通り完成
cards_ambitions_secondCard = { $name }（2枚目）
cards_meanings_houses = 完成した{ TERM($colour, "cards_colours") }の家{ $times }軒で{ $pays }点
cards_meanings_twins = 両方の通りに同じ高さの完成した{ TERM($colour, "cards_colours") }の家があれば{ $pays }点
cards_meanings_ends = 通りの端にある完成した{ TERM($colour, "cards_colours") }の家{ $times }軒で{ $pays }点
cards_meanings_pair = 完成した隣どうしの{ TERM($one, "cards_colours") }と{ TERM($other, "cards_colours") }{ $times }組で{ $pays }点
cards_meanings_trio = 並んで完成した3軒（{ TERM($one, "cards_colours") }、{ TERM($two, "cards_colours") }、{ TERM($three, "cards_colours") }、順不同）{ $times }組で{ $pays }点
cards_meanings_palette = 一つの通りに5色すべての完成した家があれば{ $pays }点
cards_meanings_side = 一つの通りのすべての家が完成すれば{ $pays }点

counts_cards = { NUMBER($n) }枚
counts_floors = { NUMBER($n) }フロア
counts_points = { NUMBER($n) }点
counts_publicContracts = 公開契約{ NUMBER($n) }枚

choices_questions_type = 何をしますか？
choices_questions_contracts = どの秘密契約を3枚残しますか？
choices_questions_cards = 市場からどのカードを取りますか？
choices_questions_number = フロアの数はどのカードで決めますか？
choices_questions_colour = 色はどのカードで決めますか？
choices_questions_house = どの家に建てますか？
choices_questions_roof = 1階のトークンをどの空いた屋根に移しますか？
choices_questions_claim = どの公開契約を達成しますか？
choices_otherQuestion = どれにしますか：{ $field }
choices_fields_type = アクション
choices_fields_contracts = 秘密契約
choices_fields_cards = カード
choices_fields_number = 数のカード
choices_fields_colour = 色のカード
choices_fields_house = 家
choices_fields_roof = 屋根
choices_fields_claim = 契約
choices_types_keep = 秘密契約を3枚残す
choices_types_draw = カードを取る
choices_types_build = 建てる
choices_types_timer = タイマーのカードで建てる
choices_types_pass = パス
choices_token = トークン { $points }
choices_roofToken = 屋根のトークン { $points }
choices_emptyHouse = 空き
choices_noClaim = 契約なし
choices_tokenTo = トークンは{ $roof }へ
choices_work = { TERM($colour, "cards_colours") }{ $floors }フロア
choices_leadsTo = { $cards } · 次に{ $points }点
choices_another_build = ほかの建て方
choices_another_draw = ほかの取り方
choices_noToken = 移すトークンなし
choices_emptySlot = 空き枠
choices_contractSlot = 契約{ $slot }
choices_keep = 残す：{ $contracts }
choices_draw = { $cards } を取る（枠{ $slots }）
choices_build = 建てる：{ $house }に{ TERM($colour, "cards_colours") }{ $floors }
choices_buildFor = 建てる：{ $house }に{ TERM($colour, "cards_colours") }{ $floors }で{ NUMBER($points) }点
choices_movingToken = { $action }、トークンは{ $roof }へ
choices_claiming = { $action }、達成：{ $contracts }
choices_claimingSlots = { $action }、契約{ $slots }を達成
choices_timer = タイマー：{ $house }に{ TERM($colour, "cards_colours") }{ $floors }
choices_timerIdle = タイマーのカード2枚を捨てる
choices_pass = パス

story_shares_house = 家
story_shares_neighbours = 隣
story_shares_ground = 1階トークン
story_shares_roof = 屋根トークン
story_shares_contracts = 契約
story_built =
    { $completed ->
        [yes] **{ $name }**さんが{ $house }に{ TERM($colour, "cards_colours") }のフロアを{ $floors }枚置き、家を完成させました（{ $cards }）：**{ $points }** — { $shares }。
       *[no] **{ $name }**さんが{ $house }に{ TERM($colour, "cards_colours") }のフロアを{ $floors }枚置きました（{ $cards }）：**{ $points }** — { $shares }。
    }
story_timerBuilt =
    { $completed ->
        [yes] タイマーが{ $house }に{ TERM($colour, "cards_colours") }のフロアを{ $floors }枚置き、家を完成させました（{ $cards }）。得点はありません。
       *[no] タイマーが{ $house }に{ TERM($colour, "cards_colours") }のフロアを{ $floors }枚置きました（{ $cards }）。得点はありません。
    }
story_builtBriefly =
    { $completed ->
        [yes] **{ $name }**さんが{ $house }に{ TERM($colour, "cards_colours") }のフロアを{ $floors }枚置き、家を完成させました：**{ $points }**。
       *[no] **{ $name }**さんが{ $house }に{ TERM($colour, "cards_colours") }のフロアを{ $floors }枚置きました：**{ $points }**。
    }
story_timerBuiltBriefly =
    { $completed ->
        [yes] タイマーが{ $house }に{ TERM($colour, "cards_colours") }のフロアを{ $floors }枚置き、家を完成させました。
       *[no] タイマーが{ $house }に{ TERM($colour, "cards_colours") }のフロアを{ $floors }枚置きました。
    }
story_claimedBriefly = 達成：{ $contracts }。
story_tokenTo = 1階のトークン（{ $points }）は{ $roof }の屋根へ移ります。
story_tokenLeaves = 空いた屋根がないので、1階のトークン（{ $points }）はゲームから除かれます。
story_roofTokenLost = その屋根のトークン（{ $points }）は失われます。
story_dealt = **{ $name }**さんに配られた契約：{ $contracts }。
story_kept = **{ $name }**さんが残した契約：{ $contracts }。
story_keptUnseen = **{ $name }**さんが秘密契約を3枚選びました。
story_drew = **{ $name }**さんが取ったカード：{ $cards }。
story_passed = **{ $name }**さんはパス。市場にカードがなく、建てることもできません。
story_timerDiscarded = タイマーがめくったカード：{ $cards }。捨てたもの：{ $gone }。
story_timerDiscardedNothing = タイマーがめくったカード：{ $cards }。捨てるものはありませんでした。
story_timerIdle = タイマーの{ $cards }はどの家にも置けず、捨てられます。
story_reshuffledCards = 捨て札{ $n }枚が新しい山札になりました。
story_reshuffledContracts = タイマーが捨てた契約{ $n }枚が新しい契約の山札になりました。
story_refilled = 補充：{ $cards }。
story_inMarket = 市場 { $slots }
story_inContracts = 契約 { $slots }
story_endTriggered = { ORDINAL($roofs) }の屋根が載りました。このラウンドを最後まで行い、ラウンド{ $lastRound }が最終です。
story_ended = ゲームは終わりました。

sequels_built =
    { $completed ->
        [yes] **{ $name }**さんが{ $house }に{ TERM($colour, "cards_colours") }のフロアを{ $floors }枚置き、家を完成させる：**{ $points }**。
       *[no] **{ $name }**さんが{ $house }に{ TERM($colour, "cards_colours") }のフロアを{ $floors }枚置く：**{ $points }**。
    }
sequels_drew = **{ $name }**さんが取るカード：{ $cards }。

foreseen_work =
    { $completed ->
        [yes] { $house }に{ TERM($colour, "cards_colours") }のフロアを{ $floors }枚、完成（{ $cards }）。
       *[no] { $house }に{ TERM($colour, "cards_colours") }のフロアを{ $floors }枚（{ $cards }）。
    }
foreseen_timerWork =
    { $completed ->
        [yes] { $house }に{ TERM($colour, "cards_colours") }のフロアを{ $floors }枚、完成（{ $cards }）、得点なし。
       *[no] { $house }に{ TERM($colour, "cards_colours") }のフロアを{ $floors }枚（{ $cards }）、得点なし。
    }
foreseen_points = **{ $points }**：{ $shares }。
foreseen_drew = 手札に入るカード：{ $cards }。
foreseen_preview = プレビュー（まだ実行していません）：
foreseen_boardNow = 今のボード：
foreseen_noProspects = その手札ではまだ何も建てられません。
foreseen_prospects = その手札なら、今のボードでできること：

finale_levels_apprentice = 見習い
finale_levels_builder = 大工
finale_levels_master-builder = 棟梁
finale_soloLost = **{ $name }**さんの負けです。秘密契約の前で{ NUMBER($score) }点、必要なのは{ $goal }点でした。
finale_soloWon = **{ $name }**さんが{ NUMBER($total) }点で勝ちました。称号は**{ $level }**です。
finale_wins = **{ $name }**さんが{ NUMBER($total) }点で勝ちました。
finale_winsByContracts = **{ $name }**さんが{ NUMBER($total) }点で勝ちました。同点でしたが、公開契約の数で上回りました。
finale_winsByTurn = **{ $name }**さんが{ NUMBER($total) }点で勝ちました。同点でしたが、席順が後でした。
finale_claimed = 達成：{ $contracts }
finale_counted = { $score } + 秘密契約 { $bonus }：{ $contracts }
finale_uncounted = 秘密契約は{ $bonus }点になるはずでした：{ $contracts }

account_parts_floors = フロア { $points }
account_parts_neighbours = 隣 { $points }
account_parts_tokens = トークン { $points }
account_parts_publicContracts = 公開契約 { $points }
account_parts_privateContracts = 秘密契約 { $points }
account_met = { $contract }: { $houses }で{ NUMBER($points) }点
account_unmet = { $contract }: なし
account_wouldBe = { $contract }: { $houses }で{ NUMBER($points) }点になるはずでした
account_tie_publicContracts = { $first }さんは公開契約の数で{ $second }さんを上回ります。
account_tie_laterSeat = { $first }さんは席順が後なので{ $second }さんを上回ります。

hand_own =
    { GIVEN($size) ->
        [no] **あなたの手札**：{ $cards }
       *[yes] **あなたの手札**（{ $size }）：{ $cards }
    }
hand_other = **{ $name }**さんの手札：{ $cards }
hand_contracts = **秘密契約**（今のボードで{ NUMBER($worth) }点）
hand_dealt = **配られた契約** — { $kept }枚残してください：
hand_dealtAndSealed = **配られた契約** — ✓は伏せて決めた{ $kept }枚です：
hand_noContracts = ファミリーゲームに秘密契約はありません。
hand_contract = - **{ $name }** — { $meaning }。
hand_contractNow = - **{ $name }** — { $meaning }。現在**{ NUMBER($now) }点**。{ $lacks }

alt_empty = 空き
alt_done = 完成
alt_token = トークン { $n }
alt_roof = 屋根 { $n }
alt_none = なし
alt_choosing = 秘密契約を選択中
alt_toMove = { $name }さんの番
alt_player = { $name } { $points }点 (カード { $cards }, 契約 { $contracts })
alt_chooser =
    { $ready ->
        [yes] { $name } 準備完了
       *[no] { $name } 選択中
    }
alt_total = { $name } { $total }点 = { $score } + { $bonus }
alt_winner = { $name }さんの勝ちです。
alt_goal = { $points }点で勝ち。
alt_head = ポルト, { $progress }, { $turn }; { $roofs }。
alt_left = 左の通り: { $houses }。
alt_right = 右の通り: { $houses }。
alt_market = 市場: { $cards }。
alt_contracts = 公開契約: { $contracts }。
alt_points = 得点: { $players }。
alt_supply = 残りのフロア+1階: { $tiles }。
alt_decks = 山札: カード { $cards }, 公開契約 { $contracts }。
alt_timerRisk = タイマーが枠1〜{ $last }を捨てる確率: 約 { $chances }。
alt_hands = 手札: { $hands }。
alt_claimed = 達成: { $contracts }。
alt_privates = 秘密契約: { $contracts }。
alt_discards = 捨て札: { $cards }。
alt_contractDiscards = 捨てられた公開契約: { $contracts }。
alt_letters = { $colours }。
alt_more = 達成した契約: { COMMAND("board", "view:text") }。

lacking_house = { TERM($colour, "cards_colours") }の{ $house }（{ NUMBER($floors) }フロア）
lacking_anyHouse = { $house }（色は自由、{ NUMBER($floors) }フロア）
lacking_manyHouses = { $houses }軒（合計{ NUMBER($floors) }フロア）
lacking_next = { $points }点まであと：{ $houses }。
lacking_reach = 最大{ $points }点まで伸ばせます。
lacking_full = 完全に達成しました。
lacking_stuck = このボードではもう増えません。
lacking_builtBy = { $name }さんが{ $house }に建てた
lacking_completedBy = { $name }さんが{ $house }を完成
lacking_timer = タイマー
lacking_changed = **{ $contract }**：{ $before } → { NUMBER($now) }点（{ $builds }）。
lacking_nearer = **{ $contract }**：{ $points }点に近づきました。あと：{ $houses }（{ $builds }）。
lacking_farther = **{ $contract }**：{ $before }点は無理になり、今は最大{ $most }点です（{ $builds }）。

reasons_said = { $reason }：{ $points }
reasons_points = すぐに入る得点
reasons_prepares = 次の手番に{ $house }で{ $points }点の準備
reasons_inHand =
    { GIVEN($house) ->
        [no] 手札に{ $cards }
       *[yes] { $house }のための{ $cards }が手札に
    }
reasons_offersOnly = 次の手番は{ $house }の{ $points }点が最善
reasons_offersNothing = 次の手番に建てるものがない
reasons_takes = { $cards } を取る
reasons_spends = { $cards } を使う
reasons_cards = 手札
reasons_privateContracts = 秘密契約
reasons_forContracts = 秘密契約（{ $contracts }）
reasons_fewColours = 必要な色が少ない
reasons_manyColours = 必要な色が多い
reasons_opens = { $name }さんに{ $house }の{ $points }点を与える
reasons_leaves = { $name }さんに{ $house }の{ $points }点を残す
reasons_takesFrom = { $name }さんから{ $house }を奪う
reasons_leavesLess = { $name }さんの建てるものが減る
reasons_leavesMore = { $name }さんの建てるものが増える
reasons_rivalsLess =
    { GIVEN($name) ->
        [no] ほかの人がこの先できることが減る
       *[yes] { $name }さんがこの先できることが減る
    }

reasons_rivalsMore =
    { GIVEN($name) ->
        [no] ほかの人がこの先できることが増える
       *[yes] { $name }さんがこの先できることが増える
    }

reasons_market = 市場に残るカード
reasons_tokenTo = { $house }のトークン
reasons_tokens = 家のトークン
reasons_time = ゲームが終わる早さ
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

reasons_handAhead = その後に手札で建てられるもの

refusals_alreadyKept = 秘密契約はもう選びました。ほかの人がまだ選んでいます。
refusals_codes_not-your-turn = あなたの手番ではありません。席順に、取るか建てるかをします。
refusals_keepFirst = 最初に全員が秘密契約{ $dealt }枚から{ $kept }枚を残します。取る・建てるはその後です。
refusals_codes_wrong-phase = この段階ではできません。
refusals_timerFirst = 先にタイマーが建てます：{ $awaited }。
refusals_codes_keep-three = { $dealt }枚の秘密契約から、別々の{ $kept }枚をちょうど残します。
refusals_codes_not-dealt =
    { GIVEN($contract) ->
        [no] その契約は配られていません。自分の{ $dealt }枚から{ $kept }枚を残してください。
       *[yes] 契約「{ $contract }」は配られていません。自分の{ $dealt }枚から{ $kept }枚を残してください。
    }
refusals_yourFive = あなたの{ $dealt }枚：{ $contracts }。
refusals_codes_draw-nothing = カードは少なくとも1枚取ります。
refusals_codes_draw-too-many = 取れるのは1〜{ $limit }枚、それぞれ一度だけ、合計{ $limit }以下です。
refusals_codes_draw-over-three =
    { GIVEN($sum) ->
        [no] そのカードの合計は大きすぎます。取れるのは合計{ $limit }までです。
       *[yes] そのカードの合計は{ $sum }です。取れるのは合計{ $limit }までです。
    }
refusals_codes_draw-unknown =
    { GIVEN($typed) ->
        [no] それは`cards`として読めません。市場の枠（`1,3`など）かカード（`青 2`など）を書いてください。
       *[yes] 「{ $typed }」は`cards`として読めません。市場の枠（`1,3`など）かカード（`青 2`など）を書いてください。
    }
refusals_codes_draw-mixed = 市場の枠かカードのどちらか一方で書いてください。カードの後の数字は、同じ色の別のカードとも読めてしまいます。
refusals_codes_not-in-market =
    { GIVEN($card) ->
        [no]
            { $held ->
                [0] 市場にそのカードはありません。
               *[other] 市場にそのカードは{ $held }枚しかありません。
            }
       *[yes]
            { $held ->
                [0] 市場に{ $card }はありません。
               *[other] 市場に{ $card }は{ $held }枚しかありません。
            }
    }
refusals_market = 市場にあるもの：{ $held }。
refusals_marketEmpty = 市場は空です。
refusals_open = 公開中：{ $contracts }。
refusals_noneOpen = 公開中の契約はありません。
refusals_codes_no-such-slot =
    { GIVEN($slot) ->
        [no] 枠その番号はありません。市場の枠は1〜{ $last }です。
       *[yes] 枠{ $slot }はありません。市場の枠は1〜{ $last }です。
    }
refusals_noContractSlot =
    { GIVEN($slot) ->
        [no] 枠その番号はありません。契約の枠は1〜{ $last }です。
       *[yes] 枠{ $slot }はありません。契約の枠は1〜{ $last }です。
    }
refusals_codes_slot-empty =
    { GIVEN($slot) ->
        [no] その枠は空です。
       *[yes] 枠{ $slot }は空です。
    }
refusals_codes_not-in-hand =
    { GIVEN($card) ->
        [no] そのカードは手札にありません。建てるには手札から2枚使います。
       *[yes] 「{ $card }」は手札にありません。建てるには手札から2枚使います。
    }
refusals_hand = 手札：{ $held }。
refusals_codes_not-in-timer = タイマーで建てるときは、めくられた2枚を使います。一方が数、もう一方が色です。
refusals_timerCards = めくられたカード：{ $turned }。
refusals_codes_house-not-in-play =
    { GIVEN($house) ->
        [no] その家はこのゲームで使いません。
       *[yes] { $house }はこのゲームで使いません。
    }
refusals_inPlay = 使う家：{ $houses }。
refusals_codes_house-full =
    { GIVEN($house) ->
        [no] その家にはそれだけのフロアが入りません。
       *[yes] { $house }にはそれだけのフロアが入りません。
    }
refusals_complete =
    { GIVEN($house) ->
        [no] その家は完成していて、もうフロアを置けません。
       *[yes] { $house }は完成していて、もうフロアを置けません。
    }
refusals_roomFor =
    { GIVEN($house) ->
        [no] その家は{ NUMBER($height) }フロアまでで、今は{ $level }です。あと{ $room }まで置けます。
       *[yes] { $house }は{ NUMBER($height) }フロアまでで、今は{ $level }です。あと{ $room }まで置けます。
    }
refusals_codes_house-other-colour =
    { GIVEN($house) ->
        [no] その家
       *[yes] { $house }
    }は{ GIVEN($has) ->
        [no] 別の色
       *[yes] { $has }
    }です。家は一色で、{ GIVEN($wanted) ->
        [no] このカード
       *[yes] { $wanted }
    }は合いません。
refusals_codes_neighbour-colour =
    { GIVEN($house) ->
        [no] その家
       *[yes] { $house }
    }を{ GIVEN($colour) ->
        [no] その色
       *[yes] { $colour }
    }で始めることはできません。隣の{ GIVEN($neighbour) ->
        [no] 家
       *[yes] { $neighbour }
    }が同じ色で、隣どうしは違う色でなければなりません。
refusals_codes_no-ground-floors =
    { GIVEN($colour) ->
        [no] その色の1階タイルがもうないので、新しい家を始められません。建てかけの家には続けて置けます。
       *[yes] { $colour }の1階タイルがもうないので、新しい家を始められません。建てかけの家には続けて置けます。
    }
refusals_codes_no-floors =
    { GIVEN($colour) ->
        [no]
            { GIVEN($left) ->
                [no] その色のフロアが足りません。数を減らすか、別の色ならできるかもしれません。
               *[yes] その色のフロアが足りません（残り{ $left }）。数を減らすか、別の色ならできるかもしれません。
            }
       *[yes]
            { GIVEN($left) ->
                [no] { $colour }のフロアが足りません。数を減らすか、別の色ならできるかもしれません。
               *[yes] { $colour }のフロアが足りません（残り{ $left }）。数を減らすか、別の色ならできるかもしれません。
            }
    }
refusals_codes_token-missing =
    { GIVEN($house) ->
        [no] その家の1階トークンは空いた屋根に移します。屋根を指定してください。
       *[yes] { $house }の1階トークンは空いた屋根に移します。屋根を指定してください。
    }
refusals_codes_token-needless = ここで屋根は指定しません。トークンが移るのは、1階を置き、空いた屋根があるときだけです。
refusals_codes_roof-not-empty =
    { GIVEN($house) ->
        [no] その家の屋根にはもうトークンか屋根タイルがあります。1階のトークンには空いた屋根が必要です。
       *[yes] { $house }の屋根にはもうトークンか屋根タイルがあります。1階のトークンには空いた屋根が必要です。
    }
refusals_emptyRoofs = 空いた屋根：{ $roofs }。
refusals_noEmptyRoof = 空いた屋根はありません。
refusals_codes_claim-empty =
    { GIVEN($slot) ->
        [no] その契約の枠は空です。
       *[yes] 契約の枠{ $slot }は空です。
    }
refusals_codes_claim-not-met = この建て方では、その契約をちょうど満たしません。
refusals_claimUnmet = この建て方では「{ $contract }」を満たしません。必要なこと：{ $toDo }。
refusals_codes_claim-twice = 一つの契約は一度しか達成できません。枠はそれぞれ一度だけ書いてください。
refusals_codes_must-draw = パスできるのは、市場が空で、建てることもできないときだけです。1枚は取ってください。
refusals_codes_must-build = それができるのは建てられないときだけです。今は建てられます。
refusals_codes_malformed = アクションが完全ではありません。今すること：{ $awaited }。
refusals_codes_read-action =
    { GIVEN($typed) ->
        [no] 入力はアクションで始まっていません。今すること：{ $awaited }。
       *[yes] 「{ $typed }」で始まるアクションはありません。今すること：{ $awaited }。
    }
refusals_codes_read-card =
    { GIVEN($typed) ->
        [no] それはカードではありません。`red-3`のように英語の色と数で書きます。
       *[yes] 「{ $typed }」はカードではありません。`red-3`のように英語の色と数で書きます。
    }
refusals_codes_read-slot =
    { GIVEN($typed) ->
        [no] それは枠ではありません。`1,3`のようにコンマで区切った番号で書きます。
       *[yes] 「{ $typed }」は枠ではありません。`1,3`のようにコンマで区切った番号で書きます。
    }
refusals_codes_read-missing =
    { GIVEN($field) ->
        [no]
            { GIVEN($as) ->
                [no] 途中で終わっています。
               *[yes] 途中で終わっています。完全な例：{ $as }。
            }
       *[yes]
            { GIVEN($as) ->
                [no] 途中で終わっています。「{ $field }」がありません。
               *[yes] 途中で終わっています。「{ $field }」がありません。完全な例：{ $as }。
            }
    }
refusals_codes_read-rest =
    { GIVEN($typed) ->
        [no]
            { GIVEN($as) ->
                [no] 最後の部分は余分です。
               *[yes] 最後の部分は余分です。完全な例：{ $as }。
            }
       *[yes]
            { GIVEN($as) ->
                [no] 「{ $typed }」は余分です。
               *[yes] 「{ $typed }」は余分です。完全な例：{ $as }。
            }
    }
refusals_codes_read-spelling =
    { GIVEN($as) ->
        [no] 書き方は一通りで、語の間は空白一つです。
       *[yes] このとおりに書いてください：{ $as }。
    }
refusals_notAllowed = 今はルール上できません。今すること：{ $awaited }。

parts_round_name = ラウンド
parts_round_about = 全員が1手番ずつ行います。赤くなると終わりが近いしるしです。
parts_roofs_name = 屋根
parts_roofs_about = 完成した家の数。2人以上では、斜線の後の数に達するとそのラウンドを終え、もう1ラウンド行います。
parts_decks_name = 山札
parts_decks_about = 伏せたカードの枚数。左が建設カード、印のある方が公開契約です。
parts_floors_name = フロア
parts_floors_about = 建てると、その家の全フロア数と、新しいフロアと同じ階にフロアのある隣の家1軒につき1点を得ます。
parts_room_name = 空いている階
parts_room_about = 1階ごとにフロアを1枚置けます。一度に建てるフロアが全部入らなければなりません。
parts_ground_name = 1階トークン
parts_ground_about = 1階を置いた人が得点します。その後、空いた屋根に移ります。
parts_roof_name = 屋根の位置
parts_roof_about = 最後のフロアを置くと屋根が載ります。ここにトークンがあれば、完成させた人が得点します。
parts_plate_name = 家の番号
parts_plate_about = 選んだり入力したりするときの名前です。隣とは、同じ通りのすぐ横の家です。
parts_closed_name = 使わない家
parts_closed_about = 人数が少ないと使いません。建てられず、隣とも数えません。
parts_market_name = 市場
parts_market_about = ここから1〜{ $limit }枚、合計{ $limit }以下のカードを取ります。
parts_contracts_name = 公開契約
parts_contracts_about = 建て方がちょうど満たすものを達成できます。コインが得点です。
parts_supply_name = 残りのタイル
parts_supply_about = 残り少ない色のフロアと1階タイル（扉）の枚数です。
parts_seat_name = プレイヤー
parts_seat_about = 名前と得点。矢印は手番の人です。
parts_hand_name = 手札
parts_hand_about = 全員に公開です。建てるには2枚を使い、1枚がフロアの数、もう1枚が色を決めます。
parts_claimed_name = 達成した契約
parts_claimed_about = 達成した公開契約の数。同点のときに比べます。
parts_sum_name = 最終得点
parts_sum_about = ボードの得点 + 秘密契約。
parts_ended_name = 結果
parts_ended_about = リタイアした人と勝った人です。
parts_timer_name = タイマー
parts_timer_about = 残りの枚数。手番の後に枠を空け、2枚で建てます。なくなるとゲームが終わります。
parts_sand_name = 砂
parts_sand_about = 枠の横の砂が多いほど、手番の後にタイマーがそこを空けやすくなります。

terminal_roofs = 屋根 { $placed }
terminal_roofsOf = 屋根 { $placed }/{ $end }
terminal_market = 市場
terminal_contracts = 契約
terminal_tiles = タイル
terminal_grounds = （+1階）
terminal_legend =
    ボードの記号：文字はフロア（B G P R Y）、· はこれから建てる階、
    (2) は1階か屋根のトークン、^ は屋根タイル。
terminal_decks = 山札
terminal_cards = { NUMBER($n) }枚
terminal_discarded = 捨て札{ $n }
terminal_publicCards = 公開契約{ NUMBER($n) }枚
terminal_points = { NUMBER($n) }点
terminal_claimed = 契約 { $n }

lesson_other = 相手
lesson_goOn = 次へ
lesson_again = 最初からもう一度
lesson_look_text = **例のボードで最初の手番を試します。** 通りは二つ、上に`L3`〜`L7`、下に`R1`〜`R5`があります。家は誰のものでもありません。*あなた*が足したフロアで得点します。

    `L4`を見てください。黄色の家で、5フロアのうち2つが建ち、屋根には3点のトークンがあります。手札は青1と赤3の2枚です。

lesson_look_remarks_goOn = あなたの手番です。
lesson_choose_text =
    手番にすることは**一つ**だけです。市場からカードを**取る**か、手札2枚で**建てる**か。建てるときは、1枚がフロアの数、もう1枚が色を決めます。

    黄色の家には黄色のカードが必要です。

lesson_choose_remarks_draw = いいですね。市場には黄色のカードがあります。
lesson_choose_remarks_build = できます。赤3と青1で、空いた家に青のフロアを3枚置けます。でもL4のほうがずっと得で、手札に黄色がありません。先に取りましょう。
lesson_draw_text =
    { $marketSlots }枚のカードが公開されています。1〜{ $limit }枚、**合計{ $limit }以下**で取れます。何を取ったかは全員に見えるので、手札は秘密ではありません。

    どのカードを取りますか？

lesson_draw_remarks_yellowAndRed = 1 + 2 = 3、一度に取れる上限です。2枚とも手札に入り、市場が補充されます。
lesson_draw_remarks_blue = 3は1枚で3なので取れます。でも黄色が手に入りません。別のものを試してください。
lesson_draw_remarks_tooMuch = 2 + 2 = 4。取れるのは合計{ $limit }までなので、できません。別のものを試してください。
lesson_number_text =
    相手もカードを取り、またあなたの手番です。手札は青1、赤2、赤3、黄1。**建てる**ときです。

    フロアの**数**はどのカードで決めますか？`L4`にはあと3つ置けます。

lesson_number_remarks_red3 = 3フロア。L4にちょうど足りない数です。
lesson_number_remarks_red2 = 2フロアも置けますが、家は完成せず、屋根のトークンを相手に残してしまいます。別のものを試してください。
lesson_number_remarks_yellow1 = 1フロアでは少なく、黄色のカードは色のために必要です。別のものを試してください。
lesson_colour_text = **色**はどのカードで決めますか？このカードは色だけを使い、数は関係ないので、1でも3でも同じです。建てかけの家の色は変わりません。
lesson_colour_remarks_yellow1 = 黄色のフロア3枚です。2枚のカードは使い切ります。
lesson_colour_remarks_blue1 = 青のフロア3枚は、あと2つしか置けないL5には入らず、新しい家を始めることになります。別のものを試してください。
lesson_house_text = 黄色のフロア3枚をどの**家**に置きますか？すべて同じ家に置きます。
lesson_house_remarks_L4 = 2フロアの上に3フロア。家が完成します。
lesson_house_remarks_L5 = L5は青で、一つの家は一色だけです。別のものを試してください。
lesson_house_remarks_L6 = できます。空いた家は、隣にない色で始められ、トークンで2点入ります。でもL4のほうが得です。別のものを試してください。
lesson_claim_text =
    新しいフロアは、確定するまで透けて見えます。得点はこうなります。
    - **家 5**：そのときの`L4`の全フロア。前からあるものも数えます。
    - **隣 3**：置いたフロアは3、4、5階です。`L3`は3階に、`L5`は3階と4階にフロアがあります。
    - **屋根のトークン 3**：家を完成させたからです。

    合わせて11点。さらに、この建て方が*ちょうど*満たす公開契約を**達成**できます。どれにしますか？

lesson_claim_remarks_both = 黄色のフロアがちょうど3枚、使ったのは赤と黄のカード。両方の契約を満たし、2点ずつです。
lesson_claim_remarks_blue = 置いたフロアは黄色で3枚なので、この契約は満たしません。別のものを試してください。
lesson_claim_remarks_none = 契約を残してもかまいませんが、この4点は取れば手に入ります。別のものを試してください。
lesson_after_text = **15点**です。`L4`に屋根が載りました。達成した契約は新しいものと入れ替わります。

    ゲームの始めには、各自が**秘密契約**を{ $kept }枚残します。終了時に数え、*完成した*家だけを見ます。誰が建てたかは問いません。あなたには「黄の家々」があり、L4でもう1点の価値です。「青-黄ペア」も、あとは`L5`の2フロアだけです。

    屋根が十分に載ったら、そのラウンドを終え、もう1ラウンド行います。これがゲームのすべて。取って、建てて、隣をよく見ること。

lesson_after_remarks_again = 最初のボードに戻りました。

topics_overview_title = 概要
topics_overview_text =
    川べりの二つの通り、`L1`〜`L7`と`R1`〜`R7`に、色とりどりの家を建てます。家は誰のものでもありません。手番ごとに、*あなた*が足したもので得点します。

    手番にすることは一つ。市場からカードを**取る**か、手札2枚でフロアを**建てる**かです。得点はその場で入ります。トークンの載った家もあります。公開契約が{ $contractSlots }枚あり、満たした人が得点します。各自が持つ{ $kept }枚の秘密契約は終了時に数えます。

    屋根が十分に載ったら、そのラウンドを終え、もう1ラウンド行います。得点の最も多い人の勝ちです。

    { "" }**使う家**：4席なら{ $houses }軒すべて。3席では{ LIST($outOfThree, before: "`", after: "`", between: "と") }、2席とソロでは{ LIST($outOfTwo, before: "`", after: "`", between: "、") }を使いません。使わない家は誰の隣でもありません。

    始めに各席へ秘密契約が{ $dealt }枚配られ、{ $kept }枚をひそかに残します。すべての1階には{ $leastToken }〜{ $mostToken }点のトークンが置かれます。

    製品版のゲームの数値がすべて手に入ったわけではなく、推測した数値もあります。通りの家の数と高さ、各色のカードの数の内訳、契約ごとの枚数です。1階はすべて同じ高さにあります。

topics_turn_title = 手番
topics_turn_text =
    次のどちらか一つを必ず行います。
    - **取る**：市場から1〜{ $limit }枚、合計{ $limit }以下のカードを取ります。
    - **建てる**：手札からちょうど2枚を使い、一つの家にフロアを置きます。

    その後、市場は{ $marketSlots }枚に、公開契約は{ $contractSlots }枚に、枠ごとに補充されます。山札がなくなったら捨て札を切り混ぜて新しい山札にします。それもなければ、カードが戻るまで枠は空のままです。

    { "" }**パス**できるのは、市場が空で、まったく建てられないときだけで、自動的に行われます。1ラウンドが全員パスなら、ゲームはそこで終わります。その最後のパスだけは自分で押します。

    手札は公開で、枚数に上限はありません。どのカードも全員の前で取られたものです。秘密なのは、秘密契約と山札の順番だけです。

topics_draw_title = カードを取る
topics_draw_text =
    市場の{ $marketSlots }枚から1〜{ $limit }枚を取ります。数の合計は**{ $limit }以下**：3を1枚、2と1、1を3枚まで、またはそれより少なく。1枚は必ず取ります。

    取ったカードは手札に入り、空いた枠は山札から補充されます。

    Discordでは{ COMMAND("draw") }に、`1,3`のような枠か、`青 2`のようなカードを書きます。まず結果が表示され、もう一度押すと取ります。`now`をつけるとすぐに取ります。

    各色{ $ofAColour }枚ずつあります。1が{ $ones }枚、2が{ $twos }枚、3が{ $threes }枚です。

topics_build_title = 建てる
topics_build_text =
    2枚を使います。1枚がフロアの**数**、もう1枚が**色**を決めます。フロアはすべて一つの家に置きます。
    - 全部が入らなければなりません。
    - **空いた家**は1階から始めます。1階もフロア1つに数えます。同じ通りの隣の家がその色であってはいけません。
    - **建てかけの家**の色は変わりません。
    - タイルが残っていなければなりません。各色、フロア{ $floors }枚と1階タイル{ $grounds }枚なので、一色の家は最大{ $grounds }軒です。

    その後、この順に：
    1. 1階を置いたら、そこにあったトークンの得点を得て、好きな**空いた屋根**に移します。どちらの通りでも、使っている家で、屋根タイルもトークンもない屋根です。この家でもかまいません。空いた屋根がなければ、得点だけして、トークンはゲームから除かれます。
    2. 家が完成したら屋根タイルを載せます。その屋根にトークンがあれば得点し、トークンはゲームから除かれます。

topics_points_title = 建てたときの得点
topics_points_text =
    次を合計します。
    - **家**：建てた後のその家のフロア数。前からあるものも数えます。
    - **隣**：今置いたフロア1つごとに、同じ階にフロアのある隣の家1軒につき1点。同じ通りのすぐ隣の家だけで、屋根は数えません。
    - **1階トークン**：1階を置いたとき。
    - **屋根トークン**：屋根にトークンのある家を完成させたとき。
    - 達成した**公開契約**。

    { "" }*例*：5階建ての家に2フロアあり、屋根に2のトークンがあります。赤3と青1で青のフロアを3枚、3〜5階に置きます。隣の一方は4階まで、もう一方は3階まであります。家5、隣3（一方の3階と4階、もう一方の3階）、屋根トークン2。契約「青のフロア3枚」と「青 + 赤のカード」でさらに4、合わせて**14点**です。

topics_contracts_title = 公開契約
topics_contracts_text =
    { $open }枚が公開されています。フロアを置いた後、その建て方が**ちょうど**満たすものを達成できます。
    - ある色の**1フロア**：{ $one }点。**2フロア**：{ $two }点。**3フロア**：{ $three }点。3フロアでは「2フロア」の契約を満たしません。
    - **家**：その色の家を完成させた：{ $house }点。
    - **同じ色のカード2枚**：使った2枚がどちらもその色：{ $cards }点。
    - **2色**：1枚ずつ。どちらが数でどちらが色でもかまいません：{ $cards }点。

    一度にいくつ満たしてもよく、すべて達成しても、残してもかまいません。数えるのは建てたときに公開されていた{ $open }枚だけで、枠の補充はその後です。達成した契約は終了時の同点も決めます。山札がなくなると枠は空のままです。

topics_private_title = 秘密契約
topics_private_text =
    終了時に**完成した**家だけを見ます。誰が建てたかは問いません。1枚のカードにつき家は一度だけ数え、同じ家を何枚ものカードで数えられます。
    - ある色の**家々**：{ $housesTimes }軒で{ $houses }点。
    - **ペア**：2色の家が隣どうし。家を共有しない{ $pairTimes }組で{ $pair }点。
    - **トリオ**：3色の家が3軒並ぶ（順不同）。家を共有しない{ $trioTimes }組で{ $trio }点。
    - **ふたご**：両方の通りにその色の家があり、高さが同じ。{ $twins }点。
    - **端**：二つの通りの四つの端（使う家の最初と最後）にあるその色の家{ $endsTimes }軒で{ $ends }点。
    - **五色の通り**：一つの通りに5色すべて。{ $palette }点。
    - **通り完成**：一つの通りで使う家がすべて完成。{ $side }点。

    始めに{ $dealt }枚配られ、{ $kept }枚を残します。全員が同時に選び、何を残したかは終了まで誰にも見えません。

topics_end_title = ゲームの終わり
topics_end_text =
    2席では**{ ORDINAL($two) }**、3席では**{ ORDINAL($three) }**、4席では**{ ORDINAL($four) }**の屋根が載ると終わりが近づきます。全員の手番数が同じになるようにそのラウンドを最後まで行い、さらに**もう1ラウンド**行います。

    その後、秘密契約を公開して得点します。得点の最も多い人の勝ちです。同点なら、達成した公開契約の多い人、それも同じなら席順が後の人の勝ちです。

topics_solo_title = ソロ
topics_solo_text =
    ボードと秘密契約は2席のときと同じです。{ $cards }枚のカードが**タイマー**になります（{ LIST($fewer, last: "or") }枚ならより難しい）。手番ごとに：
    1. いつものように取るか建てます。
    2. タイマーがカードをめくります。数が*a*なら、市場の枠*a*のカードと契約の枠*a*を捨てます。
    3. もう1枚めくります。数が*b*なら、枠*a + b*を捨てます（枠{ $marketSlots }はカードだけ、枠{ $noSlot }は何もなし）。
    4. ルール上建てられるなら、この2枚で必ず建てます。どちらを数にするか、どの家にするか、1階のトークンをどこへ移すかは自分で決めます。得点も契約の達成もなく、完成した屋根のトークンは失われます。
    5. 市場と契約を補充します。タイマーが捨てた契約は戻ることがあり、達成した契約は戻りません。ボードでは、枠の番号の横の砂が、手番の後にタイマーがそこを空ける可能性を表します。

    タイマーがなくなると、手順4の後にゲームが終わります。屋根では終わりません。**秘密契約の前で{ $goal }点**あれば勝ちです。その後に秘密契約を加えた合計で称号が決まります。見習いは{ $apprentice }点から、大工は{ $builder }点から、棟梁は{ $masterBuilder }点からです。

topics_family_title = ファミリーゲーム
topics_family_text = 秘密契約がないほかは、すべて同じです。始めに選ぶものも、終わりに加えるものもありません。ボードの得点で決まり、同点なら公開契約の数、次に席順が後の人です。
topics_notation_title = 色と書き方
topics_notation_text =
    色にはどこでも文字がついています。**B** 青、**G** 緑、**P** 紫、**R** 赤、**Y** 黄。

    家は左の通りが`L1`〜`L7`、右の通り（ボードではその下）が`R1`〜`R7`で、どちらも左から順です。二つの通りはつながっていません。「青 2/5」は、5フロアのうち2つが建った青の家です。市場の枠は1〜{ $marketSlots }、契約は1〜{ $contractSlots }です。

    アクションは1行で書けます。
    - `draw 1,3`：枠1と3のカードを取ります。
    - `build red-3 blue-1 L4`：L4に青のフロアを3枚置きます。最初のカードが数、次のカードが色です。
    - `build red-3 blue-1 L5 roof R2 claim 1,3`：さらに1階のトークンをR2の屋根に移し、契約1と3を達成します。
    - `keep houses-blue,pair-blue-red,side-1`：秘密契約を3枚残します。
    - `timer blue-3 red-2 L5`：タイマーのカードを置きます。
