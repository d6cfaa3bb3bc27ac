round =
    { GIVEN($last) ->
        [no] { $round }라운드
       *[yes] { $round }/{ $last }라운드
    }
lastRound = 마지막 라운드
theEnd = 게임 종료
givenUp = 종료: 기권
calledOff = 종료: 중단됨
ready = 준비 완료
choosing = 고르는 중
goal = 목표 { $points }점
sand = 버려질 가능성
levels_apprentice = 도제
levels_builder = 건축가
levels_master-builder = 뛰어난 건축가
won = 승리
lost = { $goal }점에 못 미침
nextTime = 다음에는 { $points }점 더
ofGoal = { $goal }점 중 { $points }점
points = { $count }점
market = 건설카드
contracts = 공용계약
tiles = 남은 타일
cards = 카드 { $count }장
claimed = 계약 { $count }개
yourHand = 내 손패
noCards = 카드 없음
keepThree = 다섯 장 중 세 장 선택
now = 현재
forPoints = { $count }점까지:
full = 모두 달성
stuck = 더 얻을 수 없음
parts_floors = 층
parts_neighbours = 이웃
parts_tokens = 토큰
parts_publicContracts = 공용계약
parts_privateContracts = 비밀계약
total = 합계
ties_publicContracts = 동점: 계약
ties_laterSeat = 동점: 뒤 순서
roundByRound = 라운드별 점수
