status_title = 빈티지

status_introduction_line = 도우루 강가에 농장을 사고 포도나무를 심어, 수확한 와인을 가이아로 실어 나르고 포트와인으로 숙성해 팝니다.
status_introduction_credits = Gil d’Orey의 게임, MESAboardgames(2011).

status_variants_standard = 기본

status_awaits_turn = 액션을 고르거나 패스
status_awaits_gather = { $place }에서 와인을 얼마나 낼지 정하기
status_awaits_sail = 더 가거나 멈추기
status_awaits_unload = { $lot }[을/를] 내릴 저장고 고르기
status_awaits_plant = 다음 포도나무 심기
status_awaits_add = 출하 창고에 한 통 더하기
status_awaits_over = 게임이 끝났습니다

status_progress = { $rounds }번 중 { $round }번째 수확
status_lastRound = { $round }번째, 마지막 수확

status_stake_lastButOne = 이번 수확 뒤에는 마지막 수확만 남습니다.
status_stake_last = 마지막 수확입니다. 팔지 못한 것은 { $barrels }마다 1점입니다.

status_now = 지금 끝난다면: { $standing }.

terms_regions_baixo = 바이슈 코르구
terms_regions_cima = 시마 코르구
terms_regions_superior = 도우루 수페리오르

terms_place = { $region } { $place }

terms_harbours_gaia = 빌라 노바 드 가이아
terms_harbours_baixo = 바이슈 코르구
terms_harbours_cima = 시마 코르구
terms_harbours_superior = 도우루 수페리오르

terms_vines_green = 초록 포도나무
terms_vines_purple = 보라 포도나무
terms_vines_red = 빨강 포도나무
terms_vines_white = 하양 포도나무
terms_vines_yellow = 노랑 포도나무
terms_vines_old = 오래된 포도밭

terms_colours_green = 초록
terms_colours_purple = 보라
terms_colours_red = 빨강
terms_colours_white = 하양
terms_colours_yellow = 노랑

terms_sides_ruby = 루비
terms_sides_tawny = 토니

terms_categories_ruby_ruby = 루비
terms_categories_ruby_reserva = 루비 헤제르바
terms_categories_ruby_lbv = 레이트 보틀드 빈티지
terms_categories_ruby_vintage = 빈티지
terms_categories_tawny_tawny = 토니
terms_categories_tawny_reserva = 토니 헤제르바
terms_categories_tawny_aged = 숙성 토니
terms_categories_tawny_colheita = 콜레이타

terms_columns_buy = 농장 구입
terms_columns_purple = 보라 심기
terms_columns_green-red = 초록·빨강 심기
terms_columns_white-yellow = 하양·노랑 심기
terms_columns_old = 오래된 포도밭
terms_columns_harvest = 수확
terms_columns_age = 숙성과 판매
terms_columns_card = 카드
terms_columns_first = 선 플레이어

terms_cards_buying = 덤이 있는 농장
terms_cards_harvesting = 알뜰한 수확
terms_cards_planting = 포도나무 세 그루
terms_cards_two-barrels = 두 통 더
terms_cards_free-action = 무료 액션
terms_cards_enologist = 양조사
terms_cards_vintage = 빈티지 한 통
terms_cards_colheita = 콜레이타 두 통
terms_cards_boat = 하벨루 배
terms_cards_ageing-barrel = 숙성과 한 통
terms_cards_ageing-quality = 숙성과 품질

terms_deck = 덱 맨 위
terms_estate = 농장 { $estate }
terms_cellarColumn = { $side } { $column }열
terms_barrels = { NUMBER($count) }통
terms_lot = 품질 { $quality }짜리 { $barrels }
terms_brandy = 브랜디 { NUMBER($count) }통
terms_points = { NUMBER($count) }점
terms_cardsOf = 카드 { NUMBER($count) }장
terms_markers = 마커 { NUMBER($count) }개
terms_overseer = 마커 { NUMBER($count) }개 대신 감독관
terms_none = 없음

choices_fields_type = 액션
choices_fields_place = 장소
choices_fields_bonus = 덤
choices_fields_estate = 농장
choices_fields_vine = 포도나무
choices_fields_deed = 할 일
choices_fields_card = 카드
choices_fields_discard = 버릴 카드
choices_fields_round = 라운드
choices_fields_column = 열
choices_fields_columns = 두 열
choices_fields_to = 가는 곳
choices_fields_load = 싣기
choices_fields_wine = 와인
choices_fields_side = 쪽
choices_fields_category = 등급
choices_fields_pay = 지불

choices_questions_type = 무엇을 하시겠습니까?
choices_questions_place = 어디에 있는 농장을 고르시겠습니까?
choices_questions_bonus = 1점 할인과 포도나무 중 무엇을 고르시겠습니까?
choices_questions_estate = 어느 농장을 고르시겠습니까?
choices_questions_vine = 어느 포도나무를 고르시겠습니까?
choices_questions_deed = 어떤 액션을 무료로 하시겠습니까?
choices_questions_card = 어느 카드를 고르시겠습니까?
choices_questions_discard = 어느 카드를 버리시겠습니까?
choices_questions_round = 몇 라운드의 칩을 보시겠습니까?
choices_questions_column = 어느 열에서 꺼내시겠습니까?
choices_questions_columns = 어느 두 열에서 꺼내시겠습니까?
choices_questions_to = 어디로 가시겠습니까?
choices_questions_load = 무엇을 실으시겠습니까?
choices_questions_wine = 와인은 몇 통으로 하시겠습니까? 나머지는 브랜디입니다.
choices_questions_side = 어느 쪽으로 하시겠습니까?
choices_questions_category = 어느 등급으로 하시겠습니까?
choices_questions_pay = 어떻게 지불하시겠습니까?

choices_types_pass = 이번 라운드 패스
choices_types_buy = 농장 사기
choices_types_plant = 포도나무 심기
choices_types_harvest = 수확하기
choices_types_age = 숙성하고 팔기
choices_types_first = 선 플레이어 되기
choices_types_take = 카드 가져오기
choices_types_play = 카드 쓰기
choices_types_sail = 배 움직이기
choices_types_gather = 거두기
choices_types_leave = 농장 남겨 두기
choices_types_stop = 여기서 멈추기
choices_types_unload = 내리기
choices_types_add = 한 통 더하기

choices_groups_vineyards = 포도밭
choices_groups_river = 강과 저장고
choices_groups_cards = 카드
choices_groups_rest = 차례와 패스

choices_discount = 1점 할인

choices_firstVine_green = 초록 포도나무
choices_firstVine_purple = 보라 포도나무
choices_firstVine_red = 빨강 포도나무
choices_firstVine_white = 하양 포도나무
choices_firstVine_yellow = 노랑 포도나무

choices_freeActions_buy = 농장 사기
choices_freeActions_plant = 포도나무 심기
choices_freeActions_harvest = 수확하기
choices_freeActions_age = 숙성하고 팔기

choices_aboard = 배에 남기기
choices_round = { $round }라운드
choices_reserva = 헤제르바
choices_loadNothing = 싣지 않기

actions_regions_baixo = 바이슈
actions_regions_cima = 시마
actions_regions_superior = 수페리오르

actions_gaia = 가이아

actions_vines_green = 초록
actions_vines_purple = 보라
actions_vines_red = 빨강
actions_vines_white = 하양
actions_vines_yellow = 노랑
actions_vines_old = 오래된

actions_cards_buying = 덤 농장
actions_cards_harvesting = 알뜰한 수확
actions_cards_planting = 세 그루
actions_cards_two-barrels = 두 통 더
actions_cards_free-action = 무료 액션
actions_cards_enologist = 양조사
actions_cards_vintage = 빈티지 한 통
actions_cards_colheita = 콜레이타 두 통
actions_cards_boat = 하벨루 배
actions_cards_ageing-barrel = 숙성+한 통
actions_cards_ageing-quality = 숙성+품질

actions_deck = 덱 맨 위

actions_site = { $place } · { $price }, 품질 { $quality }
actions_siteShort = { $place } · { $price }
actions_none = 없음
actions_round = { $round }번째 수확
actions_points = { $points }점
actions_lot = { $quality }×{ $barrels }
actions_wine = 와인 { $barrels }통(품질 { $qualities })
actions_brandy = 브랜디 { $barrels }통
actions_crop = { $wine }, { $brandy }

actions_share_wine = 와인 { $barrels }통
actions_share_brandy = 브랜디 { $barrels }통

actions_noWine = 와인 없음
actions_for = { $action }, { $pay }
actions_withOverseer = 감독관({ $circle }번 원)
actions_overseerShort =
    { $circle ->
        [1] { $sign } 감독관
       *[other] { $sign } 감독관, { NUMBER($circle) }번 원
    }
actions_buy = { $place } 사기 (−{ $price })
actions_buyShort = { $place } 사기 { $cost } · −{ $price }
actions_plant = { $place }에 { TERM($vine, "terms_vines") } 심기
actions_plantFree = { $place }에 { TERM($vine, "actions_vines") } 심기
actions_plantShort = { $place }에 { $vine } { $cost }
actions_planted = 완성
actions_fiveVines = 가득, 품질 { $quality }
actions_better = 품질 { $quality }
actions_toGo = { $vines }그루 남음
actions_harvest = 수확하기: 최대 { $crop }
actions_harvestShort = 수확 { $cost } · { $crop }
actions_age = 숙성하고 팔기: 평균 { $mean }점, { $least }~{ $most }점
actions_ageShort = 숙성·판매 { $cost } · 평균 { $mean }점, { $least }~{ $most }
actions_ages = 평균 { $mean }점, { $least }~{ $most }
actions_first = 선 토큰 가져오기
actions_firstShort = 선 토큰 { $cost }
actions_take = { $card } 가져오기
actions_takeShort = { $card } 가져오기 { $cost }
actions_dropping = { $action }, { $card } 버림
actions_droppingOne = { $action }, 1장 버림
actions_play = { $card } 쓰기
actions_playShort = { $card } { $cost }
actions_does = { $play } · { $what }
actions_discount = { $place }, { $price }
actions_gift = { $place }, { $price }, { TERM($vine, "actions_vines") }
actions_look = { $round }번째 칩 보기
actions_noLook = 칩은 안 봄
actions_sellsFrom = { $lots }에서 { $points }
actions_joins = { $lot }[이/가] 됨
actions_moves = { $moves }번 이동
actions_sail = { $to }[으로/로] 가기
actions_sailWith = { $to }[으로/로] 가기, 싣기: { $cargo }
actions_sailShort = { $to }[으로/로] { $cost }
actions_gather = { $place }: { $crop }
actions_leave = { $place } 남겨 두기
actions_stop = 여기서 멈추기
actions_unload = { $lot }: { $side } 저장고로
actions_unloadShort = { $side } 저장고 · { $lot }
actions_stays = { $lot }: 배에 남기기
actions_add = { $category } 한 통 더하기
actions_addShort = { $category } +1
actions_pass = 패스: 이번 라운드는 끝
actions_passShort = 이번 라운드 패스

actions_another_buy = 다른 농장
actions_another_plant = 다른 포도나무
actions_another_harvest = 수확, 다르게 지불
actions_another_age = 숙성, 다르게 지불
actions_another_first = 토큰, 다르게 지불
actions_another_take = 다른 카드
actions_another_play = 손에 든 카드…
actions_another_sail = 다르게 이동
actions_another_gather = 다르게 나누기
actions_another_pay = 다르게 지불

hand_cards = **내 카드**: { $cards }
hand_noCards = 없음
hand_openly = { $card } (모두 앎)
hand_chips = **내가 본 칩**: { $chips }
hand_chip = { $round }번째 수확 +{ $bonus }
hand_pieces = **남은 말**: { $pieces }
hand_noPieces = 없음
hand_markers = { $signs } 마커 { $count }개
hand_overseer = { $sign } 감독관
hand_estate = **{ $place }** (품질 { $quality }): { $vines }
hand_noVines = 아직 포도나무 없음
hand_notPlanted = 완성까지 포도나무 { $lacking }그루
hand_waits = { $lot }[이/가] 기다림
hand_boat = **배**, { $harbour }: { $cargo }
hand_cellar = **{ $side } 저장고**: { $lots }
hand_warehouse = **{ $side } 출하 창고**: { $categories }
hand_category = { $name } { $of }통 중 { $held }통 → { $points }
hand_empty = 비었음
hand_brandy = **브랜디**: { $most }통 중 { $held }통
hand_bonus =
    { $bonus ->
        [0] { $round }번째 수확
       *[other] { $round }번째 수확: 품질 +{ $bonus }
    }
hand_store = 브랜디 { $held }/{ $most }
hand_passed = 이번 라운드는 패스했습니다
hand_first = 선 토큰
hand_other = **{ $name }** { $points }: { $holds }
hand_hidden = 아무도 못 본 카드 { $count }장
hand_noSeat = 이 게임의 참가자가 아닙니다. 손패, 덱, 아직 뒤집지 않은 칩 말고는 모두 공개입니다.

hand_asks_gather = { $place }[은/는] { $barrels }을 냅니다. 와인은 품질 { $quality }, 나머지는 브랜디입니다.
hand_asks_costs = 와인을 내면 브랜디 1통이 듭니다. 쓸 수 있는 것은 { $brandy }입니다.
hand_asks_paid = 카드로 이미 냈으니 와인에 더 드는 것이 없습니다.
hand_asks_dry = 와인 값을 낼 브랜디가 없습니다.
hand_asks_unload = 내릴 것: { $lot }. 빈 열: 루비 { $ruby }, 토니 { $tawny }.
hand_asks_aboard = 배에 실린 것: { $cargo }.
hand_asks_moves = { $count }번 더 움직일 수 있습니다.
hand_asks_plant = 많아야 { $count }그루 더 심습니다.
hand_asks_add = 통이 있는 쪽에, 가장 높은 통보다 높지 않게 한 통을 더합니다. 그다음 가득 찬 것을 팝니다.

hand_outcomes = 주사위마다: { $list }점. 평균 { $mean }점.
hand_ages = 지금 숙성하면 평균 { $mean }점입니다.

seatPage_cards = **손에 든 카드**: { $cards }
seatPage_chips = **살펴본 칩**: { $chips }
seatPage_chip = { $round }번째 수확

own_preview = 아직 하지 않은 미리 보기입니다.
own_boardNow = 지금 게임보드:
own_onSide_ruby = 루비로 두면. { $outcomes }
own_onSide_tawny = 토니로 두면. { $outcomes }

alt_head = { $of }라운드 중 { $round }라운드. { $turn }.

alt_asked_turn = { $name } 차례
    .name = 당신 차례
alt_asked_gather = { $name } 수확 중
alt_asked_sail = { $name } 계속 항해 가능
alt_asked_unload = { $name } 하역 중
alt_asked_plant = { $name } 계속 심기
alt_asked_add = { $name } 한 통 추가
alt_asked_over = 게임 종료

alt_givenUp = 종료: 나머지 없음. 승리: { $names }
alt_calledOff = 종료: 중단됨
alt_won = 승리: { $names }.
alt_bonus = 라운드별 보너스: { $chips }.
alt_looked = { $name } 확인한 라운드: { $rounds }.
alt_free = 빈 원: { $columns }.
alt_pieces = 놓인 말: { $columns }.

alt_columns_buy = 구입
alt_columns_purple = 보라
alt_columns_green-red = 초록·빨강
alt_columns_white-yellow = 하양·노랑
alt_columns_old = 오래된 밭
alt_columns_harvest = 수확
alt_columns_age = 숙성
alt_columns_card = 카드
alt_columns_first = 선

alt_full = 없음
alt_overseerOf = { $name } 감독관
alt_display = 공개된 카드: { $cards }.
alt_piles = 덱 { $deck }장, 사용 { $used }장.
alt_aside = 따로 놓은 카드: { $cards }.
alt_place = { $place } 가격 { $price } 품질 { $quality }
alt_places = 빈 농장: { $places }.

alt_harbours_gaia = 가이아
alt_harbours_baixo = 바이슈
alt_harbours_cima = 시마
alt_harbours_superior = 수페리오르

alt_points = { $points }점, 농장 { $estates }·통 { $barrels } 더하면 { $total }
alt_first = 선
alt_markers = 마커 { $count }개
alt_overseer = 감독관
alt_passed = 패스
alt_brandy = 브랜디 { $count }
alt_cards = 카드 { $count }장
alt_known = 그중 { $cards }
alt_bought = 구입함
alt_harvested = 수확함
alt_enologists = 양조사 { $count }
alt_estate = { $place } { $vines } 품질 { $quality }
alt_bare = 빈 밭
alt_waiting = { $estate }, { $lot } 대기
alt_boat = 배는 { $harbour }
alt_loaded = { $boat }, { $lots } 실음
alt_cellar = 저장고 { $lots }
alt_warehouse = 출하 창고 { $barrels }

alt_sides_ruby = 루비
alt_sides_tawny = 토니

alt_empty = 비었음
alt_key = 포도나무 G 초록, P 보라, R 빨강, W 하양, Y 노랑, O 오래된 밭; 6×3: 품질 6, 3통.

alt_letters_key = 8+4+1=13: 점수, 농장, 통. M 마커, + 감독관, A 브랜디, C 카드, Q 품질; 바 바이슈, 시 시마, 수 수페리오르, 가 가이아.
alt_letters_markers = M
alt_letters_overseer = +
alt_letters_passed = –
alt_letters_brandy = A
alt_letters_cards = C
alt_letters_quality = Q
alt_letters_sides_ruby = 루
alt_letters_sides_tawny = 토
alt_letters_boat = 배 { $at }
alt_letters_columns_buy = 구입
alt_letters_columns_purple = P
alt_letters_columns_green-red = GR
alt_letters_columns_white-yellow = WY
alt_letters_columns_old = O
alt_letters_columns_harvest = 수확
alt_letters_columns_age = 숙성
alt_letters_columns_card = 카드
alt_letters_columns_first = 선

story_passed = **{ $name }** 님이 이번 라운드를 패스합니다.
story_placed = **{ $name }** 님이 { $column } 칸에 { $pieces }[을/를] 놓습니다.
story_bought = **{ $name }** 님이 { $place }의 농장을 { $price }에 삽니다.
story_boughtWithVine = **{ $name }** 님이 { $place }의 농장을 { $price }에 사고 { $vine }[을/를] 처음으로 심습니다.
story_planted = **{ $name }** 님이 { $place }에 { $vine }[을/를] 심습니다.
story_harvesting =
    { $bonus ->
        [0] **{ $name }** 님이 수확합니다. 평범한 해.
       *[other] **{ $name }** 님이 수확합니다. 좋은 해: 품질 +{ $bonus }.
    }
story_harvestingByCard =
    { $bonus ->
        [0] **{ $name }** 님이 수확하고, 모든 와인에 브랜디 한 통이면 됩니다. 평범한 해.
       *[other] **{ $name }** 님이 수확하고, 모든 와인에 브랜디 한 통이면 됩니다. 좋은 해: 품질 +{ $bonus }.
    }
story_gathered = { $place }에서 { $crop }[을/를] 얻습니다.
story_gatheredAfter = { $place }에서 { $crop }[을/를] 얻습니다. 먼저 { $loaded }[을/를] 배에 실었습니다.
story_crop = { $wine }[과/와] { $brandy }
story_left = { $place }[은/는] 수확하지 않습니다. 통이 아직 기다립니다.
story_stored = **{ $name }** 님의 브랜디 창고: { $brandy }.
story_storedLess = **{ $name }** 님의 브랜디 창고: { $brandy }. { $lost }[은/는] 자리가 없었습니다.
story_sailed = **{ $name }** 님이 { $from }에서 { $to }[으로/로] 갑니다.
story_sailedWith = **{ $name }** 님이 { $from }에서 { $to }[으로/로] 가며 { $cargo }[을/를] 싣습니다.
story_stopped = **{ $name }** 님이 여기서 차례를 마칩니다.
story_unloaded = **{ $name }** 님이 { $lot }[을/를] { $side } 저장고에 내립니다.
story_staysAboard = **{ $name }** 님이 { $lot }[을/를] 배에 남겨 둡니다.
story_rolled = **{ $name }** 님이 저장고를 숙성합니다. 주사위는 { $die }.
story_rolledWith = **{ $name }** 님이 저장고를 숙성합니다. 주사위는 { $die }, 카드까지 { $value }.
story_aged = 결과: { $lots }.
story_agedLot = { $lot } → { $laid }
story_laid = { $category } { $barrels }통
story_raised = 양조사가 { $barrels }[을/를] 올립니다.
story_raisedTo = { $category }[으로/로] { $barrels }통
story_added = **{ $name }** 님이 { $category } 한 통을 더합니다.
story_sold = **{ $name }** 님이 { $sales }[을/를] 팝니다: { $points }.
story_soldVintage = **{ $name }** 님이 빈티지 한 통을 바로 팝니다: { $points }.
story_soldColheita = **{ $name }** 님이 콜레이타 두 통을 바로 팝니다: { $points }.
story_tookFirst = **{ $name }** 님이 **{ $from }** 님에게서 선 토큰을 가져옵니다.
story_keptFirst = **{ $name }** 님이 다음 라운드도 먼저 시작합니다.
story_discarded = **{ $name }** 님이 { $card } 카드를 버립니다.
story_took = **{ $name }** 님이 공개된 { $card } 카드를 가져갑니다.
story_drew = **{ $name }** 님이 { $card } 카드를 뽑습니다.
story_drewHidden = **{ $name }** 님이 카드 한 장을 뽑습니다.
story_played = **{ $name }** 님이 { $card } 카드를 씁니다.
story_grew = { $place }에 통이 늘어납니다: 이제 { $lot }.
story_looked = **{ $name }** 님이 { $round }라운드 칩을 봅니다: { $bonus }.
story_lookedHidden = **{ $name }** 님이 { $round }라운드 칩을 봅니다.
story_reshuffled = { $cards }[을/를] 섞어 새 덱을 만듭니다.
story_roundEnded = { $round }번째 수확의 해가 끝났습니다.
story_roundBegan =
    { $bonus ->
        [0] { $round }번째 수확의 해가 시작됩니다. 평범한 해. **{ $name }** 님이 먼저 합니다. 공개된 카드: { $cards }.
       *[other] { $round }번째 수확의 해가 시작됩니다. 좋은 해: 품질 +{ $bonus }. **{ $name }** 님이 먼저 합니다. 공개된 카드: { $cards }.
    }
story_ended = { $rounds }번의 수확이 끝났습니다.
sequels_gathered = **{ $name }** 님이 { $place }[을/를] 수확합니다: { $crop }.
sequels_sold = **{ $name }** 님이 숙성한 와인을 팝니다: 평균 { $points }.
sequels_wine = 숙성한 와인

recap_dearer = { $column }[은/는] 이제 가장 싼 빈 원이 { $circle }입니다.
recap_full = { $column }[은/는] 이번 라운드에 빈 원이 없습니다.
recap_lostToken = **{ $name }** 님이 내 선 토큰을 가져갔습니다.

reasons_said = { $reason }: { $points }
reasons_points = 확실한 점수
reasons_ageing = 숙성으로 팔리는 것, 평균
reasons_sells = 바로 판매
reasons_price = 농장 값, 완성하면 끝에 돌아옴
reasons_keepsOverseer = 감독관을 남겨 둠
reasons_spendsOverseer = 감독관 사용
reasons_keepsMarkers = 마커를 나중을 위해 남겨 둠
reasons_spends = { $markers } 사용
reasons_harvest = 이번 라운드 수확이 아직 남음
reasons_harvested = 이번 라운드 수확을 써 버림
reasons_brandy = 다음 와인 값을 치를 브랜디
reasons_lessBrandy = 다음 와인에 쓸 브랜디가 줄어듦
reasons_brandyFrom = { $place }에서 { $brandy }, 한 통이 농장 하나의 와인 값
reasons_winePaid = { $place } 와인 값으로 브랜디 한 통을 냄
reasons_estate = { $place } 농장: 수확마다 품질 { $quality }짜리 { $barrels }
reasons_firstHarvest = { $place }[을/를] 수확할 수 있게 됨
reasons_nearer = { $place }에 포도나무 { $vines }그루만 부족
reasons_estates = 농장이 앞으로 낼 수확
reasons_fullEstate = { $place }에 { $vineSlots }그루: 더 좋은 와인과 1점
reasons_oldVine = 오래된 포도밭이 { $place }의 와인을 더 좋게 함
reasons_vines = 농장을 다 채우기까지의 포도나무
reasons_bringsHome = { $lots }[을/를] 가이아로 나름
reasons_takesAboard = { $lots }[을/를] 배에 실음
reasons_wineWaits = 배가 가지러 갈 와인
reasons_gathers = { $place }에 { $lot }, 배가 가지러 갈 수 있음
reasons_boat = 배의 위치와 배를 기다리는 것
reasons_cellar = 다음 숙성을 기다리는 저장고의 와인
reasons_emptiesCellar = 저장고가 비게 됨
reasons_ashore = { $side } 저장고에 { $lot }
reasons_fills = { $category } 한 통
reasons_warehouse = 출하 창고에서 판매를 기다리는 통
reasons_holds = 나중에 쓸 카드: { $card }
reasons_holdsAny = 나중에 쓸 카드
reasons_spendsCard = 카드를 씀: { $card }
reasons_cards = 손에 든 카드
reasons_begins = 다음 라운드를 먼저 시작: 싼 원과 카드를 먼저 고름
reasons_order = 다음 라운드를 누가 시작하는지
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

reasons_piecesAhead = 마커와 감독관
reasons_harvestAhead = 앞으로의 수확

refusals_codes_not-your-turn =
    { GIVEN($name) ->
        [no] 지금은 차례가 아닙니다. 시계 방향으로 한 번에 한 액션씩 합니다.
       *[yes] 지금은 차례가 아닙니다. { $name } 님이 할 차례입니다. 시계 방향으로 한 번에 한 액션씩 합니다.
    }
refusals_codes_wrong-phase = 이 단계에 맞지 않습니다. 지금 할 일: { $awaited }.
refusals_codes_malformed = 액션이 완전하지 않습니다. 지금 할 일: { $awaited }.
refusals_codes_no-such-circle =
    { GIVEN($column) ->
        [no] 이 액션
       *[yes] { $column }
    } 칸에는 { GIVEN($circle) ->
        [no] 그
       *[yes] { $circle }
    }번 원이 없습니다.
refusals_codes_circle-taken =
    { GIVEN($column) ->
        [no] 이 액션
       *[yes] { $column }
    } 칸의 { GIVEN($circle) ->
        [no] 그
       *[yes] { $circle }
    }번 원은 이번 라운드에 찼습니다.
refusals_codes_column-full =
    { GIVEN($column) ->
        [no] 이 액션 칸은 이번 라운드에 모두 찼습니다.
       *[yes] { $column } 칸은 이번 라운드에 모두 찼습니다.
    }
refusals_codes_not-cheapest =
    { GIVEN($cheapest) ->
        [no] 마커는 가장 싼 빈 원에 놓습니다. 감독관만 더 비싼 원에 설 수 있습니다.
       *[yes] 마커는 가장 싼 빈 원({ $cheapest })에 놓습니다. 감독관만 더 비싼 원에 설 수 있습니다.
    }
refusals_codes_not-enough-markers =
    그 원에는 마커가 { GIVEN($circle) ->
        [no] 더
       *[yes] { $circle }
    }개 필요한데 { GIVEN($has) ->
        [no] 모자라게
       *[yes] { $has }
    }개 남았습니다.
refusals_codes_overseer-used = 감독관은 이번 라운드에 이미 나가 있습니다.
refusals_codes_bought-already = 농장은 카드를 써도 한 라운드에 한 번만 삽니다.
refusals_codes_no-tile-left =
    { GIVEN($most) ->
        [no] 농장 타일이 없습니다. 한 사람이 { $mostEstates }개까지 가집니다.
       *[yes] 농장 타일이 없습니다. 한 사람이 { $most }개까지 가집니다.
    }
refusals_codes_no-such-place =
    { GIVEN($typed) ->
        [no] 그것은 농장 자리가 아닙니다.
       *[yes] ‘{ $typed }’[은/는] 농장 자리가 아닙니다.
    }
refusals_codes_place-taken =
    { GIVEN($place) ->
        [no] 그 자리에는 이미 농장이 있습니다.
       *[yes] { $place }에는 이미 농장이 있습니다.
    }
refusals_codes_place-like =
    { GIVEN($place) ->
        [no] 그 자리는 다른 빈자리와 같습니다. 가장 낮은 번호를 고르세요.
       *[yes] { $place }[은/는] 다른 빈자리와 같습니다. 가장 낮은 번호를 고르세요.
    }
refusals_codes_too-dear =
    { GIVEN($place) ->
        [no] 그 농장은
       *[yes] { $place }[은/는]
    } { GIVEN($price) ->
        [no] 더 많은
       *[yes] { $price }
    }점인데 { GIVEN($has) ->
        [no] 모자라는
       *[yes] { $has }
    }점뿐입니다. 점수는 0 아래로 내려가지 않습니다.
refusals_codes_no-such-bonus =
    { GIVEN($typed) ->
        [no] 그것은 이 카드의 덤이 아닙니다.
       *[yes] ‘{ $typed }’[은/는] 이 카드의 덤이 아닙니다.
    }
refusals_codes_no-such-estate =
    { GIVEN($estate) ->
        [no] 그
       *[yes] { $estate }
    }번 농장은 없습니다. 가진 농장은 { GIVEN($has) ->
        [no] 더 적은
       *[yes] { $has }
    }개입니다.
refusals_codes_no-such-vine =
    { GIVEN($typed) ->
        [no] 그것은 포도나무가 아닙니다.
       *[yes] ‘{ $typed }’[은/는] 포도나무가 아닙니다.
    }
refusals_codes_vine-there =
    { GIVEN($place) ->
        [no] 그 농장
       *[yes] { $place }
    }에는 { GIVEN($vine) ->
        [no] 같은 포도나무가
       *[yes] { $vine }[이/가]
    } 이미 있습니다. 한 농장의 포도나무는 모두 달라야 합니다.
refusals_codes_estate-full =
    { GIVEN($place) ->
        [no] 그 농장은 포도나무 { $vineSlots }그루로 가득 찼습니다.
       *[yes] { $place }[은/는] 포도나무 { $vineSlots }그루로 가득 찼습니다.
    }
refusals_codes_old-elsewhere =
    { GIVEN($place) ->
        [no] 오래된 포도밭은 시마 코르구에만 있습니다. 그 농장에는 심을 수 없습니다.
       *[yes] 오래된 포도밭은 시마 코르구에만 있습니다. { $place }에는 심을 수 없습니다.
    }
refusals_codes_old-gone = 오래된 포도밭은 모두 심었습니다.
refusals_codes_old-not-so = 카드로는 오래된 포도밭을 심지 못합니다. 따로 원이 있습니다.
refusals_codes_vine-order =
    { GIVEN($vine) ->
        [no] 이 카드로는 초록, 보라, 빨강, 하양, 노랑 순서에서 앞의 것보다 뒤에 오는 것만 심습니다. 이것은 그렇지 않습니다.
       *[yes] 이 카드로는 초록, 보라, 빨강, 하양, 노랑 순서에서 앞의 것보다 뒤에 오는 것만 심습니다. { $vine }[은/는] 그렇지 않습니다.
    }
refusals_codes_nothing-to-plant = 이 카드로 심을 수 있는 농장이 없습니다.
refusals_codes_harvested-already = 수확은 카드를 써도 한 라운드에 한 번만 합니다.
refusals_codes_nothing-to-harvest = 수확할 농장이 없습니다. 포도나무가 { $plantedFrom }그루 있어야 하고, 배가 없는 곳에 통이 기다리면 안 됩니다.
refusals_codes_other-estate =
    { GIVEN($estate) ->
        [no] 농장은 차례대로 묻습니다. 지금은 그번 농장 차례가 아닙니다.
       *[yes] 농장은 차례대로 묻습니다. 지금은 { $estate }번 농장 차례가 아닙니다.
    }
refusals_codes_wine-range =
    { GIVEN($most) ->
        [no] 그 농장에서는 와인을 0통부터 수확량까지 얻습니다.
       *[yes] 그 농장에서는 와인을 0통부터 { $most }통까지 얻습니다.
    }
refusals_codes_no-brandy = 와인에는 수확 전부터 있던 브랜디 한 통이 드는데 남은 것이 없습니다.
refusals_codes_leave-free = 그 농장에는 기다리는 통이 없으니 수확합니다.
refusals_codes_leave-last = 적어도 한 농장은 수확해야 하고, 이것이 마지막입니다.
refusals_codes_no-such-harbour =
    { GIVEN($typed) ->
        [no] 그것은 항구가 아닙니다.
       *[yes] ‘{ $typed }’[은/는] 항구가 아닙니다.
    }
refusals_codes_same-harbour =
    { GIVEN($to) ->
        [no] 배는 이미 그 항구에 있습니다.
       *[yes] 배는 이미 { $to }에 있습니다.
    }
refusals_codes_too-far-up =
    { GIVEN($to) ->
        [no] 상류로는 한 번에 다음 항구까지만 갑니다. 그곳은 더 멉니다.
       *[yes] 상류로는 한 번에 다음 항구까지만 갑니다. { $to }[은/는] 더 멉니다.
    }
refusals_codes_no-marker-to-sail = 배를 움직일 때마다 마커 하나가 들고 감독관은 쓸 수 없는데, 마커가 없습니다.
refusals_codes_load-order = 농장을 번호가 낮은 것부터 한 번씩만 적으세요.
refusals_codes_nothing-to-load =
    { GIVEN($place) ->
        [no] 그 농장에는 실을 통이 없습니다.
       *[yes] { $place }에는 실을 통이 없습니다.
    }
refusals_codes_load-out-of-way =
    { GIVEN($place) ->
        [no] 이번 이동에서 배는 그 농장을 지나지 않습니다.
       *[yes] 이번 이동에서 배는 { $place }[을/를] 지나지 않습니다.
    }
refusals_codes_holds-full =
    { GIVEN($free) ->
        [no] 배의 빈 칸이 모자라고, 한 묶음에 한 칸이 듭니다.
       *[yes] 배의 빈 칸은 { $free }개이고, 한 묶음에 한 칸이 듭니다.
    }
refusals_codes_must-begin = 무엇이든 한 다음에만 멈출 수 있습니다.
refusals_codes_no-such-side =
    { GIVEN($typed) ->
        [no] 그것은 루비도 토니도 아닙니다.
       *[yes] ‘{ $typed }’[은/는] 루비도 토니도 아닙니다.
    }
refusals_codes_side-full =
    { GIVEN($side) ->
        [no] 그 저장고에는 빈 열이 없습니다.
       *[yes] { $side } 저장고에는 빈 열이 없습니다.
    }
refusals_codes_must-land = 저장고에 빈 열이 있으면 그만큼 내려야 하고, 지금 하나가 비어 있습니다.
refusals_codes_cellar-empty = 저장고가 비었습니다. 거기 있는 것만 숙성합니다.
refusals_codes_no-such-category =
    { GIVEN($typed) ->
        [no] 그것은
       *[yes] ‘{ $typed }’[은/는]
    } { GIVEN($side) ->
        [no] 그쪽
       *[yes] { $side }
    }의 등급이 아닙니다.
refusals_codes_side-without-barrels =
    { GIVEN($side) ->
        [no] 통은 이미 통이 있는 쪽에 더합니다. 그쪽에는 없습니다.
       *[yes] 통은 이미 통이 있는 쪽에 더합니다. { $side }에는 없습니다.
    }
refusals_codes_category-above =
    { GIVEN($highest) ->
        [no] 이미 있는 통보다 위에는 더하지 못합니다. 가장 높은 것까지입니다.
       *[yes] 이미 있는 통보다 위에는 더하지 못합니다. { $highest }까지입니다.
    }
refusals_codes_category-full =
    { GIVEN($category) ->
        [no] 그 등급에는 빈자리가 없습니다.
       *[yes] { $category }에는 빈자리가 없습니다.
    }
refusals_codes_no-such-card =
    { GIVEN($typed) ->
        [no] 그것은 카드가 아닙니다.
       *[yes] ‘{ $typed }’[은/는] 카드가 아닙니다.
    }
refusals_codes_not-open =
    { GIVEN($card) ->
        [no] 그 카드는 공개되어 있지 않습니다.
       *[yes] { $card }[은/는] 공개되어 있지 않습니다.
    }
refusals_codes_no-card-left = 덱과 버린 더미가 비어서 카드를 뽑을 수 없습니다.
refusals_codes_discard-needed = 손패가 찼습니다. 먼저 버릴 카드를 고르세요.
refusals_codes_discard-needless = 손패에 자리가 있으니 버리지 않습니다.
refusals_codes_hand-empty = 손에 카드가 없습니다.
refusals_codes_not-in-hand =
    { GIVEN($card) ->
        [no] 그 카드는 손에 없습니다.
       *[yes] { $card }[은/는] 손에 없습니다.
    }
refusals_codes_no-such-deed =
    { GIVEN($typed) ->
        [no] 그것은 이 카드로 하는 일이 아닙니다.
       *[yes] ‘{ $typed }’[은/는] 이 카드로 하는 일이 아닙니다.
    }
refusals_codes_no-lot-there =
    { GIVEN($place) ->
        [no] 그 농장에는 { $moreBarrels }통을 더할 묶음이 없습니다.
       *[yes] { $place }에는 { $moreBarrels }통을 더할 묶음이 없습니다.
    }
refusals_codes_no-such-round =
    { GIVEN($round) ->
        [no] 앞으로 올 라운드의 칩만 볼 수 있습니다.
       *[yes] 앞으로 올 라운드의 칩만 볼 수 있습니다. ‘{ $round }’ 칩은 아닙니다.
    }
refusals_codes_round-needless = 다음 라운드가 없으니 볼 칩도 없습니다. 라운드를 빼세요.
refusals_codes_no-such-column =
    저장고의 { GIVEN($column) ->
        [no] 그
       *[yes] { $column }
    }열에는 아무것도 없습니다. 쓰고 있는 열은 { GIVEN($has) ->
        [no] 더 적은
       *[yes] { $has }
    }개입니다.
refusals_codes_too-few-barrels = 그 열에는 한 통뿐입니다. 두 열에서 꺼내거나 더 찬 열에서 꺼내세요.

refusals_codes_read-action =
    { GIVEN($typed) ->
        [no] 입력한 글이 액션으로 시작하지 않습니다. 지금 할 일: { $awaited }.
       *[yes] ‘{ $typed }’[으로/로] 시작하는 액션은 없습니다. 지금 할 일: { $awaited }.
    }
refusals_codes_read-word =
    { GIVEN($field) ->
        [no] { GIVEN($typed) ->
            [no] 그것을 읽을 수 없습니다.
           *[yes] ‘{ $typed }’[을/를] 읽을 수 없습니다.
        }
       *[yes] { GIVEN($typed) ->
            [no] 그것을 ‘{ $field }’ 자리에서 읽을 수 없습니다.
           *[yes] ‘{ $typed }’[을/를] ‘{ $field }’ 자리에서 읽을 수 없습니다.
        }
    }
refusals_codes_read-number =
    { GIVEN($field) ->
        [no] { GIVEN($typed) ->
            [no] 그것은 수가 아닙니다.
           *[yes] ‘{ $typed }’[은/는] 수가 아닙니다.
        }
       *[yes] { GIVEN($typed) ->
            [no] 그것은 ‘{ $field }’ 자리의 수가 아닙니다.
           *[yes] ‘{ $typed }’[은/는] ‘{ $field }’ 자리의 수가 아닙니다.
        }
    }
refusals_codes_read-numbers =
    { GIVEN($as) ->
        [no] { GIVEN($typed) ->
            [no] 그것은 수의 목록이 아닙니다.
           *[yes] ‘{ $typed }’[은/는] 수의 목록이 아닙니다.
        }
       *[yes] { GIVEN($typed) ->
            [no] 그것은 수의 목록이 아닙니다. 예: { $as }.
           *[yes] ‘{ $typed }’[은/는] 수의 목록이 아닙니다. 예: { $as }.
        }
    }
refusals_codes_read-missing =
    { GIVEN($field) ->
        [no] { GIVEN($as) ->
            [no] 글이 너무 일찍 끝납니다.
           *[yes] 글이 너무 일찍 끝납니다. 온전한 예: { $as }.
        }
       *[yes] { GIVEN($as) ->
            [no] 글이 너무 일찍 끝납니다. ‘{ $field }’ 자리가 빠졌습니다.
           *[yes] 글이 너무 일찍 끝납니다. ‘{ $field }’ 자리가 빠졌습니다. 온전한 예: { $as }.
        }
    }
refusals_codes_read-rest =
    { GIVEN($as) ->
        [no] { GIVEN($typed) ->
            [no] 그것은 거기에 맞지 않습니다.
           *[yes] ‘{ $typed }’[은/는] 거기에 맞지 않습니다.
        }
       *[yes] { GIVEN($typed) ->
            [no] 그것은 거기에 맞지 않습니다. 온전한 예: { $as }.
           *[yes] ‘{ $typed }’[은/는] 거기에 맞지 않습니다. 온전한 예: { $as }.
        }
    }
refusals_codes_read-spelling =
    { GIVEN($as) ->
        [no] 액션은 낱말 사이를 한 칸씩 띄워 한 가지로만 씁니다.
       *[yes] 꼭 이렇게 쓰세요: { $as }.
    }

finale_wins = **{ $name }** 님이 { NUMBER($points) }점으로 이겼습니다.

finale_winsBy_estates = **{ $name }** 님이 { NUMBER($points) }점으로 이겼습니다. 동점이지만 농장이 더 많습니다.
finale_winsBy_quality = **{ $name }** 님이 { NUMBER($points) }점으로 이겼습니다. 동점이지만 농장이 더 좋습니다.

finale_shared = { LIST($names, between: ", ") } 님이 { NUMBER($points) }점 공동 우승입니다.
finale_winner = { $name } 님 승리.

finale_parts_start = 처음 { $points }
finale_parts_estate = 농장 값 { $points }
finale_parts_warehouse = 판 포트와인 { $points }
finale_parts_card = 파는 카드 { $points }
finale_parts_barrels = 남은 통 { $points }
finale_parts_estates = 완성된 농장 { $points }
finale_parts_vineyards = 다섯 그루 { $points }

finale_tie_estates = { $first } 님이 { $second } 님과 동점이지만 농장이 더 많아 앞섭니다.
finale_tie_quality = { $first } 님이 { $second } 님과 동점이지만 농장이 더 좋아 앞섭니다.

orders_pass = { $round }라운드가 끝날 때까지 패스
orders_first = 선 토큰이 남아 있으면 가져오기, { $round }라운드까지
orders_unload = { $side } 저장고에 먼저 내리기

orders_kinds_pass = 이번 라운드 패스
orders_kinds_first = 선 토큰 가져오기…
orders_kinds_unload = 먼저 내릴 저장고…

parts_pages_board = 게임보드
parts_pages_line = 플레이어의 줄

parts_parts_round_name = 라운드
parts_parts_round_about = 한 해에 수확이 한 번 있습니다. 마지막 해가 지나면 게임이 끝납니다.
parts_parts_chips_name = 해마다의 보너스
parts_parts_chips_about = 한 해에 칩 하나입니다. 금색은 올해 얻는 모든 와인의 품질에 더합니다. 파란색은 아직 비밀입니다.
parts_parts_piles_name = 덱과 버린 카드
parts_parts_piles_about = 왼쪽은 뒤집힌 카드, 오른쪽은 쓰거나 버린 카드의 수입니다.
parts_parts_quinta_name = 농장
parts_parts_quinta_about = 깃발이 주인을 나타냅니다. 탑이 있으면 완성되어 수확할 수 있고, 끝날 때 값을 점수로 받습니다.
parts_parts_quality_name = 품질
parts_parts_quality_about = 여기서 나오는 통의 품질로, 올해의 보너스를 더하기 전입니다. 높을수록 숙성이 잘됩니다.
parts_parts_vines_name = 포도나무
parts_parts_vines_about = 색마다 한 그루, O는 오래된 포도밭, 십자는 빈자리입니다. 다 차면 품질과 점수가 오릅니다.
parts_parts_lot_name = 기다리는 와인
parts_parts_lot_about = 품질×통 수입니다. 배가 실어 갈 때까지 이 농장은 더 내지 못합니다.
parts_parts_free_name = 빈자리
parts_parts_free_about = 동전은 여기 농장의 값(점수), 화살표 뒤는 품질입니다.
parts_parts_harbour_name = 항구
parts_parts_harbour_about = 지역의 이름입니다. 통 안의 수는 이곳 농장이 수확마다 내는 통 수입니다.
parts_parts_boat_name = 하벨루
parts_parts_boat_about = 묶음을 가이아로 나릅니다. 한 번에 마커 하나로, 위로는 다음 항구, 아래로는 원하는 만큼 갑니다.
parts_parts_plant_name = 심기
parts_parts_plant_about = 나무마다 칸이 있습니다. 원의 숫자가 마커 값이며, 가장 싼 빈 원에 놓습니다.
parts_parts_buy_name = 사기
parts_parts_buy_about = 농장을 사는 칸입니다. 한 라운드에 한 번입니다.
parts_parts_harvest_name = 수확하기
parts_parts_harvest_about = 완성된 내 농장을 모두 수확하는 칸입니다. 한 라운드에 한 번입니다.
parts_parts_age_name = 숙성하고 팔기
parts_parts_age_about = 저장고의 모든 묶음에 주사위를 한 번 굴리는 칸입니다. 가득 찬 등급이 팔립니다.
parts_parts_card_name = 카드
parts_parts_card_about = 카드를 한 장 가져오거나 쓰는 칸입니다.
parts_parts_first_name = 선 플레이어 되기
parts_parts_first_about = 여기 놓은 사람이 다음 라운드부터 먼저 합니다.
parts_parts_display_name = 공개된 카드
parts_parts_display_about = 한 장을 가져오거나 덱 맨 위를 가져옵니다. 나중 차례에 쓸 수 있습니다.
parts_parts_owner_name = 플레이어
parts_parts_owner_about = 표시와 이름입니다. 화살표는 지금 차례인 사람, 왕관은 혼자 앞선 사람입니다.
parts_parts_token_name = 선 플레이어
parts_parts_token_about = 이번 라운드를 먼저 합니다.
parts_parts_markers_name = 마커
parts_parts_markers_about = 원과 배 이동의 값을 냅니다. 라운드마다 돌아오고, 농장이 늘면 더 받습니다.
parts_parts_overseer_name = 감독관
parts_parts_overseer_about = 혼자서 아무 빈 원에 섭니다. 한 라운드에 한 번이며, 없으면 이미 쓴 것입니다.
parts_parts_brandy_name = 브랜디
parts_parts_brandy_about = 와인을 내는 농장마다 한 통이 듭니다.
parts_parts_hand_name = 카드
parts_parts_hand_about = 손에 있는 카드 수입니다. 한 차례에 한 장을 쓸 수 있습니다.
parts_parts_cellar_name = 가이아의 저장고
parts_parts_cellar_about = 숙성을 기다리는 묶음입니다. 위는 루비, 아래는 토니이며, 품질×통 수입니다.
parts_parts_warehouse_name = 출하 창고
parts_parts_warehouse_about = 숙성된 통의 등급과 수입니다. 다 찬 등급은 팔려서 점수가 됩니다.
parts_parts_scored_name = 지금까지의 점수
parts_parts_scored_about = 농장 값도 이것으로 냅니다.
parts_parts_estates_name = 농장
parts_parts_estates_about = 완성된 농장이 끝날 때 주는 점수입니다.
parts_parts_vineyards_name = 다섯 그루
parts_parts_vineyards_about = 다섯 그루가 있는 농장마다 끝날 때 1점입니다.
parts_parts_barrels_name = 통
parts_parts_barrels_about = 남은 통이 끝날 때 주는 점수입니다.
parts_parts_total_name = 합계
parts_parts_total_about = 지금 끝난다면 얻을 점수입니다.
parts_parts_passed_name = 패스
parts_parts_passed_about = 이번 라운드에는 더 하지 않습니다.

lesson_other = 아나
lesson_goOn = 계속
lesson_again = 처음부터 다시

lesson_look_text =
    { "" }**예시 게임보드에서 심기부터 첫 판매까지 해 봅니다.** 강은 도우루입니다. 위에서 흘러 계단밭이 있는 세 지역을 지나, 와인이 포트와인이 되는 **가이아**로 내려갑니다.

    나는 바이슈 코르구에 **농장**이 있습니다. 포도나무가 세 그루라 수확할 수 있고, 품질 2짜리 2통이 나옵니다. 대단하지 않습니다. 상류의 와인이 더 좋습니다. 시마 코르구 농장에서는 품질 5짜리 3통이 나옵니다.

    { "" }**액션판**에서는 칸마다 액션이 하나이고, 칸 안의 원은 한 사람이 숫자만큼 **마커**를 내고 차지하는 자리입니다. 나는 마커 3개와, 아무 원에나 혼자 서는 **감독관**이 있습니다.

    두 사람은 저마다 3점과 브랜디 1통이 있습니다.
lesson_look_remarks_goOn = 첫해는 평범합니다. 공개된 칩의 보너스가 0입니다.

lesson_buy_text =
    내 차례입니다. 액션을 **하나** 하면 아나 님이 하나 하고, 그렇게 이어집니다.

    계곡의 팻말에서 금빛 숫자는 자리의 값, 다른 숫자는 품질입니다. 시마 코르구의 농장은 **3점**, 가진 점수 전부입니다. 게임이 끝날 때 포도나무가 { $plantedFrom }그루면 그 값을 돌려받습니다. 그리고 다음 라운드부터 마커를 하나 더 줍니다.

    무엇을 하시겠습니까?
lesson_buy_remarks_buy = 내 농장이 되었습니다. 칸의 첫 원에 마커 1개가 들었습니다.
lesson_buy_remarks_harvest = 할 수 있습니다. 품질 2짜리 2통입니다. 하지만 하나뿐인 브랜디를 묽은 와인에 쓰게 되고, 올해는 보너스도 없습니다. 다른 것을 골라 보세요.
lesson_buy_remarks_plant = 할 수 있습니다. 하지만 네 그루는 세 그루보다 나을 것이 없고, 다섯째가 되어야 품질이 오릅니다. 다른 것을 골라 보세요.

lesson_plant_text =
    아나 님이 수확해 그 칸의 첫 원을 차지했습니다. 이제 수확하려면 마커 2개나 감독관이 듭니다. 게다가 새 농장은 아직 비어 있습니다.

    서로 다른 **포도나무 { $plantedFrom }그루**가 필요하고, 액션 하나에 한 그루씩 심습니다. 보라는 칸이 따로 있고, 초록과 빨강, 하양과 노랑은 칸을 함께 씁니다. 마커 2개와 감독관이 있습니다.

    이제 그림은 내 차례에 보이는 그림입니다. 위는 내 와이너리, 아래는 액션판입니다. 회색은 지금 할 수 없는 것이고, 테두리는 지금 말하는 것을 가리킵니다.
lesson_plant_remarks_purple = 보라 포도나무를 심었습니다. 아나 님이 와인을 가이아로 나르는 사이, 다음 차례에 초록도 심었습니다.
lesson_plant_remarks_old = 오래된 포도밭은 농장의 품질을 바로 5에서 6으로 올립니다. 하지만 마커가 2개 들어 이번 라운드에 세 그루를 심을 수 없게 됩니다. 다른 것을 골라 보세요.
lesson_plant_remarks_harvest = 바이슈만 수확하게 됩니다. 세 그루가 안 되면 아무것도 나오지 않습니다. 게다가 마커 두 개가 다 듭니다. 다른 것을 골라 보세요.

lesson_third_text =
    두 그루가 섰습니다. 마커는 다 썼고 **감독관**이 남았습니다. 감독관은 싸든 비싸든 아무 빈 원에, 라운드에 한 번 섭니다.

    아나 님의 와인은 벌써 저장고의 **루비** 쪽에 있습니다.
lesson_third_remarks_white = 세 번째 포도나무입니다. 농장이 완성되었고, 내 첫 라운드도 끝났습니다.
lesson_third_remarks_first = 토큰이 있으면 다음 라운드를 먼저 시작합니다. 하지만 이미 내가 가지고 있습니다. 세 번째 포도나무가 더 값집니다. 다른 것을 골라 보세요.
lesson_third_remarks_pass = 패스는 언제나 할 수 있습니다. 하지만 감독관은 다음 라운드에 어차피 돌아오니 쓰는 것이 낫습니다. 다른 것을 골라 보세요.

lesson_year_text =
    { "" }**2라운드**입니다. 말이 모두 돌아오고 새 농장이 하나를 더 주어 마커가 5개입니다. 올해의 칩은 **1**입니다. 이번 라운드의 모든 와인은 품질이 1 높습니다.

    아나 님은 감독관으로 저장고를 숙성했습니다. 품질 2에 주사위 5, 모두 7입니다. 두 통이 헤제르바에 있습니다. 그 등급은 자리가 셋이고 가득 차야 팔리므로 기다립니다.
lesson_year_remarks_harvest = 첫 원이라 마커 1개입니다. 완성된 농장을 모두 함께 수확합니다.
lesson_year_remarks_old = 수확 전에 품질 6이라니 좋은 생각입니다. 하지만 마커 5개 중 2개가 들고, 나머지는 항해와 숙성에 필요합니다. 다른 것을 골라 보세요.
lesson_year_remarks_sail = 아직 실을 것이 없습니다. 다른 것을 골라 보세요.

lesson_baixo_text =
    농장마다 몇 통을 **와인**으로 할지 정하고 나머지는 **브랜디**가 됩니다. 와인을 내는 농장에는 발효를 멈출 브랜디 1통이 들며, 수확 전부터 브랜디 창고에 있던 것이어야 합니다. **1통**이 있으니 두 농장 중 하나만 와인을 낼 수 있습니다.

    먼저 바이슈입니다. 2통이고, 와인이면 품질 3입니다.
lesson_baixo_remarks_brandy = 수확이 끝나면 브랜디 두 통이 들어옵니다. 다음에는 두 농장에서 와인을 낼 수 있습니다.
lesson_baixo_remarks_wine = 할 수 있습니다. 하지만 그러면 더 좋고 더 많은 시마에서 브랜디밖에 나오지 않습니다. 다른 것을 골라 보세요.

lesson_cima_text = 이제 시마입니다. 3통입니다. 품질 5에 올해의 보너스 1을 더합니다.
lesson_cima_remarks_wine = 품질 6짜리 세 통이 농장에 놓였습니다. 브랜디 1통을 쓰고 2통이 들어왔습니다.
lesson_cima_remarks_brandy = 할 수 있습니다. 하지만 브랜디 창고에는 { $mostBrandy }통까지만 들어가고 넘치면 잃습니다. 다른 것을 골라 보세요.

lesson_boat_text =
    와인은 시마에, 내 **하벨루**는 가이아에 있습니다. **상류로는** 한 번에 다음 항구까지만, **하류로는** 한 번에 원하는 데까지 갑니다. 이동마다 마커 1개가 들고, 한 차례에 여러 번 움직일 수 있습니다. 다녀오는 데 4개 중 3개가 듭니다.

    통이 기다리는 농장은 다시 수확할 수 없습니다. 가지러 가야 합니다.
lesson_boat_remarks_sail = 돛을 올렸습니다. 바닷바람이 붑니다.
lesson_boat_remarks_pass = 패스하면 그 라운드는 끝입니다. 와인이 한 해 내내 시마에서 기다립니다. 다른 것을 골라 보세요.
lesson_boat_remarks_old = 할 수 있지만 나중 수확을 위한 것입니다. 이미 놓인 와인의 품질은 그대로입니다. 그리고 남은 마커 2개로는 가져올 수 없습니다. 다른 것을 골라 보세요.

lesson_load_text =
    배가 바이슈에 있습니다. 차례는 이어집니다. 마커가 있는 만큼 더 가거나 멈춥니다.

    배가 떠나거나 지나거나 닿는 모든 지역에서 **실을** 수 있습니다. 배에는 칸이 { $holds }개이고 한 칸에 한 **묶음**입니다. 묶음은 한 농장이 한 번의 수확에서 낸 와인입니다.
lesson_load_remarks_on = 세 통이 첫 칸에 실렸습니다.
lesson_load_remarks_back = 할 수 있지만 빈 배입니다. 다른 것을 골라 보세요.
lesson_load_remarks_stop = 할 수 있습니다. 차례가 끝나고 배는 바이슈에서 기다립니다. 하지만 얻는 것이 없습니다. 다른 것을 골라 보세요.

lesson_home_text = 실었습니다. 여기서는 물살을 타고 **한 번에** 가이아까지 내려갑니다.
lesson_home_remarks_gaia = 바이슈를 지나고 여울을 지나 가이아의 부두입니다.
lesson_home_remarks_superior = 더 위에는 내 농장이 없습니다. 다른 것을 골라 보세요.
lesson_home_remarks_stop = 할 수 있지만, 강 위의 와인은 값이 없습니다. 다른 것을 골라 보세요.

lesson_side_text =
    가이아에서 묶음을 내리며 무엇이 될지 고릅니다. 결과는 주사위가 정합니다. 품질 6에 **주사위를 더합니다**.

    { "" }**루비**: 헤제르바는 { $rubyReservaFrom }부터, 자리 { $rubyReservaSpaces }개, { $rubyReservaPoints }점. LBV(레이트 보틀드 빈티지)는 { $rubyLbvFrom }부터, 자리 { $rubyLbvSpaces }개, { $rubyLbvPoints }점.
    1~3이면 세 통이 헤제르바를 채워 **2점**. 4~6이면 두 통이 LBV를 채워 **3점**이고 셋째 통은 헤제르바에서 기다립니다.

    { "" }**토니**: 헤제르바는 { $tawnyReservaFrom }부터, 자리 { $tawnyReservaSpaces }개, { $tawnyReservaPoints }점. 숙성 토니는 { $tawnyAgedFrom }부터, 자리 { $tawnyAgedSpaces }개, { $tawnyAgedPoints }점. 콜레이타는 { $tawnyColheitaFrom }부터, 자리 { $tawnyColheitaSpaces }개, { $tawnyColheitaPoints }점.
    1~2면 네 자리 중 셋이라 아직 **0점**. 3~5면 **3점**. 6이면 두 통이 콜레이타를 채워 **4점**.
lesson_side_remarks_ruby = 루비입니다. 주사위가 무엇이든 팔립니다. 평균 2.5점입니다.
lesson_side_remarks_tawny = 기다릴 수 있다면 똑같이 좋습니다. 4점까지 되지만 1이나 2면 당장은 없고, 평균 2.2점입니다. 여기서는 루비로 이어 갑니다.

lesson_age_text =
    가이아에서 멈췄고 마커 1개와 감독관이 남았습니다. 아나 님은 포도나무를 심었습니다.

    이제 **숙성하고 팝니다**. 저장고에 있는 모든 것에 주사위를 한 번 굴립니다. 가득 찬 등급이 점수로 팔립니다.
lesson_age_remarks_age = 주사위는 **4**입니다.
lesson_age_remarks_first = 좋은 계획입니다. 감독관으로 숙성할 수 있습니다. 여기서는 점수를 먼저 얻습니다.
lesson_age_remarks_pass = 할 수 있습니다. 하지만 다음 라운드까지 와인이 저장고의 열을 차지합니다. 다른 것을 골라 보세요.

lesson_sold_text =
    { "" }**6 + 4 = 10.** 두 통이 레이트 보틀드 빈티지가 되어 **3점**에 팔렸습니다. 셋째 통은 자리가 없어 헤제르바로 내려갔습니다. 그대로 남아 있으니 두 통이 더 오면 그 등급이 찹니다.

    이제 모든 단계를 한 번씩 했습니다. 심고, 수확하고, 나르고, 숙성하고, 팝니다. 다음 수확에 쓸 브랜디가 2통이고, 이번 라운드에 감독관이 한 번 더 일할 수 있습니다.

    와인을 더 좋게 하는 것도 있습니다. 다섯째 포도나무, 시마의 오래된 포도밭, 좋은 해입니다. **카드**는 규칙을 조금 바꿉니다. { $rounds }라운드가 지나면 완성된 농장마다 값을 돌려받고, 남은 { $barrelsForAPoint }통마다 1점이며, 점수가 가장 높은 사람이 이깁니다.
lesson_sold_remarks_again = 처음 게임보드로 돌아왔습니다.

terminal_table = 액션
terminal_cards = 공개 카드
terminal_chips = 보너스
terminal_places = 파는 곳
terminal_deck = 덱 { $deck }, 쓴 카드 { $used }
terminal_estates = 농장
terminal_boat = 배
terminal_cellar = 저장고
terminal_warehouse = 출하 창고
terminal_none = 없음
terminal_legend =
    액션: 빈 원은 그 수로, 찬 원은 자리 번호로 씁니다(o: 그 자리의 감독관).
    6×3: 품질 6 세 통. 포도나무: g 초록 p 보라 r 빨강 w 하양 y 노랑 o 오래된.
    출하 창고는 가장 낮은 등급부터 씁니다.
    8+4+1=13: 점수, 종료 때 농장과 통의 점수, 합계.

cards_buying = **{ terms_cards_buying }**: 농장을 사며 { $discount }점을 덜 내거나 포도나무 하나를 심습니다
cards_harvesting = **{ terms_cards_harvesting }**: 수확하며 모든 와인에 브랜디 1통이면 됩니다
cards_planting = **{ terms_cards_planting }**: 서로 다른 색을 한 그루에서 { $plantings }그루까지 내 농장 어디에나, 초록, 보라, 빨강, 하양, 노랑 순서로 심습니다
cards_two-barrels = **{ terms_cards_two-barrels }**: 농장에 있는 묶음에 { $moreBarrels }통을 더합니다
cards_free-action = **{ terms_cards_free-action }**: 사기, 심기, 수확하기, 숙성하고 팔기 중 하나
cards_enologist = **{ terms_cards_enologist }**: 와인을 빚는 사람입니다. 앞으로 올 라운드의 보너스를 봅니다. 이번 라운드에는 숙성할 때마다 통이 위에서부터, 자리가 있는 만큼 한 등급씩 올라갑니다. 두 명이면 두 번
cards_vintage = **{ terms_cards_vintage }**: 저장고의 루비 { $vintageBarrels }통을 내보내고 { $vintagePoints }점
cards_colheita = **{ terms_cards_colheita }**: 저장고의 토니 { $colheitaBarrels }통을 내보내고 { $colheitaPoints }점
cards_boat = **{ terms_cards_boat }**: 마커 없이 한 번에서 { $moves }번까지 움직입니다
cards_ageing-barrel = **{ terms_cards_ageing-barrel }**: 숙성하고, 팔기 전에 한 통을 빈자리에 더합니다. 그쪽의 가장 높은 통보다 위는 안 됩니다
cards_ageing-quality = **{ terms_cards_ageing-quality }**: 주사위에 { $moreQuality }을 더해 숙성하고 팝니다

cards_short_buying = **{ terms_cards_buying }**: { choices_discount } 또는 포도나무 덤으로 삽니다
cards_short_planting = **{ terms_cards_planting }**: 색이 다른 포도나무를 1~{ $plantings }그루 심습니다
cards_short_enologist = **{ terms_cards_enologist }**: 보너스를 보고, 이번 라운드는 숙성이 한 등급 더 오릅니다
cards_short_ageing-barrel = **{ terms_cards_ageing-barrel }**: 한 통을 더해 숙성하고 팝니다

topics_overview_title = 한눈에 보기
topics_overview_text =
    빈티지는 포트와인의 고향 도우루 계곡에서 { $rounds }번의 수확을 적어 가는 연대기입니다. 한 라운드가 한 해입니다.

    포트와인은 아직 발효 중인 와인에 포도 **브랜디**(아구아르덴트)를 부어 만듭니다. 그래서 단맛이 남고 수십 년을 갑니다. 와인을 얻으려면 브랜디가 먼저 있어야 합니다.

    내 **농장**(킨타)은 강가의 비탈에 있습니다. 포도나무를 심고, 수확하고, 도우루의 납작한 배 **하벨루**에 실어 **빌라 노바 드 가이아**로 내려갑니다. 와인은 그곳 저장고에서 숙성되고, 그 결과에 따라 출하 창고로 가서 **점수**로 팔립니다.

    가이아에서 무엇으로 만들지 고릅니다.
    - **루비**: 큰 통에서 공기를 피해 숙성해 붉은빛을 지킵니다. 등급은 아래부터 루비, 헤제르바, **레이트 보틀드 빈티지(LBV)**(한 해의 와인을 4~6년 뒤 병에 담은 것), 뛰어난 해에만 나오는 최고급 **빈티지**입니다.
    - **토니**: 작은 통에서 숙성해 호박색이 됩니다. 등급은 토니, 헤제르바, **숙성 토니**(라벨에 평균 햇수를 적음), 한 해의 와인만으로 만든 토니인 **콜레이타**입니다.

    마지막 수확 뒤에는 농장과 남은 통도 셉니다. 점수가 가장 높은 사람이 이깁니다.

topics_turn_title = 차례
topics_turn_text =
    시계 방향으로, 차례마다 액션을 **하나** 합니다. 모두가 패스하거나 말을 다 쓰면 라운드가 끝납니다. 패스는 언제나 할 수 있고, 그 라운드에는 되돌릴 수 없습니다.

    액션은 대부분 **액션판**에서 값을 치릅니다. 액션마다 숫자가 적힌 **원**이 늘어선 칸이 있습니다. 치르는 방법은 둘 중 하나입니다.
    - **마커**: 원의 숫자만큼 냅니다. 그 칸에서 가장 싼 빈 원에 놓습니다.
    - **감독관**: 혼자서, 싸든 비싸든 아무 빈 원에 섭니다. 한 명뿐입니다.

    찬 원은 그 라운드 동안 찬 채로 있습니다. 늦을수록 비싸지고, 다 찬 칸은 쓸 수 없습니다.

    할 수 있는 일:
    - 농장 **사기**
    - 포도나무 **심기**
    - **수확하기**
    - **배 움직이기**: 배에는 칸이 없습니다. 이동마다 마커 하나가 들고 감독관은 쓸 수 없습니다.
    - **숙성하고 팔기**
    - 카드 **가져오기**나 **쓰기**
    - **선 플레이어 되기**

    할 수 없는 액션은 고를 수 없습니다. 수확, 항해, 하역은 같은 차례에 여러 단계로 이어집니다.

topics_estates_title = 농장과 포도나무
topics_estates_text =
    농장은 어떤 방법으로든 한 라운드에 한 번 **삽니다**. 최대 { $mostEstates }곳입니다. 빈자리를 골라 그 값을 점수로 냅니다. 점수는 0 아래로 내려가지 않습니다.

    - **바이슈 코르구**(하류): 값 { LIST($baixoPrices, last: "or") }, 품질 { LIST($baixoQualities, last: "or") }, 수확마다 { $baixoBarrels }통
    - **시마 코르구**(상류): 값 { LIST($cimaPrices, last: "or") }, 품질 { LIST($cimaQualities, last: "or") }, { $cimaBarrels }통
    - **도우루 수페리오르**(최상류): 값 { LIST($superiorPrices, last: "or") }, 품질 { LIST($superiorQualities, last: "or") }, { $superiorBarrels }통

    새 농장에는 아무것도 없습니다. 다음 라운드부터 마커를 { $markersForAnEstate }개 더 줍니다.

    { "" }**심기**: 내 농장에 포도나무를 한 그루 심습니다. 자리는 { $vineSlots }개이고 모두 달라야 합니다. 초록, 보라, 빨강, 하양, 노랑이 있습니다. 보라는 칸이 따로 있고, 초록과 빨강, 하양과 노랑은 칸을 함께 씁니다.

    { $plantedFrom }그루가 있으면 농장이 **완성**됩니다. 이제 수확할 수 있고, 게임이 끝나면 그 값을 점수로 돌려받습니다.

    { "" }**오래된 포도밭**은 열매는 적지만 아주 좋은 늙은 나무의 밭입니다. 시마 코르구에만 심으며 자리 하나를 쓰고, 원이 하나뿐이라 모두 합쳐 한 라운드에 하나입니다. 게임 전체에 { $oldVineyards }개 있습니다.

    농장의 **품질**은 자리의 품질에, 오래된 포도밭이 있으면 +{ $qualityForOld }, 포도나무가 { $vineSlots }그루면 +{ $qualityForFull }입니다. 바로 올라가며, 나무는 옮기지 않습니다.

topics_harvest_title = 수확
topics_harvest_text =
    어떤 방법으로든 한 라운드에 한 번입니다. 기다리는 통이 없는 완성된 내 농장이 모두 하나씩 수확합니다. 농장마다 **와인**을 몇 통 얻을지 정하고, 나머지는 **브랜디**가 됩니다. 수확량은 언제나 다 나옵니다.

    - 와인을 내는 농장마다 몇 통이든 **브랜디 1통**이 듭니다. 수확 *전부터* 브랜디 창고에 있던 것으로만 냅니다.
    - 새 브랜디는 모두 마친 뒤 들어옵니다. 브랜디 창고에는 { $mostBrandy }통까지 들어가고 넘치면 잃습니다.
    - 와인은 한 **묶음**으로 농장에 놓입니다. 품질은 농장의 품질에 **올해의 보너스**, 곧 공개된 칩을 더한 값입니다. 묶음은 섞이지 않습니다.
    - 통과 품질 칩은 바닥나지 않습니다.

    { "" }**기다리는 통**: 지난 와인이 남아 있는 농장은 브랜디도 내지 못합니다. 다만 내 배가 그 항구에 있고 빈 칸이 있으면 옛 묶음을 먼저 싣고 수확합니다. 남겨 둘 수도 있지만, 다른 곳에서 하나도 수확하지 않았다면 안 됩니다.

    { "" }*예*: 바이슈와 시마에 농장이 있고, 브랜디가 1통, 보너스가 1입니다. 바이슈에서는 브랜디 { $baixoBarrels }통, 시마에서는 품질 6짜리 와인 { $cimaBarrels }통을 얻습니다. 브랜디 창고의 { $baixoBarrels }통으로 다음 라운드에는 두 농장에서 와인을 낼 수 있습니다.

topics_boat_title = 배
topics_boat_text =
    하벨루는 바닥이 납작하고 큰 돛이 하나입니다. 바람을 타고 도우루를 거슬러 오르고, 물살을 타고 내려옵니다. 내 배는 한 칸에 하나씩 **{ $holds }묶음**까지 싣습니다.

    항구는 상류로 가며 **가이아**, **바이슈**, **시마**, **수페리오르**입니다.
    - **상류로**: 한 번에 다음 항구까지 갑니다.
    - **하류로**: 한 번에 원하는 데까지 갑니다.

    이동마다 마커 1개가 들고 감독관은 쓸 수 없습니다. 한 차례에 마커가 있는 만큼 움직이고, 언제든 멈출 수 있습니다.

    이동하는 동안, 배가 떠나거나 지나거나 닿는 모든 지역의 내 농장에서 빈 칸만큼 **실을** 수 있습니다. 그래서 수페리오르에서 한 번 내려오며 모두 가져올 수도 있습니다.

    { "" }**가이아에서는** 저장고에 자리가 있는 만큼 내립니다. 저장고에는 루비 { $rubyColumns }열, 토니 { $tawnyColumns }열이 있고 한 열에 한 묶음이 들어갑니다. 실은 순서대로 어느 쪽에 둘지 고릅니다. 빈 열보다 묶음이 많으면 무엇을 배에 남길지도 고르며, 배가 가이아에 있는 동안 열이 비면 바로 내립니다.

    내린 묶음은 배로 돌아가지 않습니다.

topics_ageing_title = 숙성하고 팔기
topics_ageing_text =
    저장고에 묶음이 있어야 합니다. 모든 묶음에 **주사위** 하나를 한 번 굴립니다. 묶음마다 품질에 주사위를 더한 값이 닿는 가장 높은 등급으로, 자기 쪽 출하 창고에 통이 갑니다. 자리가 없는 통은 바로 아래 등급으로 내려갑니다.

    { "" }**루비**
    - 빈티지: 값으로는 닿지 않고 양조사만 올립니다. 자리 { $rubyVintageSpaces }, { $rubyVintagePoints }점
    - LBV: { $rubyLbvFrom }부터. 자리 { $rubyLbvSpaces }, { $rubyLbvPoints }점
    - 헤제르바: { $rubyReservaFrom }부터. 자리 { $rubyReservaSpaces }, { $rubyReservaPoints }점
    - 루비: 그 아래, 제한 없음. { $rubySet }통마다 { $rubySetPoints }점

    { "" }**토니**
    - 콜레이타: { $tawnyColheitaFrom }부터. 자리 { $tawnyColheitaSpaces }, { $tawnyColheitaPoints }점
    - 숙성 토니: { $tawnyAgedFrom }부터. 자리 { $tawnyAgedSpaces }, { $tawnyAgedPoints }점
    - 헤제르바: { $tawnyReservaFrom }부터. 자리 { $tawnyReservaSpaces }, { $tawnyReservaPoints }점
    - 토니: 그 아래. { $tawnySet }통마다 { $tawnySetPoints }점

    통을 다 놓으면 **가득 찬** 등급이 한 번씩 팔려 점수가 되고 비워집니다. 나머지 통은 남아서 기다립니다.

    순서는 통을 놓고, 양조사가 일하고, 카드로 한 통을 더하고, 마지막에 팝니다.

    { "" }*예*: 품질 7짜리 루비 3통에 주사위 3이면 10입니다. 2통이 LBV를 채우고 셋째 통은 헤제르바로 내려갑니다. LBV가 { $rubyLbvPoints }점에 팔리고 셋째 통은 기다립니다.

topics_cards_title = 카드
topics_cards_text =
    공개된 { $openCards }장 중 하나나 덱 맨 위를 **가져오고**, 나중 차례에 **씁니다**. 그때마다 카드 칸의 원이 들지만, 카드가 하는 일에는 다른 원이 들지 않으며 그 칸이 차 있어도 됩니다. 손에는 { $mostCards }장까지 있고, 차 있으면 하나를 버리고 가져옵니다.

    { $effects }

    카드로 오래된 포도밭은 못 심습니다. 한 라운드에 한 번인 일은 카드로도 한 번입니다. 아무것도 못 하는 카드는 쓸 수 없습니다. 공개된 데서 가져온 카드는 모두가 알고, 덱에서 뽑은 카드는 나만 압니다.

    { "" }**{ terms_cards_free-action }**으로는 카드를 가져오거나 쓸 수 없습니다. 손에 같은 카드가 두 장 있으면 다른 사람들이 아는 쪽이 먼저 나갑니다.

topics_rounds_title = 라운드
topics_rounds_text =
    게임은 { $rounds }라운드이며 라운드마다 한 해의 수확이 있습니다. 공개된 칩이 **올해의 보너스**입니다. 그해에 거둔 모든 와인의 품질이 { LIST($bonuses, last: "or") } 오릅니다.

    { "" }**선 플레이어 되기**: 원이 하나 있습니다. 토큰을 가져오거나 지킵니다. 다음 라운드부터 효과가 있으며, 토큰을 가진 사람이 먼저 시작해 싼 원을 먼저 고릅니다.

    모두 패스하거나 말을 다 쓰면:
    1. 마커와 감독관이 돌아옵니다. 이번 라운드에 산 농장마다 마커를 받습니다.
    2. 모든 원이 빕니다.
    3. 남은 공개 카드를 치우고 새로 { $openCards }장을 공개합니다. 라운드 중에는 빈자리를 채우지 않습니다.
    4. 다음 칩을 공개합니다.
    5. 다시 사고 수확할 수 있으며, 양조사는 집으로 돌아갑니다.

    카드가 필요한데 덱이 비었으면 쓴 카드를 섞어 새 덱을 만듭니다.

    { "" }**비밀**은 덱의 순서, 앞으로 올 라운드의 칩, 덱에서 뽑아 손에 든 카드입니다. 나머지는 모두에게 공개됩니다.

topics_end_title = 게임의 끝
topics_end_text =
    { $rounds }라운드가 끝나면 칩을 더 공개하지 않습니다. 가진 점수에 다음을 더합니다.
    - 남은 와인 { $barrelsForAPoint }통마다 **1점**. 농장, 배, 저장고, 출하 창고를 모두 합칩니다.
    - 처음 농장을 포함해, 완성된 농장마다 그 **값**.
    - 포도나무가 { $vineSlots }그루인 농장마다 **{ $fullEstatePoints }점**.

    브랜디, 카드, 말은 점수가 없습니다.

    점수가 가장 높은 사람이 이깁니다. 같으면 완성과 상관없이 농장이 많은 쪽, 그다음 모든 농장의 품질 합이 높은 쪽이 앞서고, 그래도 같으면 순위를 나눕니다.

    { "" }*예*: 10점, 남은 통 14개, 값 2인 완성된 바이슈 농장, 값 4에 포도나무 다섯 그루인 시마 농장, 두 그루인 수페리오르 농장: 10 + 3 + 2 + 4 + 1 = 20점.

    기권한 사람은 남은 모두보다 뒤입니다. 둘이면 남은 사람이 바로 이기고, 셋 이상이면 봇이 대신 이어서 합니다.

topics_setup_title = 준비
topics_setup_text =
    { $least }~{ $most }명이 하며 누가 먼저 할지는 무작위로 정합니다. 저마다 다음을 가지고 시작합니다.
    - { $startPoints }점과 브랜디 { $startBrandy }통
    - 가이아에 있는 배
    - 초록, 보라, 노랑 { $startVines }그루가 있는 바이슈 코르구의 농장. 바로 수확할 수 있습니다.
    - 마커 { $startMarkers }개와 감독관

    먼저 하는 쪽이 유리하므로 첫 라운드에는 { LIST($fewer) }번 자리의 마커가 하나 적고, 4인이면 { LIST($fewerOfFour) }번 자리도 하나 적습니다.

    칩 { $chips }개({ LIST($bonuses, between: ", ") }가 { $ofEachBonus }개씩) 중 { $rounds }개를 라운드마다 뒤집어 놓고 첫 칩을 공개합니다. 나머지 { $unseen }개는 끝까지 보지 않습니다. 카드 { $deckSize }장을 섞어 { $openCards }장을 공개합니다.

    2~3인이면 액션판에서 가장 비싼 원들을 쓰지 않고, 바이슈 코르구의 빈자리도 살 수 있습니다.

    실물 게임의 모든 숫자를 구할 수는 없어, 일부는 추정한 숫자입니다.

    빈티지는 Gil d'Orey가 만들고 MESAboardgames가 2011년에 냈습니다. 이것은 독립된 프로젝트입니다.

topics_notation_title = 글로 적기
topics_notation_text =
    모든 액션에는 버튼이 있고, { COMMAND("do") }에 일부만 말로 적거나 기록에 나오는 대로 적을 수도 있습니다.
    `buy cima-1 pay 1` · `plant 2 purple pay 1` · `harvest pay 1` · `sail cima load 2` · `age pay overseer-2` · `take boat pay 1` · `take deck discard planting pay 1` · `play enologist 4 pay 1` · `first pay 1` · `pass`

    `pay 2`는 마커 두 개, `pay overseer-2`는 숫자 2인 원에 선 감독관입니다.

    차례의 단계: `gather 2 wine 3` · `leave 1` · `sail gaia` · `stop` · `unload ruby` · `unload boat` · `plant 1 white` · `add tawny aged`

    농장 번호는 얻은 순서이고, 자리는 지역과 번호입니다: `baixo-1`, `cima-3`. 포도나무: `green`(초록), `purple`(보라), `red`(빨강), `white`(하양), `yellow`(노랑), `old`(오래된 포도밭).

    카드: `buying`({ terms_cards_buying })에는 자리와 `discount` 또는 색, `two-barrels`에는 농장, `free-action`에는 `buy`, `plant`, `harvest`, `age`, `enologist`에는 라운드, `vintage`에는 열 하나, `colheita`에는 두 열(`1,2`)을 붙입니다. 그대로 쓰는 카드는 `harvesting`, `planting`, `boat`, `ageing-barrel`, `ageing-quality`입니다.
