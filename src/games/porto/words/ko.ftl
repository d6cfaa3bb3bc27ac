status_title = 포르토
status_introduction_line = 카드를 받아 강가에 형형색색의 건물을 짓고, 공용계약과 비밀계약을 달성합니다.
status_introduction_credits = Orlando Sá의 게임, MEBO Games 발행(2019).
status_variants_standard = 기본
status_variants_family = 가족
status_variants_solo = 1인
status_categories_standard = 기본
status_categories_family = 가족
status_categories_solo = 타이머 { $timer }장
status_goal = { $goal }점 중 { $points }점
status_awaits_keep = 비밀계약 { $dealt }장 중 { $kept }장 고르기
status_awaits_turn = 카드받기 또는 건설하기
status_awaits_only_draw = 카드받기
status_awaits_only_build = 건설하기
status_awaits_only_pass = 패스
status_awaits_timer = 타이머의 { $cards }[으로/로] 건설하기
status_awaits_over = 게임 종료
status_stake_roof = 지붕이 하나 더 올라가면 마지막 라운드들이 시작됩니다.
status_stake_lastButOne = 이번 라운드 다음이 마지막입니다.
status_stake_behind = 마지막 차례: { $points }이면 { $leader } 님을 앞섭니다.
status_stake_ahead = 마지막 차례: { $name } 님이 { $points } 앞서 있습니다.
status_stake_privates = 비밀계약은 나중에 더합니다.
status_stake_short = 타이머 { $cards } 남음, { $goal }점까지 { $points } 남았습니다.
status_stake_reached = 타이머 { $cards } 남음, 목표 { $goal }점을 채웠습니다.
status_progress_timer = 타이머 { $left }/{ $size }장
status_progress_round = { $n }라운드
status_progress_roundOf = { $n }라운드 ({ $last }라운드까지)
status_progress_lastRound = { $n }라운드, 마지막

cards_colours_blue = 파란색
cards_colours_green = 초록색
cards_colours_purple = 보라색
cards_colours_red = 빨간색
cards_colours_yellow = 노란색
cards_ofCard = { TERM($colour, "cards_colours") }
cards_card = { TERM($colour, "cards_colours") } { $value }
cards_noCards = 카드 없음
cards_demands_floors = { TERM($colour, "cards_colours") } 타일 { $n }개
cards_demands_house = { TERM($colour, "cards_colours") } 건물
cards_demands_twoCards = { TERM($colour, "cards_colours") } 카드 2장
cards_demands_mixedCards = { TERM($one, "cards_colours") } + { TERM($other, "cards_colours") } 카드
cards_toDo_floors = 한 차례에 { TERM($colour, "cards_colours") } 타일을 정확히 { $n }개 놓기
cards_toDo_house = { TERM($colour, "cards_colours") } 건물 완공하기
cards_toDo_twoCards = { TERM($colour, "cards_colours") } 건설카드 2장으로 건설하기
cards_toDo_mixedCards = { TERM($one, "cards_colours") }과 { TERM($other, "cards_colours") } 건설카드 1장씩으로 건설하기 (용도 무관)
cards_ambitions_houses = { TERM($colour, "cards_colours") } 건물들
cards_ambitions_twins = { TERM($colour, "cards_colours") } 쌍둥이
cards_ambitions_ends = { TERM($colour, "cards_colours") } 끝칸
cards_ambitions_pair = { $colours } 이웃 2채
cards_ambitions_trio = { $colours } 이웃 3채
cards_ambitions_palette = 다섯 색상
cards_ambitions_side = 지구 완공
cards_ambitions_secondCard = { $name } (2번째 카드)
cards_meanings_houses = 완공된 { TERM($colour, "cards_colours") } 건물 { $times }채에 { $pays }점
cards_meanings_twins = 양쪽 지구에 층수가 같은 완공된 { TERM($colour, "cards_colours") } 건물이 하나씩 있으면 { $pays }점
cards_meanings_ends = 지구의 끝칸에 완공된 { TERM($colour, "cards_colours") } 건물 { $times }채에 { $pays }점
cards_meanings_pair = 서로 이웃한 완공 건물 { TERM($one, "cards_colours") } 1채와 { TERM($other, "cards_colours") } 1채, 그 조합 { $times }세트에 { $pays }점
cards_meanings_trio = 나란히 완공된 건물 3채({ TERM($one, "cards_colours") }, { TERM($two, "cards_colours") }, { TERM($three, "cards_colours") }, 순서 무관) { $times }세트에 { $pays }점
cards_meanings_palette = 한쪽 지구에 다섯 가지 색상의 건물이 모두 완공되면 { $pays }점
cards_meanings_side = 한쪽 지구의 모든 건물이 완공되면 { $pays }점

counts_cards = { NUMBER($n) }장
counts_floors = { NUMBER($n) }개 층
counts_points = { NUMBER($n) }점
counts_publicContracts = 공용계약 { NUMBER($n) }장

choices_questions_type = 무엇을 하시겠습니까?
choices_questions_contracts = 어떤 비밀계약 3장을 남기시겠습니까?
choices_questions_cards = 공개된 건설카드 중 무엇을 받으시겠습니까?
choices_questions_number = 어떤 카드로 타일 수를 정하시겠습니까?
choices_questions_colour = 어떤 카드로 색상을 정하시겠습니까?
choices_questions_house = 어느 건물에 지으시겠습니까?
choices_questions_roof = 1층 승점토큰을 어느 빈 지붕으로 옮기시겠습니까?
choices_questions_claim = 어떤 공용계약을 달성하시겠습니까?
choices_otherQuestion = 무엇을 고르시겠습니까: { $field }?
choices_fields_type = 액션
choices_fields_contracts = 비밀계약
choices_fields_cards = 건설카드
choices_fields_number = 숫자 카드
choices_fields_colour = 색상 카드
choices_fields_house = 건물
choices_fields_roof = 지붕
choices_fields_claim = 공용계약
choices_types_keep = 비밀계약 3장 고르기
choices_types_draw = 카드받기
choices_types_build = 건설하기
choices_types_timer = 타이머 카드로 건설하기
choices_types_pass = 패스
choices_token = 토큰 { $points }
choices_roofToken = 지붕 토큰 { $points }
choices_emptyHouse = 빈 건물
choices_noClaim = 계약 없음
choices_tokenTo = 토큰은 { $roof } 지붕
choices_work = { TERM($colour, "cards_colours") } { $floors }개
choices_leadsTo = { $cards } · 다음에 { $points }점
choices_another_build = 다른 건설
choices_another_draw = 다른 카드받기
choices_noToken = 옮길 토큰 없음
choices_emptySlot = 빈칸
choices_contractSlot = 공용계약 { $slot }번
choices_keep = 남기기: { $contracts }
choices_draw = { $cards } 받기 ({ $slots }번)
choices_build = { $house }에 { TERM($colour, "cards_colours") } { $floors }개 건설
choices_buildFor = { $house }에 { TERM($colour, "cards_colours") } { $floors }개 건설 ({ $points }점)
choices_movingToken = { $action }, 토큰은 { $roof } 지붕
choices_claiming = { $action }, { $contracts } 달성
choices_claimingSlots = { $action }, 공용계약 { $slots }번 달성
choices_timer = 타이머: { $house }에 { TERM($colour, "cards_colours") } { $floors }개 건설
choices_timerIdle = 타이머 카드 2장 버리기
choices_pass = 패스

story_shares_house = 건물
story_shares_neighbours = 이웃
story_shares_ground = 1층 토큰
story_shares_roof = 지붕 토큰
story_shares_contracts = 공용계약
story_built =
    { $completed ->
        [yes] **{ $name }** 님이 { $house }에 { TERM($colour, "cards_colours") } 타일 { $floors }개를 지어 완공했습니다 ({ $cards }): **{ $points }** — { $shares }.
       *[no] **{ $name }** 님이 { $house }에 { TERM($colour, "cards_colours") } 타일 { $floors }개를 지었습니다 ({ $cards }): **{ $points }** — { $shares }.
    }
story_timerBuilt =
    { $completed ->
        [yes] 타이머가 { $house }에 { TERM($colour, "cards_colours") } 타일 { $floors }개를 지어 완공했습니다 ({ $cards }). 승점은 없습니다.
       *[no] 타이머가 { $house }에 { TERM($colour, "cards_colours") } 타일 { $floors }개를 지었습니다 ({ $cards }). 승점은 없습니다.
    }
story_builtBriefly =
    { $completed ->
        [yes] **{ $name }** 님이 { $house }에 { TERM($colour, "cards_colours") } 타일 { $floors }개를 지어 완공했습니다: **{ $points }**.
       *[no] **{ $name }** 님이 { $house }에 { TERM($colour, "cards_colours") } 타일 { $floors }개를 지었습니다: **{ $points }**.
    }
story_timerBuiltBriefly =
    { $completed ->
        [yes] 타이머가 { $house }에 { TERM($colour, "cards_colours") } 타일 { $floors }개를 지어 완공했습니다.
       *[no] 타이머가 { $house }에 { TERM($colour, "cards_colours") } 타일 { $floors }개를 지었습니다.
    }
story_claimedBriefly = 달성: { $contracts }.
story_tokenTo = 1층 승점토큰({ $points }점)은 { $roof } 지붕으로 옮깁니다.
story_tokenLeaves = 빈 지붕이 없어 1층 승점토큰({ $points }점)은 버립니다.
story_roofTokenLost = 그 지붕의 승점토큰({ $points }점)은 그냥 버립니다.
story_dealt = **{ $name }** 님이 받은 비밀계약: { $contracts }.
story_kept = **{ $name }** 님이 남긴 비밀계약: { $contracts }.
story_keptUnseen = **{ $name }** 님이 비밀계약 3장을 골랐습니다.
story_drew = **{ $name }** 님이 { $cards }[을/를] 받았습니다.
story_passed = **{ $name }** 님이 패스했습니다. 공개된 카드도, 지을 수 있는 것도 없습니다.
story_timerDiscarded = 타이머가 { $cards }[을/를] 뽑았습니다. 버린 것: { $gone }.
story_timerDiscardedNothing = 타이머가 { $cards }[을/를] 뽑았지만 버릴 것이 없었습니다.
story_timerIdle = 타이머의 { $cards }[으로/로]는 지을 곳이 없어 두 장 모두 버립니다.
story_reshuffledCards = 버린 건설카드 { $n }장을 섞어 새 더미를 만들었습니다.
story_reshuffledContracts = 타이머가 버린 공용계약카드 { $n }장을 섞어 새 더미를 만들었습니다.
story_refilled = 새로 공개: { $cards }.
story_inMarket = 건설카드 { $slots }
story_inContracts = 공용계약 { $slots }
story_endTriggered = { $roofs }번째 지붕이 올라갔습니다. 이번 라운드를 끝까지 진행하고, { $lastRound }라운드가 마지막입니다.
story_ended = 게임이 끝났습니다.

sequels_built =
    { $completed ->
        [yes] **{ $name }** 님이 { $house }에 { TERM($colour, "cards_colours") } 타일 { $floors }개를 지어 완공: **{ $points }**.
       *[no] **{ $name }** 님이 { $house }에 { TERM($colour, "cards_colours") } 타일 { $floors }개를 지음: **{ $points }**.
    }
sequels_drew = **{ $name }** 님이 { $cards }[을/를] 받음.

foreseen_work =
    { $completed ->
        [yes] { $house }에 { TERM($colour, "cards_colours") } 타일 { $floors }개, 완공 ({ $cards }).
       *[no] { $house }에 { TERM($colour, "cards_colours") } 타일 { $floors }개 ({ $cards }).
    }
foreseen_timerWork =
    { $completed ->
        [yes] { $house }에 { TERM($colour, "cards_colours") } 타일 { $floors }개, 완공 ({ $cards }), 승점 없음.
       *[no] { $house }에 { TERM($colour, "cards_colours") } 타일 { $floors }개 ({ $cards }), 승점 없음.
    }
foreseen_points = **{ $points }**: { $shares }.
foreseen_drew = 손패에 추가: { $cards }.
foreseen_preview = 미리보기, 아직 짓지 않았습니다:
foreseen_boardNow = 현재 게임보드:
foreseen_noProspects = 그 손패로는 아직 아무것도 지을 수 없습니다.
foreseen_prospects = 그 손패라면 지금 게임보드에서 다음이 가능합니다:

finale_levels_apprentice = 도제
finale_levels_builder = 건축가
finale_levels_master-builder = 뛰어난 건축가
finale_soloLost = **{ $name }** 님이 패배했습니다. 비밀계약 전 { NUMBER($score) }점, 필요한 승점은 { $goal }점이었습니다.
finale_soloWon = **{ $name }** 님이 { NUMBER($total) }점으로 승리했습니다. 등급: **{ $level }**.
finale_wins = **{ $name }** 님이 { NUMBER($total) }점으로 승리했습니다.
finale_winsByContracts = **{ $name }** 님이 { NUMBER($total) }점으로 승리했습니다. 동점이지만 공용계약이 더 많습니다.
finale_winsByTurn = **{ $name }** 님이 { NUMBER($total) }점으로 승리했습니다. 동점이지만 순서가 더 뒤입니다.
finale_claimed = { $contracts } 달성
finale_counted = { $score } + 비밀계약 { $bonus }: { $contracts }
finale_uncounted = 비밀계약으로 얻었을 점수: { $bonus }점 ({ $contracts })

account_parts_floors = 건물 { $points }
account_parts_neighbours = 이웃 { $points }
account_parts_tokens = 승점토큰 { $points }
account_parts_publicContracts = 공용계약 { $points }
account_parts_privateContracts = 비밀계약 { $points }
account_met = { $contract }: { $houses }, { NUMBER($points) }점
account_unmet = { $contract }: 달성하지 못했습니다
account_wouldBe = { $contract }: { $houses }, 이겼다면 { NUMBER($points) }점
account_tie_publicContracts = { $first } 님이 { $second } 님과 동점이지만 공용계약이 더 많아 앞섭니다.
account_tie_laterSeat = { $first } 님이 { $second } 님과 동점이지만 순서가 더 뒤라서 앞섭니다.

hand_own =
    { GIVEN($size) ->
        [no] **내 손패**: { $cards }
       *[yes] **내 손패** ({ $size }): { $cards }
    }
hand_other = **{ $name }** 님의 손패: { $cards }
hand_contracts = **비밀계약** (지금 게임보드로 { $worth }점)
hand_dealt = **받은 비밀계약** — { $kept }장을 남기세요:
hand_dealtAndSealed = **받은 비밀계약** — ✓ 표시가 비밀로 정한 { $kept }장입니다:
hand_noContracts = 가족 게임에는 비밀계약이 없습니다.
hand_contract = - **{ $name }** — { $meaning }.
hand_contractNow = - **{ $name }** — { $meaning }. 지금: **{ $now }점**. { $lacks }

alt_empty = 빈 건물
alt_done = 완공
alt_token = 토큰 { $n }
alt_roof = 지붕 { $n }
alt_none = 없음
alt_choosing = 비밀계약 고르는 중
alt_toMove = { $name } 님 차례
alt_player = { $name } { $points }점 (카드 { $cards }, 계약 { $contracts })
alt_chooser =
    { $ready ->
        [yes] { $name } 완료
       *[no] { $name } 고르는 중
    }
alt_total = { $name } { $total }점 = { $score } + { $bonus }
alt_winner = { $name } 님이 승리했습니다.
alt_goal = { $points }점이면 승리.
alt_head = 포르토, { $progress }, { $turn }; { $roofs }.
alt_left = 왼쪽 지구: { $houses }.
alt_right = 오른쪽 지구: { $houses }.
alt_market = 공개 카드: { $cards }.
alt_contracts = 공용계약: { $contracts }.
alt_points = 승점: { $players }.
alt_supply = 남은 건물타일 + 1층타일: { $tiles }.
alt_decks = 더미: 건설카드 { $cards }, 공용계약 { $contracts }.
alt_timerRisk = 타이머가 1~{ $last }번 칸을 버릴 확률은 약 { $chances }.
alt_hands = 손패: { $hands }.
alt_claimed = 달성: { $contracts }.
alt_privates = 비밀계약: { $contracts }.
alt_discards = 버린 카드: { $cards }.
alt_contractDiscards = 버린 공용계약: { $contracts }.
alt_letters = { $colours }.
alt_more = 달성한 계약: { COMMAND("board", "view:text") }.

lacking_house = { TERM($colour, "cards_colours") } { $house } ({ NUMBER($floors) }개 층)
lacking_anyHouse = 색상 무관 { $house } ({ NUMBER($floors) }개 층)
lacking_manyHouses = 건물 { $houses }채 (모두 { NUMBER($floors) }개 층)
lacking_next = { $points }점까지 완공할 건물: { $houses }.
lacking_reach = 최대 { $points }점까지 가능합니다.
lacking_full = 모두 달성했습니다.
lacking_stuck = 이 게임보드에서는 더 얻을 수 없습니다.
lacking_builtBy = { $name } 님, { $house } 건설
lacking_completedBy = { $name } 님, { $house } 완공
lacking_timer = 타이머
lacking_changed = **{ $contract }**: { $before } → { NUMBER($now) }점 ({ $builds }).
lacking_nearer = **{ $contract }**: { $points }점에 가까워졌습니다. 완공할 건물: { $houses } ({ $builds }).
lacking_farther = **{ $contract }**: 이제 { $before }점은 안 되고 최대 { $most }점입니다 ({ $builds }).

reasons_said = { $reason }: { $points }
reasons_points = 바로 얻는 점수
reasons_prepares = 다음 차례 { $house } { $points }점 준비
reasons_inHand =
    { GIVEN($house) ->
        [no] 손에 { $cards }
       *[yes] 손에 { $cards }, { $house }용
    }
reasons_offersOnly = 다음 건설은 { $house } { $points }점이 최선
reasons_offersNothing = 다음 차례에 지을 것이 없음
reasons_takes = { $cards } 받기
reasons_spends = { $cards } 사용
reasons_cards = 손에 든 건설카드
reasons_privateContracts = 비밀계약
reasons_forContracts = 비밀계약 ({ $contracts })
reasons_fewColours = 필요한 색이 적음
reasons_manyColours = 필요한 색이 많음
reasons_opens = { $name } 님에게 { $house } { $points }점을 열어 줌
reasons_leaves = { $name } 님에게 { $house } { $points }점을 남김
reasons_takesFrom = { $name } 님의 { $house } 기회를 막음
reasons_leavesLess = { $name } 님이 지을 것이 줄어듦
reasons_leavesMore = { $name } 님이 지을 것이 늘어남
reasons_rivalsLess =
    { GIVEN($name) ->
        [no] 다른 자리의 이후 기회가 줄어듦
       *[yes] { $name } 님의 이후 기회가 줄어듦
    }

reasons_rivalsMore =
    { GIVEN($name) ->
        [no] 다른 자리의 이후 기회가 늘어남
       *[yes] { $name } 님의 이후 기회가 늘어남
    }

reasons_market = 남겨 두는 공개 카드
reasons_tokenTo = { $house } 지붕의 토큰
reasons_tokens = 건물 위의 토큰
reasons_time = 게임이 끝나는 시점
reasons_pointsMore = 곧 내 점수가 늘어남
reasons_pointsLess = 곧 내 점수가 줄어듦
reasons_othersLess =
    { GIVEN($name) ->
        [no] 곧 다른 사람의 점수가 줄어듦
       *[yes] 곧 { $name } 님의 점수가 줄어듦
    }

reasons_othersMore =
    { GIVEN($name) ->
        [no] 곧 다른 사람의 점수가 늘어남
       *[yes] 곧 { $name } 님의 점수가 늘어남
    }

reasons_handAhead = 그 뒤에 손에 든 카드로 지을 수 있는 것

refusals_alreadyKept = 비밀계약을 이미 골랐습니다. 다른 분들이 아직 고르는 중입니다.
refusals_codes_not-your-turn = 지금은 차례가 아닙니다. 한 명씩 차례대로 카드를 받거나 건설합니다.
refusals_keepFirst = 먼저 모두가 비밀계약 { $dealt }장 중 { $kept }장을 골라야 합니다. 카드받기와 건설하기는 그다음입니다.
refusals_codes_wrong-phase = 지금 단계에서는 할 수 없습니다.
refusals_timerFirst = 먼저 타이머가 건설합니다: { $awaited }.
refusals_codes_keep-three = 비밀계약은 { $dealt }장 중에서 서로 다른 { $kept }장을 정확히 남겨야 합니다.
refusals_codes_not-dealt =
    { GIVEN($contract) ->
        [no] 그 계약은 받은 카드가 아닙니다. 받은 { $dealt }장 중에서 { $kept }장을 남기세요.
       *[yes] “{ $contract }” 계약은 받은 카드가 아닙니다. 받은 { $dealt }장 중에서 { $kept }장을 남기세요.
    }
refusals_yourFive = 받은 { $dealt }장: { $contracts }.
refusals_codes_draw-nothing = 카드받기는 적어도 1장을 받아야 합니다.
refusals_codes_draw-too-many = 카드받기는 1장에서 { $limit }장까지, 한 장에 한 번씩, 수치의 합이 { $limit } 이하여야 합니다.
refusals_codes_draw-over-three =
    { GIVEN($sum) ->
        [no] 고른 카드의 합이 너무 큽니다. 받는 카드의 합은 { $limit }까지입니다.
       *[yes] 고른 카드의 합이 { $sum }입니다. 받는 카드의 합은 { $limit }까지입니다.
    }
refusals_codes_draw-unknown =
    { GIVEN($typed) ->
        [no] 그것을 `cards` 값으로 알아볼 수 없습니다. `1,3`처럼 칸 번호를 적거나 `파란색 2`처럼 카드를 적으세요.
       *[yes] “{ $typed }”[을/를] `cards` 값으로 알아볼 수 없습니다. `1,3`처럼 칸 번호를 적거나 `파란색 2`처럼 카드를 적으세요.
    }
refusals_codes_draw-mixed = 칸 번호와 카드 이름을 섞지 말고 한 가지로만 적으세요. 카드 뒤의 숫자는 같은 색상의 다른 카드로도 읽힙니다.
refusals_codes_not-in-market =
    { GIVEN($card) ->
        [no]
            { $held ->
                [0] 공개된 건설카드 중에 그 카드는 없습니다.
               *[other] 공개된 건설카드 중에 그 카드는 { $held }장뿐입니다.
            }
       *[yes]
            { $held ->
                [0] 공개된 건설카드 중에 { $card }[은/는] 없습니다.
               *[other] 공개된 건설카드 중에 { $card }[은/는] { $held }장뿐입니다.
            }
    }
refusals_market = 공개된 건설카드: { $held }.
refusals_marketEmpty = 공개된 건설카드가 없습니다.
refusals_open = 펼쳐진 공용계약: { $contracts }.
refusals_noneOpen = 펼쳐진 공용계약이 없습니다.
refusals_codes_no-such-slot =
    { GIVEN($slot) ->
        [no] 그 번호의 칸은 없습니다. 건설카드 칸은 1번부터 { $last }번까지입니다.
       *[yes] { $slot }번 칸은 없습니다. 건설카드 칸은 1번부터 { $last }번까지입니다.
    }
refusals_noContractSlot =
    { GIVEN($slot) ->
        [no] 그 번호의 칸은 없습니다. 공용계약 칸은 1번부터 { $last }번까지입니다.
       *[yes] { $slot }번 칸은 없습니다. 공용계약 칸은 1번부터 { $last }번까지입니다.
    }
refusals_codes_slot-empty =
    { GIVEN($slot) ->
        [no] 그 칸은 비어 있습니다.
       *[yes] { $slot }번 칸은 비어 있습니다.
    }
refusals_codes_not-in-hand =
    { GIVEN($card) ->
        [no] 그 카드는 손패에 없습니다. 건설하려면 손패에서 2장을 냅니다.
       *[yes] “{ $card }”[은/는] 손패에 없습니다. 건설하려면 손패에서 2장을 냅니다.
    }
refusals_hand = 손패: { $held }.
refusals_codes_not-in-timer = 타이머의 건설에는 뽑힌 카드 2장을 씁니다. 한 장은 수를, 다른 한 장은 색상을 정합니다.
refusals_timerCards = 뽑힌 카드: { $turned }.
refusals_codes_house-not-in-play =
    { GIVEN($house) ->
        [no] 그 건물은 이번 게임에서 쓰지 않는 건물입니다.
       *[yes] { $house }[은/는] 이번 게임에서 쓰지 않는 건물입니다.
    }
refusals_inPlay = 쓰는 건물: { $houses }.
refusals_codes_house-full =
    { GIVEN($house) ->
        [no] 그 건물에는 그만큼 지을 칸이 없습니다.
       *[yes] { $house }에는 그만큼 지을 칸이 없습니다.
    }
refusals_complete =
    { GIVEN($house) ->
        [no] 그 건물은 완공되어 더 지을 수 없습니다.
       *[yes] { $house }[은/는] 완공되어 더 지을 수 없습니다.
    }
refusals_roomFor =
    { GIVEN($house) ->
        [no] 그 건물은 { $height }층 건물이고 { $level }층까지 지었습니다. 앞으로 { $room }개까지만 더 지을 수 있습니다.
       *[yes] { $house }[은/는] { $height }층 건물이고 { $level }층까지 지었습니다. 앞으로 { $room }개까지만 더 지을 수 있습니다.
    }
refusals_codes_house-other-colour =
    { GIVEN($house) ->
        [no] 그 건물
       *[yes] { $house }
    }[은/는] { GIVEN($has) ->
        [no] 다른 색상의 건물
       *[yes] { $has } 건물
    }입니다. 한 건물은 한 가지 색상이므로 { GIVEN($wanted) ->
        [no] 이 카드
       *[yes] { $wanted }
    }[은/는] 맞지 않습니다.
refusals_codes_neighbour-colour =
    { GIVEN($house) ->
        [no] 그 건물
       *[yes] { $house }
    }[은/는] { GIVEN($colour) ->
        [no] 그 색상
       *[yes] { $colour }
    }[으로/로] 시작할 수 없습니다. 이웃 { GIVEN($neighbour) ->
        [no] 건물
       *[yes] { $neighbour }
    }[이/가] 같은 색상이고, 이웃끼리는 색상이 달라야 합니다.
refusals_codes_no-ground-floors =
    { GIVEN($colour) ->
        [no] 그 색상의 1층타일이 남지 않아 그 색상으로 새 건물을 시작할 수 없습니다. 시작한 건물은 더 올릴 수 있습니다.
       *[yes] { $colour } 1층타일이 남지 않아 그 색상으로 새 건물을 시작할 수 없습니다. 시작한 건물은 더 올릴 수 있습니다.
    }
refusals_codes_no-floors =
    { GIVEN($colour) ->
        [no]
            { GIVEN($left) ->
                [no] 그 색상의 타일이 모자랍니다. 더 적게 짓거나 다른 색상을 쓰세요.
               *[yes] 그 색상의 타일이 모자랍니다 (남은 수 { $left }). 더 적게 짓거나 다른 색상을 쓰세요.
            }
       *[yes]
            { GIVEN($left) ->
                [no] { $colour } 타일이 모자랍니다. 더 적게 짓거나 다른 색상을 쓰세요.
               *[yes] { $colour } 타일이 모자랍니다 (남은 수 { $left }). 더 적게 짓거나 다른 색상을 쓰세요.
            }
    }
refusals_codes_token-missing =
    { GIVEN($house) ->
        [no] 그 건물의 1층 승점토큰을 옮길 빈 지붕을 정해야 합니다.
       *[yes] { $house }의 1층 승점토큰을 옮길 빈 지붕을 정해야 합니다.
    }
refusals_codes_token-needless = 여기서는 지붕을 정하지 않습니다. 승점토큰은 1층타일을 놓고 빈 지붕이 있을 때만 옮깁니다.
refusals_codes_roof-not-empty =
    { GIVEN($house) ->
        [no] 그 건물의 지붕에는 이미 토큰이나 지붕타일이 있습니다. 1층 승점토큰은 빈 지붕으로만 옮깁니다.
       *[yes] { $house }의 지붕에는 이미 토큰이나 지붕타일이 있습니다. 1층 승점토큰은 빈 지붕으로만 옮깁니다.
    }
refusals_emptyRoofs = 빈 지붕: { $roofs }.
refusals_noEmptyRoof = 빈 지붕이 없습니다.
refusals_codes_claim-empty =
    { GIVEN($slot) ->
        [no] 그 공용계약 칸은 비어 있습니다.
       *[yes] 공용계약 { $slot }번 칸은 비어 있습니다.
    }
refusals_codes_claim-not-met = 이 건설은 그 공용계약을 정확히 충족하지 않습니다.
refusals_claimUnmet = 이 건설은 “{ $contract }” 계약을 충족하지 않습니다. 필요한 것: { $toDo }.
refusals_codes_claim-twice = 공용계약은 한 번만 달성할 수 있습니다. 칸 번호를 한 번씩만 적으세요.
refusals_codes_must-draw = 공개된 건설카드가 없고 건설도 할 수 없을 때만 넘길 수 있습니다. 카드를 적어도 1장 받으세요.
refusals_codes_must-build = 아무것도 지을 수 없을 때만 가능합니다. 지금은 지을 수 있으니 건설하세요.
refusals_codes_malformed = 완전한 액션이 아닙니다. 지금 할 일: { $awaited }.
refusals_codes_read-action =
    { GIVEN($typed) ->
        [no] 입력한 글이 액션으로 시작하지 않습니다. 지금 할 일: { $awaited }.
       *[yes] “{ $typed }”[으로/로] 시작하는 액션은 없습니다. 지금 할 일: { $awaited }.
    }
refusals_codes_read-card =
    { GIVEN($typed) ->
        [no] 그것은 카드가 아닙니다. 카드는 `red-3`처럼 영어 색상과 수로 적습니다.
       *[yes] “{ $typed }”[은/는] 카드가 아닙니다. 카드는 `red-3`처럼 영어 색상과 수로 적습니다.
    }
refusals_codes_read-slot =
    { GIVEN($typed) ->
        [no] 그것은 칸 번호가 아닙니다. `1,3`처럼 번호 사이에 쉼표를 넣어 적으세요.
       *[yes] “{ $typed }”[은/는] 칸 번호가 아닙니다. `1,3`처럼 번호 사이에 쉼표를 넣어 적으세요.
    }
refusals_codes_read-missing =
    { GIVEN($field) ->
        [no]
            { GIVEN($as) ->
                [no] 글이 너무 일찍 끝났습니다.
               *[yes] 글이 너무 일찍 끝났습니다. 완전한 예: { $as }.
            }
       *[yes]
            { GIVEN($as) ->
                [no] 글이 너무 일찍 끝났습니다. 빠진 것: { $field }.
               *[yes] 글이 너무 일찍 끝났습니다. 빠진 것: { $field }. 완전한 예: { $as }.
            }
    }
refusals_codes_read-rest =
    { GIVEN($typed) ->
        [no]
            { GIVEN($as) ->
                [no] 끝부분은 그 자리에 올 수 없습니다.
               *[yes] 끝부분은 그 자리에 올 수 없습니다. 완전한 예: { $as }.
            }
       *[yes]
            { GIVEN($as) ->
                [no] “{ $typed }”[은/는] 그 자리에 올 수 없습니다.
               *[yes] “{ $typed }”[은/는] 그 자리에 올 수 없습니다. 완전한 예: { $as }.
            }
    }
refusals_codes_read-spelling =
    { GIVEN($as) ->
        [no] 액션을 적는 방법은 한 가지뿐이며, 낱말 사이는 한 칸만 띄웁니다.
       *[yes] 정확히 이렇게 적으세요: { $as }.
    }
refusals_notAllowed = 지금은 규칙상 할 수 없습니다. 지금 할 일: { $awaited }.

parts_round_name = 라운드
parts_round_about = 모두가 한 차례씩 합니다. 빨간색이면 종료가 시작된 것입니다.
parts_roofs_name = 지붕
parts_roofs_about = 완공된 건물 수입니다. 여럿이 할 때는 빗금 뒤의 수가 되면 그 라운드 뒤에 한 라운드만 더 합니다.
parts_decks_name = 더미
parts_decks_about = 뒤집힌 카드 수입니다. 왼쪽은 건설카드, 도장이 있는 것은 공용계약입니다.
parts_floors_name = 층
parts_floors_about = 건설하면 그 건물의 모든 층과, 새 층과 같은 높이에 층이 있는 옆 건물마다 1점을 얻습니다.
parts_room_name = 빈 층
parts_room_about = 한 칸에 타일 하나가 들어갑니다. 한 번에 짓는 층이 모두 들어가야 합니다.
parts_ground_name = 1층 토큰
parts_ground_about = 1층타일을 놓은 사람이 점수를 얻고, 토큰은 빈 지붕으로 옮깁니다.
parts_roof_name = 지붕 자리
parts_roof_about = 마지막 층을 지으면 지붕이 올라갑니다. 토큰이 있으면 완공한 사람이 점수를 얻습니다.
parts_plate_name = 건물 이름
parts_plate_about = 고르거나 입력할 때 쓰는 이름입니다. 이웃은 같은 지구의 바로 옆 건물입니다.
parts_closed_name = 안 쓰는 건물
parts_closed_about = 사람이 적으면 뺍니다. 지을 수 없고 이웃으로도 치지 않습니다.
parts_market_name = 공개된 건설카드
parts_market_about = 여기서 수치의 합이 { $limit } 이하가 되도록 1~{ $limit }장을 받습니다.
parts_contracts_name = 공용계약
parts_contracts_about = 이번 건설이 정확히 충족하면 달성할 수 있습니다. 동전이 그 승점입니다.
parts_supply_name = 남은 타일
parts_supply_about = 얼마 남지 않은 색의 건물타일과 1층타일(문) 수입니다.
parts_seat_name = 플레이어
parts_seat_about = 이름과 승점입니다. 화살표는 지금 차례인 사람입니다.
parts_hand_name = 손패
parts_hand_about = 모두에게 공개됩니다. 건설할 때 두 장을 내며, 한 장은 층수를, 다른 한 장은 색상을 정합니다.
parts_claimed_name = 달성한 계약
parts_claimed_about = 달성한 공용계약 수입니다. 동점일 때 비교합니다.
parts_sum_name = 최종 합계
parts_sum_about = 게임보드의 승점 + 비밀계약.
parts_ended_name = 결과
parts_ended_about = 기권한 사람과 이긴 사람입니다.
parts_timer_name = 타이머
parts_timer_about = 남은 카드 수입니다. 내 차례 뒤에 칸을 비우고 카드 두 장으로 짓습니다. 바닥나면 게임이 끝납니다.
parts_sand_name = 모래
parts_sand_about = 칸 옆에 모래가 많을수록 내 차례 뒤에 타이머가 그 칸을 비우기 쉽습니다.

terminal_roofs = 지붕 { $placed }
terminal_roofsOf = 지붕 { $placed }/{ $end }
terminal_market = 공개 카드
terminal_contracts = 공용계약
terminal_tiles = 남은 타일
terminal_grounds = (+ 1층타일)
terminal_legend =
    게임보드의 기호: 글자는 지은 층(B G P R Y), ·는 아직 짓지 않은 층,
    (2)는 1층이나 지붕의 승점토큰, ^는 지붕타일.
terminal_decks = 더미
terminal_cards = 건설카드 { $n }
terminal_discarded = 버린 카드 { $n }
terminal_publicCards = 공용계약 { $n }
terminal_points = { $n }점
terminal_claimed = 계약 { $n }

lesson_other = 아나
lesson_goOn = 계속
lesson_again = 처음부터 다시
lesson_look_text = **예시 게임보드에서 첫 차례를 해 봅니다.** 지구는 두 곳입니다. 위쪽이 `L3`부터 `L7`까지, 아래쪽이 `R1`부터 `R5`까지입니다. 건물에는 주인이 없고, *내가* 더한 층으로 승점을 얻습니다.

    `L4`를 보세요. 다섯 층 중 두 층을 지은 노란색 건물이고, 지붕에는 3점짜리 승점토큰이 있습니다. 손패는 파란색 1과 빨간색 3입니다.

lesson_look_remarks_goOn = 이제 차례입니다.
lesson_choose_text =
    차례에는 **둘 중 하나**를 합니다. 공개된 건설카드를 **받거나**, 손패의 카드 2장으로 **건설합니다**. 건설할 때 한 장은 타일의 수를, 다른 한 장은 색상을 정합니다.

    노란색 건물을 올리려면 노란색 카드가 필요합니다.

lesson_choose_remarks_draw = 좋습니다. 공개된 카드 중에 노란색이 있습니다.
lesson_choose_remarks_build = 가능은 합니다. 빨간색 3과 파란색 1로 빈 건물에 파란색 타일 3개를 놓을 수 있습니다. 하지만 L4가 훨씬 좋은데 손패에 노란색이 없습니다. 먼저 카드를 받으세요.
lesson_draw_text =
    카드 { $marketSlots }장이 공개되어 있습니다. 1장에서 { $limit }장까지, **수치의 합이 { $limit } 이하**가 되게 받습니다. 무엇을 받는지 모두가 보므로 손패는 비밀이 아닙니다.

    어떤 카드를 받으시겠습니까?

lesson_draw_remarks_yellowAndRed = 1 + 2 = 3, 한 번에 받을 수 있는 최대입니다. 두 장은 손패로 오고 빈칸은 다시 채웁니다.
lesson_draw_remarks_blue = 3 한 장은 합이 3이므로 가능합니다. 하지만 노란색이 아닙니다. 다른 것을 골라 보세요.
lesson_draw_remarks_tooMuch = 2 + 2 = 4입니다. 합은 { $limit }까지이므로 받을 수 없습니다. 다른 것을 골라 보세요.
lesson_number_text =
    아나 님도 카드를 받았고 다시 내 차례입니다. 손패는 파란색 1, 빨간색 2, 빨간색 3, 노란색 1입니다. 이제 **건설**할 때입니다.

    어떤 카드로 타일의 **수**를 정하시겠습니까? `L4`에는 세 층이 남았습니다.

lesson_number_remarks_red3 = 타일 3개, L4에 딱 맞습니다.
lesson_number_remarks_red2 = 2개도 놓을 수 있지만 완공되지 않아 지붕의 토큰을 아나 님에게 남기게 됩니다. 다른 것을 골라 보세요.
lesson_number_remarks_yellow1 = 1개는 적고, 노란색 카드는 색상에 필요합니다. 다른 것을 골라 보세요.
lesson_colour_text = 어떤 카드로 **색상**을 정하시겠습니까? 이 카드는 색상만 보고 수치는 보지 않으므로 1도 3과 같습니다. 이미 시작한 건물은 같은 색상으로만 올립니다.
lesson_colour_remarks_yellow1 = 노란색 타일 3개입니다. 두 카드는 모두 사용됩니다.
lesson_colour_remarks_blue1 = L5에는 두 층만 남아 파란색 3개를 놓을 수 없고, 새 건물을 시작해야 합니다. 다른 것을 골라 보세요.
lesson_house_text = 노란색 타일 3개를 어느 **건물**에 놓으시겠습니까? 모두 한 건물에 놓습니다.
lesson_house_remarks_L4 = 두 층 위에 세 층을 올려 완공합니다.
lesson_house_remarks_L5 = L5는 파란색 건물입니다. 한 건물은 한 가지 색상입니다. 다른 것을 골라 보세요.
lesson_house_remarks_L6 = 가능합니다. 빈 건물은 이웃에 없는 색상으로 시작할 수 있고 토큰으로 2점도 얻습니다. 하지만 L4가 더 좋습니다. 다른 것을 골라 보세요.
lesson_claim_text =
    확정하기 전까지 새 타일은 흐리게 보입니다. 승점은 이렇습니다.
    - **건물 5**: 건설 후 `L4`의 모든 층. 전에 지은 층도 셉니다.
    - **이웃 3**: 새 타일은 3층, 4층, 5층입니다. `L3`에는 3층이, `L5`에는 3층과 4층이 있습니다.
    - **지붕 토큰 3**: 건물을 완공했습니다.

    모두 11점입니다. 그리고 펼쳐진 공용계약 중 이번 건설이 *정확히* 충족하는 것을 **달성**할 수 있습니다. 무엇을 고르시겠습니까?

lesson_claim_remarks_both = 노란색 타일이 정확히 3개이고, 빨간색과 노란색 카드를 썼습니다. 두 계약을 모두 충족하여 2점씩 얻습니다.
lesson_claim_remarks_blue = 놓은 타일은 노란색 3개이므로 이 계약은 충족하지 않습니다. 다른 것을 골라 보세요.
lesson_claim_remarks_none = 계약을 남겨 두어도 되지만 4점을 그냥 버리게 됩니다. 다른 것을 골라 보세요.
lesson_after_text = **15점**을 얻었고 `L4`에 지붕이 올라갔습니다. 달성한 계약 자리는 새 카드로 채웁니다.

    게임을 시작할 때 각자 **비밀계약** { $kept }장도 남깁니다. 게임이 끝날 때 *완공된* 건물만 보고 계산하며, 누가 지었는지는 상관없습니다. *노란색 건물들*은 L4 덕분에 벌써 1점입니다. *파란색-노란색 이웃 2채*는 이제 `L5`의 두 층만 남았습니다.

    지붕이 정해진 수만큼 올라가면 그 라운드를 마치고 한 라운드를 더 합니다. 이것이 전부입니다. 카드를 받고, 건설하고, 이웃을 살피세요.

lesson_after_remarks_again = 처음 게임보드로 돌아왔습니다.

topics_overview_title = 한눈에 보기
topics_overview_text =
    강가의 두 지구에 형형색색의 건물을 짓는 게임입니다. 건물은 `L1`부터 `L7`까지, `R1`부터 `R7`까지 있습니다. 건물에는 주인이 없고, 차례마다 *내가 더한 것*으로 승점을 얻습니다.

    차례에는 한 가지만 합니다. 공개된 건설카드를 **받거나**, 손패의 카드 2장으로 층을 **건설합니다**. 승점은 바로 계산합니다. 어떤 건물에는 승점토큰이 있고, 공용계약 { $contractSlots }장은 먼저 충족하는 사람이 달성하며, 각자의 비밀계약 { $kept }장은 마지막에 계산합니다.

    지붕이 정해진 수만큼 올라가면 그 라운드를 마치고 한 라운드를 더 한 뒤, 승점이 가장 높은 사람이 이깁니다.

    { "" }**쓰는 건물**: 4인은 { $houses }채 모두, 3인은 { LIST($outOfThree, before: "`", after: "`", between: "[과/와] ") }[을/를] 빼고, 2인과 1인은 { LIST($outOfTwo, before: "`", after: "`", between: ", ") }[을/를] 뺍니다. 뺀 건물은 이웃으로 치지 않습니다.

    시작할 때 각자 비밀계약 { $dealt }장을 받아 몰래 { $kept }장을 남깁니다. 모든 1층 칸에는 { $leastToken }점에서 { $mostToken }점짜리 승점토큰이 하나씩 놓입니다.

    실물 게임의 모든 숫자를 구할 수는 없어, 일부는 추정한 숫자입니다. 한 지구의 건물 수와 높이, 색상별 카드 수치의 구성, 계약마다의 장수가 그렇습니다. 1층은 모두 같은 높이에 있습니다.

topics_turn_title = 차례
topics_turn_text =
    다음 중 정확히 하나를 합니다.
    - **카드받기**: 공개된 건설카드에서 수치의 합이 { $limit } 이하가 되도록 1~{ $limit }장을 받습니다.
    - **건설하기**: 손패에서 카드를 정확히 2장 내고 건물 하나에 타일을 놓습니다.

    그다음 공개된 건설카드는 { $marketSlots }장, 공용계약은 { $contractSlots }장이 되도록 빈칸을 순서대로 채웁니다. 건설카드 더미가 바닥나면 버린 카드를 섞어 새 더미를 만듭니다. 버린 카드도 없으면 카드가 생길 때까지 칸을 비워 둡니다.

    { "" }**패스**는 공개된 카드가 없고 건설도 전혀 할 수 없을 때만 가능하며, 그때는 자동으로 패스합니다. 한 라운드 내내 모두 패스하면 게임이 끝나며, 그 마지막 패스는 직접 누릅니다.

    손패는 공개이고 장수 제한이 없습니다. 모든 카드는 모두가 보는 앞에서 받은 것이기 때문입니다. 비밀인 것은 비밀계약과 더미의 순서뿐입니다.

topics_draw_title = 카드받기
topics_draw_text =
    공개된 { $marketSlots }장 중에서 { LIST($counts, last: "or", after: "장") }을 받습니다. 수치의 합은 **{ $limit } 이하**여야 합니다. 3 하나, 2와 1, 1을 최대 세 장, 또는 그보다 적게 받을 수 있습니다. 적어도 1장은 받아야 합니다.

    받은 카드는 손패로 가져가고, 빈칸은 더미에서 채웁니다.

    Discord에서는 { COMMAND("draw") }에 `1,3`처럼 칸 번호를 적거나 `파란색 2`처럼 카드를 적습니다. 받으면 어떻게 되는지 먼저 보여 주고, 버튼을 한 번 누르면 받습니다. `now`를 쓰면 바로 받습니다.

    색상마다 건설카드가 { $ofAColour }장씩 있습니다. 수치 1이 { $ones }장, 2가 { $twos }장, 3이 { $threes }장입니다.

topics_build_title = 건설하기
topics_build_text =
    카드 2장을 냅니다. 한 장은 타일의 **수**를, 다른 한 장은 **색상**을 정합니다. 이 타일은 모두 한 건물에 놓습니다.
    - 그 건물에 모두 놓을 자리가 있어야 합니다.
    - **빈 건물**은 1층타일부터 놓으며, 이것도 한 층으로 셉니다. 같은 지구의 바로 옆 건물과는 색상이 달라야 합니다.
    - **짓던 건물**은 같은 색상으로만 올립니다.
    - 타일이 남아 있어야 합니다. 색상마다 건물타일 { $floors }개, 1층타일 { $grounds }개이므로 한 색상의 건물은 최대 { $grounds }채입니다.

    그다음 순서대로:
    1. 1층타일을 놓았다면 그 자리의 승점토큰만큼 점수를 얻고, 토큰을 원하는 **빈 지붕**으로 옮깁니다. 쓰는 건물이면 어느 지구든 되고, 지붕타일도 토큰도 없어야 하며, 그 건물 자신의 지붕도 됩니다. 빈 지붕이 없으면 점수만 얻고 토큰을 버립니다.
    2. 건물이 완공되면 지붕타일을 놓습니다. 그 지붕에 토큰이 있으면 그만큼 점수를 얻고 토큰을 버립니다.

topics_points_title = 건설의 승점
topics_points_text =
    모두 더합니다.
    - **건물**: 건설 후 그 건물의 층수. 전에 지은 층도 셉니다.
    - **이웃**: 방금 놓은 타일마다, 같은 높이에 층이 있는 옆 건물 하나당 1점. 같은 지구의 바로 옆 건물만 세고 지붕은 세지 않습니다.
    - **1층 토큰**: 1층타일을 놓았을 때.
    - **지붕 토큰**: 토큰이 있는 지붕의 건물을 완공했을 때.
    - 달성한 **공용계약**.

    { "" }*예시*: 5층짜리 건물이 2층까지 지어졌고 지붕에 2점 토큰이 있습니다. 빨간색 3과 파란색 1로 파란색 타일 3개를 3층부터 5층까지 놓습니다. 한쪽 이웃은 4층, 다른 쪽은 3층까지 있습니다. 건물 5, 이웃 3(한쪽에서 3층과 4층, 다른 쪽에서 3층), 지붕 토큰 2. “파란색 타일 3개”와 “파란색 + 빨간색 카드” 계약으로 4점을 더해 **14점**입니다.

topics_contracts_title = 공용계약
topics_contracts_text =
    { $open }장이 펼쳐져 있습니다. 타일을 놓은 뒤, 이번 건설이 **정확히** 충족하는 계약을 달성할 수 있습니다.
    - 한 색상의 **타일 1개**: { $one }점. **2개**: { $two }점. **3개**: { $three }점. 3개를 놓으면 2개 계약은 충족하지 않습니다.
    - **건물**: 그 색상의 건물을 완공하면 { $house }점.
    - **한 색상 카드 2장**: 낸 카드 2장이 모두 그 색상이면 { $cards }점.
    - **두 색상**: 두 색상의 카드를 한 장씩 냈으면 { $cards }점. 어느 쪽이 수를 정했는지는 상관없습니다.

    한 번의 건설로 여러 계약을 충족하면 모두 달성해도 되고 일부를 남겨도 됩니다. 건설할 때 펼쳐져 있던 { $open }장만 해당하며, 빈칸은 그 뒤에 채웁니다. 달성한 계약은 동점일 때도 쓰입니다. 더미가 바닥나면 칸을 비워 둡니다.

topics_private_title = 비밀계약
topics_private_text =
    게임이 끝날 때 **완공된** 건물만 봅니다. 누가 지었는지는 상관없습니다. 건물 하나는 계약 하나에서 한 번만 세지만, 여러 계약에서 각각 셀 수 있습니다.
    - 한 색상의 **건물들**: { $housesTimes }채에 { $houses }점.
    - **이웃 2채**: 두 색상의 건물이 나란히. 건물이 겹치지 않는 { $pairTimes }세트에 { $pair }점.
    - **이웃 3채**: 세 색상의 건물이 나란히, 순서 무관. 겹치지 않는 { $trioTimes }세트에 { $trio }점.
    - **쌍둥이**: 양쪽 지구에 그 색상의 건물이 있고 층수가 같으면 { $twins }점.
    - **끝칸**: 지구의 양 끝칸 네 곳(쓰는 건물의 처음과 끝)에 그 색상의 건물. { $endsTimes }채에 { $ends }점.
    - **다섯 색상**: 한쪽 지구에 다섯 색상이 모두 있으면 { $palette }점.
    - **지구 완공**: 한쪽 지구의 쓰는 건물이 모두 완공되면 { $side }점.

    시작할 때 { $dealt }장을 받아 { $kept }장을 남깁니다. 모두 동시에 고르고, 무엇을 남겼는지는 끝까지 비밀입니다.

topics_end_title = 게임 종료
topics_end_text =
    지붕이 2인은 **{ $two }개**, 3인은 **{ $three }개**, 4인은 **{ $four }개** 올라가면 종료가 시작됩니다. 모두의 차례 수가 같아지도록 그 라운드를 마치고, **한 라운드를 더** 진행합니다.

    그다음 비밀계약을 공개하고 계산합니다. 승점이 가장 높은 사람이 이깁니다. 동점이면 공용계약을 더 많이 달성한 사람, 그것도 같으면 순서가 더 뒤인 사람이 이깁니다. 이것은 영어판 규칙서의 순서이며, 한국어판 규칙서에는 두 기준이 반대 순서로 적혀 있습니다.

topics_solo_title = 1인 게임
topics_solo_text =
    게임보드와 비밀계약은 2인 게임과 같습니다. 건설카드 { $cards }장이 **타이머**입니다({ LIST($fewer, last: "or") }장이면 더 어렵습니다). 차례마다:
    1. 평소처럼 카드를 받거나 건설합니다.
    2. 타이머에서 카드 한 장을 뽑습니다. 수치가 *a*이면 *a*번 칸의 건설카드와 공용계약을 버립니다.
    3. 한 장을 더 뽑습니다. 수치가 *b*이면 *a + b*번 칸의 것을 버립니다({ $marketSlots }번 칸에는 건설카드만 있고, { $noSlot }번 칸은 없습니다).
    4. 이 두 장으로 지을 수 있다면 반드시 지어야 합니다. 어느 카드가 수를 정하는지, 어느 건물에 지을지, 1층 토큰을 어디로 옮길지는 직접 정합니다. 승점도 계약도 얻지 못하고, 완공된 지붕의 토큰은 버립니다.
    5. 건설카드와 공용계약의 빈칸을 채웁니다. 타이머가 버린 계약은 다시 나올 수 있지만 달성한 계약은 나오지 않습니다. 게임보드에서 칸 번호 옆의 모래는 자신의 차례 뒤에 타이머가 그 칸을 비울 가능성을 나타냅니다.

    타이머가 바닥나면 4단계까지 하고 게임이 끝납니다. 지붕 수로는 끝나지 않습니다. **비밀계약을 빼고 { $goal }점**이면 승리합니다. 그때 비밀계약을 더한 점수로 등급을 매깁니다. { $apprentice }점부터 도제, { $builder }점부터 건축가, { $masterBuilder }점부터 뛰어난 건축가입니다.

topics_family_title = 가족 게임
topics_family_text = 비밀계약만 없고 나머지는 모두 같습니다. 시작할 때 고르는 것도, 마지막에 더하는 것도 없습니다. 게임보드의 승점으로 승부를 가리고, 동점이면 공용계약이 더 많은 사람, 그다음은 순서가 더 뒤인 사람이 이깁니다.
topics_notation_title = 색상과 표기
topics_notation_text =
    그림에는 색상마다 글자가 함께 있습니다. **B** 파란색, **G** 초록색, **P** 보라색, **R** 빨간색, **Y** 노란색.

    건물은 왼쪽에서 오른쪽으로 왼쪽 지구가 `L1`부터 `L7`까지, 오른쪽 지구(게임보드에서는 그 아래)가 `R1`부터 `R7`까지입니다. 두 지구는 서로 닿지 않습니다. “파란색 2/5”는 다섯 층 중 두 층을 지은 파란색 건물입니다. 건설카드 칸은 1~{ $marketSlots }번, 공용계약 칸은 1~{ $contractSlots }번입니다.

    액션은 한 줄로 적을 수 있습니다.
    - `draw 1,3`: 1번과 3번 카드를 받습니다.
    - `build red-3 blue-1 L4`: L4에 파란색 타일 3개를 짓습니다. 첫 카드가 수를, 둘째 카드가 색상을 정합니다.
    - `build red-3 blue-1 L5 roof R2 claim 1,3`: 1층 토큰을 R2 지붕으로 옮기고 공용계약 1번과 3번도 달성합니다.
    - `keep houses-blue,pair-blue-red,side-1`: 비밀계약 3장을 남깁니다.
    - `timer blue-3 red-2 L5`: 타이머의 카드로 짓습니다.
