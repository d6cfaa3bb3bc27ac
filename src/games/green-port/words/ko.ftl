terms_colours_blue = 파란색
terms_colours_green = 초록색
terms_colours_red = 빨간색
terms_colours_yellow = 노란색

terms_symbols_drop = 물방울
terms_symbols_hammers = 망치
terms_symbols_circles = 동그라미
terms_symbols_bricks = 벽돌
terms_symbols_wheel = 바퀴
terms_symbols_arrow = 화살표

terms_unit = { TERM($colour, "terms_colours") } { TERM($symbol, "terms_symbols") }
terms_black = 검은 카드
terms_xGreen = 초록 X
terms_xOrange = 주황 X
terms_cubes = { TERM($colour, "terms_colours") } { $count }개
terms_more = { terms_cubes }
terms_noCubes = 큐브 없음
terms_none = 없음
terms_points = { $count }점
terms_cards = 카드 { $count }장
terms_cubeCount = 큐브 { $count }개
terms_objective = 목표 { $number }
terms_headquarters = { TERM($colour, "terms_colours") } 본부 ({ $value })
terms_pile = { TERM($colour, "terms_colours") } 본부
terms_boosting = { TERM($colour, "terms_colours") } 강화 { $headquarters }
terms_boostingPile = { $pile } ({ TERM($colour, "terms_colours") } 강화)
terms_wild = 만능 { $value }
terms_asked = { TERM($colour, "terms_colours") } { $value }
terms_tileUp = 타일 { TERM($symbol, "terms_symbols") } 앞면
terms_tileDown = 타일 { TERM($symbol, "terms_symbols") } 뒷면

typed_blue = 파란색
typed_green = 초록색
typed_red = 빨간색
typed_yellow = 노란색

status_title = 그린 포트

status_introduction_line = 배짱이 허락하는 만큼 카드를 공개하고, 한 색을 고용해, 크루를 항구 최고의 목표에 보냅니다.
status_introduction_credits = Pedro Dias의 게임, Green Box of Games용.

status_variants_standard = 기본
status_variants_no-tiles = 타일 없음
status_variants_no-powers = 본부 능력 없음
status_variants_simple = 간단: 타일과 능력 없음

status_awaits_pick = 시작 큐브 고르기
status_awaits_hire = 공개 또는 고용
status_awaits_bust = 타일을 뒤집거나 적발 받아들이기
status_awaits_lose = 큐브 절반 잃기
status_awaits_bonus = 약자 큐브 고르기
status_awaits_refer = 큐브 1개로 한 색을 가져오거나 패스
status_awaits_utilise = 큐브를 쓰거나 차례 끝내기
status_awaits_over = 게임 종료

status_revealOnly = 카드 공개

status_stake_unlucky = 이 적발이 나올 확률은 { $risk }였습니다.
status_stake_lastObjective = 목표가 하나 남았습니다. 누가 완수하면 그 라운드에서 게임이 끝납니다.
status_stake_lastRound = 남은 목표가 없어 이번 라운드가 마지막입니다. 끝나면 같은 색 큐브가 많은 사람부터 본부를 삽니다.

status_round = { $number }라운드
status_lastRound = { $number }라운드, 마지막

choices_questions_type = 무엇을 하시겠습니까?
choices_questions_colour = 어느 색으로 하시겠습니까?
choices_questions_pay = 어느 큐브를 내시겠습니까?
choices_questions_objective = 어느 목표를 완수하시겠습니까?
choices_questions_boost = 어느 색을 강화하시겠습니까?
choices_questions_cubes = 어느 큐브를 잃으시겠습니까?
choices_questions_blue = 파란색 큐브는 몇 개입니까?
choices_questions_green = 초록색 큐브는 몇 개입니까?
choices_questions_red = 빨간색 큐브는 몇 개입니까?
choices_questions_yellow = 노란색 큐브는 몇 개입니까?

choices_otherQuestion = { $field }: 무엇으로 하시겠습니까?

choices_fields_type = 액션
choices_fields_colour = 색
choices_fields_pay = 지불
choices_fields_objective = 목표
choices_fields_boost = 강화
choices_fields_cubes = 큐브
choices_fields_blue = 파란색
choices_fields_green = 초록색
choices_fields_red = 빨간색
choices_fields_yellow = 노란색

choices_types_pick = 시작 큐브 고르기
choices_types_reveal = 카드 공개
choices_types_hire = 고용
choices_types_flip = 타일 뒤집기
choices_types_bust = 적발 받아들이기
choices_types_lose = 큐브 잃기
choices_types_bonus = 약자 큐브 받기
choices_types_refer = 소개
choices_types_pass = 패스
choices_types_complete = 목표 완수
choices_types_buy = 본부 구입
choices_types_unflip = 타일 되돌리기
choices_types_specialise = 큐브 교환
choices_types_end = 차례 끝내기

choices_another_lose = 다른 큐브
choices_another_refer = 다른 색
choices_another_complete = 다른 목표
choices_another_buy = 다른 본부
choices_another_unflip = 다른 큐브
choices_another_specialise = 다른 교환
choices_another_pay = 다른 큐브
choices_another_boost = 다른 강화

choices_noneOf = { TERM($colour, "terms_colours") } 없음
choices_reveal = 카드 공개 · 적발 { $risk }
choices_revealSafely = 카드 공개 · 위험 없음
choices_pick = { TERM($colour, "terms_colours") } 큐브 고르기
choices_hire = { $cubes } 고용
choices_inSync = { $action } + 나머지 색 1개씩
choices_hireNobody = 아무도 고용하지 않기
choices_flipAgainstBust = 타일 뒤집기: 공개된 카드를 버리고 고용 다시 시작
choices_flipShort = 타일 뒤집기: 고용 다시 시작
choices_flipAgainstLoss = 타일 뒤집기: 아무것도 잃지 않음
choices_bust = 적발 받아들이기: 고용 없음
choices_lose = { $cubes } 잃기
choices_bonus = { TERM($colour, "terms_colours") } 큐브 받기
choices_refer = { $paid }[을/를] 내고 { $gained } 받기
choices_pass = 패스: 받지 않기
choices_complete = 목표 { $number } 완수: { $paid } → { $points }
choices_completeShort = 목표 { $number } 완수 · { $points }
choices_buyShort = { $headquarters } 구입 · { $points }
choices_buy = { $headquarters } 구입: { $price } → { $points }
choices_unflip = 타일 되돌리기: { $paid }
choices_specialise = { $paid } → { TERM($colour, "terms_colours") } 1개 교환
choices_end = 차례 끝내기
choices_endLast = 차례와 게임 끝내기

orders_pass = { $round }라운드의 모든 소개에서 패스
orders_refer = { $round }라운드: { TERM($colour, "terms_colours") } { $atLeast }장 이상이면 받고 { TERM($pay, "terms_colours") } 지불
orders_bonus = 약자 큐브: { TERM($colour, "terms_colours") }
orders_bonusOf = 약자 큐브, 모자란 것부터: { $list }
orders_lose = 먼저 잃을 순서: { $list }

orders_kinds_pass = 모든 소개에서 패스
orders_kinds_refer-blue = 소개: 파란색 받기…
orders_kinds_refer-green = 소개: 초록색 받기…
orders_kinds_refer-red = 소개: 빨간색 받기…
orders_kinds_refer-yellow = 소개: 노란색 받기…
orders_kinds_bonus = 약자 큐브: 한 가지 색…
orders_kinds_bonus-lacking = 약자 큐브: 이 순서로…
orders_kinds_lose = 먼저 잃을 순서…

story_picked = **{ $name }** 님이 { TERM($colour, "terms_colours") } 큐브를 골랐습니다.
story_reshuffled = 덱이 비어, 버린 카드 { $cards }장을 섞어 새 덱을 만들었습니다.
story_reshuffledAll = 초록 X가 나와 카드 { $cards }장을 모두 섞어 새 덱을 만들었습니다.
story_revealed = **{ $name }** 님이 공개한 카드: { $card }.

story_revealing_cards = **{ $name }** 님이 카드를 { $cards }장 공개했습니다.
story_revealing_last = **{ $name }** 님이 카드를 { $cards }장 공개했습니다. 마지막 카드: { $card }.
story_revealing_hire = **{ $name }** 님이 카드를 { $cards }장 공개하고 { $cubes }[을/를] 고용했습니다.
story_revealing_nobody = **{ $name }** 님이 카드를 { $cards }장 공개하고 아무도 고용하지 않았습니다.
story_revealing_bust = **{ $name }** 님이 카드를 { $cards }장 공개하고 적발되었습니다.
story_revealing_flip = **{ $name }** 님이 카드를 { $cards }장 공개하고 타일을 뒤집어 적발을 피했습니다.

story_threatened = 적발입니다. **{ $name }** 님은 타일을 뒤집어 피할 수 있습니다.
story_busted = **{ $name }** 님이 적발되었습니다. 이번 차례에는 고용하지 못합니다.
story_flippedAgainstBust = **{ $name }** 님이 타일을 뒤집었습니다. 공개된 카드({ $gone })를 버리고 고용을 다시 시작합니다.
story_flippedAgainstLoss = **{ $name }** 님이 타일을 뒤집어 큐브를 지켰습니다.
story_overLimit = 큐브가 너무 많습니다. 잃을 수: { LIST($losses) }.
story_loses = **{ $name }** 님 { $count }개
story_lost = **{ $name }** 님이 잃은 큐브: { $cubes }.
story_underdogs =
    { $by ->
        [points] 약자 큐브를 받는 사람: { LIST($names) } (점수가 가장 적음).
       *[cubes] 약자 큐브를 받는 사람: { LIST($names) } (큐브가 가장 적음).
    }
story_helped = **{ $name }** 님이 { TERM($colour, "terms_colours") } 큐브를 받았습니다.
story_hired = **{ $name }** 님이 { $cubes }를 고용했습니다.
story_inSync = 팀워크: 나머지 색도 1개씩 받습니다.
story_hiredNobody = **{ $name }** 님이 아무도 고용하지 않았습니다.

story_gain_whole = **{ $cubes }**
story_gain_inParts = **{ $cubes }** ({ $parts })
story_gain_cards = 카드로 { $count }
story_gain_tile = 타일로 { $count }
story_gain_boosts = 강화로 { $count }

story_referred = **{ $name }** 님이 **{ $to }** 님에게 { $paid }[을/를] 주고 { $gained }[을/를] 받았습니다.
story_passed = **{ $name }** 님이 패스했습니다.
story_completed = **{ $name }** 님이 목표 { $number }[을/를] 완수했습니다: { $paid }, **{ $points }**.
story_lastRound = 마지막 목표였습니다. 이번 라운드까지 진행합니다.
story_bought = **{ $name }** 님이 본부를 샀습니다: { $headquarters }, { $price }.
story_unflipped = **{ $name }** 님이 타일을 되돌렸습니다: { $paid }.
story_specialised = **{ $name }** 님이 { $paid }[을/를] { TERM($colour, "terms_colours") } 1개로 교환했습니다.
story_turnEnded = **{ $name }** 님이 차례를 끝냈습니다.
story_purchased = 마지막에 **{ $name }** 님이 산 본부: { $headquarters }.
story_ended = 게임이 끝났습니다.
sequels_completed = **{ $name }** 님이 목표 { $number }[을/를] 완수했습니다: **{ $points }**.
sequels_bought = **{ $name }** 님이 본부를 샀습니다: { $headquarters }.
sequels_unflipped = **{ $name }** 님이 타일을 되돌렸습니다.
sequels_flipped = **{ $name }** 님이 타일을 뒤집어 적발을 피했습니다.
sequels_lost = 주황 X로 **{ $name }** 님이 큐브 절반을 잃었습니다.

finale_wins = **{ $name }** 님이 { $points }점으로 이겼습니다.

finale_winsBy_cubes = **{ $name }** 님이 { $points }점으로 이겼습니다. 동점이지만 남은 큐브가 더 많습니다.
finale_winsBy_cards = **{ $name }** 님이 { $points }점으로 이겼습니다. 동점이지만 목표 카드가 더 높습니다.

finale_shared = { LIST($names) } 님이 { $points }점 공동 우승입니다.
finale_left = 남은 { $cubes }

finale_parts_objectives = 목표 { $points }
finale_parts_headquarters = 본부 { $points }
finale_parts_endPurchases = 마지막 구입 { $points }

finale_tie_cubes = { $first } 님이 { $second } 님과 동점이지만 남은 큐브가 더 많아 앞섭니다.
finale_tie_cards = { $first } 님이 { $second } 님과 동점이지만 목표 카드가 더 높아 앞섭니다.

board_head = 그린 포트, { $round }; { $turn }.
board_turn = { $name } 님: { $awaited }
board_objectives = 목표: { $objectives }.
board_taken = { $name } 님 완수
board_piles = 남은 본부: { $piles }.
board_pile = { $pile } (가격 { $price }개)
board_soldOut = 매진
board_seat = { $name }, { $points }: { $cubes }
board_pool = 공개된 카드: { $cards }.
board_deck = 덱 { $count }: { $cards }.
board_risk = 다음 공개에서 적발될 확률: { $risk }.
board_discards = 버린 카드: { $cards }.
board_offered = 시작 큐브: { $colours }.
board_winner = { $name } 님 승리.

terminal_objectives = 목표
terminal_piles = 남은 본부
terminal_pool = 공개
terminal_deck = 덱
terminal_discards = 버린 카드
terminal_legend =
    목표와 본부는 색과 값으로 적습니다.
    본부는 같은 색 큐브로 삽니다.

hand_own =
    { GIVEN($count) ->
        [no] **내 크루**: { $cubes }
       *[yes] **내 크루** ({ $count }): { $cubes }
    }
hand_tile =
    { $side ->
        [up] **타일**: { TERM($symbol, "terms_symbols") } 앞면
       *[down] **타일**: { TERM($symbol, "terms_symbols") } 뒷면
    }
hand_headquarters = **본부**: { $list }
hand_reach = **가까운 것**
hand_can = - { $what } ({ $points }): **지금 낼 수 있습니다**.
hand_lacks = - { $what } ({ $points }): { $cubes }[이/가] 모자랍니다.
hand_aim = { $what }({ $points })
hand_aimLacks = { $aim } { $cubes } 모자람
hand_within = 지금 낼 수 있음: **{ $aims }**.
hand_nearest = 다음으로 가까움: { $aims }.
hand_waits = 차례 끝내기가 먼저입니다. 봇은 지금 { $points }보다 큐브를 나중에 쓰는 것이 더 낫다고 봅니다.
hand_preview = 아직 하지 않은 일:
hand_boardNow = 지금 게임보드:
hand_withinThen = 그 뒤에 낼 수 있음: { $aims }.

hand_asked_bust = 검은 카드입니다. 타일을 뒤집고 다시 시작하거나, 이번 차례에는 아무도 고용하지 않습니다.
hand_asked_lose = 큐브가 { $all }개로 { $limit }개를 넘습니다. 그중 { $count }개를 잃습니다.
hand_asked_refer = 내 큐브 1개를 내고, 공개된 카드 가운데 한 색을 모두 가져올 수 있습니다.
hand_asked_bonus = X가 나오면 점수가 가장 적은 사람이 약자 큐브를 받습니다. 모두 같으면 큐브가 가장 적은 사람입니다.

hand_ofOneColour = 한 가지 색 { $count }개
hand_other = **{ $name }** { $points }: { $holds }
hand_noSeat = 이 게임의 참가자가 아닙니다. 덱의 순서 말고는 모두 공개입니다.
hand_limit = 주황 X가 나오면 { $limit }개가 넘는 큐브는 절반이 됩니다.

reasons_said = { $reason }: { $points }
reasons_points = 바로 얻는 점수
reasons_pointsWith = 이번 차례에 { $aim }
reasons_pointsLater = 이번 차례에 더 치를 수 있는 것
reasons_nearer = { $aim }까지 { $lacks }만 부족
reasons_nearerThan = { $aim }까지 { $lacks }만 부족(다른 쪽은 { $more })
reasons_payableThan = { $aim }[을/를] 치를 수 있게 됨(다른 쪽은 { $more } 부족)
reasons_payable = { $aim }[을/를] 치를 수 있게 됨
reasons_takesAway = 다른 사람이 { $aim }[을/를] 못 가져감
reasons_objectives = 남은 목표에서 내 몫
reasons_headquarters = 남은 본부에서 내 몫
reasons_gains = { $cubes } 얻음
reasons_spends = { $cubes } 사용
reasons_cubes = 가진 큐브
reasons_limit = { $limit }개를 넘는 큐브는 주황 X에 절반이 될 수 있음
reasons_boost = 이후 고용마다 { TERM($colour, "terms_colours") } 강화
reasons_boosts = 이후 고용의 강화
reasons_power = { TERM($colour, "terms_colours") } 본부의 능력
reasons_powers = 본부의 능력
reasons_tileUp = 타일은 적발을 한 번 막고, 무늬로 큐브를 더 받음
reasons_tile = 타일의 앞뒷면
reasons_turn = 다음에 누구 차례인지
reasons_bust = 적발 확률 { $cards }
reasons_noBust = { $cards }인 적발 위험이 없음
reasons_oneIn = { $count }분의 1
reasons_cards = 카드 한 장이 더 가져올 것
reasons_noCards = 카드 한 장이 더 가져올 것을 포기
reasons_cardsLater = 앞으로 카드가 가져올 것
reasons_refers = 다른 사람에게 { $cubes }[을/를] 남김
reasons_referLess = 다른 사람이 가져갈 것이 줄어듦
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

refusals_codes_not-your-turn = 지금은 차례가 아닙니다. 한 자리씩 차례로 정합니다.
refusals_codes_wrong-phase = 지금 단계에서 할 수 있는 것이 아닙니다. 지금 할 일: { $awaited }.
refusals_codes_malformed = 완전한 액션이 아닙니다. 지금 할 일: { $awaited }.
refusals_codes_no-such-colour =
    { GIVEN($typed) ->
        [no] 그것은 여기서 고를 수 있는 색이 아닙니다.
       *[yes] “{ $typed }”[은/는] 여기서 고를 수 있는 색이 아닙니다.
    }
refusals_codes_pick-taken =
    { GIVEN($colour) ->
        [no] 시작 큐브는 이미 없습니다. 색마다 하나뿐이며 마지막 자리부터 고릅니다.
       *[yes] { $colour } 시작 큐브는 이미 없습니다. 색마다 하나뿐이며 마지막 자리부터 고릅니다.
    }
refusals_codes_must-reveal = 공개된 카드가 없습니다. 먼저 카드를 공개한 뒤 고용하세요.
refusals_codes_nothing-to-reveal = 덱과 버린 카드가 모두 없어 공개할 수 없습니다. 고용하세요.
refusals_codes_hire-a-colour = 인물 카드가 공개되어 있습니다. 고용할 색을 정하세요.
refusals_codes_not-in-pool =
    { GIVEN($colour) ->
        [no] 공개된 카드에 그 색이 없습니다. 공개된 색만 가져갈 수 있습니다.
       *[yes] 공개된 카드에 { $colour }[이/가] 없습니다. 공개된 색만 가져갈 수 있습니다.
    }
refusals_codes_no-tile = 이 게임에서는 타일을 쓰지 않습니다.
refusals_codes_tile-down = 타일이 이미 뒷면입니다. 앞면인 타일만 뒤집을 수 있습니다.
refusals_codes_tile-up = 타일이 이미 앞면입니다. 뒷면인 타일만 되돌립니다.
refusals_codes_bad-cubes =
    { GIVEN($typed) ->
        [no] 그것은 큐브 개수가 아닙니다. 적은 색마다 한 개 이상이어야 합니다.
       *[yes] “{ $typed }”[은/는] 큐브 개수가 아닙니다. 적은 색마다 한 개 이상이어야 합니다.
    }
refusals_codes_not-enough-cubes =
    { GIVEN($colour) ->
        [no] { "" }
       *[yes] { $colour }{ " " }
    }큐브가 모자랍니다. 필요한 수 { GIVEN($count) ->
        [no] 더 많음
       *[yes] { $count }
    }, 가진 수 { GIVEN($given) ->
        [no] 더 적음
       *[yes] { $given }
    }.
refusals_codes_lose-exactly =
    한도를 넘으면 큐브의 절반(내림)을 잃습니다. 정확히 { GIVEN($count) ->
        [no] 그만큼
       *[yes] { $count }개
    }입니다{ GIVEN($given) ->
        [no] { "" }
       *[yes] { " " }(고른 수 { $given })
    }.
refusals_codes_pay-exactly =
    가격은 정확히 냅니다: { GIVEN($count) ->
        [no] 정해진 만큼
       *[yes] { $count }개
    }{ GIVEN($given) ->
        [no] { "" }
       *[yes] { " " }(고른 수 { $given })
    }.
refusals_codes_pay-not-asked =
    이 목표에는 { GIVEN($colour) ->
        [no] 그 색
       *[yes] { $colour }
    }[을/를] { GIVEN($count) ->
        [no] 그만큼
       *[yes] { $count }개까지
    } 낼 수 있습니다{ GIVEN($given) ->
        [no] { "" }
       *[yes] { " " }(고른 수 { $given })
    }.
refusals_codes_pay-one-colour = 만능 목표는 한 가지 색 큐브로만 냅니다.
refusals_codes_no-such-objective =
    { GIVEN($objective) ->
        [no] 목표 번호: 그런 목표는 없습니다.
       *[yes] 목표 { $objective }: 그런 목표는 없습니다.
    }
refusals_codes_objective-taken =
    목표 { GIVEN($objective) ->
        [no] { "" }
       *[yes] { $objective }{ " " }
    }완수는 이미 끝났습니다.
refusals_codes_pile-empty =
    { GIVEN($colour) ->
        [no] 본부가 남지 않았습니다.
       *[yes] { $colour } 본부가 남지 않았습니다.
    }
refusals_codes_too-dear =
    가격은 { GIVEN($colour) ->
        [no] { "" }
       *[yes] { $colour }{ " " }
    }큐브 { GIVEN($count) ->
        [no] 더 많음
       *[yes] { $count }
    }, 가진 수는 { GIVEN($given) ->
        [no] 더 적음
       *[yes] { $given }
    }입니다. 기본 { $headquarters }개에, 남은 목표에서 그 색 카드마다 1개를 더합니다.
refusals_codes_boost-missing = 초록색 본부는 한 가지 색을 강화합니다. 색을 정하세요.
refusals_codes_boost-needless = 여기서는 강화할 색을 정하지 않습니다. 능력이 있는 초록색 본부만 색을 강화합니다.
refusals_codes_specialise-mixture = 교환에는 같은 색 { $specialise }개 또는 서로 다른 색 { $specialise }개를 냅니다. 빨간색 본부가 있으면 아무 { $specialiseWithRed }개입니다.
refusals_codes_specialise-same =
    { GIVEN($colour) ->
        [no] 교환으로는 내지 않은 색을 받습니다. 이 색은 내는 색입니다.
       *[yes] 교환으로는 내지 않은 색을 받습니다. { $colour }[은/는] 내는 색입니다.
    }
refusals_codes_read-action =
    { GIVEN($typed) ->
        [no] 입력한 글이 액션으로 시작하지 않습니다. 지금 할 일: { $awaited }.
       *[yes] “{ $typed }”[으로/로] 시작하는 액션은 없습니다. 지금 할 일: { $awaited }.
    }
refusals_codes_read-colour =
    { GIVEN($typed) ->
        [no] 그것은 색이 아닙니다.
       *[yes] “{ $typed }”[은/는] 색이 아닙니다.
    }
refusals_codes_read-cubes =
    { GIVEN($typed) ->
        [no] 그것
       *[yes] “{ $typed }”
    }[은/는] 큐브가 아닙니다. 색과 개수를 적으세요{ GIVEN($as) ->
        [no] { "" }
       *[yes] . 예: { $as }
    }.
refusals_codes_read-objective =
    { GIVEN($typed) ->
        [no] 그것은 목표가 아닙니다. `3`처럼 번호를 적으세요.
       *[yes] “{ $typed }”[은/는] 목표가 아닙니다. `3`처럼 번호를 적으세요.
    }
refusals_codes_read-missing =
    글이 너무 일찍 끝났습니다.{ GIVEN($field) ->
        [no] { "" }
       *[yes] { " " }빠진 것: { $field }.
    }{ GIVEN($as) ->
        [no] { "" }
       *[yes] { " " }완전한 예: { $as }.
    }
refusals_codes_read-rest =
    { GIVEN($typed) ->
        [no] 끝부분
       *[yes] “{ $typed }”
    }[은/는] 그 자리에 올 수 없습니다.{ GIVEN($as) ->
        [no] { "" }
       *[yes] { " " }완전한 예: { $as }.
    }
refusals_codes_read-spelling =
    { GIVEN($as) ->
        [no] 액션을 적는 방법은 한 가지뿐이며, 낱말 사이는 한 칸만 띄웁니다.
       *[yes] 정확히 이렇게 적으세요: { $as }.
    }

refusals_notAllowed = 지금은 규칙상 할 수 없습니다. 지금 할 일: { $awaited }.

parts_round_name = 라운드
parts_round_about = 모두가 한 차례씩 합니다. 빨간색이면 마지막 라운드입니다.

parts_progress_name = 완수한 목표
parts_progress_about = 모두 완수되면 그 라운드까지 하고 게임이 끝납니다.

parts_deck_name = 덱
parts_deck_about = 뒤집힌 카드 수입니다. 둥근 화살표가 있으면 이 차례가 끝날 때 모든 카드를 섞습니다.

parts_sign_name = 크레인 간판
parts_sign_about = 지금 할 일입니다. 공개하기 전에는 다음 카드에서 적발될 확률입니다.

parts_pool_name = 공개된 카드
parts_pool_about = 이번 차례에 공개한 카드로, 색마다 쌓입니다. 한 가지 색을 고용합니다. 팻말의 수는 고용하면 받는 큐브입니다.

parts_sync_name = 팀워크
parts_sync_about = 네 가지 색이 모두 있어, 고용하면 나머지 색도 하나씩 받습니다.

parts_tape_name = 적발
parts_tape_about = 검은 카드가 나왔습니다. 타일을 뒤집지 않으면 이번 차례에는 고용할 수 없습니다.

parts_offered_name = 시작 큐브
parts_offered_about = 첫 차례 전에 순서가 가장 뒤인 사람부터 하나씩 고릅니다.

parts_unseen_name = 남은 카드
parts_unseen_about = 덱에 남은 색마다의 카드 수입니다.

parts_others_name = 검은 카드와 X
parts_others_about = 덱에 남은 수입니다. 검은 카드는 적발, 초록 X는 다시 섞기, 주황 X는 많은 큐브를 절반으로. X마다 약자 큐브.

parts_objective_name = 목표
parts_objective_about = 내 차례에 이 큐브를 내면 완수합니다. 동전이 점수입니다.

parts_done_name = 완수됨
parts_done_about = 이 표시의 플레이어가 완수했습니다. 더는 아무도 할 수 없습니다.

parts_headquarters_name = 본부
parts_headquarters_about = 그 색의 맨 위 본부입니다. 동전은 점수, 사람 옆은 지금 가격, 글은 계속되는 능력입니다.

parts_seat_name = 플레이어
parts_seat_about = 표시와 이름과 점수입니다. 화살표는 지금 차례인 사람입니다.

parts_crew_name = 크루
parts_crew_about = 색마다의 큐브 수입니다. 모든 값을 큐브로 내고, 남긴 것은 다음 차례에 씁니다.

parts_tile_name = 타일
parts_tile_about = 앞면이면 그 무늬를 고용할 때 하나 더 받고, 뒤집어서 적발을 피할 수 있습니다. 회색은 뒷면입니다.

parts_houses_name = 집
parts_houses_about = 가진 본부와 그 수입니다. +B는 파란색을 강화하는 초록색 본부입니다.

parts_crowd_name = 큐브 합계
parts_crowd_about = 빨간색이면 주황 X가 나올 때 절반을 잃는 수입니다.

parts_ended_name = 결과
parts_ended_about = 기권한 사람과 이긴 사람입니다.

lesson_other = 아나
lesson_goOn = 계속
lesson_watch = 아나 님의 선택 보기
lesson_again = 처음부터 다시

lesson_look_text =
    { "" }**예시 게임보드에서 첫 차례를 해 봅니다.** 카드는 부두에 컨테이너로 내려오고, 컨테이너마다 한 가지 색의 인물이 숨어 있습니다. **B** 파란색, **G** 초록색, **R** 빨간색, **Y** 노란색입니다. 고용하면 내 크루가 됩니다. 규칙에서는 크루 한 명을 **큐브** 하나라고 합니다.

    종이는 **목표**입니다. 큐브로 치르는 가격과 금빛 점수가 적혀 있습니다. 집은 **본부**이며 역시 살 수 있습니다. 둘 다 값을 치른 사람의 점수가 됩니다.

    맨 아래에는 두 사람이 있고, 저마다 **타일**이 있습니다. 내 타일의 무늬는 물방울입니다.

lesson_look_remarks_goOn = 첫 차례 전에 모두 시작 큐브를 하나씩 고릅니다.

lesson_pick_text =
    마지막 자리부터 고릅니다. 아나 님은 노란색을 골랐습니다. 어느 색을 고르시겠습니까?

    목표를 하나 정하면 쉽습니다. 종이를 보세요. 3번은 파란색 4개와 노란색 1개, 모두 5개입니다. 다른 목표는 더 비쌉니다.

lesson_pick_remarks_blue = 목표 3에 필요한 파란색 4개 중 하나를 벌써 얻었습니다.
lesson_pick_remarks_green = 가능합니다. 목표 2와 4에 초록색이 많이 필요합니다. 하지만 큐브가 6개, 8개 듭니다. 다른 것을 골라 보세요.
lesson_pick_remarks_red = 가능합니다. 목표 1은 모두 빨간색입니다. 하지만 큐브가 6개 들고, 3번은 5개면 됩니다. 다른 것을 골라 보세요.

lesson_first_text =
    내 차례입니다. 카드를 한 장씩 **공개합니다**. **공개된 카드**는 멈추고 고용할 때까지 부두에 서 있습니다.

    덱 31장 중 5장이 **검은 카드**입니다. 부두에 아무도 없으면 검은 카드가 나와도 아무 일이 없습니다. 그래서 첫 카드는 안전하며, 버튼에도 그렇게 적혀 있습니다.

lesson_first_remarks_reveal = 노란색 동그라미 카드입니다.

lesson_one_text =
    아래 팻말은 노란색을 고용하면 큐브를 **+1** 얻는다는 뜻입니다. 지금 고용해도 되고, 한 장 더 공개해도 됩니다.

    이제부터 검은 카드가 나오면 **적발**입니다. 이번 차례에는 고용하지 못합니다. 남은 30장 중 검은 카드가 5장이니 **17%**입니다. 부두 아래 띠가 남은 카드를 셉니다. 계산할 필요는 없습니다. 크레인의 표지판과 버튼이 언제나 정확히 알려 줍니다.

lesson_one_remarks_yellow = 해도 되고 안전합니다. 하지만 차례 하나에 큐브 하나는 적습니다. 다른 것을 골라 보세요.
lesson_one_remarks_reveal = 용기를 냈고 성공했습니다. 파란색 바퀴 카드입니다.

lesson_two_text = 두 가지 색이 공개되었습니다. 고용은 **한 가지** 색만 되지만, 그 색의 카드를 모두 데려옵니다. 파란색이나 노란색이 한 장 더 나오면 더 이득입니다. 계속하시겠습니까, 고용하시겠습니까?

lesson_two_remarks_blue = 파란색이 목표이긴 하지만 시작 큐브와 합쳐도 4개 중 2개뿐입니다. 위험은 아직 17%입니다. 다른 것을 골라 보세요.
lesson_two_remarks_yellow = 목표 3에는 노란색도 필요하지만, 파란색 4개를 모으기가 더 어렵습니다. 다른 것을 골라 보세요.
lesson_two_remarks_reveal = 이번에도 성공입니다. 빨간색 동그라미 카드입니다.

lesson_three_text =
    세 가지 색입니다. 여기에 초록색이 나오면 **팀워크**입니다. 네 가지 색이 모두 공개되어 있으면 고용할 때 나머지 색도 하나씩 받습니다.

    검은 카드는 그대로 5장이지만 덱은 28장으로 줄었습니다. **18%**입니다.

lesson_three_remarks_blue = 안전하지만 큐브 1개뿐입니다. 28장 중 11장(파란색 5, 초록색 6)은 도움이 되고 5장은 해롭습니다. 다른 것을 골라 보세요.
lesson_three_remarks_red = 목표 3에는 빨간색이 필요 없습니다. 28장 중 11장(파란색 5, 초록색 6)은 도움이 됩니다. 다른 것을 골라 보세요.
lesson_three_remarks_reveal = 파란색에 물방울, 내 타일의 무늬입니다!

lesson_four_text =
    이제 파란색은 **+3**입니다. 카드 두 장에, 파란색 카드 하나가 앞면인 내 타일의 무늬를 보이므로 하나 더 받습니다. 그런 카드에는 금빛 고리가 있습니다. 시작 큐브까지 하면 파란색이 4개가 됩니다.

    검은 카드가 나오면 모두 잃거나, 타일을 **뒤집어야** 합니다. 뒤집으면 공개된 카드가 사라지고 처음부터 다시 공개합니다. 위험은 **19%**입니다. 멈추시겠습니까?

lesson_four_remarks_reveal = 뒤집어 보니 **검은 카드**입니다. 타일을 뒤집으면 공개된 카드가 사라지고, 뒤집지 않으면 아무도 고용하지 못합니다. 제때 멈추는 것이 게임의 절반입니다. 돌아가서 다른 것을 골라 보세요.
lesson_four_remarks_blue = 멈췄습니다. 파란색 큐브가 4개가 되었습니다.
lesson_four_remarks_red = 해도 되지만 빨간색 1개는 파란색 3개보다 적고, 목표 3에는 파란색이 필요합니다. 다른 것을 골라 보세요.

lesson_refer_text =
    파란색 카드는 떠났고 나머지는 그대로 있습니다. 큐브를 쓰기 전에 다른 사람들에게 한 번씩 묻습니다. **소개**를 하면 아무 색 큐브 하나를 **나에게** 주고, 남은 카드 중 한 가지 색을 모두 가져갑니다.

    빨간색도 노란색도 아나 님 타일의 무늬인 동그라미입니다. 어느 쪽이든 큐브를 2개 받습니다. 아나 님이 줄 수 있는 큐브는 노란색 하나입니다.

lesson_refer_remarks_goOn = 아나 님이 빨간색 2개를 받고, 나에게 노란색 큐브를 줍니다.

lesson_spend_text =
    파란색 4개와 노란색 1개. 바로 목표 3의 가격입니다. 지금 낼 수 있는 것에는 금빛 테두리가 있습니다.

    이제 낼 수 있는 만큼, 순서에 상관없이 큐브를 **씁니다**. 무엇을 하시겠습니까?

lesson_spend_remarks_complete = 큐브 5개로 5점입니다. 점수는 바로 계산합니다.
lesson_spend_remarks_buy = 해도 됩니다. 2점을 얻고, 앞으로 모든 목표가 큐브 하나씩 싸집니다. 하지만 지금은 5점을 얻을 수 있고, 그 점수는 아무도 빼앗지 못합니다. 다른 것을 골라 보세요.
lesson_spend_remarks_end = 해도 됩니다. 큐브는 그대로 남습니다. 하지만 누가 먼저 목표 3을 완수할 수 있고, 주황 X가 나오면 큐브가 { $limit }개를 넘는 사람은 절반을 잃습니다. 다른 것을 골라 보세요.

lesson_after_text =
    첫 차례에 **5점**입니다. 그리고 파란색 **본부**를 보세요. 가격이 3개에서 **2개**로 내렸습니다. 본부는 그 색 큐브 { $headquarters }개에, 남은 목표에 있는 그 색 카드마다 1개를 더한 가격입니다.

    본부는 점수와 함께 **능력**을 줍니다. 파란색은 목표가 큐브 하나씩 싸집니다. 초록색은 고른 색을 **강화**해, 고용할 때마다 하나 더 받습니다. 빨간색은 큐브 { $specialise }개가 아니라 아무 { $specialiseWithRed }개로 다른 색 하나와 **교환**합니다. 노란색은 뒤집은 타일을 더 싸게 되돌립니다.

    이제 차례를 끝내면 됩니다. 그러면 아나 님이 공개하고, 나에게 소개할지 묻습니다. 남은 목표가 없으면 그 라운드까지 하고, 점수가 가장 높은 사람이 이깁니다.

lesson_after_remarks_again = 처음 게임보드로 돌아왔습니다.

topics_overview_title = 한눈에 보기
topics_overview_text =
    그린 포트는 악당들의 항구입니다. 크루를 모아 한탕을 벌이고 집을 마련합니다.

    크루는 네 가지 색의 **큐브**입니다. **B** 파란색, **G** 초록색, **R** 빨간색, **Y** 노란색. 한탕은 **목표**이며 종이에 큐브 가격이 적혀 있습니다. 집은 **본부**이며 색마다 한 더미가 있고 능력을 줍니다. 값을 치르면 그 점수를 바로 얻습니다.

    차례에는 배짱이 허락하는 만큼 카드를 한 장씩 **공개합니다**. 공개된 카드는 부두에 섭니다. 그다음 그중 **한 가지** 색을 고용해 그 색 큐브를 받습니다. 다른 사람들은 남은 것에서 고를 수 있습니다. 욕심을 부리다 검은 카드가 나오면 빈손입니다.

    비밀은 덱의 순서뿐입니다. 덱에 무엇이 남았는지는 모두가 알기에 버튼과 크레인에 적힌 위험은 정확합니다.

    마지막 목표가 완수되면 그 라운드까지 하고, 점수가 가장 높은 사람이 이깁니다.

topics_turn_title = 차례
topics_turn_text =
    차례는 다음 단계로 진행합니다.
    1. **고용**: 카드를 공개하고 한 가지 색을 고용합니다.
    2. **소개**: 다른 사람들이 순서대로, 차례인 사람에게 큐브 하나를 주고 남은 색 하나를 가져갈 수 있습니다. 적발된 뒤에는 없습니다.
    3. **활용**: 낼 수 있는 만큼, 순서에 상관없이 목표를 완수하고 본부를 사고 타일을 되돌립니다. 그다음 차례를 끝냅니다.

    { "" }**교환**: 고용에서 공개하는 사이, 그리고 활용에서 몇 번이든, 같은 색 { $specialise }개 또는 서로 다른 색 { $specialise }개를 내고 내지 않은 색 큐브 하나를 받을 수 있습니다.

    적발, 손실, 약자 큐브를 정하는 동안에는 교환할 수 없습니다. 주황 X의 손실까지 포함해 그것이 끝나면 같은 차례에 다시 교환할 수 있습니다.

    차례가 끝나면 남은 공개된 카드를 버립니다. 그다음 사람의 차례입니다.

    { "" }*순서대로*는 언제나 차례인 사람부터 시계 방향으로 한 사람씩이라는 뜻입니다. 나중 사람은 먼저 사람의 선택을 알고 고릅니다.

topics_cards_title = 카드
topics_cards_text =
    덱은 { $deckSize }장입니다.
    - **인물 카드** { $units }장: 고용할 사람입니다. 네 가지 색마다 여섯 무늬가 한 장씩.
    - **검은 카드** { $blacks }장: 공개된 인물 카드가 없으면 아무 일도 없습니다. 있으면 **적발**입니다. 고용과 소개 없이 바로 활용으로 갑니다. **타일**이 앞면이면 대신 **뒤집을** 수 있습니다. 그러면 공개된 카드를 모두 버리고 같은 차례에 고용을 다시 시작합니다.
    - **주황 X**: 순서대로, 큐브가 { $limit }개를 넘는 사람은 절반(내림)을 골라 잃거나, 앞면인 타일을 뒤집고 아무것도 잃지 않습니다. 그다음 약자 큐브입니다.
    - **초록 X**: 이 차례가 끝날 때 { $deckSize }장을 모두 섞어 새 덱을 만듭니다. 그 전에 바로 약자 큐브입니다.

    X가 나온 뒤에도 고용은 계속됩니다.

    { "" }**약자 큐브**, 차례마다 많아야 한 번: 점수가 가장 적은 사람 모두가 원하는 색 큐브를 하나씩 받습니다. 모두 점수가 같으면 큐브가 가장 적은 사람 모두가 받습니다. 누가 받을지는 고르기 전에 정해집니다.

    뒷면인 타일은 활용에서 큐브를 내야만 앞면이 됩니다.

    카드가 필요한데 덱이 비었으면 버린 카드를 섞어 새로 만들며, 공개된 카드는 넣지 않습니다. 버린 카드도 없으면 공개할 수 없습니다.

topics_hire_title = 고용
topics_hire_text =
    공개된 카드가 없으면 꼭 공개해야 합니다. 그 뒤에는 계속하거나, 공개된 색 하나를 고용합니다. 그 색의 인물 카드를 모두 버리고 그 색 큐브를 받습니다.
    - 카드마다 { $card }개.
    - 타일이 앞면이고 그 카드 중 하나가 타일의 무늬를 보이면 { $tile }개.
    - 그 색을 **강화하는** 내 초록색 본부마다 { $boost }개. 강화하는 색은 본부를 살 때 정합니다.

    { "" }**팀워크**: 네 가지 색이 모두 공개되어 있으면 나머지 색도 하나씩 받습니다. 그 카드들은 다른 사람들을 위해 남습니다.

    공개된 인물 카드가 없으면 아무도 고용하지 않고 멈출 수 있습니다.

    { "" }*예*: 빨간색 카드 두 장 중 하나가 바퀴이고, 앞면인 내 타일도 바퀴입니다. 초록색 본부 하나가 빨간색을 강화합니다. 2 + 1 + 1, 빨간색 4개를 받습니다.

topics_refer_title = 소개
topics_refer_text =
    고용한 뒤 다른 사람마다 순서대로 한 번씩 묻습니다. **패스**하거나, 차례인 사람에게 아무 색 큐브 { $refer }개를 주고 남은 한 가지 색의 인물 카드를 모두 가져갑니다. 자기 타일과 강화로 고용과 똑같이 받지만 팀워크는 없습니다.

    큐브가 없는 사람에게는 묻지 않으며, 인물 카드가 남지 않으면 아무에게도 묻지 않습니다. 적발된 뒤에는 소개가 없습니다.

topics_utilise_title = 활용
topics_utilise_text =
    낼 수 있는 만큼, 순서에 상관없이:
    - **목표 완수**: 색마다 그 색 카드의 값을 모두 더한 만큼 냅니다. 만능 목표는 그 값만큼 아무 한 가지 색으로 냅니다. 카드는 내 것이 되고 그 값이 점수입니다.
    - **본부 구입**: 한 색의 맨 위 본부를 그 색 큐브 { $headquarters }개에, 남은 목표에 있는 그 색 *카드*마다 1개를 더해 삽니다. 그래서 점점 싸집니다.
    - **타일 되돌리기**: 아무 색 큐브 { $unflip }개. 이번 차례에 적발되었다면 { $unflipAfterBust }개입니다.

    가격은 그때마다 새로 셉니다. 그래서 하나를 하면 다음 것이 싸지기도 합니다. 남긴 큐브는 다음 차례에 쓸 수 있습니다. 그다음 차례를 **끝냅니다**.

    { "" }*예*: 남은 목표 두 개에 빨간색 카드가 한 장씩 있습니다. 빨간색 본부는 2 + 2, 빨간색 4개입니다. 그중 하나를 완수하면 3개가 됩니다.

topics_powers_title = 능력
topics_powers_text =
    본부는 점수와 함께 계속 쓰는 능력을 줍니다.
    - **파란색**: 하나마다 모든 목표의 가격이 큐브 하나씩 내려가며, 무료까지 됩니다. 어느 색을 뺄지는 고릅니다.
    - **초록색**: 살 때 **강화할** 색 하나를 고릅니다. 고용이나 소개로 그 색을 받을 때마다 큐브를 하나 더 받습니다. 같은 색이면 더해집니다.
    - **빨간색**: 교환에 같든 다르든 아무 큐브 { $specialiseWithRed }개만 냅니다. 하나면 충분하고, 더 있으면 점수만 됩니다.
    - **노란색**: 하나마다 타일 되돌리기가 큐브 하나씩 싸지며, 무료까지 됩니다.

topics_end_title = 게임의 끝
topics_end_text =
    남은 목표가 없으면 그 라운드까지 진행합니다. 아직 차례가 오지 않은 사람은 한 차례를 더 합니다. 그다음 **마지막 구입**이 저절로 이루어집니다. 색마다 그 색 큐브가 많은 사람부터, 같으면 뒷자리부터, 남은 본부를 하나에 { $headquarters }개씩 살 수 있는 만큼 삽니다. 능력은 더 쓰이지 않습니다.

    점수가 가장 높은 사람이 이깁니다. 동점이면 남은 큐브가 많은 쪽, 그다음 가장 높은 목표 카드, 그다음 두 번째로 높은 카드 순으로 정합니다. 모두 같으면 순위를 나눕니다.

    기권한 사람은 마지막 순위이며, 봇이 대신 같은 규칙으로 이어서 합니다. 한 사람만 남으면 그 사람이 이깁니다.

topics_variants_title = 준비와 변형
topics_variants_text =
    { $least }~{ $most }명이 합니다. 첫 { $columns }개 **목표**는 카드 { $cards }장(값 { LIST($white, between: ", ") })을 무작위로 나누어 놓습니다. 3~4인은 다섯째 목표가 { LIST($black, between: ", ") }이고, 여섯째는 값 { $wild }인 **만능**입니다. 만능이 아닌 카드마다 요구하는 색의 큐브가 놓입니다.

    이 카드들에는 색마다 큐브 { $placed }개와 무작위 큐브 { $random }개를 씁니다. 2인은 그중 무작위로 { $cards }개만 씁니다. 큐브는 바닥나지 않습니다.

    { "" }**본부** 더미의 값은 위에서부터 2인 { LIST($piles2, between: ", ") }, 3인 { LIST($piles3, between: ", ") }, 4인 { LIST($piles4, between: ", ") }입니다.

    저마다 여섯 무늬 중 하나가 있는 **타일**을 앞면으로 받습니다. 그다음 마지막 자리부터 첫 자리까지, 색마다 하나씩 놓인 **시작 큐브** 중 하나를 고릅니다. 첫 자리부터 시작합니다.

    변형:
    - **기본**: 모든 규칙을 씁니다.
    - **타일 없음**: 타일이 없어 무늬로 받는 큐브도 없고, 적발이나 손실을 피할 수 없습니다.
    - **본부 능력 없음**: 본부는 점수만 줍니다.
    - **간단**: 둘 다 없습니다.

    설명서에는 조금 다른 빠른 규칙도 있습니다. 여기서 파란색 본부의 능력은 하나뿐이고, 타일은 적발이나 손실을 막을 때만 뒤집습니다.

    그린 포트는 Pedro Dias가 Green Box of Games를 위해 만들었습니다. 이것은 독립된 프로젝트입니다.

topics_notation_title = 글로 적기
topics_notation_text =
    모든 액션에는 버튼이 있고, { COMMAND("do") }에 일부만 말로 적거나 기록에 나오는 대로 적을 수도 있습니다.
    `pick red` · `reveal` · `hire red` · `flip` · `bust` · `lose blue-1,red-3` · `bonus red` · `refer blue pay red` · `pass` · `complete 3 pay blue-2,red-4` · `buy green boost blue` · `unflip pay red-2` · `specialise green pay red-3` · `end`

    `bonus`는 약자 큐브, `specialise`는 교환, `bust`는 적발 받아들이기입니다.

    큐브는 영어 색과 개수로, 파란색, 초록색, 빨간색, 노란색 순서로 적습니다. `none`은 큐브가 없다는 뜻입니다.
