status_title = ヴィンテージ

status_introduction_line = ドウロ川の上流に農園を買い、ブドウを植え、収穫をガイアへ運び、ポートワインに熟成させて売ります。
status_introduction_credits = ジル・ドレイ（Gil d’Orey）作、MESAboardgames（2011年）。

status_variants_standard = 標準

status_awaits_turn = アクションを選ぶか、パス
status_awaits_gather = { $place }のワインの量を決める
status_awaits_sail = 航海を続けるか、やめる
status_awaits_unload = { $lot }のセラーを選ぶ
status_awaits_plant = 次のブドウを植える
status_awaits_add = 倉庫に樽を加える
status_awaits_over = ゲーム終了

status_progress = 収穫{ $round }/{ $rounds }
status_lastRound = 収穫{ $round }（最終）

status_stake_lastButOne = この後の収穫は、あと1回です。
status_stake_last = 最後の収穫です。売れ残りは{ $barrels }ごとに1点。

status_now = 今終わるなら：{ $standing }。

terms_regions_baixo = バイショ・コルゴ
terms_regions_cima = シマ・コルゴ
terms_regions_superior = ドウロ・スペリオール

terms_place = { $region } { $place }

terms_harbours_gaia = ヴィラ・ノヴァ・デ・ガイア
terms_harbours_baixo = バイショ・コルゴ
terms_harbours_cima = シマ・コルゴ
terms_harbours_superior = ドウロ・スペリオール

terms_vines_green = 緑のブドウ
terms_vines_purple = 紫のブドウ
terms_vines_red = 赤のブドウ
terms_vines_white = 白のブドウ
terms_vines_yellow = 黄のブドウ
terms_vines_old = 古木の畑

terms_colours_green = 緑
terms_colours_purple = 紫
terms_colours_red = 赤
terms_colours_white = 白
terms_colours_yellow = 黄

terms_sides_ruby = ルビー
terms_sides_tawny = トウニー

terms_categories_ruby_ruby = ルビー
terms_categories_ruby_reserva = ルビー・レゼルヴァ
terms_categories_ruby_lbv = レイト・ボトルド・ヴィンテージ
terms_categories_ruby_vintage = ヴィンテージ
terms_categories_tawny_tawny = トウニー
terms_categories_tawny_reserva = トウニー・レゼルヴァ
terms_categories_tawny_aged = 熟成トウニー
terms_categories_tawny_colheita = コルヘイタ

terms_columns_buy = 農園の購入
terms_columns_purple = 紫を植える
terms_columns_green-red = 緑か赤を植える
terms_columns_white-yellow = 白か黄を植える
terms_columns_old = 古木の畑
terms_columns_harvest = 収穫
terms_columns_age = 熟成と販売
terms_columns_card = カード
terms_columns_first = スタートプレイヤー

terms_cards_buying = 特典つき農園
terms_cards_harvesting = 節約の収穫
terms_cards_planting = ブドウ3本
terms_cards_two-barrels = 樽2つ追加
terms_cards_free-action = 無料アクション
terms_cards_enologist = 醸造家
terms_cards_vintage = ヴィンテージの樽
terms_cards_colheita = コルヘイタの樽2つ
terms_cards_boat = ラベロ船
terms_cards_ageing-barrel = 熟成と樽1つ
terms_cards_ageing-quality = 熟成と品質

terms_deck = 山札の一番上
terms_estate = 農園{ $estate }
terms_cellarColumn = { $side }の列{ $column }
terms_barrels = { NUMBER($count) }樽
terms_lot = 品質{ $quality }の{ $barrels }
terms_brandy = ブランデー{ NUMBER($count) }樽
terms_points = { NUMBER($count) }点
terms_cardsOf = カード{ NUMBER($count) }枚
terms_markers = マーカー{ NUMBER($count) }個
terms_overseer = 監督（マーカー{ NUMBER($count) }個の代わり）
terms_none = なし

choices_fields_type = アクション
choices_fields_place = 場所
choices_fields_bonus = 特典
choices_fields_estate = 農園
choices_fields_vine = ブドウ
choices_fields_deed = 行動
choices_fields_card = カード
choices_fields_discard = 捨てるカード
choices_fields_round = ラウンド
choices_fields_column = 列
choices_fields_columns = 二つの列
choices_fields_to = 行き先
choices_fields_load = 積み荷
choices_fields_wine = ワイン
choices_fields_side = 側
choices_fields_category = 区分
choices_fields_pay = 支払い

choices_questions_type = 何をしますか？
choices_questions_place = 農園の場所はどこですか？
choices_questions_bonus = 1点引きとブドウ、どちらにしますか？
choices_questions_estate = どの農園ですか？
choices_questions_vine = どのブドウですか？
choices_questions_deed = どのアクションを無料で行いますか？
choices_questions_card = どのカードですか？
choices_questions_discard = どのカードを捨てますか？
choices_questions_round = どのラウンドのチップを見ますか？
choices_questions_column = どの列からですか？
choices_questions_columns = どの列からですか（二つ）？
choices_questions_to = どこへ行きますか？
choices_questions_load = 何を積みますか？
choices_questions_wine = ワインは何樽ですか？残りはブランデーです。
choices_questions_side = どちらの側ですか？
choices_questions_category = どの区分ですか？
choices_questions_pay = どう払いますか？

choices_types_pass = このラウンドは休む
choices_types_buy = 農園を買う
choices_types_plant = ブドウを植える
choices_types_harvest = 収穫する
choices_types_age = 熟成して売る
choices_types_first = スタートプレイヤーになる
choices_types_take = カードを取る
choices_types_play = カードを使う
choices_types_sail = 船を動かす
choices_types_gather = 採り入れる
choices_types_leave = 農園を残す
choices_types_stop = ここでやめる
choices_types_unload = 荷揚げする
choices_types_add = 樽を加える

choices_groups_vineyards = 畑
choices_groups_river = 川とセラー
choices_groups_cards = カード
choices_groups_rest = 手番順と休み

choices_discount = 1点引き

choices_firstVine_green = 緑のブドウ1本
choices_firstVine_purple = 紫のブドウ1本
choices_firstVine_red = 赤のブドウ1本
choices_firstVine_white = 白のブドウ1本
choices_firstVine_yellow = 黄のブドウ1本

choices_freeActions_buy = 農園を買う
choices_freeActions_plant = ブドウを植える
choices_freeActions_harvest = 収穫する
choices_freeActions_age = 熟成して売る

choices_aboard = 船に残す
choices_round = ラウンド{ $round }
choices_reserva = レゼルヴァ
choices_loadNothing = 何も積まない

actions_regions_baixo = バイショ
actions_regions_cima = シマ
actions_regions_superior = スペリオール

actions_gaia = ガイア

actions_vines_green = 緑
actions_vines_purple = 紫
actions_vines_red = 赤
actions_vines_white = 白
actions_vines_yellow = 黄
actions_vines_old = 古木

actions_cards_buying = 特典つき農園
actions_cards_harvesting = 節約の収穫
actions_cards_planting = ブドウ3本
actions_cards_two-barrels = 樽2つ追加
actions_cards_free-action = 無料アクション
actions_cards_enologist = 醸造家
actions_cards_vintage = ヴィンテージの樽
actions_cards_colheita = コルヘイタの樽
actions_cards_boat = ラベロ船
actions_cards_ageing-barrel = 熟成+樽
actions_cards_ageing-quality = 熟成+品質

actions_deck = 山札の一番上

actions_site = { $place } · { $price }、品質{ $quality }
actions_siteShort = { $place } · { $price }
actions_none = なし
actions_round = 収穫{ $round }
actions_points = { $points }点
actions_lot = { $quality }×{ $barrels }
actions_wine = ワイン{ $barrels }（品質{ $qualities }）
actions_brandy = ブランデー{ $barrels }
actions_crop = { $wine }、{ $brandy }

actions_share_wine = ワイン{ $barrels }
actions_share_brandy = ブランデー{ $barrels }

actions_noWine = ワインなし
actions_for = { $action }、支払い{ $pay }
actions_withOverseer = 監督（マス{ $circle }）
actions_overseerShort =
    { $circle ->
        [1] { $sign } 監督
       *[other] { $sign } 監督、マス{ NUMBER($circle) }
    }
actions_buy = { $place }を買う（−{ $price }）
actions_buyShort = { $place }を買う { $cost } · −{ $price }
actions_plant = { $place }に{ TERM($vine, "terms_vines") }を植える
actions_plantFree = { $place }に{ TERM($vine, "actions_vines") }を植える
actions_plantShort = { $vine }を{ $place }に { $cost }
actions_planted = 植え終わり
actions_fiveVines = 満杯、品質{ $quality }
actions_better = 品質{ $quality }
actions_toGo = あと{ $vines }本
actions_harvest = 収穫：最大{ $crop }
actions_harvestShort = 収穫 { $cost } · { $crop }
actions_age = 熟成して売る：平均{ $mean }点（{ $least }〜{ $most }）
actions_ageShort = 熟成して売る { $cost } · { $mean }点（{ $least }〜{ $most }）
actions_ages = { $mean }点（{ $least }〜{ $most }）
actions_first = スタートプレイヤーになる
actions_firstShort = スタートプレイヤー { $cost }
actions_take = { $card }を取る
actions_takeShort = { $card }を取る { $cost }
actions_dropping = { $action }、{ $card }を捨てる
actions_droppingOne = { $action }、1枚捨てる
actions_play = { $card }を使う
actions_playShort = { $card } { $cost }
actions_does = { $play } · { $what }
actions_discount = { $place }を{ $price }で
actions_gift = { $place }を{ $price }で、{ TERM($vine, "actions_vines") }つき
actions_look = チップ{ $round }を見る
actions_noLook = 見ない
actions_sellsFrom = { $lots }から{ $points }
actions_joins = { $lot }になる
actions_moves = { $moves }移動
actions_sail = { $to }へ航海
actions_sailWith = { $to }へ航海、積み荷{ $cargo }
actions_sailShort = { $to }へ { $cost }
actions_gather = { $place }：{ $crop }
actions_leave = { $place }は収穫しない
actions_stop = ここでやめる
actions_unload = { $lot }を{ $side }のセラーへ
actions_unloadShort = { $side }のセラー · { $lot }
actions_stays = { $lot }を船に残す
actions_add = { $category }の樽を加える
actions_addShort = { $category } +1
actions_pass = パス：このラウンドは休む
actions_passShort = このラウンドは休む

actions_another_buy = ほかの農園
actions_another_plant = ほかのブドウ
actions_another_harvest = 収穫、別の払い方
actions_another_age = 熟成、別の払い方
actions_another_first = トークン、別の払い方
actions_another_take = ほかのカード
actions_another_play = 手札のカード…
actions_another_sail = ほかの移動
actions_another_gather = ほかの分け方
actions_another_pay = 別の払い方

hand_cards = **あなたのカード**：{ $cards }
hand_noCards = なし
hand_openly = { $card }（全員が知っています）
hand_chips = **見たチップ**：{ $chips }
hand_chip = 収穫{ $round }：+{ $bonus }
hand_pieces = **残りのコマ**：{ $pieces }
hand_noPieces = なし
hand_markers = { $signs } マーカー{ $count }個
hand_overseer = { $sign } 監督
hand_estate = **{ $place }**（品質{ $quality }）：{ $vines }
hand_noVines = まだブドウなし
hand_notPlanted = あと{ $lacking }本で収穫可
hand_waits = { $lot }が待機中
hand_boat = **船**（{ $harbour }）：{ $cargo }
hand_cellar = **{ $side }のセラー**：{ $lots }
hand_warehouse = **{ $side }の倉庫**：{ $categories }
hand_category = { $name } { $held }/{ $of } → { $points }
hand_empty = 空
hand_brandy = **ブランデー**：{ $held }/{ $most }
hand_bonus =
    { $bonus ->
        [0] 収穫{ $round }
       *[other] 収穫{ $round }：品質+{ $bonus }
    }
hand_store = ブランデー{ $held }/{ $most }
hand_passed = このラウンドは休み
hand_first = スタートプレイヤー・トークン
hand_other = **{ $name }**さん { $points }：{ $holds }
hand_hidden = ほかの人が見ていないカード{ $count }枚
hand_noSeat = ここにあなたの席はありません。手札、山札、この先のチップのほかはすべて公開です。

hand_asks_gather = { $place }の収穫は{ $barrels }：ワインは品質{ $quality }、残りはブランデー。
hand_asks_costs = このワインにはブランデー1樽が必要です。払えるのは{ $brandy }。
hand_asks_paid = このワインの支払いは済んでいます。カードが払いました。
hand_asks_dry = ワインに払うブランデーがありません。
hand_asks_unload = 荷揚げするもの：{ $lot }。空いた列：ルビー{ $ruby }、トウニー{ $tawny }。
hand_asks_aboard = 積み荷：{ $cargo }。
hand_asks_moves = 残り{ $count }移動。
hand_asks_plant = あと最大{ $count }本。
hand_asks_add = 樽のある側に1つ加えます。その側で一番高い区分より上には置けません。その後、満杯の区分が売れます。

hand_outcomes = ダイスの目ごと：{ $list }点。平均{ $mean }点。
hand_ages = 今熟成すると平均{ $mean }点です。

seatPage_cards = **手札**：{ $cards }
seatPage_chips = **見たチップ**：{ $chips }
seatPage_chip = 収穫{ $round }

own_preview = まだ実行していません。プレビューです：
own_boardNow = 今のボード：
own_onSide_ruby = ルビーなら：{ $outcomes }
own_onSide_tawny = トウニーなら：{ $outcomes }

alt_head = ラウンド{ $round }/{ $of }。{ $turn }。

alt_asked_turn = { $name }さんの手番
    .name = あなたの手番
alt_asked_gather = { $name }さんが収穫中
alt_asked_sail = { $name }さんは航海を続けられます
alt_asked_unload = { $name }さんが荷揚げ中
alt_asked_plant = { $name }さんが植えています
alt_asked_add = { $name }さんが樽を加えます
alt_asked_over = ゲーム終了

alt_givenUp = 終了：ほかの全員がいなくなりました。勝者{ $names }
alt_calledOff = 終了：中止
alt_won = 勝者：{ $names }。
alt_bonus = ラウンドごとのボーナス：{ $chips }。
alt_looked = { $name }さんは{ $rounds }のボーナスを知っています。
alt_free = 空いたマス：{ $columns }。
alt_pieces = 置かれたコマ：{ $columns }。

alt_columns_buy = 購入
alt_columns_purple = 紫
alt_columns_green-red = 緑/赤
alt_columns_white-yellow = 白/黄
alt_columns_old = 古木
alt_columns_harvest = 収穫
alt_columns_age = 熟成
alt_columns_card = カード
alt_columns_first = スタートP

alt_full = なし
alt_overseerOf = { $name }の監督
alt_display = 公開カード：{ $cards }。
alt_piles = 山札{ $deck }、使用済み{ $used }。
alt_aside = 除かれたカード：{ $cards }。
alt_place = { $place } 価格{ $price } 品質{ $quality }
alt_places = 空いた農園：{ $places }。

alt_harbours_gaia = ガイア
alt_harbours_baixo = バイショ
alt_harbours_cima = シマ
alt_harbours_superior = スペリオール

alt_points = { $points }点、農園{ $estates }・樽{ $barrels }を加えて{ $total }
alt_first = スタートP
alt_markers = マーカー{ $count }
alt_overseer = 監督
alt_passed = パス
alt_brandy = ブランデー{ $count }
alt_cards = カード{ $count }枚
alt_known = うち{ $cards }
alt_bought = 購入済み
alt_harvested = 収穫済み
alt_enologists =
    { $count ->
        [1] 醸造家
       *[other] 醸造家{ $count }人
    }
alt_estate = { $place } { $vines } 品質{ $quality }
alt_bare = 未植樹
alt_waiting = { $estate }、{ $lot }あり
alt_boat = 船は{ $harbour }
alt_loaded = { $boat }、積み荷{ $lots }
alt_cellar = セラー{ $lots }
alt_warehouse = 倉庫{ $barrels }

alt_sides_ruby = ルビー
alt_sides_tawny = トウニー

alt_empty = 空
alt_key = ブドウ：G緑、P紫、R赤、W白、Y黄、O古木。6×3：品質6、3樽。

alt_letters_key = 8+4+1=13：得点、農園、樽。Mマーカー、+監督、Aブランデー、Cカード、Q品質。バ=バイショ、シ=シマ、ス=スペリオール、ガ=ガイア。
alt_letters_markers = M
alt_letters_overseer = +
alt_letters_passed = –
alt_letters_brandy = A
alt_letters_cards = C
alt_letters_quality = Q
alt_letters_sides_ruby = R
alt_letters_sides_tawny = T
alt_letters_boat = 船{ $at }
alt_letters_columns_buy = 購入
alt_letters_columns_purple = P
alt_letters_columns_green-red = GR
alt_letters_columns_white-yellow = WY
alt_letters_columns_old = O
alt_letters_columns_harvest = 収穫
alt_letters_columns_age = 熟成
alt_letters_columns_card = カード
alt_letters_columns_first = スタートP

story_passed = **{ $name }**さんはこのラウンドの残りを休みます。
story_placed = **{ $name }**さんが{ $pieces }を使いました：{ $column }。
story_bought = **{ $name }**さんが{ $place }の農園を{ $price }で買いました。
story_boughtWithVine = **{ $name }**さんが{ $place }の農園を{ $price }で買いました。最初の{ $vine }つきです。
story_planted = **{ $name }**さんが{ $place }に植えました：{ $vine }。
story_harvesting =
    { $bonus ->
        [0] **{ $name }**さんが収穫します。例年なみの年。
       *[other] **{ $name }**さんが収穫します。よい年：品質+{ $bonus }。
    }
story_harvestingByCard =
    { $bonus ->
        [0] **{ $name }**さんが収穫します。ワイン全部にブランデー1樽で足ります。例年なみの年。
       *[other] **{ $name }**さんが収穫します。ワイン全部にブランデー1樽で足ります。よい年：品質+{ $bonus }。
    }
story_gathered = { $place }の収穫：{ $crop }。
story_gatheredAfter = { $place }の収穫：{ $crop }。その前に{ $loaded }を積みました。
story_crop = { $wine }と{ $brandy }
story_left = { $place }は収穫しません。樽がまだ待っています。
story_stored = **{ $name }**さんの蔵：{ $brandy }。
story_storedLess = **{ $name }**さんの蔵：{ $brandy }。{ $lost }は入りませんでした。
story_sailed = **{ $name }**さんが{ $from }から{ $to }へ航海しました。
story_sailedWith = **{ $name }**さんが{ $from }から{ $to }へ航海し、{ $cargo }を積みました。
story_stopped = **{ $name }**さんはここで手番を終えます。
story_unloaded = **{ $name }**さんが{ $lot }を{ $side }のセラーに入れました。
story_staysAboard = **{ $name }**さんが{ $lot }を船に残しました。
story_rolled = **{ $name }**さんがセラーを熟成させ、ダイスは{ $die }。
story_rolledWith = **{ $name }**さんがセラーを熟成させ、ダイスは{ $die }、カードで{ $value }。
story_aged = 結果：{ $lots }。
story_agedLot = { $lot } → { $laid }
story_laid = { $category }{ $barrels }
story_raised = 醸造家が引き上げました：{ $barrels }。
story_raisedTo = { $barrels }を{ $category }へ
story_added = **{ $name }**さんが{ $category }の樽を加えました。
story_sold = **{ $name }**さんが{ $sales }を売りました：{ $points }。
story_soldVintage = **{ $name }**さんがヴィンテージ1樽をすぐに売りました：{ $points }。
story_soldColheita = **{ $name }**さんがコルヘイタ2樽をすぐに売りました：{ $points }。
story_tookFirst = **{ $name }**さんが**{ $from }**さんからスタートプレイヤー・トークンを取りました。
story_keptFirst = **{ $name }**さんが次のラウンドもスタートプレイヤーになります。
story_discarded = **{ $name }**さんが捨てました：{ $card }。
story_took = **{ $name }**さんが公開カードから取りました：{ $card }。
story_drew = **{ $name }**さんが引きました：{ $card }。
story_drewHidden = **{ $name }**さんがカードを引きました。
story_played = **{ $name }**さんが使いました：{ $card }。
story_grew = { $place }の樽が増え、{ $lot }になりました。
story_looked = **{ $name }**さんがラウンド{ $round }のチップを見ました：{ $bonus }。
story_lookedHidden = **{ $name }**さんがラウンド{ $round }のチップを見ました。
story_reshuffled = { $cards }を切り混ぜて新しい山札にしました。
story_roundEnded = { ORDINAL($round) }の収穫が終わりました。
story_roundBegan =
    { $bonus ->
        [0] { ORDINAL($round) }の収穫が始まります。例年なみの年。スタートプレイヤーは**{ $name }**さん。公開カード：{ $cards }。
       *[other] { ORDINAL($round) }の収穫が始まります。よい年：品質+{ $bonus }。スタートプレイヤーは**{ $name }**さん。公開カード：{ $cards }。
    }
story_ended = { $rounds }つの収穫が終わりました。
sequels_gathered = **{ $name }**さんが{ $place }を収穫：{ $crop }。
sequels_sold = **{ $name }**さんが熟成ワインを売りました：平均{ $points }。
sequels_wine = 熟成ワイン

recap_dearer = { $column }の一番安い空きマスは{ $circle }になりました。
recap_full = { $column }のマスは、このラウンドはもう空いていません。
recap_lostToken = **{ $name }**さんがあなたからスタートプレイヤー・トークンを取りました。

reasons_said = { $reason }：{ $points }
reasons_points = 確実な得点
reasons_ageing = 熟成で売れる分（平均）
reasons_sells = すぐに売れる
reasons_price = 農園の代金（植え終われば戻る）
reasons_keepsOverseer = 監督を残す
reasons_spendsOverseer = 監督を使う
reasons_keepsMarkers = マーカーを後に残す
reasons_spends = { $markers }を使う
reasons_harvest = このラウンドの収穫がまだできる
reasons_harvested = このラウンドの収穫を使い切る
reasons_brandy = 次のワインに払うブランデー
reasons_lessBrandy = 次のワインに払うブランデーが減る
reasons_brandyFrom = { $place }から{ $brandy }、1樽で農園ひとつのワインの分
reasons_winePaid = { $place }のワインにブランデー1樽を払う
reasons_estate = { $place }の農園：収穫ごとに品質{ $quality }を{ $barrels }
reasons_firstHarvest = { $place }を収穫できるようになる
reasons_nearer = { $place }まであと{ $vines }本
reasons_estates = 農園のこれからの収穫
reasons_fullEstate = { $place }に{ $vineSlots }本：よいワインと1点
reasons_oldVine = 古木で{ $place }のワインがよくなる
reasons_vines = 農園の完成に近づくブドウ
reasons_bringsHome = { $lots }をガイアへ運ぶ
reasons_takesAboard = { $lots }を積む
reasons_wineWaits = 船で取りに行けるワイン
reasons_gathers = { $place }に{ $lot }、船で取りに行ける
reasons_boat = 船の位置と、待っている荷
reasons_cellar = 次の熟成に向けたセラーの中身
reasons_emptiesCellar = セラーが空になる
reasons_ashore = { $lot }が{ $side }のセラーに
reasons_fills = { $category }の樽1つ
reasons_warehouse = 倉庫で販売を待つ樽
reasons_holds = 後で使うカード：{ $card }
reasons_holdsAny = 後で使うカード
reasons_spendsCard = 使い切るカード：{ $card }
reasons_cards = 手札のカード
reasons_begins = 次のラウンドのスタートプレイヤー：安いマスとカードを先に選べる
reasons_order = 次のラウンドのスタートプレイヤー
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

reasons_piecesAhead = マーカーと監督
reasons_harvestAhead = これからの収穫

refusals_codes_not-your-turn =
    { GIVEN($name) ->
        [no] あなたの手番ではありません。時計回りに、1手番に1アクションです。
       *[yes] あなたの手番ではありません。今は{ $name }さんです。時計回りに、1手番に1アクションです。
    }
refusals_codes_wrong-phase = この段階ではできません。今すること：{ $awaited }。
refusals_codes_malformed = アクションが完全ではありません。今すること：{ $awaited }。
refusals_codes_no-such-circle =
    「{ GIVEN($column) ->
        [no] このアクション
       *[yes] { $column }
    }」に{ GIVEN($circle) ->
        [no] その番号のマス
       *[yes] マス{ $circle }
    }はありません。
refusals_codes_circle-taken =
    「{ GIVEN($column) ->
        [no] このアクション
       *[yes] { $column }
    }」の{ GIVEN($circle) ->
        [no] そのマス
       *[yes] マス{ $circle }
    }は、このラウンドはもう埋まっています。
refusals_codes_column-full =
    { GIVEN($column) ->
        [no] 「このアクション」のマスは、このラウンドはすべて埋まっています。
       *[yes] 「{ $column }」のマスは、このラウンドはすべて埋まっています。
    }
refusals_codes_not-cheapest =
    { GIVEN($cheapest) ->
        [no] マーカーは一番安い空きマス（最初のマス）に置きます。高いマスに置けるのは監督だけです。
       *[yes] マーカーは一番安い空きマス（{ $cheapest }）に置きます。高いマスに置けるのは監督だけです。
    }
refusals_codes_not-enough-markers =
    そのマスにはマーカーが{ GIVEN($circle) ->
        [no] もっと
       *[yes] { $circle }
    }必要ですが、残りは{ GIVEN($has) ->
        [no] それより少ない数
       *[yes] { $has }
    }です。
refusals_codes_overseer-used = 監督はこのラウンドもう置かれています。
refusals_codes_bought-already = 農園を買えるのは、カードも含めて1ラウンドに一度です。
refusals_codes_no-tile-left =
    { GIVEN($most) ->
        [no] 農園タイルがもうありません。1席で最大{ $mostEstates }つです。
       *[yes] 農園タイルがもうありません。1席で最大{ $most }つです。
    }
refusals_codes_no-such-place =
    { GIVEN($typed) ->
        [no] それは農園の場所ではありません。
       *[yes] 「{ $typed }」は農園の場所ではありません。
    }
refusals_codes_place-taken =
    { GIVEN($place) ->
        [no] その場所にはもう農園があります。
       *[yes] { $place }にはもう農園があります。
    }
refusals_codes_place-like =
    { GIVEN($place) ->
        [no] その場所には同じ条件の空きがあります。一番小さい番号で書いてください。
       *[yes] { $place }には同じ条件の空きがあります。一番小さい番号で書いてください。
    }
refusals_codes_too-dear =
    { GIVEN($place) ->
        [no] その農園
       *[yes] { $place }
    }は{ GIVEN($price) ->
        [no] もっと
       *[yes] { $price }
    }点かかりますが、あるのは{ GIVEN($has) ->
        [no] それより少ない
       *[yes] { $has }
    }点です。得点は0より下がりません。
refusals_codes_no-such-bonus =
    { GIVEN($typed) ->
        [no] それはこのカードの特典ではありません。
       *[yes] 「{ $typed }」はこのカードの特典ではありません。
    }
refusals_codes_no-such-estate =
    { GIVEN($estate) ->
        [no] その番号の農園
       *[yes] 農園{ $estate }
    }はありません。持っているのは{ GIVEN($has) ->
        [no] それより少ない数
       *[yes] { $has }
    }です。
refusals_codes_no-such-vine =
    { GIVEN($typed) ->
        [no] それはブドウではありません。
       *[yes] 「{ $typed }」はブドウではありません。
    }
refusals_codes_vine-there =
    { GIVEN($place) ->
        [no] その農園
       *[yes] { $place }
    }にはもう{ GIVEN($vine) ->
        [no] そのブドウ
       *[yes] { $vine }
    }があります。一つの農園のブドウはすべて違う色です。
refusals_codes_estate-full =
    { GIVEN($place) ->
        [no] その農園は満杯です。ブドウは{ $vineSlots }本までです。
       *[yes] { $place }は満杯です。ブドウは{ $vineSlots }本までです。
    }
refusals_codes_old-elsewhere =
    { GIVEN($place) ->
        [no] 古木の畑があるのはシマ・コルゴだけで、その農園には植えられません。
       *[yes] 古木の畑があるのはシマ・コルゴだけで、{ $place }には植えられません。
    }
refusals_codes_old-gone = ゲームの古木の畑はすべて植えられました。
refusals_codes_old-not-so = 古木の畑はカードでは植えられません。専用のマスがあります。
refusals_codes_vine-order =
    { GIVEN($vine) ->
        [no] このカードでは、緑、紫、赤、白、黄の順に植えます。このブドウは順番に合いません。
       *[yes] このカードでは、緑、紫、赤、白、黄の順に植えます。{ $vine }は順番に合いません。
    }
refusals_codes_nothing-to-plant = このカードで植えられる農園がありません。
refusals_codes_harvested-already = 収穫できるのは、カードも含めて1ラウンドに一度です。
refusals_codes_nothing-to-harvest = 収穫できる農園がありません。ブドウが{ $plantedFrom }本必要で、船のいない所に樽が待っていてはいけません。
refusals_codes_other-estate =
    { GIVEN($estate) ->
        [no] 農園は順番に聞かれます。今はその農園の番ではありません。
       *[yes] 農園は順番に聞かれます。今は農園{ $estate }の番ではありません。
    }
refusals_codes_wine-range =
    { GIVEN($most) ->
        [no] その農園のワインは0〜収穫量樽です。
       *[yes] その農園のワインは0〜{ $most }樽です。
    }
refusals_codes_no-brandy = ワインには収穫前からあるブランデーが1樽必要ですが、もうありません。
refusals_codes_leave-free = その農園に待っている樽はないので、収穫します。
refusals_codes_leave-last = 少なくとも一つの農園は収穫します。これが最後の候補です。
refusals_codes_no-such-harbour =
    { GIVEN($typed) ->
        [no] それは港ではありません。
       *[yes] 「{ $typed }」は港ではありません。
    }
refusals_codes_same-harbour =
    { GIVEN($to) ->
        [no] 船はもうその港にいます。
       *[yes] 船はもう{ $to }にいます。
    }
refusals_codes_too-far-up =
    { GIVEN($to) ->
        [no] 上流へは1移動で隣の港までです。その港はもっと遠くです。
       *[yes] 上流へは1移動で隣の港までです。{ $to }はもっと遠くです。
    }
refusals_codes_no-marker-to-sail = 船の移動にはそのつどマーカーが必要で（監督は使えません）、もう残っていません。
refusals_codes_load-order = 農園は一度ずつ、小さい番号から書いてください。
refusals_codes_nothing-to-load =
    { GIVEN($place) ->
        [no] その農園に積む樽はありません。
       *[yes] { $place }に積む樽はありません。
    }
refusals_codes_load-out-of-way =
    { GIVEN($place) ->
        [no] この移動で船はその農園を通りません。
       *[yes] この移動で船は{ $place }を通りません。
    }
refusals_codes_holds-full =
    { GIVEN($free) ->
        [no] 船倉の空きは足りません。ロット一つにつき一つ使います。
       *[yes] 船倉の空きは{ $free }つです。ロット一つにつき一つ使います。
    }
refusals_codes_must-begin = やめられるのは、何かをした後だけです。
refusals_codes_no-such-side =
    { GIVEN($typed) ->
        [no] それはルビーでもトウニーでもありません。
       *[yes] 「{ $typed }」はルビーでもトウニーでもありません。
    }
refusals_codes_side-full =
    { GIVEN($side) ->
        [no] その側のセラーに空いた列はありません。
       *[yes] { $side }のセラーに空いた列はありません。
    }
refusals_codes_must-land = セラーの列が空いているかぎり荷揚げします。今は空いています。
refusals_codes_cellar-empty = セラーは空です。熟成できるのはそこにあるものだけです。
refusals_codes_no-such-category =
    { GIVEN($typed) ->
        [no] それ
       *[yes] 「{ $typed }」
    }は{ GIVEN($side) ->
        [no] その側
       *[yes] { $side }
    }の区分ではありません。
refusals_codes_side-without-barrels =
    { GIVEN($side) ->
        [no] 樽のある側に加えます。その側には樽がありません。
       *[yes] 樽のある側に加えます。{ $side }には樽がありません。
    }
refusals_codes_category-above =
    { GIVEN($highest) ->
        [no] 今ある樽より上の区分には置けません。一番高い区分までです。
       *[yes] 今ある樽より上の区分には置けません。{ $highest }までです。
    }
refusals_codes_category-full =
    { GIVEN($category) ->
        [no] その区分に空きはありません。
       *[yes] { $category }に空きはありません。
    }
refusals_codes_no-such-card =
    { GIVEN($typed) ->
        [no] それはカードではありません。
       *[yes] 「{ $typed }」はカードではありません。
    }
refusals_codes_not-open =
    { GIVEN($card) ->
        [no] そのカードは公開されていません。
       *[yes] { $card }は公開されていません。
    }
refusals_codes_no-card-left = 山札も使用済みの山も空で、引けません。
refusals_codes_discard-needed = 手札がいっぱいです。先に捨てるカードを選んでください。
refusals_codes_discard-needless = 手札に空きがあるので、何も捨てません。
refusals_codes_hand-empty = 手札がありません。
refusals_codes_not-in-hand =
    { GIVEN($card) ->
        [no] そのカードは手札にありません。
       *[yes] { $card }は手札にありません。
    }
refusals_codes_no-such-deed =
    { GIVEN($typed) ->
        [no] それはこのカードではできません。
       *[yes] 「{ $typed }」はこのカードではできません。
    }
refusals_codes_no-lot-there =
    { GIVEN($place) ->
        [no] その農園には、樽を{ $moreBarrels }つ加えられるロットがありません。
       *[yes] { $place }には、樽を{ $moreBarrels }つ加えられるロットがありません。
    }
refusals_codes_no-such-round =
    { GIVEN($round) ->
        [no] 見られるのはこの先のラウンドのチップです。そのラウンドは見られません。
       *[yes] 見られるのはこの先のラウンドのチップです。「{ $round }」は見られません。
    }
refusals_codes_round-needless = この先のラウンドがなく、見るチップもありません。ラウンドは書かないでください。
refusals_codes_no-such-column =
    セラーの{ GIVEN($column) ->
        [no] その番号の列
       *[yes] 列{ $column }
    }にロットはありません。使っているのは{ GIVEN($has) ->
        [no] それより少ない数
       *[yes] { $has }
    }列です。
refusals_codes_too-few-barrels = その列には1樽しかありません。2樽は二つの列か、もっと多い列から出します。

refusals_codes_read-action =
    { GIVEN($typed) ->
        [no] 入力はアクションで始まっていません。今すること：{ $awaited }。
       *[yes] 「{ $typed }」で始まるアクションはありません。今すること：{ $awaited }。
    }
refusals_codes_read-word =
    { GIVEN($field) ->
        [no] { GIVEN($typed) ->
            [no] それは読み取れませんでした。
           *[yes] 「{ $typed }」は読み取れませんでした。
        }
       *[yes] { GIVEN($typed) ->
            [no] それは「{ $field }」として読み取れませんでした。
           *[yes] 「{ $typed }」は「{ $field }」として読み取れませんでした。
        }
    }
refusals_codes_read-number =
    { GIVEN($field) ->
        [no] { GIVEN($typed) ->
            [no] それは数ではありません。
           *[yes] 「{ $typed }」は数ではありません。
        }
       *[yes] { GIVEN($typed) ->
            [no] それは「{ $field }」の数ではありません。
           *[yes] 「{ $typed }」は「{ $field }」の数ではありません。
        }
    }
refusals_codes_read-numbers =
    { GIVEN($as) ->
        [no] { GIVEN($typed) ->
            [no] それは数の並びではありません。
           *[yes] 「{ $typed }」は数の並びではありません。
        }
       *[yes] { GIVEN($typed) ->
            [no] それは数の並びではありません。例：{ $as }。
           *[yes] 「{ $typed }」は数の並びではありません。例：{ $as }。
        }
    }
refusals_codes_read-missing =
    { GIVEN($field) ->
        [no] { GIVEN($as) ->
            [no] 途中で終わっています。
           *[yes] 途中で終わっています。完全な例：{ $as }。
        }
       *[yes] { GIVEN($as) ->
            [no] 途中で終わっています。「{ $field }」がありません。
           *[yes] 途中で終わっています。「{ $field }」がありません。完全な例：{ $as }。
        }
    }
refusals_codes_read-rest =
    { GIVEN($as) ->
        [no] { GIVEN($typed) ->
            [no] それの部分は余分なので読み取れません。
           *[yes] 「{ $typed }」の部分は余分なので読み取れません。
        }
       *[yes] { GIVEN($typed) ->
            [no] それの部分は余分なので読み取れません。完全な例：{ $as }。
           *[yes] 「{ $typed }」の部分は余分なので読み取れません。完全な例：{ $as }。
        }
    }
refusals_codes_read-spelling =
    { GIVEN($as) ->
        [no] 書き方は一通りで、語の間は空白一つです。
       *[yes] このとおりに書いてください：{ $as }。
    }

finale_wins = **{ $name }**さんが{ NUMBER($points) }点で勝ちました。

finale_winsBy_estates = **{ $name }**さんが{ NUMBER($points) }点で勝ちました。同点でしたが、農園の数で上回りました。
finale_winsBy_quality = **{ $name }**さんが{ NUMBER($points) }点で勝ちました。同点でしたが、農園の品質で上回りました。

finale_shared = { LIST($names, after: "さん") }が{ NUMBER($points) }点で勝利を分け合いました。
finale_winner = { $name }さんの勝ちです。

finale_parts_start = 開始時 { $points }
finale_parts_estate = 農園の購入 { $points }
finale_parts_warehouse = ポート販売 { $points }
finale_parts_card = 販売カード { $points }
finale_parts_barrels = 残りの樽 { $points }
finale_parts_estates = 植えた農園 { $points }
finale_parts_vineyards = 5本の農園 { $points }

finale_tie_estates = { $first }さんは農園の数で{ $second }さんを上回ります。
finale_tie_quality = { $first }さんは農園の品質で{ $second }さんを上回ります。

orders_pass = ラウンド{ $round }の終わりまで休む
orders_first = 空いていればトークンを取る（ラウンド{ $round }まで）
orders_unload = 先に{ $side }へ荷揚げする

orders_kinds_pass = このラウンドは休む
orders_kinds_first = スタートプレイヤー・トークンを取る…
orders_kinds_unload = 先に一方へ荷揚げする…

parts_pages_board = ボード
parts_pages_line = プレイヤーの行

parts_parts_round_name = ラウンド
parts_parts_round_about = 1年に収穫が1回あります。最後の収穫の後に終わります。
parts_parts_chips_name = 年ごとのボーナス
parts_parts_chips_about = 1年にチップ1枚。金色は今年採れるワインすべての品質に加わります。青は伏せたチップです。
parts_parts_piles_name = 山札と捨て札
parts_parts_piles_about = 左は伏せたカード、右は使ったか捨てたカードの枚数です。
parts_parts_quinta_name = 農園
parts_parts_quinta_about = 旗が持ち主を表します。塔があれば植え終わりで、収穫でき、終了時に代金が得点になります。
parts_parts_quality_name = 品質
parts_parts_quality_about = ここで採れる樽の品質で、年のボーナスを足す前の数です。高いほどよく熟成します。
parts_parts_vines_name = ブドウ
parts_parts_vines_about = 各色1本ずつ、Oは古木の畑、十字は空き場所です。いっぱいになると品質も得点も上がります。
parts_parts_lot_name = 待っているワイン
parts_parts_lot_about = 品質×樽の数。船が積むまで、この農園からは何も採れません。
parts_parts_free_name = 空いた場所
parts_parts_free_about = コインは農園の価格（得点）、矢印の先は品質です。
parts_parts_harbour_name = 港
parts_parts_harbour_about = 地域の名前。樽の中の数は、ここの農園が収穫ごとに出す樽の数です。
parts_parts_boat_name = ラベロ
parts_parts_boat_about = ロットをガイアへ運びます。1移動にマーカー1個で、上りは隣の港まで、下りは好きなだけです。
parts_parts_plant_name = 植える
parts_parts_plant_about = ブドウごとの列です。マスの数字がマーカーの価格で、一番安い空きマスに置きます。
parts_parts_buy_name = 買う
parts_parts_buy_about = 農園を買うための列です。1ラウンドに一度です。
parts_parts_harvest_name = 収穫する
parts_parts_harvest_about = 植え終わった自分の農園すべてを収穫する列です。1ラウンドに一度です。
parts_parts_age_name = 熟成して売る
parts_parts_age_about = セラーの全ロットにダイスを1回振る列です。満杯の区分が売れます。
parts_parts_card_name = カード
parts_parts_card_about = カードを1枚取るか使うための列です。
parts_parts_first_name = スタートプレイヤー
parts_parts_first_about = ここに置いた人が次のラウンドから最初になります。
parts_parts_display_name = 公開カード
parts_parts_display_about = 1枚か山札の一番上を取ります。使うのは後の手番です。
parts_parts_owner_name = プレイヤー
parts_parts_owner_about = しるしと名前。矢印は手番の人、王冠は単独で一番の人です。
parts_parts_token_name = スタートプレイヤー
parts_parts_token_about = このラウンドの最初の人です。
parts_parts_markers_name = マーカー
parts_parts_markers_about = マスと航海に払います。ラウンドごとに戻り、農園が増えると増えます。
parts_parts_overseer_name = 監督
parts_parts_overseer_about = どの空きマスにも一人で立てます。1ラウンドに一度で、いなければ使用済みです。
parts_parts_brandy_name = ブランデー
parts_parts_brandy_about = ワインを採る農園ごとに1樽かかります。
parts_parts_hand_name = カード
parts_parts_hand_about = 手札の枚数。1手番に1枚使えます。
parts_parts_cellar_name = ガイアのセラー
parts_parts_cellar_about = 熟成を待つロット。上がルビー、下がトウニーで、品質×樽の数です。
parts_parts_warehouse_name = 倉庫
parts_parts_warehouse_about = 熟成した樽の区分と数です。満杯の区分は売れて得点になります。
parts_parts_scored_name = 今の得点
parts_parts_scored_about = 農園の支払いにも使います。
parts_parts_estates_name = 農園
parts_parts_estates_about = 植え終わった農園が終了時にもたらす得点です。
parts_parts_vineyards_name = 5本の農園
parts_parts_vineyards_about = 5本植えた農園ごとに、終了時に1点です。
parts_parts_barrels_name = 樽
parts_parts_barrels_about = 残った樽が終了時にもたらす得点です。
parts_parts_total_name = 合計
parts_parts_total_about = 今終わった場合の得点です。
parts_parts_passed_name = パス
parts_parts_passed_about = このラウンドはもう行動しません。

lesson_other = 相手
lesson_goOn = 次へ
lesson_again = 最初からもう一度

lesson_look_text =
    { "" }**例のボードで、植えてから最初に売るまで。** 川はドウロ川です。上から流れ、段々畑のある三つの地域を通って、ワインがポートになる**ガイア**へ下ります。

    あなたはバイショ・コルゴに**農園**を持っています。ブドウが3本あるので収穫でき、品質2が2樽採れます。わずかなものです。上流のワインはもっとよく、シマ・コルゴの農園なら品質5が3樽採れます。

    { "" }**アクション表**では、列がアクション、その中のマスが席の取れる場所で、マスの数字だけ**マーカー**がかかります。マーカーは3個。**監督**は一人でどのマスにも立てます。

    あなたと相手は、それぞれ3点とブランデー1樽を持っています。
lesson_look_remarks_goOn = 例年なみの年です。公開されたチップはボーナス0です。

lesson_buy_text =
    あなたの手番です。アクションを**一つ**行うと、相手が一つ、と交互に続きます。

    谷の札の金色の数字は土地の価格、もう一つは品質です。シマ・コルゴの農園は**3点**、持ち点のすべてです。終了時にブドウが{ $plantedFrom }本あれば、代金は戻ります。そして次のラウンドからマーカーが1個増えます。

    何をしますか？
lesson_buy_remarks_buy = あなたの農園です。列の最初のマスなので、マーカー1個でした。
lesson_buy_remarks_harvest = できます。品質2が2樽です。でも一つしかないブランデーを薄いワインに使うことになり、今年はボーナスもありません。別のものを試してください。
lesson_buy_remarks_plant = できます。でも4本は3本と変わりません。品質が上がるのは5本目です。別のものを試してください。

lesson_plant_text =
    相手は収穫し、その列の最初のマスにいます。今収穫するとマーカー2個か監督がかかります。そして新しい農園にはまだブドウがありません。

    農園には**ブドウが{ $plantedFrom }本**、すべて違う色が必要で、1アクションに1本です。紫には専用の列があり、緑は赤と、白は黄と列を共有します。残りはマーカー2個と監督です。

    ここからの絵は、自分の手番に見えるものです。上があなたのワイナリー、その下が表です。灰色は今できないこと、枠で囲んだものが今の話題です。
lesson_plant_remarks_purple = 紫を植えました。その後、相手はワインをガイアへ運び、あなたは次の手番で緑を植えました。
lesson_plant_remarks_old = 古木の畑なら農園の品質がすぐ5から6に上がります。でもマーカー2個かかり、このラウンドにブドウ3本はもう植えられません。別のものを試してください。
lesson_plant_remarks_harvest = 収穫できるのはバイショだけです。3本未満では何も採れません。しかも高いマスでマーカーを2個とも使います。別のものを試してください。

lesson_third_text =
    ブドウが2本になりました。マーカーは使い切り、**監督**が残っています。安くても高くても、空いたマスならどこでも。1ラウンドに一度です。

    相手のワインはもうセラーの**ルビー**側にあります。
lesson_third_remarks_white = 3本目です。これで農園は植え終わり、最初のラウンドも終わりです。
lesson_third_remarks_first = トークンがあれば次のラウンドを始められます。でもそれはもう持っています。3本目のほうが得です。別のものを試してください。
lesson_third_remarks_pass = 休むのはいつでもできます。でも監督は次のラウンドにどうせ戻るので、使いましょう。別のものを試してください。

lesson_year_text =
    { "" }**ラウンド2。** コマがすべて戻り、新しい農園で1個増えて、マーカーは5個です。今年のチップは**1**。このラウンドのワインはすべて品質+1です。

    相手は監督でセラーを熟成させました。品質2にダイス5で7。2樽がレゼルヴァにあります。この区分は3マスで、満杯になると売れるので、待っています。
lesson_year_remarks_harvest = 最初のマスでマーカー1個。植え終わった農園をまとめて収穫します。
lesson_year_remarks_old = 収穫の前に品質6、よい考えです。でも5個のうち2個かかり、残りは航海とセラーに要ります。別のものを試してください。
lesson_year_remarks_sail = まだ積むものがありません。別のものを試してください。

lesson_baixo_text =
    農園ごとに、何樽を**ワイン**にするか決めます。残りは**ブランデー**です。発酵を止めるため、ワインを採る農園ごとに、収穫前から蔵にあるブランデーが1樽必要です。あるのは**1**樽なので、ワインを採れるのは二つのうち一つだけです。

    まずバイショ、2樽です。ワインなら品質3になります。
lesson_baixo_remarks_brandy = 収穫の終わりにブランデーが2樽届きます。次は二つの農園でワインを採れます。
lesson_baixo_remarks_wine = できます。でもその場合、もっとよいワインがもっと採れるシマはブランデーにしかなりません。別のものを試してください。

lesson_cima_text = 次はシマ、3樽です。品質は5、今年のボーナスで+1です。
lesson_cima_remarks_wine = 品質6の3樽が農園に並びました。ブランデーは1樽減り、2樽増えます。
lesson_cima_remarks_brandy = できます。でも蔵に入るブランデーは{ $mostBrandy }樽までで、余りは失われます。別のものを試してください。

lesson_boat_text =
    ワインはシマに、あなたの**ラベロ船**はガイアにあります。**上流へ**は1移動で隣の港まで、**下流へ**は1移動で好きなだけ進めます。1移動にマーカー1個、1手番に何度でも動けます。往復で4個のうち3個です。

    樽が待っている農園は、もう収穫できません。取りに行きましょう。
lesson_boat_remarks_sail = 帆が上がり、海から風が吹いています。
lesson_boat_remarks_pass = パスするとこのラウンドは戻れず、ワインは一年中シマで待つことになります。別のものを試してください。
lesson_boat_remarks_old = この先の収穫のためならできます。そこにあるワインの品質は変わりません。でもマーカー2個では運んで帰れなくなります。別のものを試してください。

lesson_load_text =
    船はバイショにいます。手番は続きます。マーカーがあるかぎり進むか、やめるかです。

    途中、船が出る地域、通る地域、着く地域のどこでも**積めます**。船倉は{ $holds }つ、**ロット**一つにつき一つです。ロットは、一つの農園が一度の収穫で出したワインです。
lesson_load_remarks_on = 3樽を最初の船倉に積みました。
lesson_load_remarks_back = できますが、船倉は空のままです。別のものを試してください。
lesson_load_remarks_stop = できます。手番が終わり、船はバイショで待ちます。でも得はありません。別のものを試してください。

lesson_home_text = 積み終わりました。ここからは流れに乗って、**1**移動でガイアまで下れます。
lesson_home_remarks_gaia = バイショを過ぎ、早瀬を過ぎて、ガイアの岸へ。
lesson_home_remarks_superior = その上流に農園はありません。別のものを試してください。
lesson_home_remarks_stop = できますが、川の上のワインは何の得にもなりません。別のものを試してください。

lesson_side_text =
    ガイアでロットを荷揚げし、何にするかを選びます。決めるのはダイス。品質6に**出た目を足します**。

    { "" }**ルビー**：レゼルヴァは{ $rubyReservaFrom }から、{ $rubyReservaSpaces }マス、{ $rubyReservaPoints }点。LBV（レイト・ボトルド・ヴィンテージ）は{ $rubyLbvFrom }から、{ $rubyLbvSpaces }マス、{ $rubyLbvPoints }点。
    1〜3なら3樽でレゼルヴァが満杯、**2点**。4〜6なら2樽でLBVが満杯、**3点**、残りの1樽はレゼルヴァで待ちます。

    { "" }**トウニー**：レゼルヴァは{ $tawnyReservaFrom }から、{ $tawnyReservaSpaces }マス、{ $tawnyReservaPoints }点。熟成は{ $tawnyAgedFrom }から、{ $tawnyAgedSpaces }マス、{ $tawnyAgedPoints }点。コルヘイタは{ $tawnyColheitaFrom }から、{ $tawnyColheitaSpaces }マス、{ $tawnyColheitaPoints }点。
    1か2なら4マスのうち3マスで、まだ**なし**。3〜5なら**3点**。6なら2樽でコルヘイタが満杯、**4点**。
lesson_side_remarks_ruby = ルビーなら、何が出ても売れます。平均2.5点です。
lesson_side_remarks_tawny = 待てる人には同じくらいよい選択です。最大4点ですが、1か2ではすぐには何もなく、平均2.2点です。ここではルビーで続けます。

lesson_age_text =
    ガイアに着き、マーカー1個と監督が残っています。相手は植えました。

    では**熟成して売り**ましょう。セラーにあるもの全部に、ダイスを1回。満杯になった区分が得点になります。
lesson_age_remarks_age = ダイスは**4**です。
lesson_age_remarks_first = よい計画です。監督でまだ熟成できます。ここでは先に得点します。
lesson_age_remarks_pass = できます。でも次のラウンド、このワインがセラーの列をふさぎます。別のものを試してください。

lesson_sold_text =
    { "" }**6 + 4 = 10。** 2樽がレイト・ボトルド・ヴィンテージになり、**3点**で売れました。3樽目は入りきらず、レゼルヴァに落ちました。そこに残り、あと2樽で満杯です。

    これで、どの手順も一度ずつ行いました。植え、収穫し、運び、熟成させ、売る。次の収穫に使うブランデーが2樽、このラウンドにもう一度行動できる監督が残っています。

    やがてワインをよくするものが加わります。5本目のブドウ、シマの古木、よい年。**カード**はルールを少し曲げます。{ $rounds }ラウンドの後、植え終わった農園の代金が戻り、残った樽{ $barrelsForAPoint }つで1点。得点の最も多い人の勝ちです。
lesson_sold_remarks_again = 最初のボードに戻りました。

terminal_table = アクション
terminal_cards = 公開
terminal_chips = ボーナス
terminal_places = 売り出し
terminal_deck = 山札{ $deck }、使用済み{ $used }
terminal_estates = 農園
terminal_boat = 船
terminal_cellar = セラー
terminal_warehouse = 倉庫
terminal_none = なし
terminal_legend =
    アクション：空いたマスはその番号、埋まったマスは席の番号（o はその監督）。
    6×3：品質6、3樽。ブドウ：g緑 p紫 r赤 w白 y黄、o は古木。
    倉庫は低い区分から順に示します。
    8+4+1=13：得点、終了時の農園と樽の得点、合計。

cards_buying = **{ terms_cards_buying }**：買う。{ $discount }点引きか、そこにブドウを1本植えます
cards_harvesting = **{ terms_cards_harvesting }**：収穫する。ブランデー1樽ですべてのワインを採れます
cards_planting = **{ terms_cards_planting }**：違う色を1〜{ $plantings }本、自分のどの農園にでも、緑、紫、赤、白、黄の順に植えます
cards_two-barrels = **{ terms_cards_two-barrels }**：農園のロットに{ $moreBarrels }樽加えます
cards_free-action = **{ terms_cards_free-action }**：買う、植える、収穫する、熟成して売るのどれか
cards_enologist = **{ terms_cards_enologist }**（ワインを造る人）：この先のラウンドのボーナスを見ます。このラウンドの残りの間、熟成のたびに、空きがあればすべての樽が上から順に一つ上の区分へ移ります。二人いれば二度です
cards_vintage = **{ terms_cards_vintage }**：セラーのルビー{ $vintageBarrels }樽が{ $vintagePoints }点になります
cards_colheita = **{ terms_cards_colheita }**：セラーのトウニー{ $colheitaBarrels }樽が{ $colheitaPoints }点になります
cards_boat = **{ terms_cards_boat }**：マーカーなしで1〜{ $moves }移動
cards_ageing-barrel = **{ terms_cards_ageing-barrel }**：熟成して売る。販売の前に、その側の一番高い樽より上でない空きに1樽加えます
cards_ageing-quality = **{ terms_cards_ageing-quality }**：ダイスに+{ $moreQuality }で熟成して売ります

cards_short_buying = **{ terms_cards_buying }**：{ choices_discount }か、ブドウ1本つきで買います
cards_short_planting = **{ terms_cards_planting }**：違う色のブドウを1〜{ $plantings }本植えます
cards_short_enologist = **{ terms_cards_enologist }**：ボーナスを見て、このラウンドの熟成は一つ上の区分へ
cards_short_ageing-barrel = **{ terms_cards_ageing-barrel }**：1樽加えて熟成して売ります

topics_overview_title = 概要
topics_overview_text =
    ヴィンテージは、ポートワインのふるさとドウロ渓谷の{ $rounds }回の収穫の物語です。1ラウンドが1年です。

    ポートワインは、発酵の途中のワインにブドウの蒸留酒（*アグアルデンテ*）を加えて造ります。甘さが残り、何十年ももちます。だからワインを採るには、まず**ブランデー**が必要です。

    あなたの**農園**（*キンタ*）は川沿いの斜面にあります。ブドウを植え、収穫し、ドウロの平底船**ラベロ**に積んで、**ヴィラ・ノヴァ・デ・ガイア**へ下ります。そこでワインはセラーで熟成し、なったものに応じて倉庫に移り、売れて**得点**になります。

    ガイアで、ワインを何にするか選びます。
    - **ルビー**は大きな樽で空気に触れずに熟成し、赤いままです。区分は下から、ルビー、レゼルヴァ、**LBV**（レイト・ボトルド・ヴィンテージ：単一年で、4〜6年後に瓶詰め）、そして偉大な年の最高のもの、**ヴィンテージ**。
    - **トウニー**は小さな樽で熟成し、琥珀色になります。区分は、トウニー、レゼルヴァ、**熟成トウニー**（ラベルに平均年数）、そして単一年のトウニー、**コルヘイタ**。

    最後の収穫の後、農園と残った樽も数えます。得点の最も多い人の勝ちです。

topics_turn_title = 手番
topics_turn_text =
    時計回りに、1手番に**一つ**のアクションを行います。全員がパスするかコマを使い切るまで続け、ラウンドが終わります。パスはいつでもできますが、そのラウンドはもう戻れません。

    ほとんどのアクションは**アクション表**で払います。それぞれに数字のついた**マス**の列があります。払い方は二つです。
    - **マーカー**で：マスの数字だけ。その列の一番安い空きマスに置きます。
    - **監督**で：一人で、安くても高くても空いたマスならどこでも。監督は一人です。

    埋まったマスはそのラウンドの間ふさがります。後の人ほど高くなり、列が埋まればもう使えません。

    できること：
    - 農園を**買う**
    - ブドウを**植える**
    - **収穫する**
    - **航海する**：船に列はありません。1移動にマーカー1個で、監督は使えません
    - **熟成して売る**
    - カードを**取る**か**使う**
    - **スタートプレイヤーになる**

    実行できないことは選べません。収穫、航海、荷揚げは、同じ手番の中で段階的に進みます。

topics_estates_title = 農園とブドウ
topics_estates_text =
    農園を**買う**のは、方法を問わず1ラウンドに一度、最大{ $mostEstates }つまでです。空いた場所を選び、価格を得点で払います。得点は0より下がりません。

    - **バイショ・コルゴ**（下流）：価格{ LIST($baixoPrices, last: "or") }、品質{ LIST($baixoQualities, last: "or") }、収穫ごとに{ $baixoBarrels }樽
    - **シマ・コルゴ**（上流）：価格{ LIST($cimaPrices, last: "or") }、品質{ LIST($cimaQualities, last: "or") }、{ $cimaBarrels }樽
    - **ドウロ・スペリオール**：価格{ LIST($superiorPrices, last: "or") }、品質{ LIST($superiorQualities, last: "or") }、{ $superiorBarrels }樽

    新しい農園にブドウはありません。次のラウンドからマーカーが{ $markersForAnEstate }個増えます。

    ブドウは自分の農園に1本**植えます**。農園には{ $vineSlots }本分の場所があり、ブドウはすべて違う色です。緑、紫、赤、白、黄。紫には専用の列があり、緑は赤と、白は黄と列を共有します。

    { $plantedFrom }本あれば農園は**植え終わり**です。収穫できるようになり、終了時に代金が得点として戻ります。

    { "" }**古木の畑**は、実は少なくても質のとても高い古い木の畑です。シマ・コルゴにだけ植えられ、ほかのブドウと同じく1か所を使います。マスは一つしかなく、全員で1ラウンドに一度です。ゲーム全体で{ $oldVineyards }枚あります。

    { "" }**品質**は土地の品質に、古木の畑があれば+{ $qualityForOld }、{ $vineSlots }本あれば+{ $qualityForFull }。すぐに上がります。ブドウは移せません。

topics_harvest_title = 収穫
topics_harvest_text =
    方法を問わず1ラウンドに一度です。樽が待っていない植え終わった農園すべてを、順に収穫します。農園ごとに何樽を**ワイン**にするか決め、残りは**ブランデー**です。必ず全部の樽を採ります。

    - ワインを採る農園ごとに、何樽でも**ブランデー1樽**かかります。払えるのは収穫*前*から蔵にあるものだけです。
    - 新しいブランデーはすべて終わってから入ります。蔵は{ $mostBrandy }樽までで、余りは失われます。
    - ワインは農園に一つの**ロット**として置きます。すべて同じ品質で、農園の品質に、公開チップの**今年のボーナス**を足したものです。ロットは混ざりません。
    - 樽と品質チップがなくなることはありません。

    { "" }**待っている樽。** 前のワインがまだある農園は、ブランデーも含めて何も採れません。ただし、船がその港にいて船倉が空いていれば、先に前のロットを積みます。その農園を残しておくこともできますが、ほかに何も収穫しないならできません。

    { "" }*例*：バイショとシマに農園があり、蔵にブランデー1樽、ボーナスは1です。バイショでブランデー{ $baixoBarrels }樽、シマで品質6のワイン{ $cimaBarrels }樽を採ります。蔵のブランデーは{ $baixoBarrels }樽になり、次のラウンドは二つの農園でワインを採れます。

topics_boat_title = 船
topics_boat_text =
    ラベロは平底で、大きな帆が一つあります。上りは風、下りは流れで進みます。あなたの船は最大**{ $holds }ロット**を、船倉に一つずつ運べます。

    港は下流から、**ガイア**、**バイショ**、**シマ**、**スペリオール**。
    - **上り**：1移動で隣の港まで。
    - **下り**：1移動で好きなだけ。

    1移動にマーカー1個で、監督は使えません。1手番に、マーカーがあるだけ移動でき、どこでやめてもかまいません。

    移動の間、船が出る地域、通る地域、着く地域のどこでも、船倉が空いているかぎり自分の農園のロットを**積めます**。スペリオールから一度に下れば、すべてを運べることもあります。

    { "" }**ガイア**では、セラーに空きがあるかぎり荷揚げします。ルビーは{ $rubyColumns }列、トウニーは{ $tawnyColumns }列で、1列に1ロットです。積んだ順に、ロットごとにどちらの側か選びます。空いた列よりロットが多ければ、船に残すものも選びます。船がそこにいる間に列が空けば、すぐに荷揚げされます。

    ロットは船に戻せません。

topics_ageing_title = 熟成と販売
topics_ageing_text =
    セラーにロットが必要です。全部のロットに対して**ダイス**を1回振ります。ロットの値は品質にダイスを足したものです。樽は同じ側の倉庫の、値が届く一番高い区分に入り、入りきらない分は一つ下に入ります。

    { "" }**ルビー**
    - ヴィンテージ：値では届かず、醸造家だけ。{ $rubyVintageSpaces }マス、{ $rubyVintagePoints }点
    - LBV：{ $rubyLbvFrom }から。{ $rubyLbvSpaces }マス、{ $rubyLbvPoints }点
    - レゼルヴァ：{ $rubyReservaFrom }から。{ $rubyReservaSpaces }マス、{ $rubyReservaPoints }点
    - ルビー：それ未満、何樽でも。{ $rubySet }樽ごとに{ $rubySetPoints }点

    { "" }**トウニー**
    - コルヘイタ：{ $tawnyColheitaFrom }から。{ $tawnyColheitaSpaces }マス、{ $tawnyColheitaPoints }点
    - 熟成：{ $tawnyAgedFrom }から。{ $tawnyAgedSpaces }マス、{ $tawnyAgedPoints }点
    - レゼルヴァ：{ $tawnyReservaFrom }から。{ $tawnyReservaSpaces }マス、{ $tawnyReservaPoints }点
    - トウニー：それ未満。{ $tawnySet }樽ごとに{ $tawnySetPoints }点

    すべての樽を置いたら、**満杯**の区分が一度ずつ売れて得点になり、空になります。ほかの樽は残って次を待ちます。

    まず樽を置き、次に醸造家が働き、次にカードで樽を加えることがあり、最後に販売です。

    { "" }*例*：品質7のルビー3樽で、ダイスは3、合わせて10。2樽でLBVが満杯、3樽目はレゼルヴァに落ちます。LBVが{ $rubyLbvPoints }点で売れ、3樽目は待ちます。

topics_cards_title = カード
topics_cards_text =
    公開カード{ $openCards }枚の1枚か、山札の一番上を見ずに**取り**、後の手番で**使います**。どちらもカードの列のマスが必要です。カードの行動にはほかのマスは要らず、その列が埋まっていてもできます。手札は{ $mostCards }枚までで、2枚持っているときは取る前に1枚捨てます。

    { $effects }

    カードで古木の畑は植えられません。1ラウンドに一度のことは、カードでも一度です。何もできないカードは使えません。公開カードから取ったものは全員が、山札から取ったものは本人だけが知っています。

    { "" }**{ terms_cards_free-action }**でカードを取ったり使ったりはできません。手札に同じカードがあれば、ほかの人が知っているほうを先に使います。

topics_rounds_title = ラウンド
topics_rounds_text =
    ゲームは{ $rounds }ラウンドで、1ラウンドが収穫のある1年です。公開されたチップが**今年のボーナス**で、その年に採るワインすべての品質が{ LIST($bonuses, between: "、") }のどれかだけ上がります。

    { "" }**スタートプレイヤーになる**：マスは一つです。トークンを取るか、持ち続けます。次のラウンドから有効で、持つ人から始まるので、安いマスを最初に選べます。

    全員がパスするかコマがなくなったら：
    1. マーカーと監督が戻ります。このラウンドに買った農園のマーカーが加わります。
    2. すべてのマスが空きます。
    3. 残った公開カードを除き、新しく{ $openCards }枚公開します。ラウンドの途中で補充はありません。
    4. 次のチップをめくります。
    5. 購入と収穫がまたできるようになり、醸造家は帰ります。

    山札が空でカードが必要になったら、使用済みのカードを切り混ぜて新しい山札にします。

    { "" }**隠れているもの**は、山札の順番、この先のラウンドのチップ、山札から引いた手札です。ほかはすべて公開です。

topics_end_title = ゲームの終わり
topics_end_text =
    ラウンド{ $rounds }の後、チップはもうめくりません。各席の得点に次を加えます。
    - 残っているワイン{ $barrelsForAPoint }樽ごとに**1**点。農園、船、セラー、倉庫のすべてを合わせて数えます。
    - 植え終わった農園の**代金**。最初の農園も含みます。
    - ブドウが{ $vineSlots }本ある農園ごとに**{ $fullEstatePoints }**点。

    ブランデー、カード、コマは得点になりません。

    得点の最も多い人の勝ちです。同点なら、植え終わりかどうかを問わず農園の多い人、次に全農園の品質の合計の高い人、それも同じなら順位を分け合います。

    { "" }*例*：10点、残り14樽、植え終わった農園がバイショ（2）とブドウ5本のシマ（4）、スペリオールにブドウ2本の農園。10 + 3 + 2 + 4 + 1 = 20点。

    リタイアした人は残った全員より下になります。2人ならもう一人がすぐに勝ち、それより多ければボットが代わりに席を続けます。

topics_setup_title = 準備
topics_setup_text =
    { $least }〜{ $most }人で遊びます。スタートプレイヤーはランダムに決めます。各席の最初の持ち物：
    - { $startPoints }点とブランデー{ $startBrandy }樽
    - ガイアの船
    - バイショ・コルゴの農園。緑、紫、黄の{ $startVines }本があり、すぐに収穫できます
    - マーカー{ $startMarkers }個と監督

    先に始めるほうが有利なので、最初のラウンドは席{ LIST($fewer) }のマーカーが1個少なくなります。4席では席{ LIST($fewerOfFour) }も同じです。

    { $chips }枚のチップ（{ LIST($bonuses, between: "、") }が{ $ofEachBonus }枚ずつ）のうち{ $rounds }枚を裏向きにラウンドに置き、最初をめくります。残りの{ $unseen }枚は誰も見ません。カード{ $deckSize }枚の山札を切り混ぜ、{ $openCards }枚を公開します。

    2席と3席では表の一番高いマスを使いません。また、バイショ・コルゴの空いた場所も買えます。

    製品版のゲームの数値がすべて手に入ったわけではなく、推測した数値もあります。

    ヴィンテージはジル・ドレイが作り、2011年にMESAboardgamesが発行しました。これは独立したプロジェクトです。

topics_notation_title = アクションの入力
topics_notation_text =
    どのアクションにもボタンがあり、{ COMMAND("do") }で入力することもできます。言葉の一部でも、記録の書き方でもかまいません：
    `buy cima-1 pay 1` · `plant 2 purple pay 1` · `harvest pay 1` · `sail cima load 2` · `age pay overseer-2` · `take boat pay 1` · `take deck discard planting pay 1` · `play enologist 4 pay 1` · `first pay 1` · `pass`

    `pay 2`はマーカー2個、`pay overseer-2`は数字2のマスに監督です。

    手番の途中の段階：`gather 2 wine 3` · `leave 1` · `sail gaia` · `stop` · `unload ruby` · `unload boat` · `plant 1 white` · `add tawny aged`

    農園は手に入れた順の番号、場所は地域ごとの番号です：`baixo-1`、`cima-3`。ブドウ：`green`、`purple`、`red`、`white`、`yellow`、`old`。

    カード：`buying`（{ terms_cards_buying }）は場所と`discount`か色、`harvesting`、`planting`、`two-barrels`は農園、`free-action`は`buy`、`plant`、`harvest`、`age`のどれか、`enologist`はラウンド、`vintage`は列、`colheita`は二つの列（`1,2`）、`boat`、`ageing-barrel`、`ageing-quality`。
