about = 빈티지: 도우루 강가에 포도나무를 심고, 수확을 실어 내려 포트와인으로 숙성하기

-pay = 마커 수(예: 1), 또는 원에 놓는 감독관(예: overseer-2)

verbs_harvest_about = 완성된 농장을 모두 수확하기. 그다음 농장마다 묻습니다
verbs_harvest_options_pay = { -pay }
verbs_sail_about = 마커 하나로 배를 움직이고, 지나는 곳의 통 싣기
verbs_sail_options_to = 항구, 예: 가이아
verbs_sail_options_load = 통을 실을 내 농장, 예: 1,2
verbs_age_about = 주사위를 굴려 저장고를 숙성하고 팔기
verbs_age_options_pay = { -pay }
