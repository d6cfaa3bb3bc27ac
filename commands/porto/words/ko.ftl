about = 포르토: 강가에 형형색색의 건물 짓기

build_about = 손패의 카드 2장으로 건설하기
build_number = 타일 수를 정하는 카드, 예: red-3 또는 빨간색 3
build_colour = 색상을 정하는 카드, 예: blue-1 또는 파란색 1
build_house = 지을 건물, 예: L4
build_roof = 1층 승점토큰을 옮길 빈 지붕
build_claim = 공용계약: 달성한 것 모두(기본값), none(없음), 또는 1,3처럼 칸 번호
build_now = 결과를 미리 보지 않고 바로 건설하기
build_claimAll = 달성한 것 모두

draw_about = 공개된 건설카드에서 합이 3 이하가 되도록 1~3장 받기
draw_cards = 받을 칸의 번호, 예: 1,3, 또는 카드, 예: 파란색 2
draw_now = 결과를 미리 보지 않고 바로 받기

challenge = 포르토 대결 신청

settings_variant = 기본(기본값) 또는 비밀계약이 없는 가족 게임

solo_about = 여기서, 또는 봇과의 다이렉트 메시지에서 타이머를 상대로 혼자 하기
solo_timer = 타이머의 카드 수. 적을수록 어렵습니다(기본값: 28)
solo_timers_28 = 28장
solo_timers_26 = 26장, 어려움
solo_timers_24 = 24장, 가장 어려움
