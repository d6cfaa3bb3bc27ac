board_round = ラウンド{ $round }
board_lastRound = 最終
board_theEnd = ゲーム終了
board_givenUp = リタイア
board_calledOff = 中止
board_won = 勝利
board_passed = パス

board_harbours_gaia = ガイア
board_harbours_baixo = バイショ
board_harbours_cima = シマ
board_harbours_superior = スペリオ

page_title = ヴィンテージ
page_yourHouse = あなたのワイナリー
page_noCards = 手札なし

page_actions_buy = 農園購入
page_actions_purple = 植える
page_actions_green-red = 植える
page_actions_white-yellow = 植える
page_actions_old = 古木の畑
page_actions_harvest = 収穫
page_actions_age = 熟成販売
page_actions_card = カード
page_actions_first = 先に始める

page_shut_full = 空きなし
page_shut_dear = 費用{ $circle }
page_shut_points = 費用{ $price }点
page_shut_done = 実施済み
page_shut_estates = 上限
page_shut_harvest = 収穫なし
page_shut_age = ワインなし
page_shut_plant = 植え済み
page_shut_old = シマのみ

page_means_overseer = 監督
page_means_brandy = ブランデー
page_means_harvest = 収穫
page_means_buy = 購入

page_categories_ruby_ruby = ルビー
page_categories_ruby_reserva = Reserva
page_categories_ruby_lbv = LBV
page_categories_ruby_vintage = Vintage
page_categories_tawny_tawny = トウニー
page_categories_tawny_reserva = Reserva
page_categories_tawny_aged = 熟成
page_categories_tawny_colheita = Colheita

page_sides_ruby = ルビー
page_sides_tawny = トウニー

page_noBrandy = ワイン用ブランデーなし
page_deck = 山札の一番上

page_parts_start = 開始時
page_parts_estate = 農園の購入
page_parts_warehouse = ポート販売
page_parts_card = 販売カード
page_parts_barrels = 残りの樽
page_parts_estates = 植えた農園
page_parts_vineyards = 5本の農園

page_sold = ポート販売
page_total = 合計

page_ties_estates = 農園の数
page_ties_quality = 品質の合計

page_roundByRound = 収穫ごとの得点
