deals_daily = 오늘의 게임 { $number }호
deals_challenge = 도전 { $code }
deals_points = 점
deals_par = 기준 { $points }점
deals_parStreet = 기준: 어려운 봇
deals_streak = { $days }일 연속
deals_unplayed = 혼자서, 모두에게 같은 게임
deals_practice = 연습
deals_race = 라운드별 점수
deals_street = 라운드별 층수: { LIST($levels, between: ", ") }
deals_legend = 라운드마다 집 한 채, 높을수록 높은 점수

duels_daily = 오늘의 대결 { $number }호
duels_challenge = 대결 { $code }
duels_unplayed = 어려운 봇과의 대결
duels_you = 나
duels_bot = 어려운 봇
duels_gained = 라운드마다 점수를 더 얻은 쪽
duels_rounds =
    { GIVEN($name) ->
        [no] 라운드별 나와 봇의 점수: { LIST($scores, between: ", ") }
       *[yes] 라운드별 { $name }[과/와] 봇의 점수: { LIST($scores, between: ", ") }
    }
duels_race = 라운드별 점수 차
duels_par = 기준 { $lead }

leagues_league = { $game } 리그
leagues_gathering = 현재 { $people }명
leagues_round = { $rounds }라운드 중 { $round }라운드
leagues_cup =
    { $players ->
        [2] 결승
        [4] 준결승
       *[other] 8강
    }
leagues_over = 최종 순위
leagues_closed = 종료됨
leagues_points = 점수
leagues_course = 라운드별
leagues_gone = 나감
leagues_out = 탈락
leagues_row = { $place }위 { $name } { $points }점
leagues_duel =
    { GIVEN($winner) ->
        [no] { $one } – { $other }
       *[yes] { $one } – { $other }: { $winner } 승
    }

players_strengths_easy = 쉬움
players_strengths_medium = 보통
players_strengths_hard = 어려움
players_people_easy = 이네스, 토메, 리타
players_people_medium = 두아르트, 리디아, 바스쿠
players_people_hard = 아멜리아, 발타자르, 레오노르
players_nameless = 이름 없는 사람
players_you = 당신
players_seat = { $number }번 자리
players_stranger =
    { GIVEN($number) ->
        [no] 참가자
       *[yes] 참가자 { $number }
    }
players_elsewhere =
    { GIVEN($number) ->
        [no] 다른 서버의 참가자
       *[yes] 다른 서버의 참가자 { $number }
    }
players_hidden =
    { GIVEN($number) ->
        [no] 게스트
       *[yes] 게스트 { $number }
    }
players_resigned = { LIST($names) } 님은 기권하여 마지막 순위입니다.
players_outOfTime = 시간 초과로 최하위: { LIST($names, between: ", ", after: " 님") }.
players_left = 자리를 떠나 최하위: { LIST($names, between: ", ", after: " 님") }.
seatEnds_resigned = 기권
seatEnds_outOfTime = 시간 초과
seatEnds_left = 떠남
seatEnds_removed = 서버를 나감
seatEnds_replaced = 다른 사람이 이어받음
seatEnds_standIn = 봇이 대신함
overBy_outOfTime = 종료: 시간 초과
overBy_left = 종료: 떠남

profile_rating = 레이팅
profile_unrated = 레이팅 없음
profile_games = 게임
profile_won = 승률
profile_streak = 연승 중
profile_streakBest = 최고 { NUMBER($games) }연승
profile_best = 최고의 차례
profile_course = 최근 레이팅 게임 { NUMBER($games) }번
profile_courseWithPlayers = 봇과 한 게임 { NUMBER($games) }번
profile_noCourse = 첫 레이팅 게임부터 선이 그려집니다
profile_opponents = 가장 자주 만난 상대
profile_against = { NUMBER($games) }번 중 { NUMBER($ahead) }번 앞섬
profile_favourite = 가장 즐겨 쓴 색: { $name } { $part }
profile_level = 봇과 견주면
profile_provisional = 레이팅 게임 열 번까지는 물음표가 붙습니다.
profile_ratingCourse = 게임마다의 레이팅: { LIST($points, between: ", ") }
profile_players = 봇: { LIST($bots, between: ", ") }

review_title = { $name } 님의 흐름
review_accuracy = 정확도 { $points }
review_ahead = 앞섬
review_behind = 뒤짐
review_score = 예상 최종 점수
review_start = 처음
review_deal = 받은 패
review_luck = 운
review_others = 상대의 실수
review_own = 내 실수
review_end = 최종
review_stopped = 중단 시점
review_turn = { $number }번 차례
review_chances = 승률 { $best } → { $played }
review_course = 차례마다 예상한 최종 결과: { LIST($points, between: ", ") }
review_played = 고른 것
review_better = 더 나은 선택
review_dear = 손해가 컸던 차례

lobby_freeSeat = 빈자리
lobby_invited = 초대함

headline_wins = { $name } 승리
headline_leads = { $name } 선두

year_inGames = 게임으로 돌아보는 한 해
year_lastMonths = 최근 { NUMBER($months) }개월
year_played = 게임 { NUMBER($games) }번
year_won = { NUMBER($wins) }승({ $share })
year_people = { NUMBER($people) }명
year_best = 최고 { NUMBER($points) }점
year_months = 달마다 게임 수
year_move = 최고의 한 수
year_inOneMove = 한 수로 얻은 점수
year_rival = 라이벌
year_met = { NUMBER($games) }번 만남
year_ahead =
    { $level ->
        [0] { NUMBER($ahead) }번 앞섬
       *[other] { NUMBER($ahead) }번 앞섬, { NUMBER($level) }번 동률
    }
year_streak = 최장 연승
year_wins = 연달아 이긴 게임
year_rating = 레이팅 상승
year_luck = 가장 운 좋은 시작
year_beforeMoves = 첫 수 전에 얻은 점수 차
year_cost = 가장 비싼 수
year_givenAway = 놓친 점수
year_score = 최고 점수
year_record = 새 기록
year_closest = 가장 치열한 게임
year_busiest = 최다 게임

refusals_over = 게임이 끝났습니다.
refusals_notYourTurn = 지금은 차례가 아닙니다.
refusals_notNow = 지금은 할 수 없습니다.
refusals_noAction = “{ $typed }”[은/는] 여기에 없는 액션입니다.
refusals_possible = 가능한 것: { $list }.
refusals_strange = 이 게임에서는 할 수 없습니다.
