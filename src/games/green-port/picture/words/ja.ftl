title = グリーンポート
round = ラウンド{ $round }
lastRound = 最終ラウンド
theEnd = ゲーム終了
givenUp = 終了：リタイア
calledOff = 終了：中止
won = 勝利

signs_pick =
    開始
    キューブ
signs_reveal =
    最初の1枚
    危険なし
signs_safe =
    バースト
    なし
signs_empty =
    カード
    なし
signs_bust =
    裏返す？
    バースト？
signs_lose =
    7個超え
    半分失う
signs_bonus =
    救済
    キューブ
signs_refer =
    紹介または
    パス
signs_utilise =
    キューブの
    使用

risk = 危険

powers_blue =
    目標の支払い
    キューブ{ $count }個引き
powers_green =
    選んだ色を雇うと
    キューブ+{ $count }個
powers_red =
    どのキューブでも{ $count }個で
    別の色1個と交換
powers_yellow =
    タイルを戻すのに
    キューブ{ $count }個引き

pointsOnly = 得点のみ
deck = 山札の中身：{ $cards }枚

tile_up = タイル 表
tile_down = タイル 裏

tileDoes_up = タイル表：同じマークで+{ $gain }、バーストを防げる
tileDoes_down = タイル裏：キューブ{ $price }個で表に戻せる

busted = バースト率
inSync = シンクロ
soldOut = 完売
anyColour = 同色
yourCrew = クルー
inReach = 今できる
lacks = あと
ownsNothing = まだ何もありません

parts_objectives = 目標
parts_headquarters = 本部
parts_endPurchases = 終了時の購入

total = 合計
cubesLeft = 残りキューブ
highestCards = 高いカード
roundByRound = ラウンドごとの得点
