about = ポルト：川べりに色とりどりの家を建てます

build_about = 手札2枚でフロアを建てます
build_number = フロアの数を決めるカード（red-3など）
build_colour = 色を決めるカード（blue-1など）
build_house = 家（L4など）
build_roof = 1階のトークンを移す空いた屋根
build_claim = 公開契約：満たすものすべて（初期値）、なし、または枠（1,3など）
build_now = 結果を先に見ないで、すぐに建てる
build_claimAll = 満たすものすべて

draw_about = 市場から合計3以下のカードを1〜3枚取ります
draw_cards = 市場の枠（1,3など）かカード（青 2など）
draw_now = 結果を先に見ないで、すぐに取る

challenge = ポルトで挑戦する

settings_variant = 標準（初期値）か、秘密契約のないファミリー

solo_about = 一人でタイマーと対戦します。ここでも、ボットとのダイレクトメッセージでも
solo_timer = タイマーの枚数：少ないほど難しい（初期値：28）
solo_timers_28 = 28枚
solo_timers_26 = 26枚、難しい
solo_timers_24 = 24枚、最も難しい
