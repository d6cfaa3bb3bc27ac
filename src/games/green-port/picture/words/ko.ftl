title = 그린 포트
round = { $round }라운드
lastRound = 마지막 라운드
theEnd = 게임 종료
givenUp = 종료: 기권
calledOff = 종료: 중단됨
won = 승리

signs_pick =
    시작 큐브
    고르기
signs_reveal =
    첫 카드
    안전함
signs_safe =
    적발
    없음
signs_empty =
    남은 카드
    없음
signs_bust =
    타일 뒤집기?
    아니면 적발?
signs_lose =
    7개 초과:
    절반 잃음
signs_bonus =
    약자 큐브
    받기
signs_refer =
    소개
    또는 패스
signs_utilise = 큐브 쓰기

risk = 적발

powers_blue =
    목표 완수에
    큐브 { $count }개 할인
powers_green =
    고른 색을 고용하면
    큐브 { $count }개 더
powers_red =
    아무 큐브 { $count }개를
    하나로 교환
powers_yellow =
    타일 되돌리기에
    큐브 { $count }개 할인

pointsOnly = 점수만
deck = 덱에 남은 카드: { $cards }장

tile_up = 타일 앞면
tile_down = 타일 뒷면

tileDoes_up = 타일 앞면: 같은 무늬에 +{ $gain }, 적발을 막아 줌
tileDoes_down = 타일 뒷면: 큐브 { $price }개로 되돌림

busted = 적발 확률
inSync = 팀워크
soldOut = 매진
anyColour = 같은 색
yourCrew = 내 크루
inReach = 지금 가능
lacks = 부족
ownsNothing = 아직 가진 것 없음

parts_objectives = 목표
parts_headquarters = 본부
parts_endPurchases = 마지막 구입

total = 합계
cubesLeft = 남은 큐브
highestCards = 높은 카드
roundByRound = 라운드별 점수
