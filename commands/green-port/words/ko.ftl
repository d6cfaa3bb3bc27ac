about = 그린 포트: 배짱이 허락하는 만큼 카드를 공개하고 크루 고용하기

verbs_reveal_about = 다음 카드 공개하기
verbs_hire_about = 멈추고 공개된 색 하나를 고용하기
verbs_hire_options_colour = 공개된 색, 예: red 또는 빨간색
verbs_end_about = 내 차례 끝내기
settings_variant = 기본(기본값) 또는 규칙을 줄인 게임
