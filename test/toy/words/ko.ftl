points = { $count }점
storm = 폭풍
nothing = 없음

types_bid = 입찰
types_take = 가져오기
types_roll = 주사위 굴리기
types_reveal = 카드 공개
types_load = 카드 챙기기
types_play = 편지 쓰기
types_pass = 패스

fields_type = 액션
fields_amount = 타일
fields_card = 카드
fields_letter = 편지

questions_type = 무엇을 하시겠습니까?
questions_amount = 어느 타일로 입찰하시겠습니까?
questions_card = 어느 카드를 챙기시겠습니까?
questions_letter = 어느 편지를 쓰시겠습니까?

tilesOfEach = 높이마다 타일 { $count }개
tile = { $amount } ({ $left }개 남음)
letter = 편지 { $letter }
order = { $round }라운드까지 { $amount } 입찰

deeds_bid = { $amount }[으로/로] 입찰
deeds_takeOpen = 카드 { $count }장을 가져와 { $sum }점
deeds_takeUnseen = 덱의 첫 카드를 보지 않고 가져오기
deeds_load = 카드 { $card }[을/를] 챙겨 { $card }점
deeds_play = 편지 { $letter }[을/를] 써서 { $sum }점

reasons_points = 바로 얻는 점수: { $points }
reasons_quay = 그 뒤에 놓여 있는 것: { $cards }

story_bid = { $who } 님이 { $amount }[으로/로] 입찰했습니다.
story_scored =
    { $part ->
        [cargo] { $who } 님이 화물로 { $sum }점을 얻었습니다.
        [die] { $who } 님이 주사위로 { $sum }점을 얻었습니다.
       *[letters] { $who } 님이 편지로 { $sum }점을 얻었습니다.
    }
story_revealed = { $who } 님이 공개한 카드: { $card }.
story_lost = { $who } 님이 폭풍에 잃은 카드: { $lost }.
story_rose = 물이 차오릅니다: { $highest }번 중 { $tide }번.
story_played = { $who } 님이 편지 { $letter }[을/를] 썼습니다.
story_drew =
    { GIVEN($letter) ->
        [no] { $who } 님이 편지를 한 장 뽑았습니다.
       *[yes] { $who } 님이 편지 { $letter }[을/를] 뽑았습니다.
    }
story_peeked =
    { GIVEN($card) ->
        [no] { $who } 님이 덱의 첫 카드를 봅니다.
       *[yes] { $who } 님이 덱의 첫 카드를 봅니다: { $card }.
    }
story_passed = { $who } 님이 패스했습니다. 라운드가 끝났습니다.

awaits_bid = 타일 입찰
awaits_pick = 공개하거나 가져오거나 굴리기
awaits_rest = 패스
awaits_over = 게임이 끝났습니다

board_round = { $round }라운드 (최대 { $last })
board_tide = 물높이 { $tide }/{ $highest }
board_tiles = 남은 타일: { $left }
board_bids = 이번 라운드의 입찰: { $bids }
board_quay = 부두: { $open }
board_deck = 덱: { $deck }장, 쓴 카드: { $out }장
board_seat = { $who }: { $sum }점, 손에 편지 { $held }장
board_turn = { $who } 님의 차례

hand_letters = 가진 편지: { $held }.
hand_top = 덱의 첫 카드: { $card }.
hand_sealed = 봉인됨: { $deed }.
hand_none = 이 게임의 참가자가 아닙니다.

finale_place = { $place }위 { $who }: { $sum }점
finale_tie = { $winner } 님과 { $other } 님이 동점이며, { $winner } 님의 편지가 더 많습니다.
finale_parts = 화물 { $cargo }, 주사위 { $die }, 편지 { $played }
finale_stopped = 게임이 일찍 끝났습니다. 승리: { $who }.
finale_nobody = 게임이 취소되었습니다.

refusals_not-your-turn = 지금은 차례가 아닙니다.
refusals_toy-same-bid = 같은 수로 두 번 이어 입찰할 수 없습니다. 지난 라운드에 { $amount }[으로/로] 입찰했으니 다른 타일을 고르세요.
refusals_toy-no-tile = { $amount } 타일이 남지 않았습니다. 앞자리 참가자들이 마지막 타일을 가져갔습니다. 다른 타일을 고르세요.
refusals_toy-no-kind = “{ $typed }”[으로/로] 시작하는 액션은 없습니다. 가능한 액션: { $possible }.
refusals_toy-no-number =
    { GIVEN($typed) ->
        [no] 1부터 12까지의 수가 빠졌습니다.
       *[yes] “{ $typed }”[은/는] 1부터 12까지의 수가 아닙니다.
    }
refusals_toy-too-much = “{ $typed }”[은/는] 필요 없습니다. 액션은 그 앞에서 끝납니다.
refusals_toy-not-now = 지금은 할 수 없습니다. 가능한 액션: { $possible }.

strange = 이 게임에서는 할 수 없습니다.

rules_title = 부두의 밤
rules_text = 라운드마다 모두가 1, 2, 3 중 한 타일로 비밀리에 입찰합니다. 타일은 종류마다 정해진 수만 있습니다. 가장 높은 입찰을 낸 첫 참가자가 부두를 차지합니다. 차례에는 카드를 **공개**하고, 두 장까지 **챙기고**, 손에 든 편지를 **쓰고**(공개된 카드마다 점수), 공개된 카드를 모두 **가져올** 수 있습니다. 폭풍은 부두를 휩쓸고 차례를 끝냅니다. 또는 주사위를 **굴립니다**. 4 이상이면 편지를 뽑고, 1이면 물이 차오릅니다. 물이 세 번 차오르면 그 라운드가 마지막입니다.
