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

seats_standIns_easy = 쉬운 봇
seats_standIns_medium = 보통 봇
seats_standIns_hard = 어려운 봇
seats_absent =
    { $how ->
        [steady] 이제부터 봇이 정해진 규칙대로 { $person } 님 대신 진행합니다. { $person } 님이 무엇이든 하면 다시 직접 진행하게 됩니다.
       *[other] 이제부터 { TERM($how, "seats_standIns") }[이/가] { $person } 님 대신 진행합니다. { $person } 님이 무엇이든 하면 다시 직접 진행하게 됩니다.
    }
seats_gone =
    { $how ->
        [steady] { $person } 님이 서버를 떠났습니다. 우선 봇이 정해진 규칙대로 대신 진행합니다. 다른 분들이 자리를 다른 사람에게 넘길 수 있습니다.
       *[other] { $person } 님이 서버를 떠났습니다. 우선 { TERM($how, "seats_standIns") }[이/가] 대신 진행합니다. 다른 분들이 자리를 다른 사람에게 넘길 수 있습니다.
    }
seats_back = { $person } 님이 돌아와 다시 직접 진행합니다.
seats_moved = { $person } 님은 이제 게임 채널을 쓸 수 없습니다. { $person } 님에게는 게임이 다이렉트 메시지에서 이어집니다.
seats_unreached = { $person } 님에게 연락할 수 없고, 누구 때문인지 알 수 없습니다. 그래서 게임은 결과 없이 끝납니다.
seats_offered = { $person } 님의 자리를 맡을 분을 찾습니다. 먼저 누르는 분이 승점까지 이어받습니다. 그때까지는 { $person } 님의 자리입니다.
seats_offer-lapsed = 48시간 동안 { $person } 님의 자리를 맡은 분이 없어 모집을 마칩니다.
seats_taken = { $person } 님이 { $before } 님의 자리를 이어받습니다. 환영합니다!
seats_away = { $person } 님이 { $until }까지 자리를 비웁니다. 그동안 이 게임의 시간은 흐르지 않습니다.
seats_awayInPart =
    { $days ->
        [0] { $person } 님이 { $until }까지 자리를 비웁니다. 이 게임의 시간은 계속 흐릅니다.
       *[other] { $person } 님이 { $until }까지 자리를 비웁니다. 이 게임의 시간은 앞으로 최대 { $days }일만 멈춥니다.
    }
seats_here = { $person } 님이 돌아왔습니다.
seats_take = 자리 맡기
seats_took = 자리를 맡았습니다. 곧 게임보드가 올라옵니다.
seats_comeBack = 돌아왔습니다
seats_youAreBack = 이제 이 자리를 다시 직접 진행합니다.

votes_propose_play-once = 이번 차례만 봇이 진행하기
votes_propose_play-until-back = 돌아올 때까지 봇이 진행하기
votes_propose_offer = 자리 넘기기
votes_propose_pause = 잠시 멈추기
votes_propose_unpause = 이어서 하기
votes_propose_slow = 천천히 이어서 하기
votes_playFor = { $person } 님 대신 봇이 두기
votes_offerSeat = { $person } 님의 자리 내놓기
votes_choose = 누가 진행할지 고르기
votes_whoPlays = **{ $target } 님 대신 누구에게 진행을 맡기시겠습니까?** 다른 분들에게 묻습니다.
votes_ways_play-once = 이번 차례만
votes_ways_play-until-back = 돌아올 때까지
votes_asks_play-once =
    { $how ->
        [steady] { $person } 님이 이번 차례를 봇이 정해진 규칙대로 { $target } 님 대신 진행하자고 합니다.
       *[other] { $person } 님이 이번 차례를 { TERM($how, "seats_standIns") }[이/가] { $target } 님 대신 진행하자고 합니다.
    }
votes_asks_play-until-back =
    { $how ->
        [steady] { $person } 님이 { $target } 님이 돌아올 때까지 봇이 정해진 규칙대로 대신 진행하자고 합니다.
       *[other] { $person } 님이 { $target } 님이 돌아올 때까지 { TERM($how, "seats_standIns") }[이/가] 대신 진행하자고 합니다.
    }
votes_asks_offer = { $person } 님이 { $target } 님의 자리를 다른 사람에게 넘기자고 합니다.
votes_asks_pause = { $person } 님이 게임을 잠시 멈추자고 합니다.
votes_asks_unpause = { $person } 님이 게임을 이어서 하자고 합니다.
votes_asks_slow = { $person } 님이 천천히 이어서 하자고 합니다. 차례마다 하루이고 멘션이 옵니다.
votes_question =
    { COUNT($people) ->
        [0] { $needed }명이 동의해야 합니다. { $until }까지 정해지지 않으면 없던 일이 됩니다.
       *[other] { LIST($people) } 님, 동의하십니까? { $needed }명이 동의해야 합니다. { $until }까지 정해지지 않으면 없던 일이 됩니다.
    }
votes_soFar =
    { $refused ->
        [0] 지금까지 { $needed }명 중 { $agreed }명이 동의했습니다.
       *[other] 지금까지 { $needed }명 중 { $agreed }명이 동의했고 { $refused }명이 반대했습니다.
    }
votes_agreed = **동의로 정해졌습니다.**
votes_refused = **거절되었습니다.** 바뀌는 것은 없습니다.
votes_withdrawn = 이제 필요하지 않게 되었습니다.
votes_withdrewBy = { $person } 님이 요청을 거두었습니다.
votes_lapsed = 48시간 안에 정해지지 않아 바뀌는 것은 없습니다.
votes_youAsked = 다른 분들에게 물어보았습니다.
votes_youAgreed = 동의했습니다.
votes_youRefused = 거절했습니다.
votes_youWithdrew = 요청을 거두었습니다.
votes_carried = 동의로 정해져 그대로 했습니다.

undo_ask = 다른 사람에게 묻기
undo_agree = 동의
undo_refuse = 거절
undo_done = 되돌렸습니다. 곧 게임보드가 올라옵니다.
undo_askPractice = 되돌리시겠습니까? 되돌리면 이 게임의 점수는 연습으로 표시되고, 기록이 되지 않습니다.
undo_practise = 되돌리기
undo_asked = 물어보았습니다. 48시간 안에 { LIST($people) } 님이 동의해야 합니다. 그 사이에 누가 게임을 진행하면 요청은 취소됩니다.
undo_allAgreed = 이제 모두 동의해서 되돌렸습니다. 곧 게임보드가 올라옵니다.
undo_youRefused = 거절했습니다. 그대로 진행합니다.
undo_youAgreed = 동의했습니다. 아직 기다리는 분: { LIST($stillAsked) } 님.
undo_asks = { $person } 님이 되돌리기를 요청합니다:
undo_question = { LIST($people) } 님, 동의하십니까? 다른 참가자가 모두 동의해야 합니다. { $until }까지 답이 없거나 누가 게임을 진행하면 요청은 취소됩니다.
undo_agreed = 모두 동의해서 되돌렸습니다.
undo_refused = 거절되어 그대로 진행합니다.
undo_refusedBy = { $person } 님이 거절해서 그대로 진행합니다.
undo_refusedNews =
    { GIVEN($by) ->
        [no] 거절되어 그대로 진행합니다. { $asker } 님이 마지막 액션을 되돌리기를 요청했습니다.
       *[yes] { $by } 님이 거절해서 그대로 진행합니다. { $asker } 님이 마지막 액션을 되돌리기를 요청했습니다.
    }
undo_withdrewBy = { $person } 님이 요청을 거두어 그대로 진행합니다.
undo_withdrawn = 게임이 진행되어 요청이 취소되었습니다. 그대로 진행합니다.
undo_lapsed = 48시간 안에 모두 동의하지 않아서 그대로 진행합니다.

overview_button = 복기
overview_title = **복기: { $person } 님**
overview_accuracy = 정확도: 100점 만점에 **{ NUMBER($right) }**점, 결정 { NUMBER($decisions) }개. 매번 봇이 찾은 최선이면 100, 무작위로 고른 것과 같으면 0입니다.
overview_start =
    { GIVEN($spread) ->
        [no] 처음: 놓인 것과 차례 순서로 보아 최종 **{ $points }** 예상.
       *[yes] 처음: 놓인 것과 차례 순서로 보아 최종 **{ $points }**(±{ $spread }) 예상.
    }
overview_deal = 혼자만 본 카드: 다른 카드를 받았을 때보다 **{ $points }**(±{ $spread }).
overview_own = 본인의 선택: **{ $points }**. 그때 이 자리에서 볼 수 있던 것만으로, 봇이 찾은 최선과 비교했습니다.
overview_others = 다른 사람의 선택: **{ $points }**. 그들이 볼 수 있던 것으로 판단했습니다.
overview_luck = 운: **{ $points }**. 나누어 준 뒤에 우연히 나온 것과 봇이 잘못 본 것입니다.
overview_final = 최종: **{ $points }**.
overview_stopped = 게임이 중단된 때: **{ $points }** 예상. 규칙에 따라 끝난 게임이 아닙니다.
overview_margin = -# 점수는 다른 사람들의 평균과의 차이입니다. 운과 다른 사람의 선택에는 지금에야 알게 된 것도 쓰였습니다.
overview_alone = -# 점수는 최종 점수입니다. 운에는 지금에야 알게 된 것도 쓰였습니다.
overview_noMistakes = 다른 선택이 분명히 더 나았을 차례는 찾지 못했습니다.

beside_agreeCancel = 취소에 동의
beside_playOn = 계속하기
beside_resigning = 기권하기…
beside_resign = 기권하기
beside_askResign =
    { $effect ->
        [ends] 기권하시겠습니까? 다른 참가자가 모두 취소에 동의했으므로 게임이 바로 끝나며, 기권한 사람은 꼴찌가 되고 나머지는 공동 1위가 됩니다. 되돌릴 수 없습니다.
        [cancels] 기권하시겠습니까? 다른 참가자가 모두 취소에 동의했으므로 게임이 바로 취소됩니다. 되돌릴 수 없습니다.
       *[loses]
            { $others ->
                [0] 이 게임을 그만두시겠습니까? 되돌릴 수 없습니다.
                [1] 기권하시겠습니까? 게임이 바로 끝나고 상대가 이깁니다. 되돌릴 수 없습니다.
               *[other] 기권하시겠습니까? 끝까지 봇이 대신 진행하고 순위는 맨 아래가 됩니다. 되돌릴 수 없습니다. 자리를 비우는 동안에는 `/games settings`로 자리를 지킬 수 있습니다.
            }
    }
beside_askCancel =
    { $how ->
        [alone] 이 게임을 취소할까요? 바로 끝나고 누구에게도 반영되지 않습니다.
        [deserted] 이 게임을 끝내시겠습니까? 떠난 사람이 있습니다. 나머지 모두가 동의하면 끝나고, 떠난 사람은 패배하며 나머지는 공동 1위가 됩니다.
        [last] 게임을 취소하시겠습니까? 다른 분들은 모두 동의했으므로 바로 끝나고, 누구의 기록에도 남지 않습니다.
       *[vote] 다른 분들에게 게임 취소를 제안하시겠습니까? 모두 동의하면 끝나고, 누구의 기록에도 남지 않습니다.
    }
beside_openCancel = 게임 취소하기
beside_nudge = 재촉하기
beside_nudged = { LIST($people) }[을/를] 재촉했습니다. 다음은 12시간 뒤에 할 수 있습니다.
beside_sealed = 비밀로 정했습니다: { $action }.
beside_stillChoosing = 아직 고르는 중: { LIST($people) } 님. 그때까지는 다시 고를 수 있습니다.
beside_chooseAgain = 다시 고르기
beside_turnedDown = 고르신 것은 다른 참가자의 선택과 함께 실행할 수 없습니다: { $action }. { $why } 다시 골라 주세요. 다른 분들의 선택은 그대로입니다.
beside_unreadable = 고르신 뒤에 게임 규칙이 바뀌어 그 선택을 더는 읽을 수 없습니다: “{ $typed }”. { $why } 다시 골라 주세요. 다른 분들의 선택은 그대로입니다.

beside_best = 최고의 차례: { $person } 님, { $points }점.
beside_rematch = 다시 하기
beside_next = 다음 게임
beside_cancelled = 이 게임은 취소되었습니다.
beside_wouldCancel = { LIST($people) } 님이 게임 취소를 원합니다. { $asked }명 중 { $agreed }명이 동의했습니다.
beside_givenUp = 이 게임은 기권으로 끝났습니다.
beside_lastOnes = { LIST($people) } 님이 승리했습니다. 남은 참가자가 더 없습니다.

lesson_step = 예시 게임보드, { $of }단계 중 { $at }단계입니다. 실제 게임은 바뀌지 않습니다.
