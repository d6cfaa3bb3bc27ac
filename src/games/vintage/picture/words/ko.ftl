board_round = { $round }라운드
board_lastRound = 마지막
board_theEnd = 게임 종료
board_givenUp = 기권 종료
board_calledOff = 중단됨
board_won = 승리
board_passed = 패스

board_harbours_gaia = 가이아
board_harbours_baixo = 바이슈
board_harbours_cima = 시마
board_harbours_superior = 수페리오르

page_title = 빈티지
page_yourHouse = 내 와이너리
page_noCards = 손에 카드가 없습니다

page_actions_buy = 농장 구입
page_actions_purple = 심기
page_actions_green-red = 심기
page_actions_white-yellow = 심기
page_actions_old = 오래된 밭
page_actions_harvest = 수확
page_actions_age = 숙성·판매
page_actions_card = 카드
page_actions_first = 선 잡기

page_shut_full = 자리 없음
page_shut_dear = { $circle } 필요
page_shut_points = { $price }점 필요
page_shut_done = 완료
page_shut_estates = 자리 없음
page_shut_harvest = 아직
page_shut_age = 와인 없음
page_shut_plant = 이미 심음
page_shut_old = 시마에만

page_means_overseer = 감독관
page_means_brandy = 브랜디
page_means_harvest = 수확
page_means_buy = 구입

page_categories_ruby_ruby = 루비
page_categories_ruby_reserva = 헤제르바
page_categories_ruby_lbv = LBV
page_categories_ruby_vintage = 빈티지
page_categories_tawny_tawny = 토니
page_categories_tawny_reserva = 헤제르바
page_categories_tawny_aged = 숙성
page_categories_tawny_colheita = 콜레이타

page_sides_ruby = 루비
page_sides_tawny = 토니

page_noBrandy = 와인에 쓸 브랜디 없음
page_deck = 덱 맨 위

page_parts_start = 시작 점수
page_parts_estate = 농장 구입
page_parts_warehouse = 와인 판매
page_parts_card = 판매 카드
page_parts_barrels = 남은 통
page_parts_estates = 완성된 농장
page_parts_vineyards = 다섯 그루

page_sold = 와인 판매
page_total = 합계

page_ties_estates = 농장 수
page_ties_quality = 품질 합

page_roundByRound = 수확마다의 점수
