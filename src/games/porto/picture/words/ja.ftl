round =
    { GIVEN($last) ->
        [no] ラウンド{ $round }
       *[yes] ラウンド{ $round }/{ $last }
    }
lastRound = 最終ラウンド
theEnd = ゲーム終了
givenUp = 終了：リタイア
calledOff = 終了：中止
ready = 準備完了
choosing = 選択中
goal = 目標{ $points }点
sand = 捨てられる確率
levels_apprentice = 見習い
levels_builder = 大工
levels_master-builder = 棟梁
won = 勝利
lost = { $goal }点に届かず
nextTime = 次はあと{ $points }点
ofGoal = { $goal }点中{ $points }点
points = { $count }点
market = 市場
contracts = 公開契約
tiles = 残りのタイル
cards = カード{ $count }枚
claimed = 契約{ $count }枚
yourHand = あなたの手札
noCards = カードなし
keepThree = 5枚から3枚を残す
now = 現在
forPoints = { $count }点まで：
full = すべて達成
stuck = これ以上なし
parts_floors = フロア
parts_neighbours = 隣
parts_tokens = トークン
parts_publicContracts = 公開契約
parts_privateContracts = 秘密契約
total = 合計
ties_publicContracts = 同点：契約
ties_laterSeat = 同点：後の席順
roundByRound = ラウンドごとの得点
