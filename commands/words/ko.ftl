shared_do_about = 지금 할 수 있는 일 하기: 일부를 입력하고 목록에서 고르기
shared_do_action = 하려는 일
shared_do_now = 결과를 미리 보지 않고 바로 하기

shared_daily_about = 모두에게 같은 오늘의 게임: 첫 시도만 기록되고, 나만 볼 수 있습니다
shared_daily_kind = 혼자 할지, 어려운 봇과 대결할지 고르기
shared_daily_kinds_solo = 솔로
shared_daily_kinds_duel = 어려운 봇과 대결
shared_daily_code = 다른 사람에게서 받은 게임의 코드

shared_hand_about = 손패처럼 자신만 볼 수 있는 것 보기

shared_board_about = 지금의, 또는 어느 액션 뒤의 게임보드 보기
shared_board_turn = 몇 번 액션 뒤인지, 기록의 번호로. 0은 게임 시작
shared_board_view = 보는 방법
shared_board_views_picture = 그림
shared_board_views_wide = 모든 것이 있는 넓은 그림
shared_board_views_text = 텍스트

shared_hint_about = 지금 할 만한 일과 그 이유를 혼자만 보기. 몇 번 보았는지 기록됩니다

shared_game_about = 게임 전체에 관한 것: 재촉, 일시 정지, 늦은 사람의 자리, 기권, 취소, 기록

shared_undo_about = 자신의 마지막 액션 되돌리기, 또는 되돌리기 요청에 답하기
shared_undo_answer = 다른 사람의 되돌리기 요청에 대한 답
shared_undo_answers_agree = 동의
shared_undo_answers_refuse = 거절

shared_new_about = 이 채널에서 게임 열기
shared_new_seats = 최대 인원(기본값: { $most }). 게임을 연 사람은 { $least }명부터 시작할 수 있습니다
shared_new_pace = 한 차례의 시간. 지나면 다른 사람들이 투표할 수 있습니다(기본값: 서버 설정)
shared_new_paces_none = 제한 없음
shared_new_paces_day = 하루
shared_new_paces_three-days = 사흘
shared_new_paces_two-weeks = 14일
shared_new_paces_live = 라이브: 선택마다 1분, 예비 시간 5분
shared_new_rated = 결과를 레이팅에 반영할지(기본값: 사람끼리 하면 반영, 힌트 없음)
shared_new_thread = 따로 스레드를 만들어 하기
shared_new_players = 함께할 봇: 쉬움, 보통, 어려움. 여럿은 “2 어려움”처럼

shared_rules_about = 규칙을 한 장씩 읽기
shared_rules_topic = 읽을 장
shared_rules_learn = 예시 게임보드에서 첫 차례 연습하기

games_about = 내 모든 게임과 설정, 서버 관리

games_list_about = 모든 채널의 내 게임, 내 차례인 게임부터

games_puzzle_about = 실제 장면의 퍼즐 풀기: 결정 하나, 최선의 답 하나. 나만 볼 수 있습니다

games_leaderboard_about = 이 서버의 레이팅 순위와 혼자 하는 게임의 최고 점수
games_leaderboard_everywhere = 모든 서버: 공개에 동의한 사람만

games_profile_about = 레이팅과 그 변화를 그림으로 보기, 통계와 한 해 돌아보기
games_profile_person = 누구의(기본값: 나)
games_game = 어느 게임

games_settings_about = 알림, 조용한 시간, 자리 비움, 초대, 통계, 차단, 내 데이터

games_server_about = 이 서버의 게임 설정 (변경은 서버 관리 권한), 채널 점검
games_server_languages_en = 영어
games_server_languages_ko = 한국어
games_server_languages_pt-BR = 브라질 포르투갈어
games_server_languages_de = 독일어
games_server_languages_es-ES = 스페인어
games_server_languages_fr = 프랑스어
games_server_languages_ja = 일본어
games_server_paces_none = 없음
games_server_paces_day = 차례마다 하루
games_server_paces_three-days = 차례마다 사흘
games_server_paces_two-weeks = 차례마다 14일

games_help_about = 시작하는 방법 보기: 게임, 배우기, 첫 명령어

games_host_about = 봇을 운영하는 사람용: 게임, 사람, 서버 관리
games_host_line = 할 일(비우면 가능한 일을 모두 보여 줌)

games_find_about = 다른 서버에서도 상대나 열린 테이블 찾기
games_find_pace = 차례당 제한 시간 (기본: 무관)
games_find_seats = 테이블 인원 (기본: 무관)
games_find_rated = 레이팅을 걸고 하기 (기본: 무관)
games_find_here = 이 채널에 게임 보이기 (기본: 다이렉트 메시지)
games_find_live = 라이브: 선택마다 1분, 예비 시간 5분, 10분 동안 찾습니다

games_watch_about = 이 서버에서 진행 중인 게임 구경하기
games_watch_game = 참가자 이름, 또는 게임 메시지의 링크 (기본값: 목록에서 고르기)

league_about = 리그: 이 서버의 4~32명이 겨루는 시즌
league_new = 이 채널에서 리그를 엽니다. 게임은 스레드에서 저절로 시작됩니다
league_league = 어느 리그 (기본: 이 채널의 리그)
league_name = 리그 이름 (기본: 게임 이름)
league_seats = 한 테이블의 최대 인원 (기본: 4명 또는 게임의 최대 인원)
league_pace = 한 차례의 제한 시간 (기본: 하루)
league_variant = 게임 규칙 (기본: 보통 규칙)

league_paces_day = 차례마다 하루
league_paces_three-days = 차례마다 사흘
