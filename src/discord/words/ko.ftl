errors_neutral = 봇에 문제가 생겼습니다. 바뀐 것은 없으니 잠시 뒤에 다시 시도해 주세요.
errors_busy = 지금 다른 프로그램이 봇의 데이터베이스를 쓰고 있습니다. 바뀐 것은 없으니 잠시 뒤에 다시 시도해 주세요.
errors_turnsGone = 지금의 규칙으로는 이 게임의 이전 차례를 재현할 수 없어 보여 드릴 수 없습니다. 기록과 결과는 남아 있습니다.
errors_refusedAnswer = 답을 보여 드리지 못했습니다. 지금 게임은 { COMMAND("board") }로 볼 수 있습니다.
errors_unpainted = 지금은 그림을 그리지 못했습니다.
errors_tryAgain = 다시 시도
errors_plainMessage = Discord나 필터가 이 메시지의 원래 내용을 거부해서 보여 드리지 못합니다. 버튼은 그대로 쓸 수 있고, 비공개 답변에서는 모두 볼 수 있습니다.
errors_plainPosted = Discord나 서버의 필터(AutoMod)가 { $channel }에 올리려던 메시지를 거부했습니다. 이름과 그림을 뺀 가장 간단한 메시지를 올렸고, 버튼은 그대로 쓸 수 있습니다. 서버 관리자가 서버 설정의 AutoMod에서 제 메시지를 허용할 수 있습니다.
errors_notPosted = Discord나 서버의 필터(AutoMod)가 { $channel }에 올리려던 메시지를 가장 간단한 형태까지 거부해서 그곳에 메시지가 없습니다. 서버 관리자가 서버 설정의 AutoMod에서 제 메시지를 허용할 수 있습니다. 다음 행동 때 다시 올립니다.
errors_notWritten = Discord가 제가 보낸 다이렉트 메시지를 가장 간단한 형태까지 거부했습니다. `/games list`에서 게임을 볼 수 있습니다.
errors_notFollowed = 이 채널에 올리지 못했습니다.
errors_oldButton = 봇의 다른 버전이 만든 버튼입니다. 지금 게임은 { COMMAND("board") }로 볼 수 있습니다.
errors_strangeButton = 알 수 없는 버튼입니다. 지금 게임은 { COMMAND("board") }로 볼 수 있습니다.
errors_otherGame = 이 채널에서 하고 있는 게임: { $game }. 대신 { $command } 명령을 쓰세요.
errors_otherGameEnded = 이 채널에서 마지막으로 한 게임: { $game }. 결과는 { $board }로 볼 수 있습니다.
errors_strangeCommand = 이제 없는 명령어입니다. `/`를 입력하면 쓸 수 있는 명령어가 나옵니다.

errors_moved = { $former } 명령은 자리를 옮겼습니다. 대신 { $present } 명령을 입력하세요.
errors_formerOption = 이제 { $option }[은/는] 메뉴입니다. { $command }에서 빼고 입력한 뒤, 나만 보이는 답에서 고르세요.

lobby_join = 참가
lobby_leave = 나가기
lobby_start = 시작
lobby_free = 빈자리
lobby_gathering = 누구나 참가할 수 있습니다. 인원이 모이면 { $opener } 님이 시작할 수 있습니다.
lobby_full = 자리가 다 찼습니다. 참가자 누구나 시작할 수 있습니다.
lobby_running = 게임이 진행 중입니다.
lobby_over = 게임이 끝났습니다.
lobby_cancelled = 모집이 취소되었습니다.
lobby_opened = 게임을 열고 참가했습니다. 다른 분들은 참가 버튼을 누르면 됩니다.
lobby_dealt = 카드를 나누었습니다. 게임보드는 새 메시지로 올라옵니다.
lobby_joined = 참가했습니다. 지금 { $wanted }명 중 { $taken }명입니다.
lobby_left = 자리에서 나왔습니다.
lobby_leftAndClosed = 자리에서 나왔습니다. 아무도 남지 않아 모집을 닫았습니다.
lobby_leftAndClosedForAll = 자리에서 나왔습니다. 자리를 연 곳에 아무도 남지 않아 다른 사람들의 모집도 닫았습니다.
lobby_seated = 차례 순서: { LIST($people, between: ", ") }. 곧 게임보드가 올라옵니다.
lobby_resigned = 기권했습니다. 이제부터 봇이 대신 진행하고, 순위는 맨 아래가 됩니다.
lobby_resignedAndOver = 기권했고, 게임이 끝났습니다.
lobby_howItEnded = 결과는 { COMMAND("board") }로 볼 수 있습니다.
lobby_calledOff = 게임을 취소했습니다.
lobby_agreedToCancel = 게임 취소에 동의했습니다. { $needed }명 중 { $agreed }명이 동의했습니다. 다른 분들에게는 채널에서 묻습니다.
lobby_endedDeserted = 게임이 끝났습니다. 떠난 사람은 패배하고 나머지는 공동 1위입니다.
lobby_playsOn = { $person } 님은 계속하고 싶어 합니다. 게임을 취소하지 않습니다.
lobby_nothingToCancel = 이제 게임 취소를 원하는 사람이 없습니다.
lobby_saidPlayOn = 게임을 계속합니다.

places_permissions_ViewChannel = 채널 보기
places_permissions_SendMessages = 메시지 보내기
places_permissions_SendMessagesInThreads = 스레드에서 메시지 보내기
places_permissions_CreatePublicThreads = 공개 스레드 만들기
places_permissions_CreatePrivateThreads = 비공개 스레드 만들기
places_permissions_AttachFiles = 파일 첨부
places_permissions_ReadMessageHistory = 메시지 기록 보기
places_lacking = 이 채널에서는 게임을 할 수 없습니다. 봇에게 { LIST($permissions) } 권한이 없습니다. 채널을 관리하는 분이 봇의 역할에 권한을 준 뒤 다시 시도해 주세요.
places_direct =
    { GIVEN(COMMAND("solo")) ->
        [no] 여기는 다이렉트 메시지입니다. { COMMAND("new", "players:") }로 봇과 겨룰 수 있습니다. 여러 사람이 하려면 서버 채널에서 쓰세요.
       *[yes] 여기는 다이렉트 메시지입니다. { COMMAND("solo") }는 혼자, { COMMAND("new", "players:") }는 봇과 겨루는 게임입니다. 여러 사람이 하려면 서버 채널에서 쓰세요.
    }
places_amongOthers = 다른 사람들의 개인 대화에는 게임보드를 올릴 수 없습니다. 봇이 설치된 서버의 채널에서 하거나, 봇과의 다이렉트 메시지에서 1인 게임을 하세요.
places_notInstalled =
    { GIVEN(COMMAND("solo")) ->
        [no] 이 서버에는 봇이 설치되어 있지 않아서 게임보드를 올릴 수 없습니다. 서버를 관리하는 분이 봇 프로필의 “앱 추가”에서 서버에 추가할 수 있습니다.
       *[yes] 이 서버에는 봇이 설치되어 있지 않아서 게임보드를 올릴 수 없습니다. 서버를 관리하는 분이 봇 프로필의 “앱 추가”에서 서버에 추가할 수 있습니다. 아니면 봇과의 다이렉트 메시지에서 { COMMAND("solo") }를 하세요.
    }

board_hand = 손패
board_rules = 규칙
board_board = 게임보드
board_parts = 그림 설명
board_undo = 되돌리기
board_resigned = { $person } 님이 기권했습니다.
board_hasLeft = { $person } 님이 게임을 완전히 떠났습니다.
board_awaited = { LIST($people) } 님: { $what }
board_chosen = { LIST($people) } 님은 이미 골랐습니다.
board_tookBack = { $person } 님이 되돌렸습니다:
board_tooEarly = 누구도 두 번째 차례를 갖기 전에 끝나서 어떤 기록에도 남지 않습니다.
board_practised = 이 게임에서는 되돌리기를 써서 점수가 연습 기록으로 남습니다.

panel_done = 완료했습니다.
panel_preview = 미리보기: { $action }
panel_further = -# 목록에는 선택지 { $count }개 중 25개가 있습니다. 나머지도 { COMMAND("do") } 명령으로 입력할 수 있습니다.
panel_more = 다른 행동…
panel_back = 뒤로
panel_yourTurn = 내 차례
panel_judged = 보통 봇의 추천 순서입니다.
panel_mostPoints = 지금 점수를 많이 얻는 것부터입니다.
panel_pressShows = { $order } 누르면 결과를 먼저 보여 드리고, 확인해야 실행됩니다.
panel_withoutPreview = { $order } 미리 보기 없이 바로 실행됩니다: { LIST($kinds) }.
panel_others = { $kind }: 다른 방법
panel_none = 없음
panel_notYet = 아직 하지 않았습니다. 확인하면 이렇게 됩니다:
panel_gone = 그 선택지는 이제 없습니다. 지금은 이 중에서 고를 수 있습니다:
panel_points = { $points }점
panel_between = { $least }–{ $most }점
panel_upTo = 최대 { $points }점

orders_always = 항상: { $order }
orders_alwaysWhich = 항상 이렇게…
orders_which = 지금 실행하고, 이후로는 맞을 때마다 묻지 않고 실행합니다. 언제까지 계속하시겠습니까?
orders_left = 예약 지시: { $order }. 다른 사람에게는 보이지 않으며, 손패 화면에서 취소할 수 있습니다.
orders_title = **내 예약 지시**
orders_takeBack = 취소: { $order }
orders_withdrawn = 지시를 취소했습니다. 이제 다시 여쭤봅니다.
orders_door = 예약 지시…
orders_ask = 묻지 않고 대신 할 일을 골라 주세요. 맞을 때마다 실행하며, 그때까지 다른 사람에게는 보이지 않습니다.
orders_none = 지금은 미리 정해 둘 것이 없습니다.

typing_unknown = “{ $typed }”: { $option }에 쓸 수 없는 값입니다.
typing_tooLong = { $option } 값은 { $longest }자까지 쓸 수 있는데 { $characters }자입니다. 아무것도 실행하지 않았습니다.
typing_andMore = { LIST($values, between: ", ") } 외 { $left }개
typing_possible = 지금 가능한 값: { $values }.
typing_possibleWith = { LIST($given, between: ", ") }일 때 가능한 값: { $values }.
typing_instead = 지금 할 수 있는 일: { LIST($kinds, between: ", ") }.
typing_nothing = “{ $typed }”: 지금 할 수 있는 일이 아닙니다.
typing_several = “{ $typed }”에 맞는 액션이 여럿 있습니다.

fair_shuffleSealed = 섞기 { $digits } · { COMMAND("game") }
fair_shuffleCheck = 섞기 확인: { COMMAND("game") }
fair_elsewhere = 다른 채널의 게임에 속한 버튼이라 아무것도 하지 않았습니다.
fair_unasked = 요청하지 않은 것이라 아무것도 하지 않았습니다. 지금의 게임은 { COMMAND("board") }로 볼 수 있습니다.
fair_slowDown = 너무 빨라서 아무것도 하지 않았습니다. 잠시 뒤에 다시 해 주세요.

lesson_begin = 첫 차례 연습하기
lesson_toGame = 게임으로 가기
lesson_play = 여기에서 게임 열기
lesson_playBot = 봇과 겨루기
lesson_back = 뒤로
lesson_help = 초록색 버튼을 누르면 다음으로 넘어갑니다.
lesson_none = 이 연습은 이제 없습니다. 모든 장은 { COMMAND("rules") }에 있습니다.

showing_share = 공유
showing_replayButton = 다시보기
showing_card = 이 게임의 카드이고, 지금은 혼자만 볼 수 있습니다. 저장하거나 이 채널에 올릴 수 있습니다.
showing_cardToKeep = 이 게임의 카드입니다. 저장하거나 공유할 수 있습니다.
showing_post = 여기에 올리기
showing_posted = 여기에 올립니다.
showing_sharedBy = { $person } 님이 이 게임을 공유합니다:
showing_replay = 게임 시작부터 지금까지의 모습입니다. 저장하거나 공유할 수 있습니다.
showing_progress = 게임을 차례대로 그리는 중입니다. { PERCENT($share) } 완료했습니다.
showing_busy = 이 채널의 다시보기를 이미 그리는 중입니다. 끝난 뒤에 다시 시도하시기 바랍니다.
showing_noPicture = 이 게임에는 그런 그림이 없습니다.

tables_paces_none = 시간 제한 없음
tables_paces_day = 차례마다 하루
tables_paces_three-days = 차례마다 사흘
tables_paces_two-weeks = 차례마다 14일
tables_paces_live = 라이브: 선택마다 1분
tables_seatings_random = 자리는 무작위
tables_seatings_joined = 자리는 참가한 순서대로
tables_noHints = 힌트 없음
tables_rated = 레이팅 게임, 힌트 없음
tables_ratedWithMore = 한 분이 더 참가하면 레이팅 게임
tables_unrated = 레이팅에 반영되지 않음
tables_arrange = 이 게임의 방식입니다. 다른 사람이 앉기 전까지 바꿀 수 있습니다.
tables_invite = 사람 초대하기
tables_invited = 초대: { LIST($people) }
tables_asked = 대답을 기다림
tables_rematch = 같은 사람들과 다시 하기: 다른 분들은 참가를 눌러 주세요.
tables_lapsed = 하루 동안 아무 일이 없어 이 게임을 접었습니다. 언제든 { COMMAND("new") }로 다시 열 수 있습니다.
tables_title = { $game } – { LIST($people, between: ", ") } 님의 게임
tables_inThread = 스레드에서 하기
tables_openedThere = { $thread }에 게임을 열고 참가했습니다.
tables_dealtThere = 시작했습니다. 게임보드는 { $thread }에 있습니다.
tables_alreadyInThread = 여기는 이미 스레드입니다. `thread` 없이 { COMMAND("new") }를 쓰면 여기서 할 수 있습니다.
tables_noThread = 여기에 스레드를 만들 수 없었습니다. `thread` 없이 { COMMAND("new") }를 쓰면 이 채널에서 할 수 있습니다.
tables_bots = 사람만 게임을 할 수 있습니다: { LIST($people) }
tables_yourself =
    { GIVEN(COMMAND("solo")) ->
        [no] 자신에게는 대결을 신청할 수 없습니다.
       *[yes] 혼자 하려면 { COMMAND("solo") }를 쓰세요.
    }
tables_remove = { $person } 내보내기
tables_removed = { $person } 님[을/를] 내보냈습니다. 자리가 다시 비었습니다.
tables_again = 게임을 다시 열었습니다. 다른 분들이 참가를 누르면 됩니다.
tables_againSolo = 다시 시작했습니다. 곧 게임보드가 올라옵니다.
tables_none =
    { GIVEN(COMMAND("solo")) ->
        [no] 진행 중인 게임이 없습니다. { COMMAND("new") }로 게임을 열 수 있습니다.
       *[yes] 진행 중인 게임이 없습니다. { COMMAND("new") }로 게임을 열거나 { COMMAND("solo") }로 혼자 할 수 있습니다.
    }
tables_help =
    { GIVEN(COMMAND("solo")) ->
        [no] { COMMAND("new") }로 테이블을 열어 사람이나 봇과 할 수 있습니다. `/games find`로 상대를 찾고, `/games list`로 내 게임을 봅니다.
       *[yes] { COMMAND("new") }로 테이블을 열어 사람이나 봇과 할 수 있고, { COMMAND("solo") }로 혼자 할 수 있습니다. `/games find`로 상대를 찾고, `/games list`로 내 게임을 봅니다.
    }

help_buttons_daily = 오늘의 게임
help_buttons_bot = 봇과 하기
help_buttons_learn = 배우기
help_buttons_find = 사람 찾기
help_buttons_list = 내 게임
help_daily = **오늘의 게임**: 이 봇을 쓰는 모두가 같은 패를 받습니다. 게임은 본인에게만 보입니다.
help_bot = **봇과 하기**: 이 채널에서 바로 시작합니다. 첫 게임에는 쉬움이 좋습니다.
help_learn = **배우기**: 예시 판에서 2분 만에 첫 턴을 해 봅니다. 본인에게만 보입니다.
tables_noneOpen = 여기에는 앉을 수 있는 테이블이 없습니다. { COMMAND("new") }로 열면 이 목록을 보는 사람이 찾을 수 있습니다.

calls_ping = { $person } 님 차례입니다.
calls_reminder = { $person } 님, 다른 분들이 { $hours }시간째 기다리고 있습니다.
calls_note = { $person } 님, 마지막 알림입니다. 다른 분들이 { $days }일째 기다리고 있습니다. 이번 차례는 더 알리지 않겠습니다.
calls_nudge =
    { GIVEN($asked) ->
        [no] { LIST($people) } 님, { $by } 님이 재촉합니다. 지금 { LIST($people) } 님 차례입니다.
       *[yes] { LIST($people) } 님, { $by } 님이 재촉합니다: { $asked }.
    }
calls_overdue = { $person } 님의 차례가 { $hours }시간을 넘겼습니다. 어떻게 이어 갈지 다른 분들이 정할 수 있습니다.
calls_question = { $person } 님, 여기에서 물어본 것에 아직 답하지 않으셨습니다.
calls_invited = { $person } 님, 이 게임에 초대받으셨습니다.
calls_paused = 게임이 잠시 멈춰 있습니다.

live_minute = ⏱️ { $person } 님: 1분은 { $minute }에 끝납니다. 예비 시간 { $reserve }은(는) { $end }에 끝납니다.
live_reserve = ⏳ { $person } 님: 1분이 지나 예비 시간이 줄어듭니다. { $end }에 끝납니다.
live_begins = { LIST($people) } 님, 라이브 게임이 시작됩니다. 선택마다 1분, 게임 전체에 예비 시간 5분입니다.
live_warning = ⏳ { $person } 님, 예비 시간이 { $end }에 끝납니다. 그러면 시간패가 됩니다.
live_lost = { $person } 님의 시간이 다 되었습니다.
live_seek = 라이브 게임 상대를 찾습니다. 모집은 { $end }에 끝납니다. 자리가 모두 차면 바로 시작합니다.
live_lapsed = 라이브 게임 모집이 끝났습니다. 언제든 { COMMAND("new") }로 다시 열 수 있습니다.
live_follows = 그림은 곧 표시됩니다.
live_waiting = { LIST($people) } 님을 기다립니다. 차례가 되면 여기에 패널이 열립니다.

history_log = 기록
history_recap = 요약
history_board = 게임보드
history_earlier = ◀ 이전
history_later = 다음 ▶
history_logTitle = **지금까지의 게임**, { $pages }쪽 중 { $page }쪽
history_logEmpty = 아직 아무 액션도 없습니다. 기록은 첫 차례부터 시작됩니다.
history_strangers = 이 게임의 참가자가 아니어서 기록의 마지막 쪽을 보여 드립니다.
history_tookBack = **{ $name }** 님이 { LIST($turns) }번을 되돌렸습니다.
history_byOrder = (예약 지시에 따라)
history_playedFor = (자리를 대신해 봇이 진행함)
history_since = **자신의 마지막 액션 뒤에 있었던 일**
history_sinceTheDeal = **게임이 시작된 뒤에 있었던 일**
history_nothingSince = 자신의 마지막 액션 뒤에는 아무 일도 없었습니다.
history_near = **자신의 목표**
history_boardAfter = { $newest }번 중 { $turn }번 액션 뒤의 게임보드입니다.
history_boardOfTheDeal = 게임을 시작할 때의 게임보드입니다.
history_noSuchTurn = { $turn }번 액션은 없습니다. 가장 최근은 { $newest }번이고 0번은 게임 시작입니다. 번호는 { COMMAND("game") } → 기록에 있습니다.

ending_ratings = 레이팅: { LIST($people, between: ", ") }.
ending_ratingsWithPlayers = 봇 상대 레이팅: { LIST($people, between: ", ") }.
ending_rating = { $person } 님 { $points } ({ $change })
ending_ratedInPart = 이 게임은 레이팅에 { PERCENT($part) }만 반영되었습니다.
ending_more = 더 보기…
ending_whichOther = 같은 사람들과 어떤 게임을 하시겠습니까? 다른 분들은 참가를 누르면 됩니다.
ending_recordButton = 기록 파일
ending_verifyButton = 섞기 확인
ending_record = 게임 전체의 기보 파일입니다. 다른 프로그램으로 읽고 확인할 수 있습니다.
ending_recordSoFar = 지금까지의 기보 파일입니다. 볼 수 있는 것만 들어 있고, 게임이 끝나면 모두 들어갑니다.
ending_recordFile = 게임의 기보
ending_verified = 확인했습니다. 섞기 { $shuffles }번과 모든 차례가 첫 카드 전에 정해진 시드와 맞습니다. { COMMAND("game") } → 기록 파일로 직접 확인할 수도 있습니다.
ending_proof = -# SHA-256 `{ $commitment }`, 시드 `{ $seed }`, 솔트 `{ $salt }`
ending_differs = { $turn }번부터 이 게임은 미리 정해진 시드와 맞지 않습니다.
ending_notYetVerified = 카드 섞기는 비밀 시드로 정해져 있고, 시드의 SHA-256은 `{ $commitment }`입니다. 시드는 게임이 끝나면 공개됩니다. 그때 모든 섞기를 확인할 수 있습니다.
ending_unverifiable = 섞기를 시드로 정하기 전에 시작한 게임이라 확인할 수 없습니다.
ending_olderRules = 이 게임은 이전 버전의 규칙으로 시작되어 이제는 차례를 확인할 수 없습니다. 시드는 공개되어 있으니 그때의 프로그램으로 확인할 수 있습니다.

review_progress = 이 게임의 결정을 하나씩 다시 살펴보고 있습니다. { PERCENT($share) } 완료했습니다.
review_overview = 전체
review_turnButton = { NUMBER($turn) }번 차례: { $loss }
review_share = 공유
review_shared = 공유했습니다. 이제 여기 있는 모두가 이 복기를 볼 수 있습니다.
review_sharedBy =
    { GIVEN($right) ->
        [no] { $person } 님이 이 게임의 흐름을 공유합니다:
       *[yes] { $person } 님이 이 게임의 흐름을 공유합니다. 정확도는 100점 만점에 **{ NUMBER($right) }**점입니다:
    }
review_turn = **{ NUMBER($turn) }번 차례: { $loss }점**
review_played = 고른 것: { $action }
review_better = 더 나은 선택: **{ $action }**
review_because = 이유:
review_noReason = 그 뒤에는 최종 점수가 **{ $points }**점 더 높을 것으로 봅니다.
review_chances = 이런 게임에서 이길 확률: 더 나은 선택으로는 { PERCENT($best) }, 실제 선택으로는 { PERCENT($played) }.
review_seen = -# 그때 볼 수 있던 것만으로 판단했습니다. 나중에 일어난 일은 쓰이지 않았습니다.

deals_soloRules = 상대 없이 혼자 합니다(솔로). 결과는 내 점수입니다. 끝나면 어려운 봇의 점수를 볼 수 있습니다.
deals_dailyRules = 오늘은 이 봇을 쓰는 모두에게 같은 카드가 나옵니다. 첫 시도만 기록됩니다. 되돌리기와 힌트는 없습니다. 나만 볼 수 있고, 이 채널에서 다른 게임이 진행 중이어도 바로 여기서 합니다.
deals_challengeRules = 코드를 아는 모두에게 같은 카드가 나옵니다. 첫 시도만 기록됩니다. 되돌리기와 힌트는 없습니다. 나만 볼 수 있습니다.
deals_pastRules = 이 날은 끝났습니다. 되돌리기와 힌트를 쓰며 연습할 수 있습니다.
deals_spentRules = 첫 시도는 끝났습니다. 이제부터는 되돌리기와 힌트를 쓰며 연습합니다.
deals_ends = 오늘은 { $at }에 끝납니다({ $relative }). 그때까지 시작한 게임은 두 시간 더 마무리할 수 있습니다.
deals_next = 다음 게임: { $relative }.
deals_streak = 🔥 { $days }일 연속, 최장 { $longest }일.
deals_freeLeft = 이번 달에는 하루 쉬어도 이어집니다.
deals_freeUsed = 이번 달 쉬는 날은 이미 썼습니다.
deals_sealed = 봉인: { $commitment }
deals_sealedNext = 내일: { $commitment }
deals_sealedMeans = 이 코드는 첫 카드가 나오기 전에 정해졌습니다. 시드와 솔트가 공개되면 카드가 바뀌지 않았음을 누구나 확인할 수 있습니다.
deals_openTo = 시드와 솔트 공개: { $relative }.

deals_play = 시작하기
deals_goOn = 이어서 하기
deals_practise = 연습하기
deals_anew = 처음부터 다시
deals_show = 여기에 보여 주기
deals_text = 텍스트로 보기
deals_rounds = 라운드별로 보기
deals_way = 가장 좋은 진행
deals_parWay = 어려운 봇의 진행
deals_proof = 섞기 확인
deals_archive = 지난 게임
deals_challenges = 도전
deals_days = 날짜별
deals_older = 이전
deals_newer = 다음
deals_today = 오늘의 게임
deals_dare = 도전장 보내기
deals_newChallenge = 새 도전

deals_result = **{ $count }점**
deals_par =
    { $by ->
        [0] 어려운 봇의 기준 { $par }점과 똑같습니다.
       *[other] { $side ->
            [above] 어려운 봇의 기준은 { $par }점: **{ $by }점** 높습니다.
           *[other] 어려운 봇의 기준은 { $par }점: **{ $by }점** 낮습니다.
        }
    }
deals_parUnderWay = 어려운 봇이 아직 진행 중입니다. 잠시 뒤 다시 누르면 기준이 나옵니다.
deals_late = 마감 뒤에 끝나서 연습으로 남습니다.
deals_unfair = 되돌리기나 힌트를 쓴 게임입니다.
deals_field =
    { $players ->
        [0] 아직 다른 사람은 하지 않았습니다.
        [1] 아직 다른 사람은 하지 않았습니다.
       *[other] { $better ->
            [0] { $players }명 가운데 더 잘한 사람이 없습니다.
           *[other] { GIVEN($share) ->
                [yes] { $players }명 가운데 { PERCENT($share) }보다 잘했거나 같습니다.
               *[no] { $players }명 가운데 { $place }위입니다.
            }
        }
    }
deals_here = **이 서버**
deals_takenUp = **해 본 사람**
deals_row = `{ $place }` { $name }: { $count }점
deals_rowUnfinished = `–` { $name }: 끝내지 못함
deals_helped = { $row } (되돌리기나 힌트 사용)
deals_rival = `–` { $name }: { $count }점
deals_ownBest = 연습까지 내 최고: { $count }점, 시도 { $attempts }번.
deals_bestFound = 지금까지 찾은 최고: { $count }점.
deals_otherDeal = 새로 배분한 카드입니다. 끝난 게임의 시드와 액션은 누구나 볼 수 있기 때문입니다.
deals_giveCode = { $command } 입력하면 같은 게임을 하고 점수를 견줄 수 있습니다.
deals_unplayed = 직접 해 본 뒤에 다른 사람의 결과를 볼 수 있습니다.
deals_strong = 기준
deals_found = 찾은 최고
deals_roundsTitle = **라운드별 점수**
deals_wayTitle = **{ $count }점까지의 진행**
deals_textHint = 어디에나 붙여 넣을 수 있습니다. 카드 내용은 드러나지 않습니다:
deals_textPar = 기준 { $par }점
deals_posted = 카드를 이 채널에 올립니다.
deals_postedBy = { $name } 님이 했습니다. 누구나 같은 게임을 할 수 있습니다: { $command }

deals_archiveTitle = **{ $game }: 지난 날**
deals_challengesTitle = **{ $game }: 내 도전**
deals_noDays = 아직 지난 날이 없습니다. 첫 번째는 내일 여기에 올라옵니다.
deals_noChallenges = 아직 만들거나 받은 도전이 없습니다.
deals_notPlayed = 미참여
deals_best = 최고 { $count }점
deals_choose = 어느 것을 보시겠습니까?
deals_proofPublished =
    시드 `{ $seed }`
    솔트 `{ $salt }`
deals_proofHow = 누구나 확인할 수 있습니다.

morning_title = ☀️ **좋은 아침입니다!** { $date }
morning_deal = **{ $game } · { $deal }**
morning_dealWithPar = **{ $game } · { $deal }** · 어려운 봇: { $par }점
morning_row = { $name }: { $count }점
morning_duelRow =
    { $side ->
        [level] { $name }: 동점
        [ahead] { $name }: { $count }점 앞섬
       *[other] { $name }: { $count }점 뒤짐
    }
morning_bot = 어려운 봇
morning_streak = 🔥 { $days }일 연속
morning_more = -# 그 밖에 { $count }명
morning_hidden = -# 지난 게임은 { $relative } 마감됩니다. 결과는 다음 아침 메시지에 나옵니다.
morning_none = 지난 게임은 여기에 보여 줄 결과가 없습니다. 오늘의 게임이 준비되어 있습니다.
morning_move = ✨ **오늘의 한 수:** { $name } 님이 { $game }에서 한 수로 { $points }점을 얻었습니다. 이 게임의 평균보다 { $ahead }점 많습니다.
morning_week =
    { $games ->
        [0] 📅 **지난 일주일:** 끝난 게임이 없습니다.
       *[other] 📅 **지난 일주일:** 게임 { $games }판이 끝났습니다.
    }
morning_best = 🏆 최고 점수: { LIST($scores) }.
morning_score = { $game } { $name } 님 { $points }점
morning_record = 🎉 이 서버의 새 기록: { $score }. 이전 기록은 { $before }점이었습니다.
morning_longest = 🔥 오늘의 게임 최장 연속: { $name } 님, { $days }일.
morning_wait = ⏳ 리그 { $league }: { $thread }에서 { $name } 님 차례입니다. 차례 시작: { $since }.
morning_play = 오늘의 { $game } 하기
morning_puzzle = 퍼즐 풀기
duels_rules = 어려운 봇과 겨룹니다. 모두 같은 자리에서 두며, 같은 수에는 봇이 언제나 똑같이 응수합니다. 결과는 봇과의 점수 차입니다.
duels_result = 어려운 봇 상대로 **{ $lead }** ({ $own } : { $bot })
duels_par = 같은 자리의 어려운 봇은 **{ $lead }**입니다.
duels_ownBest = 연습까지 내 최고: { $lead }, 시도 { $attempts }번.
duels_bestFound = 지금까지 찾은 최고: { $lead }.
duels_wayTitle = **{ $lead }까지의 진행**
duels_wayHow = 이 진행에는 봇이 매번 똑같이 응수합니다.
duels_roundsTitle = **라운드별 봇과의 점수 차**
duels_textPar = 어려운 봇 { $lead }
duels_best = 최고 { $lead }
duels_proofHow = 봇의 난수도 시드에서 나옵니다. 봇의 프로그램이 있으면 누구나 봇의 모든 응수를 확인할 수 있습니다.
duels_thinking = 봇이 아직 생각 중입니다. 잠시 뒤 버튼을 눌러 주세요.
duels_solo = 솔로
duels_duel = 대결

duplicates_head = **{ $game }** · 듀플리킷, { $tables }개 테이블
duplicates_about = 모든 테이블에서 나누는 카드와 뽑는 카드가 같습니다. 끝나면 브리지처럼 자리별로 비교합니다. 같은 자리에서 뒤진 테이블마다 매치 포인트 2점, 같으면 1점입니다. 레이팅에는 반영되지 않습니다.
duplicates_how_seats =
    { GIVEN($seats) ->
        [no] 자리 수는 필요한 만큼
       *[yes] 테이블당 { $seats }자리
    }
duplicates_how_hints =
    { $hints ->
        [no] 힌트 없음
       *[yes] 힌트 있음
    }
duplicates_how_company = 테이블마다 { LIST($company, between: ", ") }
duplicates_secret = 각 테이블은 비공개 스레드이며, 모두 끝날 때까지 다른 사람은 아무것도 볼 수 없습니다. 다만 스레드 관리 권한이 있는 멤버는 Discord에서 들여다볼 수 있습니다.
duplicates_gathering = { $opener } 님이 열었습니다. 현재 { $count }명, 최대 { $most }명입니다. 테이블은 무작위로 나누고, 빈자리에는 봇이 앉습니다.
duplicates_fewer = 원했던 { $wanted }개보다 테이블이 적습니다. 테이블마다 적어도 한 사람은 앉기 때문입니다.
duplicates_calledOff = 취소되었습니다. 아무것도 나누지 않았습니다.
duplicates_closed = 일찍 닫혔습니다. 끝난 테이블만 비교하고, 나머지는 따로 계속됩니다.
duplicates_compared = 비교 결과는 따로 올린 메시지에 있습니다.
duplicates_noThreads = ⚠️ 여기에 비공개 스레드를 열 수 없습니다. **비공개 스레드 만들기**와 **스레드에서 메시지 보내기** 권한이 필요합니다. 저절로 다시 시도하며 잃는 것은 없습니다.

duplicates_stop = 취소
duplicates_sure = 네, 끝냅니다

duplicates_opened = 듀플리킷이 열렸습니다. 곧 이 채널에 안내 메시지가 올라옵니다.
duplicates_joined = 참가했습니다. 테이블은 시작할 때 무작위로 정합니다.
duplicates_left = 나갔습니다.
duplicates_started = 시작합니다. 테이블마다 비공개 스레드가 열리고, 그 자리에 앉는 사람이 추가됩니다.
duplicates_stopAsk = 듀플리킷을 취소하시겠습니까? 아무것도 나누지 않습니다.
duplicates_closeAsk = 듀플리킷을 닫으시겠습니까? 끝난 테이블을 지금 비교하고, 나머지는 계속되지만 더는 세지 않습니다.
duplicates_closeForfeits = ⚠️ 내 테이블은 아직 진행 중입니다. 닫으면 내 자리가 꼴찌가 됩니다.
duplicates_stopped = 취소했습니다.
duplicates_closedNow = 닫았습니다.
duplicates_onlyHere = 듀플리킷은 서버에서만 열 수 있습니다. 비공개 스레드를 열 수 있는 채널에서 여세요.
duplicates_offer = 여러 테이블에서 같은 카드 배분, 끝나면 비교…
duplicates_offered = 테이블 { NUMBER($count) }개에서 같은 카드 배분
duplicates_offeredAlone = { NUMBER($count) }명이 같은 솔로 배분
duplicates_noneEnded = 끝난 테이블이 없어 비교할 것이 없습니다.
duplicates_place =
    { GIVEN($share) ->
        [no] `{ $place }` { $name } · – · 매치 포인트 { $matchPoints }점 · { $table }번 테이블
       *[yes] `{ $place }` { $name } · { PERCENT($share) } · 매치 포인트 { $matchPoints }점 · { $table }번 테이블
    }
duplicates_seat = { $number }번 자리
duplicates_score =
    { GIVEN($total) ->
        [no] { $table }번 테이블 { $name } – ({ $matchPoints })
       *[yes] { $table }번 테이블 { $name } { $total } ({ $matchPoints })
    }
duplicates_rounds = 라운드별
duplicates_parted = { $turn }번째 선택까지 모든 테이블이 같았고, 그때 { $seat }번 자리의 선택이 갈렸습니다.
duplicates_oneWay = 모든 테이블의 선택이 끝까지 같았습니다.
duplicates_scale = -# 괄호 안은 매치 포인트입니다. 기권한 자리나 취소된 테이블의 자리는 꼴찌입니다. 자기 게임 도중에 닫은 사람의 자리도 마찬가지입니다.
duplicates_proof = -# 시드 `{ $seed }`, 솔트 `{ $salt }`.
duplicates_stillPlayed = -# 시드는 마지막 테이블이 끝나면 공개합니다.
duplicates_counted = 듀플리킷 { $count }회: 매치 포인트 평균 { PERCENT($share) }

hints_ask = 힌트
hints_title = **추천하는 선택**, 좋은 것부터
hints_margin = 예상 **{ $points }**
hints_score = 예상 **{ $points }**점
hints_exactly = 정확한 이유는?
hints_after =
    { $first ->
        [no] *{ $action }* 다음에:
       *[yes] *{ $action }* 다음에(상상한 판에서의 비율):
    }
hints_shares =
    { GIVEN($why) ->
        [no] { $other } 대신 { $share }
       *[yes] { $other } 대신 { $share }, 다른 쪽에서는: { $why }
    }
hints_lead = 그때 점수 차이: { $lead } (다른 쪽은 { $leadOther }).
hints_gets =
    { GIVEN($name) ->
        [no]
            { $gain ->
                [nothing] { $thing }에서 얻는 것이 없음
                [less] { $thing }에서 얻는 것이 줄어듦
               *[more] { $thing }에서 얻는 것이 늘어남
            }
       *[yes]
            { $gain ->
                [nothing] { $name } 쪽이 { $thing }에서 얻는 것이 없음
                [less] { $name } 쪽이 { $thing }에서 얻는 것이 줄어듦
               *[more] { $name } 쪽이 { $thing }에서 얻는 것이 늘어남
            }
    }
hints_because =
    { $better ->
        [no] *{ $action }* 쪽보다 못함: { $reason }.
       *[yes] *{ $action }* 쪽보다 나음: { $reason }.
    }
hints_against = 불리한 점: { $reason }
hints_unnamed =
    { $better ->
        [no] *{ $action }* 쪽보다 못함: 두드러진 이유는 없음.
       *[yes] *{ $action }* 쪽보다 나음: 두드러진 이유는 없음.
    }
hints_comparedWith = *{ $action }* 대비: { $reasons }
hints_rest = 나머지: { $points }
hints_even =
    { $ahead ->
        [no] 언뜻 보기에 *{ $action }* 쪽과 거의 같습니다.
       *[yes] 둘 다 앞을 내다보며 진행해 보니 *{ $action }* 쪽과 거의 같습니다.
    }
hints_noReason = *{ $action }* 대비: 모두 { $points }. 이유 하나로 설명되지는 않습니다.
hints_marginMeans = 예상: 게임이 끝날 때 내 점수에서 다른 사람들의 평균을 뺀 것. 지금 보이는 것만으로 헤아렸습니다.
hints_scoreMeans = 예상: 게임이 끝날 때의 내 점수. 지금 보이는 것만으로 헤아렸습니다.
hints_press = 누르면 게임보드에 보여 드립니다. 확인하기 전에는 아무것도 하지 않습니다. 힌트는 버튼의 순서보다 더 멀리 내다봅니다.
hints_counted = 이 게임에서 지금까지 힌트 { $used }번.
hints_only = 할 수 있는 일이 하나뿐이라 힌트로 세지 않습니다:
hints_none = 여기서는 권할 것이 없습니다. 힌트로 세지 않습니다.
hints_used = 힌트를 { $count }번 썼습니다.
hints_usedBy = 힌트: { LIST($uses, between: ", ") }.
hints_usedByOne = { $person } 님 { $count }번

puzzles_title = **{ $game } · 퍼즐**
puzzles_round = { NUMBER($round) }라운드
puzzles_ask = **내가 선택합니다. 가장 좋은 선택은?**
puzzles_back = -# 전에 푼 퍼즐입니다. 레이팅은 바뀌지 않습니다.
puzzles_which = 퍼즐: 한 장면, 한 번의 결정, 가장 좋은 답 하나. 어느 게임으로 할까요?
puzzles_gameButton =
    { GIVEN($rating) ->
        [no] { $game }
       *[yes] { $game } · { $rating }
    }
puzzles_right = ✅ **정답입니다!**
puzzles_wrong = ❌ **더 좋은 선택이 있었습니다.**
puzzles_before = 이 퍼즐의 답을 고른 때: { $when }.
puzzles_best = 최선
puzzles_chosen = 내 선택
puzzles_why = *{ $action }* 쪽보다 나은 이유:
puzzles_imagined =
    { $best ->
        [no] 다른 행동 다음, 같은 판:
       *[yes] 가장 좋은 행동 다음, 상상한 한 판:
    }
puzzles_means = -# 2의 손해란 내 차례 두 번 뒤에 점수 차이가 2점 나빠진다는 뜻입니다. 상상한 { NUMBER($worlds) }판의 평균입니다.
puzzles_theme = -# 주제: { $theme } · 이 퍼즐의 레이팅: { $rating }
puzzles_themes_prepare = 준비
puzzles_themes_deny = 상대 견제
puzzles_themes_goal = 목표 쌓기
puzzles_themes_race = 경쟁
puzzles_themes_risk = 위험
puzzles_themes_timing = 때 고르기
puzzles_themes_save = 아껴 두기
puzzles_themes_position = 형세
puzzles_rating = 퍼즐 레이팅: { $before } → **{ $after }**
puzzles_unrated = 퍼즐 레이팅: **{ $rating }** (퍼즐마다 첫 답만 반영됩니다)
puzzles_provisional = -# 첫 답 열 번까지는 물음표가 붙습니다.
puzzles_next = 다음 퍼즐
puzzles_stop = 그만하기
puzzles_other = 다른 게임
puzzles_again = 가장 오래된 퍼즐 다시
puzzles_more = 퍼즐 더 풀기
puzzles_done = { $game } 퍼즐 { NUMBER($count) }개에 모두 답했습니다. 훌륭합니다!
puzzles_returns = 틀린 퍼즐이 다시 나오는 때: { $when }.
puzzles_oldest = 오래된 퍼즐부터 다시 풀 수 있습니다. 레이팅은 바뀌지 않습니다.
puzzles_run = **마무리:** { NUMBER($answered) }개 중 { NUMBER($solved) }개 정답, 최고 { NUMBER($longest) }개 연속.
puzzles_noRun = 이번에는 답한 퍼즐이 없습니다.
puzzles_runRating = { $game }: { $before } → **{ $after }**
puzzles_stats = 퍼즐 레이팅: **{ $rating }**, { NUMBER($answers) }개 중 { NUMBER($solved) }개 정답 (정답은 모두 공개되어 있습니다)

leagues_head = **{ $name }** · { $game } 리그
leagues_how_seats =
    { $seats ->
        [2] 1대1
       *[other] 한 테이블에 최대 { $seats }명
    }
contests_noPace = 제한 시간 없음
leagues_how_rounds =
    { GIVEN($rounds) ->
        [no] 라운드 수는 인원에 따라
       *[yes] { $rounds }라운드
    }
leagues_how_cup = 이어서 상위 { $cup }명의 토너먼트
leagues_scale = 순위별 점수: { LIST($scales, between: ", ") }. 공동 순위는 나눠 가집니다.
leagues_ties = 점수가 같으면 맞대결, 상대들의 평균 점수, 게임 점수의 비율, 추첨 순으로 정합니다.
leagues_absent = 제한 시간이 지나면 돌아올 때까지 봇이 대신 진행합니다. 봇에게 맡긴 게임은 0점이고, 두 번째부터는 대기자가 자리를 잇습니다(놓친 라운드마다 { $missed }점). 부전승은 { $bye }점입니다.
leagues_filled = 자리가 남는 테이블은 봇이 채웁니다: { $player }. 점수는 받지 않고, 다른 사람들의 순위는 그 자리가 없는 것처럼 셉니다.
leagues_noCup = 토너먼트 없음
leagues_fill =
    { $on ->
        [no] 빈자리는 비워 두기
       *[yes] 보통 봇이 빈자리에 앉기
    }
leagues_drawn = 대진은 시드 `{ $seed }`에서 무작위로 정해집니다.
leagues_gathering = { $opener } 님이 열었습니다. 현재 { $count }명, { $fewest }~{ $most }명이 할 수 있습니다. 게임은 이 채널의 스레드에서 저절로 시작되며 레이팅에 반영됩니다.
leagues_cup =
    { $players ->
        [2] 결승
        [4] 준결승
       *[other] 8강
    }
contests_tablesLeft =
    { $open ->
        [0] 모든 테이블이 끝났습니다.
       *[other] { $all }개 테이블 중 { $open }개가 진행 중입니다.
    }
leagues_waiting = 자리를 기다리는 사람: { LIST($names, between: ", ") }
leagues_over = 🏆 { $winner } 님이 우승했습니다. 라운드 점수는 { $total }점입니다.
leagues_closed = 이 리그는 끝나기 전에 닫혔습니다. 진행 중인 게임은 계속됩니다.
leagues_noThreads = ⚠️ 여기에 스레드를 열 수 없습니다. **공개 스레드 만들기**와 **스레드에서 메시지 보내기** 권한이 필요합니다. 저절로 다시 시도하며 잃는 것은 없습니다.
leagues_shut = ⚠️ 리그 채널에 더는 글을 쓸 수 없습니다. 리그는 기다리며, 저절로 다시 시도합니다.
contests_table = { $number }번 테이블
leagues_byes = 이번에는 부전승({ $bye }점): { LIST($names, between: ", ") }
leagues_called = -# 이 메시지는 아무도 멘션하지 않습니다. 차례가 되면 스레드에서 멘션합니다.

contests_join = 참가
contests_leave = 나가기
contests_start = 시작
leagues_standing = 순위
contests_close = 닫기

leagues_opened = **{ $name }** 리그가 열렸습니다. 곧 이 채널에 안내 메시지가 올라옵니다.
leagues_joined = **{ $name }** 리그에 참가했습니다.
leagues_nowWaiting = **{ $name }** 리그는 이미 시작했습니다. 대기자 명단에 올랐고, 다음에 나가는 사람의 자리를 잇습니다.
leagues_left = **{ $name }** 리그에서 나갔습니다. 진행 중인 게임은 끝까지 계속됩니다.
leagues_started = **{ $name }** 리그가 시작됩니다. 테이블은 채널의 스레드에서 열립니다.
leagues_closeAsk = **{ $name }** 리그를 닫으시겠습니까? 더는 라운드가 없고 우승자도 없습니다. 진행 중인 게임은 계속됩니다.
leagues_closedNow = **{ $name }** 리그를 닫았습니다.

leagues_row = `{ $place }` { $name }: { $total }점, { $games }게임
leagues_gone = 나감
leagues_out = 탈락
leagues_ownGame = 이번 라운드의 내 게임: { $thread }
leagues_ownBye = 이번 라운드는 부전승입니다.
leagues_ownOver = 이번 라운드의 내 게임은 끝났습니다.
leagues_ownComing = 이번 라운드의 테이블이 곧 열립니다.
leagues_notIn = 이 리그에 참가하지 않았습니다.
leagues_noVariant =
    { COUNT($known) ->
        [0] 이 게임에는 변형 규칙이 없습니다.
       *[other] 그런 변형 규칙은 없습니다. 고를 수 있는 것: { LIST($known, between: ", ") }.
    }
leagues_onlyHere = 리그는 서버에서만 열 수 있습니다. 스레드를 열 수 있는 채널에서 여세요.

players_does_easy = { $name }[은/는] 친절한 초보자처럼 합니다. 바로 앞만 보기 때문에 이길 수 있습니다.
players_does_medium = { $name }[은/는] 고를 때마다 지금과 나중에 무엇을 얻는지 따집니다.
players_does_hard = { $name }[은/는] 좋은 선택을 여러 번 시험해 본 뒤에 정합니다. 몇 초가 걸립니다.
players_add = 봇 추가
players_manage = 봇
players_ask = **누구를 테이블에 부르시겠습니까?**
players_full = 자리가 다 찼습니다.
players_added = { $name }[이/가] 참가했습니다. 지금 { $wanted }명 중 { $taken }명입니다.
players_for = { $person } 님 대신 하는 봇
players_thinking = { LIST($names) }[이/가] 생각하고 있습니다.
players_unknown = “{ $typed }”(이)라는 봇은 없습니다. 고를 수 있는 것: { LIST($possible, between: ", ") }. 여럿은 “2 { $strongest }” 또는 “{ LIST($pair, between: ", ") }”처럼 씁니다.

seatPages_lookAt = { $name } 보기

refusals_no-match =
    { GIVEN(COMMAND("solo")) ->
        [no] 이 채널에는 게임이 없습니다. { COMMAND("new") }로 게임을 여세요.
       *[yes] 이 채널에는 게임이 없습니다. { COMMAND("new") }로 게임을 열거나 { COMMAND("solo") }로 혼자 시작하세요.
    }
refusals_channel-busy =
    { $status ->
        [lobby] { $asker ->
            [stranger] { $free ->
                [0] 한 채널에서는 게임을 하나만 할 수 있습니다. 여기에서 곧 시작할 게임은 자리가 다 찼습니다.
               *[other] 한 채널에서는 게임을 하나만 할 수 있고, 지금 참가자를 모으는 중입니다. { COMMAND("game") } → 참가로 참가하세요.
            }
           *[other] 한 채널에서는 게임을 하나만 할 수 있습니다. 지금 참가하신 게임이 참가자를 모으는 중입니다.
        }
       *[other] 한 채널에서는 게임을 하나만 할 수 있고, 지금 진행 중인 게임이 있습니다. 다른 채널이나 스레드에서 새로 여세요.
    }
refusals_already-seated = 이미 이 게임에 참가하고 있습니다.
refusals_not-seated =
    { $gathering ->
        [no] 이 게임의 참가자가 아니어서 할 수 있는 일이 없습니다. 게임은 { COMMAND("board") }로 볼 수 있습니다.
       *[yes] { $full ->
            [no] 아직 참가하지 않았습니다. { COMMAND("game") } → 참가로 참가하세요.
           *[yes] 이 게임의 참가자가 아니고, 자리도 다 찼습니다.
        }
    }
refusals_no-players = 이 게임을 할 수 있는 봇이 아직 없습니다. 사람을 초대하세요.
refusals_players-only = 사람이 한 명은 있어야 하는데 남는 자리가 없습니다. 자리: { $seats }, 봇: { $players }.
refusals_table-full = 자리가 없습니다. { $seats }자리가 모두 찼습니다.
refusals_too-few = 인원이 모자랍니다. { $needed }명이 필요한데 지금 { $seats }명입니다. 다른 분들은 참가 버튼을 누르면 됩니다.
refusals_already-started =
    { $asker ->
        [seated] 게임이 이미 시작되어 자리를 바꿀 수 없습니다. 그만두려면 { COMMAND("game") } → 기권하기를 쓰세요.
        [opener] 게임이 이미 시작되어 자리를 바꿀 수 없습니다. 그만두려면 { COMMAND("game") } → 기권하기를 쓰세요.
       *[other] 게임이 이미 시작되어 자리를 바꿀 수 없습니다. 게임은 { COMMAND("board") }로 볼 수 있습니다.
    }
refusals_not-started = 게임이 아직 시작되지 않았습니다. 인원이 모이면 게임을 연 사람이, 자리가 다 차면 참가자 누구나 시작할 수 있습니다.
refusals_not-opener_start =
    { GIVEN($opener) ->
        [no] 자리가 다 찰 때까지는 게임을 연 사람만 시작할 수 있습니다.
       *[yes] 자리가 다 찰 때까지는 게임을 연 { $opener } 님만 시작할 수 있습니다.
    }
refusals_not-opener_cancel =
    { $asker ->
        [stranger] { GIVEN($opener) ->
            [no] 게임을 연 사람만 취소할 수 있습니다.
           *[yes] 게임을 연 { $opener } 님만 취소할 수 있습니다.
        }
       *[other] { GIVEN($opener) ->
            [no] 게임을 연 사람만 취소할 수 있습니다. 자신의 자리는 { COMMAND("game") } → 나가기로 내놓을 수 있습니다.
           *[yes] 게임을 연 { $opener } 님만 취소할 수 있습니다. 자신의 자리는 { COMMAND("game") } → 나가기로 내놓을 수 있습니다.
        }
    }
refusals_not-opener_other =
    { GIVEN($opener) ->
        [no] 게임을 연 사람만 할 수 있습니다.
       *[yes] 게임을 연 { $opener } 님만 할 수 있습니다.
    }
refusals_others-seated = 다른 사람이 이미 앉았으므로 이 게임은 안내 메시지대로 진행됩니다. 나가서 새 게임을 열 수 있습니다.
refusals_over = 게임이 끝났습니다. 결과는 { COMMAND("board") }로 보고, 새 게임은 { COMMAND("new") }로 여세요.
refusals_cancel-alone = 봇과 겨루는 레이팅 게임은 취소할 수 없습니다. 취소할 수 있다면 이길 때만 반영될 것이기 때문입니다. { COMMAND("game") } → 기권하기로 끝내면 패배가 됩니다.
refusals_cancel-counts = 레이팅 게임이나 리그 게임은 플레이어 모두가 동의하거나, 자리에 앉지 않은 서버 관리자만 취소할 수 있습니다.
refusals_pause-alone = 봇과 겨루는 레이팅 게임은 일시 정지할 수 없습니다. 이길 때만 반영될 것이기 때문입니다. `/games settings`의 부재가 시간을 멈춥니다.
refusals_live-alone = 라이브 게임은 두 사람 이상이 합니다. 봇은 어떤 속도에서도 기다립니다. `pace`를 빼거나 다른 사람의 자리를 남겨 두세요.
refusals_live-duplicate = 듀플리케이트의 테이블은 각자 시간이 날 때 하므로 라이브로 할 수 없습니다. 다른 `pace`를 고르세요.
refusals_duplicate-invited = 이 게임에 초대한 사람이 있어서 듀플리킷으로 바꿀 수 없습니다. 아무도 초대하지 말고 다른 게임을 여세요.
refusals_not-live = 이 게임은 이미 천천히 진행되고 있습니다.
refusals_resigned =
    { $end ->
        [outOfTime] 이 게임에서 시간이 다 되어 봇이 대신 진행하고 있습니다. 게임은 { COMMAND("board") }로 볼 수 있습니다.
        [left] 자리를 오래 비워 이 게임이 끝난 것으로 처리되었고 봇이 대신 진행하고 있습니다. 게임은 { COMMAND("board") }로 볼 수 있습니다.
       *[resigned] 이 게임에서 기권하여 봇이 대신 진행하고 있습니다. 게임은 { COMMAND("board") }로 볼 수 있습니다.
    }
refusals_stale = 그 사이에 게임이 진행되어 아무것도 하지 않았습니다.
refusals_late = 명령이 전달되는 사이에 게임이 진행되어 아무것도 하지 않았습니다.
refusals_late-choice = 이것을 보낸 뒤에 다른 선택을 하셨으므로 아무것도 하지 않았습니다.
refusals_no-such-order = 그런 예약 지시는 없습니다. 이미 취소했거나 이 액션에는 쓸 수 없는 지시입니다. 남아 있는 지시는 손패 화면에 있습니다.
refusals_too-many-orders = 예약 지시가 이미 { $limit }개라 더 넣을 자리가 없습니다. 손패 화면에서 하나를 먼저 취소해 주세요. 아무것도 하지 않았습니다.
refusals_not-to-act =
    { COUNT($people) ->
        [0] 지금은 차례가 아닙니다.
       *[other] 지금은 차례가 아닙니다. { LIST($people) } 님 차례입니다.
    }
refusals_no-hints =
    { $why ->
        [rated] 이 게임은 레이팅 게임이라 힌트가 없습니다. `rated:False`로 연 게임에는 힌트가 있습니다.
        [off] 이 게임은 힌트 없이 합니다. 할 수 있는 일은 차례 화면에 모두 있고, 방법은 { COMMAND("rules") }에 있습니다.
       *[other] 이 게임을 잘하는 법을 배우지 못해 힌트를 드릴 수 없습니다. 방법은 { COMMAND("rules") }에 있습니다.
    }
refusals_bad-seats =
    { GIVEN($min) ->
        [no] 이 게임은 { $max }명이 합니다.
       *[yes] 이 게임은 { $min }~{ $max }명이 합니다.
    }
refusals_not-allowed = 혼자 정할 수 없습니다. 시작하기 전에는 게임을 연 사람이 취소하고, 시작한 뒤에는 참가자 모두가 동의하거나 서버 관리 권한이 있어야 합니다.
refusals_undo-nothing = 아직 아무 액션도 없어서 되돌릴 것이 없습니다.
refusals_undo-over = 게임이 끝나고 모두 공개된 뒤에는 되돌릴 수 없습니다.
refusals_undo-first = 이 게임은 첫 시도가 기록되므로 되돌릴 수 없습니다. 그다음 연습에서는 되돌릴 수 있습니다.
refusals_rated-undo = 봇과 겨루는 레이팅 게임에서는 무언가가 공개되었거나 봇이 응답한 뒤에는 되돌릴 수 없습니다.
refusals_undo-not-yours =
    { COUNT($people) ->
        [0] 자신의 마지막 액션만 되돌릴 수 있는데, 이 게임의 마지막 액션은 다른 참가자가 했습니다.
       *[other] 자신의 마지막 액션만 되돌릴 수 있는데, 이 게임의 마지막 액션은 { LIST($people) } 님이 했습니다.
    }
refusals_undo-acted-since =
    { COUNT($people) ->
        [0] 게임의 마지막 액션만 되돌릴 수 있는데, 그 뒤에 다른 참가자가 액션을 했습니다.
       *[other] 게임의 마지막 액션만 되돌릴 수 있는데, 그 뒤에 { LIST($people) } 님이 액션을 했습니다.
    }
refusals_undo-consent =
    { $reason ->
        [revealed] 새로운 것이 공개되어 못 본 것으로 할 수 없습니다. 다른 참가자가 모두 동의해야 되돌릴 수 있습니다.
        [together] 여럿이 함께 고른 일이므로, 다른 참가자가 모두 동의해야 되돌릴 수 있습니다.
        [acted] 그 뒤에 다른 참가자가 골랐으므로, 다른 참가자가 모두 동의해야 되돌릴 수 있습니다.
       *[other] 다른 참가자에게도 영향을 주는 일이므로, 다른 참가자가 모두 동의해야 되돌릴 수 있습니다.
    }
refusals_undo-asked =
    { COUNT($people) ->
        [0] 이미 물어보았습니다. 다른 참가자는 48시간 안에 답하면 됩니다.
       *[other] { LIST($people) } 님이 이미 물어보았습니다. 다른 참가자는 48시간 안에 답하면 됩니다.
    }
refusals_undo-own-request = 자신이 한 요청입니다. 다른 참가자가 정합니다.
refusals_undo-no-request = 되돌리기 요청이 없습니다. { COMMAND("undo") }로 자신의 마지막 액션을 되돌릴 수 있습니다.
refusals_undo-settled =
    { $status ->
        [agreed] 이미 정해진 일입니다. 모두 동의해서 되돌렸습니다.
        [refused] 이미 정해진 일입니다. 거절되어 그대로 진행합니다.
        [withdrawn] 이미 정해진 일입니다. 요청이 취소되어 그대로 진행합니다.
        [lapsed] 이미 정해진 일입니다. 48시간 안에 답이 없어서 그대로 진행합니다.
       *[other] 이미 정해진 일입니다. 지금은 묻는 것이 없습니다.
    }
refusals_paused = 게임이 잠시 멈춰 있습니다. 이어서 하기로 정할 때까지 아무것도 할 수 없습니다.
refusals_not-paused = 게임이 멈춰 있지 않습니다.
refusals_bad-seat = 이 게임에 그런 자리는 없습니다.
refusals_seat-resigned =
    { $end ->
        [outOfTime] 시간이 다 된 자리입니다. 끝까지 봇이 대신 진행합니다.
        [left] 떠난 자리입니다. 끝까지 봇이 대신 진행합니다.
       *[resigned] 기권한 자리입니다. 끝까지 봇이 대신 진행합니다.
    }
refusals_seat-away =
    { COUNT($people) ->
        [0] 지금 자리를 비운 사람의 자리입니다(그 사람). { $until }까지 시간이 흐르지 않습니다.
       *[other] 지금 자리를 비운 사람의 자리입니다({ LIST($people) } 님). { $until }까지 시간이 흐르지 않습니다.
    }
refusals_seat-absent =
    { COUNT($people) ->
        [0] 이미 봇이 대신 진행하고 있는 자리입니다(그 사람).
       *[other] 이미 봇이 대신 진행하고 있는 자리입니다({ LIST($people) } 님).
    }
refusals_seat-offered = 이미 다른 사람을 찾고 있는 자리입니다.
refusals_not-late =
    { GIVEN($late) ->
        [no] { COUNT($people) ->
            [0] 아직 늦지 않았습니다(그 사람).
           *[other] 아직 늦지 않았습니다({ LIST($people) } 님).
        }
       *[yes] { COUNT($people) ->
            [0] 아직 늦지 않았습니다(그 사람). 이번 차례의 시간은 { $late } 끝납니다.
           *[other] 아직 늦지 않았습니다({ LIST($people) } 님). 이번 차례의 시간은 { $late } 끝납니다.
        }
    }
refusals_vote-own-seat = 자신의 자리에 대한 일이므로 다른 참가자가 정합니다. 자신이 진행하면 끝납니다.
refusals_vote-other-player =
    { COUNT($people) ->
        [0] 그 사람이 이미 다른 봇을 제안했습니다. 먼저 거기에 답하거나 결정될 때까지 기다려 주세요.
       *[other] { LIST($people) } 님이 이미 다른 봇을 제안했습니다. 먼저 거기에 답하거나 결정될 때까지 기다려 주세요.
    }
refusals_no-vote = 이 게임에 그런 질문은 없습니다.
refusals_vote-settled =
    { $status ->
        [agreed] 이미 끝난 투표입니다. 찬성으로 정해졌습니다.
        [refused] 이미 끝난 투표입니다. 반대로 정해졌습니다.
        [withdrawn] 이미 끝난 투표입니다. 취소되었거나 더 필요하지 않습니다.
        [lapsed] 이미 끝난 투표입니다. 48시간 안에 정해지지 않았습니다.
       *[other] 이미 끝난 투표입니다.
    }
refusals_no-offer = 지금 맡을 수 있는 자리가 없습니다.
refusals_unwelcome = 이 게임에는 앉을 수 없습니다. 다른 채널에서 { COMMAND("new") }로 새로 여세요.
refusals_blocked-here = 차단한 사람이 이 게임에 앉아 있습니다: { LIST($people) }. `/games settings`에서 차단을 풀 수 있습니다.
refusals_nudge-nobody = 지금 재촉할 수 있는 다른 사람이 없습니다.
refusals_nudge-early = 차례가 시작되고 한 시간 동안은 재촉할 수 없습니다. { $until } 재촉할 수 있습니다.
refusals_nudged = 이미 재촉했습니다. { $until } 다시 재촉할 수 있습니다.
refusals_live-clock = 실시간 게임에서는 시계가 알리고 결정합니다. 차례인 사람은 그 전에 진행하지 않으면 { $until } 집니다.
refusals_seat-moved = 그 사람은 게임 채널을 쓸 수 없었습니다. 그 사람에게는 게임이 다이렉트 메시지에서 이어지고, 시간이 더 주어집니다.
refusals_bad-zone = 모르는 시간대입니다. Europe/Lisbon이나 Asia/Seoul처럼 고르세요.
refusals_no-zone = 조용한 시간에는 시간대가 필요합니다. 시간대도 고르세요.
refusals_bad-hours = 시간을 알아볼 수 없습니다. 0:00부터 23:59까지를 22:30, 22시 30분, 오후 10시처럼 쓰고, 둘은 서로 달라야 합니다.
refusals_away-past = 이미 지난 날입니다.
refusals_away-long = 자리는 { $days }일까지만 비울 수 있습니다.
refusals_block-self = 자기 자신은 차단할 수 없습니다.
refusals_too-many_invitations = 한 게임에는 { $limit }명까지만 초대할 수 있습니다.
refusals_too-many_lobbies = 여기에서 사람을 모으는 게임을 이미 { $count }개 열었습니다. { $limit }개까지 열 수 있으니 먼저 하나를 시작하거나 취소하세요.
refusals_too-many_live = 끝나지 않은 게임 { $count }개에 참가하고 있습니다. { $limit }개까지 할 수 있으니 먼저 하나를 끝내거나 기권하거나 취소하세요. `/games list`에서 볼 수 있습니다.
refusals_too-many_other = 여기에서 연 게임 중 끝나지 않은 것이 { $count }개입니다. { $limit }개까지 열 수 있으니 먼저 하나를 끝내거나 취소하세요.
refusals_no-invitations = 초대를 받지 않는 사람입니다: { LIST($people) }.
refusals_you-blocked = 차단한 사람은 초대할 수 없습니다: { LIST($people) }.
refusals_remove-yourself = 자기 자신은 내보낼 수 없습니다. { COMMAND("game") } → 나가기로 자리에서 일어나세요.
refusals_not-at-table = 그 사람은 이 게임에 앉아 있지 않습니다.
refusals_may-not-open =
    { $who ->
        [manage-server] 이 서버에서는 서버 관리 권한이 있는 사람만 게임을 열 수 있습니다.
       *[other] 이 서버에서는 정해진 역할이 있는 사람만 게임을 열 수 있습니다.
    }
refusals_not-all-here =
    { $asker ->
        [opener] 아직 참가하겠다고 하지 않은 분이 있습니다: { LIST($people) } 님. 그분이 참가를 누르거나, { COMMAND("game") }으로 자리를 비울 수 있습니다.
       *[other] { GIVEN($opener) ->
            [no] 아직 참가하겠다고 하지 않은 분이 있습니다: { LIST($people) } 님. 그분이 참가를 누르거나, { COMMAND("game") }으로 자리를 비울 수 있습니다.
           *[yes] 아직 참가하겠다고 하지 않은 분이 있습니다: { LIST($people) } 님. 그분이 참가를 누르거나, { $opener } 님이 자리를 비울 수 있습니다.
        }
    }
refusals_not-over =
    { $status ->
        [cancelled] 취소된 게임이라 다시 할 것이 없습니다. { COMMAND("new") }로 새로 여세요.
       *[other] 다시 하기는 게임이 끝난 뒤에 할 수 있습니다.
    }
refusals_never-started = 시작하기 전에 취소되어 기록이 없습니다.
refusals_no-record = 다른 프로그램이 읽을 수 있는 기록이 없는 게임입니다.
refusals_review-running = 아직 진행 중인 게임입니다. 복기는 게임이 끝난 뒤에 볼 수 있습니다.
refusals_review-nothing = 복기할 것이 없습니다. 이 자리에서 사람이 직접 고른 것이 없습니다.
refusals_review-not-yours = 이 게임을 한 사람만 자기 복기를 볼 수 있습니다. 아직 공유된 복기도 없습니다.
refusals_review-no-judge = 복기할 수 없는 게임입니다. 봇이 할 줄 모르는 게임입니다.
refusals_stats-private = 통계를 공개하지 않는 사람입니다.
refusals_no-period = { $first }년부터 { $latest }년까지의 해나 최근 1~{ $months }개월을 고르세요.
refusals_no-deal = 그런 게임이 없습니다. 코드를 확인하거나 지난 게임에서 찾아보세요.
refusals_deal-to-come = 그 날은 아직 시작되지 않았습니다.
refusals_deal-unplayed = 다른 사람의 결과는 직접 해 본 뒤에 볼 수 있습니다.
refusals_no-solo-deal = 이 게임은 혼자 할 수 없습니다.
refusals_no-puzzles = 이 게임의 퍼즐은 없습니다.
refusals_puzzle-gone = 이 퍼즐은 이제 없습니다. `/games puzzle`로 다른 퍼즐을 볼 수 있습니다.
refusals_bad-setting = 그렇게 정할 수 없습니다. 이 중에서 고르세요: { LIST($possible, between: ", ") }.
refusals_too-soon_open =
    { $minutes ->
        [60] 한 사람은 한 서버에서 한 시간에 게임을 { $times }개까지 열 수 있습니다. { $until } 다시 열 수 있습니다.
       *[other] 한 사람은 한 서버에서 { $minutes }분에 게임을 { $times }개까지 열 수 있습니다. { $until } 다시 열 수 있습니다.
    }
refusals_too-soon_thread =
    { $minutes ->
        [60] 한 사람은 한 서버에서 한 시간에 게임 스레드를 { $times }개까지 열 수 있습니다. { $until } 다시 열 수 있습니다.
       *[other] 한 사람은 한 서버에서 { $minutes }분에 게임 스레드를 { $times }개까지 열 수 있습니다. { $until } 다시 열 수 있습니다.
    }
refusals_too-soon_invite =
    { $minutes ->
        [60] 한 사람은 한 시간에 { $times }명까지 게임에 초대할 수 있습니다. 이 사람들은 { $until } 초대할 수 있습니다.
       *[other] 한 사람은 { $minutes }분에 { $times }명까지 게임에 초대할 수 있습니다. 이 사람들은 { $until } 초대할 수 있습니다.
    }
refusals_too-soon_invite-one =
    { $minutes ->
        [60] 같은 사람은 한 시간에 { $times }번까지 게임에 초대할 수 있습니다. { $until } 다시 초대할 수 있습니다.
       *[other] 같은 사람은 { $minutes }분에 { $times }번까지 게임에 초대할 수 있습니다. { $until } 다시 초대할 수 있습니다.
    }
refusals_too-soon_rematch =
    { $minutes ->
        [60] 같은 게임의 다시 하기는 한 시간에 { $times }번까지 요청할 수 있습니다. { $until } 다시 요청할 수 있습니다.
       *[other] 같은 게임의 다시 하기는 { $minutes }분에 { $times }번까지 요청할 수 있습니다. { $until } 다시 요청할 수 있습니다.
    }
refusals_too-soon_ask =
    { $minutes ->
        [60] 한 사람은 한 게임에서 한 시간에 다른 참가자에게 { $times }번까지 물을 수 있습니다. { $until } 다시 물을 수 있습니다.
       *[other] 한 사람은 한 게임에서 { $minutes }분에 다른 참가자에게 { $times }번까지 물을 수 있습니다. { $until } 다시 물을 수 있습니다.
    }
refusals_too-soon_share =
    { $minutes ->
        [60] 한 사람은 한 게임의 카드를 한 시간에 { $times }번까지 올릴 수 있습니다. { $until } 다시 올릴 수 있습니다.
       *[other] 한 사람은 한 게임의 카드를 { $minutes }분에 { $times }번까지 올릴 수 있습니다. { $until } 다시 올릴 수 있습니다.
    }
refusals_too-soon_puzzle =
    { $minutes ->
        [60] 한 사람은 퍼즐을 한 시간에 { $times }개까지 받을 수 있습니다. { $until } 다시 받을 수 있습니다.
       *[other] 한 사람은 퍼즐을 { $minutes }분에 { $times }개까지 받을 수 있습니다. { $until } 다시 받을 수 있습니다.
    }
refusals_too-soon_undo =
    { $minutes ->
        [60] 한 사람은 한 게임에서 한 시간에 { $times }번까지 되돌릴 수 있습니다. { $until } 다시 되돌릴 수 있습니다.
       *[other] 한 사람은 한 게임에서 { $minutes }분에 { $times }번까지 되돌릴 수 있습니다. { $until } 다시 되돌릴 수 있습니다.
    }
refusals_too-soon_away =
    { $minutes ->
        [60] 자리를 비우는 때는 한 시간에 { $times }번까지 바꿀 수 있습니다. { $until } 다시 바꿀 수 있습니다.
       *[other] 자리를 비우는 때는 { $minutes }분에 { $times }번까지 바꿀 수 있습니다. { $until } 다시 바꿀 수 있습니다.
    }
refusals_too-soon_wish =
    { $minutes ->
        [60] 열린 테이블 알림은 한 시간에 서버 { $times }곳까지 켤 수 있습니다. { $until } 다시 켤 수 있습니다.
       *[other] 열린 테이블 알림은 { $minutes }분에 서버 { $times }곳까지 켤 수 있습니다. { $until } 다시 켤 수 있습니다.
    }
refusals_too-soon_seek =
    { $minutes ->
        [60] 상대 찾기는 한 시간에 { $times }번까지 할 수 있습니다. { $until } 다시 할 수 있습니다.
       *[other] 상대 찾기는 { $minutes }분에 { $times }번까지 할 수 있습니다. { $until } 다시 할 수 있습니다.
    }
refusals_too-soon_report =
    { $minutes ->
        [60] 신고는 한 시간에 { $times }번까지 할 수 있습니다. { $until } 다시 할 수 있습니다.
       *[other] 신고는 { $minutes }분에 { $times }번까지 할 수 있습니다. { $until } 다시 할 수 있습니다.
    }
refusals_too-soon_phrase =
    { $minutes ->
        [60] 한마디는 한 시간에 { $times }번까지 할 수 있습니다. { $until } 다시 할 수 있습니다.
       *[other] 한마디는 { $minutes }분에 { $times }번까지 할 수 있습니다. { $until } 다시 할 수 있습니다.
    }
refusals_too-soon_other = 너무 자주 했습니다. { $until } 다시 할 수 있습니다.

refusals_no-league = 이 서버에 그런 이름의 리그가 없습니다.
refusals_league-solo = 이 게임은 혼자서만 할 수 있어 리그를 열 수 없습니다.
refusals_league-rounds = 라운드는 토너먼트를 빼고 1~{ $max }개입니다.
refusals_league-cup = 토너먼트는 상위 2명, 4명, 8명으로 하며 두 명이 할 수 있는 게임이어야 합니다.
refusals_league-name = 이 서버에서 그 이름의 리그가 이미 진행 중입니다. 다른 이름을 붙여 주세요.
refusals_leagues-many = 한 서버에서 동시에 열 수 있는 리그는 최대 { $limit }개입니다.
refusals_contest-full = 가득 찼습니다. 최대 { $limit }명입니다.
refusals_contest-few = 최소 { $needed }명이 필요한데 지금 { $people }명입니다.
refusals_contest-in =
    { $waits ->
        [yes] 이미 대기자 명단에 있습니다.
       *[other] 이미 참가했습니다.
    }
refusals_contest-not-in = 참가하지 않았습니다.
refusals_contest-left = 이 리그에서 나갔습니다. 같은 시즌에는 다시 들어올 수 없습니다.
refusals_contest-started = 이미 시작했습니다.
refusals_contest-over = 이미 끝났습니다.
refusals_contest-not-opener =
    { GIVEN($opener) ->
        [no] 연 사람과 서버 관리 권한이 있는 멤버만 할 수 있습니다.
       *[yes] 연 사람인 { $opener } 님과 서버 관리 권한이 있는 멤버만 할 수 있습니다.
    }
refusals_league-no-pause = 다른 참가자들이 기다리므로 리그 게임은 잠시 멈출 수 없습니다. 자리 비움으로 설정하면 시계가 최대 일주일 동안 멈춥니다.

refusals_no-duplicate = 그 듀플리킷은 이제 없습니다.
refusals_duplicate-tables = 듀플리킷의 테이블은 { $min }~{ $max }개입니다.
refusals_duplicates-many = 한 서버에서 동시에 열 수 있는 듀플리킷은 최대 { $limit }개입니다.
refusals_duplicate-uneven = 이 게임에는 봇이 없어서 { $people }명으로는 { $tables }개 테이블을 똑같이 채울 수 없습니다.
refusals_duplicate-apart = 이 사람들을 이렇게 적은 테이블에 나눌 수 없습니다. 테이블을 늘리거나 사람을 줄이면 됩니다.
refusals_duplicate-on = 같은 카드 배분으로 아직 진행 중인 테이블이 있습니다. 모든 테이블이 끝나기 전에는 이 테이블에 앉은 사람만 볼 수 있고, 더미에 무엇이 있었는지는 아무에게도 알리지 않습니다.
refusals_duplicate-no-offer = 다른 테이블에서 같은 배분이 진행되는 동안에는 자리를 넘겨받을 수 없습니다.
refusals_duplicate-undo = 되돌릴 수 없습니다. 다른 테이블에서는 아직 감춰진 것을 보았습니다.

refusals_no-such-game = 그런 게임은 없습니다.
refusals_wishes-many = 열린 테이블 알림은 서버 { NUMBER($limit) }곳까지 받을 수 있습니다. 먼저 하나를 꺼 주세요.
refusals_watch-seated = 이 게임에 자리가 있습니다. 관전하지 않아도 더 많이 볼 수 있습니다.
refusals_watch-many = 한 번에 { NUMBER($limit) }개까지 관전할 수 있습니다. 먼저 하나를 그만두세요.
refusals_watch-unseen = 볼 수 있는 서버 채널의 게임만 관전할 수 있습니다. 비공개로 하는 게임은 관전할 수 없습니다.
refusals_call-none = 이 서버에는 테이블에서 멘션할 역할이 정해져 있지 않습니다. 서버 관리자가 `/games server`로 정합니다.
refusals_call-gone = 이 서버가 정한 역할이 삭제되었습니다. 서버 관리자가 `/games server`로 다른 역할을 정합니다.
refusals_call-silent = 봇이 멘션해도 **{ $role }** 역할은 알림을 받지 못합니다. 서버 설정 → 역할 → 해당 역할 → ‘모든 사람이 이 역할을 @멘션하도록 허용’을 켜 주세요.
refusals_call-unknown = 지금은 그 역할을 멘션할 수 있는지 확인할 수 없습니다. 잠시 후 다시 시도해 주세요.
refusals_call-often = 한 서버에서 역할 멘션은 { NUMBER($hours) }시간에 한 번입니다. { $until } 다시 할 수 있습니다.
refusals_called = 이 테이블에서는 이미 역할을 멘션했습니다. 테이블마다 한 번입니다.
refusals_only-here = 이 테이블은 지금 다른 서버의 사람을 받지 않습니다. 그 서버에만 보이거나, 서버가 멤버로 제한했습니다. `/games find`로 다른 테이블을 볼 수 있습니다.
refusals_place-busy = 이 테이블을 보여 줄 곳에서 다른 게임이 진행 중이고, 한 곳에는 게임이 하나만 있을 수 있습니다. 그 게임이 끝난 뒤에 앉거나, 다른 채널에서 `/games find`를 쓰세요.
refusals_unlisted = 이 서버는 테이블을 다른 서버에 보이지 않습니다. 서버를 관리하는 사람이 바꿀 수 있습니다: `/games server`.
refusals_not-at-lobby = 이 테이블에 앉은 사람만 역할을 멘션할 수 있습니다.
refusals_no-phrase = 그런 한마디는 없습니다. 판 아래의 *한마디 하기* 버튼에서 모두 볼 수 있습니다.
refusals_phrases-here = 이 게임의 참가자는 모두 이 채널에 있으므로 서로 글을 쓸 수 있습니다.
refusals_phrases-many =
    { $status ->
        [running] 지난 행동 뒤로 한마디를 { $limit }번 했습니다. 다음 행동 뒤에 다시 할 수 있습니다.
       *[other] 게임이 끝났습니다. 이 게임에서는 더 이상 한마디를 할 수 없습니다.
    }

games_privacy_title = **저장된 내 정보**
games_privacy_never = 계정에서는 ID만 저장합니다. 메시지나 주소는 저장하지 않습니다.
games_privacy_name = 마지막으로 본 이름: { $name }
games_privacy_nothing = 저장된 것이 없습니다. 여기서 게임을 한 적이 없습니다.
games_privacy_seats = 참가한 게임: **{ NUMBER($seats) }**개, 그중 진행 중 **{ NUMBER($running) }**개
games_privacy_rest = 내 설정, 초대 **{ $invitations }**개, 투표 **{ $votes }**개, 차단한 사람 **{ $blocks }**명
games_privacy_more = 전부는 내려받는 파일에 있습니다. 삭제하면 모든 곳에서 이름과 설정이 지워집니다.
games_privacy_exported = 저장된 내 정보 전부입니다. 이 파일은 자신만 볼 수 있습니다.
games_privacy_file = 한 사람에 대해 저장된 모든 것, JSON
games_privacy_exportButton = 내려받기
games_privacy_forgetButton = 내 정보 삭제…
games_privacy_forgetAsk =
    { $running ->
        [0] 정말 삭제하시겠습니까? 설정과 결과가 지워지고, 끝난 게임에서는 이름이 “참가자”와 자리 번호로 바뀝니다. 각 게임의 최근 메시지는 고치지만 그 전의 메시지는 남습니다. 되돌릴 수 없습니다.
       *[other] 정말 삭제하시겠습니까? 설정과 결과가 지워지고, 끝난 게임에서는 이름이 “참가자”와 자리 번호로 바뀝니다. **진행 중인 게임 { NUMBER($running) }개는 기권하거나 나가게 됩니다.** 각 게임의 최근 메시지는 고치지만 그 전의 메시지는 남습니다. 되돌릴 수 없습니다.
    }
games_privacy_forgetSure = 완전히 삭제
games_privacy_keep = 그대로 두기
games_privacy_kept = 아무것도 바꾸지 않았습니다.
games_privacy_forgotten = 게임 { NUMBER($games) }개에서 내 정보를 삭제했습니다. 채널의 오래된 메시지는 남으며, 관리자가 지울 수 있습니다.

games_glance_onlyInServers = 서버의 게임을 보는 명령이니 서버에서 쓰세요.
games_glance_none = 이 서버에서 볼 수 있는 진행 중인 게임이 없습니다.
games_glance_choose = 어느 게임을 보시겠습니까?
games_glance_strange = 여기서 진행 중인 그런 게임이 없습니다. 진행 중인 게임은 다음과 같습니다.
games_glance_more = 가장 오래된 게임 { NUMBER($offered) }개입니다. 다른 게임을 보려면 그 채널이나 그 안의 메시지 링크를 입력하세요.
games_glance_toBoard = 게임으로
games_glance_others = 다른 게임

games_doctor_allowed = 이 채널을 보고, 글과 그림을 올리고, 올린 것을 읽을 수 있습니다.
games_doctor_lacks = { $permission } 권한이 없습니다.
games_doctor_threads = 여기서 스레드를 열 수 있습니다.
games_doctor_noThreads = { LIST($permissions) } 권한이 없습니다. 게임을 따로 스레드에서 할 때만 필요합니다.
games_doctor_grant = 권한 주기: 채널 편집 → 권한 → 봇의 역할 추가 → 위의 권한 허용. 모든 채널에 주려면: 서버 설정 → 역할 → 봇의 역할.
games_doctor_direct = 다이렉트 메시지에서는 권한이 필요하지 않습니다. 혼자 하는 게임을 할 수 있습니다.
games_doctor_database = 데이터베이스가 { NUMBER($milliseconds) }ms 만에 답합니다.
games_doctor_badDatabase = 데이터베이스가 답하지 않아 지금은 게임을 할 수 없습니다. 봇을 운영하는 사람에게 알려 주세요.
games_doctor_outbox = 이 채널에 올리기를 기다리는 메시지가 { NUMBER($waiting) }개 있습니다.
games_doctor_quietOutbox = 이 채널에 올리기를 기다리는 메시지가 없습니다.
games_doctor_parked = 이 채널에 올리지 못한 메시지 { NUMBER($messages) }개를 보관하고 있습니다.
games_doctor_why_noChannel = 지난번에 Discord가 그런 채널이 없다고 했습니다.
games_doctor_why_noAccess = 지난번에 Discord가 봇이 이 채널을 볼 수 없다고 했습니다.
games_doctor_why_noPermission = 지난번에 Discord가 봇에게 이곳의 권한이 없다고 했습니다.
games_doctor_why_noMessages = 지난번에 Discord가 봇이 메시지를 보낼 수 없다고 했습니다.
games_doctor_why_removed = 봇이 이 서버에서 내보내졌습니다.
games_doctor_why_operator = 봇을 운영하는 사람이 이 서버에서 봇 사용을 막았습니다.
games_doctor_why_other = 지난번에 Discord가 받지 않았습니다. 이유는 로그에 있으니 봇을 운영하는 사람에게 물어보세요.
games_doctor_parkedGrant = 부족한 권한을 준 다음 여기서 `/games server`를 다시 쓰세요. 바로 다시 올려 보겠습니다.
games_doctor_parkedAgain = 지금은 부족한 것이 없습니다. 다시 올려 보겠습니다.
games_doctor_parkedElsewhere =
    { COUNT($named) ->
        [0] 이 서버의 다른 채널 { NUMBER($channels) }개에 올리지 못했습니다.
       *[other] 이 서버의 다른 채널 { NUMBER($channels) }개에 올리지 못했습니다. 그곳에서 `/games server`를 쓰세요: { LIST($named, between: ", ") }
    }
games_doctor_board = 게임보드를 { NUMBER($milliseconds) }ms 만에 그렸습니다. 아래에 있습니다.
games_doctor_badBoard = 게임보드를 그리지 못했습니다. 봇을 운영하는 사람에게 알려 주세요.
games_doctor_well = **여기에는 문제가 없습니다.**
games_doctor_ill = **여기에 부족한 것이 있습니다.**

games_operator_maintenance = **점검 안내:** { $from }부터 { $to }쯤까지 봇을 쓸 수 없습니다(시작: { $when }). 점검이 끝나면 모든 게임이 이어집니다.
games_operator_over = **점검이 끝났습니다.** 모든 게임이 이어집니다.
games_operator_announces = **봇을 운영하는 사람이 알립니다:**
games_operator_closed = **봇을 운영하는 사람이 이 게임을 끝냈습니다.** 레이팅에 반영되지 않습니다.
games_operator_paused = **봇을 운영하는 사람이 이 게임을 잠시 멈췄습니다.** 플레이어들의 투표로 다시 시작할 수 있습니다.
games_operator_rewound = **봇을 운영하는 사람이 이 게임을 고쳤습니다.** 이전 상황부터 이어집니다. 마지막 { NUMBER($moves) }수는 취소되었습니다.
games_operator_blockedPerson = 봇을 운영하는 사람이 당신의 봇 사용을 막았습니다. `/games settings`로 내 정보를 보거나 삭제할 수는 있습니다.
games_operator_blockedServer = 봇을 운영하는 사람이 이 서버에서 봇 사용을 막았습니다. `/games settings`로 내 정보를 보거나 삭제할 수는 있습니다.
games_operator_support = 지원: { $address }
games_host_notOwner = 이 명령은 봇을 운영하는 사람만 쓸 수 있습니다.

games_lists_title =
    { $waiting ->
        [0] **내 게임 { NUMBER($games) }개**
       *[other] **내 게임 { NUMBER($games) }개**, 내 차례 { NUMBER($waiting) }개
    }
games_lists_page = { $pages }쪽 중 { $page }쪽
games_lists_together = { $place }, 함께하는 사람: { LIST($people) }
games_lists_alone = { $place }, 혼자
games_lists_yours = **내 차례**, { $since }부터
games_lists_theirs =
    { COUNT($people) ->
        [0] 기다리는 중, { $since }부터
       *[other] { LIST($people) } 님 차례, { $since }부터
    }
games_lists_paused = 잠시 멈춤, { $since }부터
games_lists_gathering = 참가자 모집 중, { $wanted }명 중 { $taken }명, { $since }부터
games_lists_openTitle = **자리가 남은 테이블 { NUMBER($tables) }개**
games_lists_noSuchTable = 여기에 그런 테이블이 없습니다. 다른 서버의 테이블이거나 볼 수 없는 채널에 있을 수 있습니다.
games_lists_sitAt = { $index }. 앉기: { $game }
games_lists_first = 첫 게임으로
games_lists_earlier = ◀ 이전
games_lists_later = 다음 ▶
games_lists_onlyInServers = 서버의 게임에 대한 것이니 서버에서 쓰세요.
games_lists_ownStats = **내 { $game } 게임**
games_lists_statsOf = 이 서버에서 { $person } 님의 **{ $game }**
games_lists_nothingCounted = 아직 집계된 게임이 없습니다.
games_lists_gamesAndWins = 게임 **{ NUMBER($games) }**번, 승리 **{ NUMBER($wins) }**번 ({ PERCENT($share) })
games_lists_average = 평균 **{ NUMBER($points) }**점
games_lists_best = 최고의 차례 **{ NUMBER($points) }**점
games_lists_withPlayers =
    { GIVEN($average) ->
        [no] { $category }, 봇과: { NUMBER($games) }번 중 { NUMBER($wins) }번 승리
       *[yes] { $category }, 봇과: { NUMBER($games) }번 중 { NUMBER($wins) }번 승리, 평균 { NUMBER($average) }점
    }
games_lists_solo = { $category }: 최고 **{ NUMBER($points) }**점
games_lists_practised = { $category }, 연습: { NUMBER($games) }번, 최고 { NUMBER($points) }점
games_lists_hints = 힌트 **{ NUMBER($count) }**번
games_lists_leaderboard = **이 서버의 { $game }**
games_lists_emptyLeaderboard = 이 서버에서 아직 집계된 { $game } 게임이 없습니다.
games_lists_row = { $place }. { $person }: { LIST($parts, between: ", ") }
games_lists_parts_wins = { NUMBER($games) }번 중 { NUMBER($wins) }번 승리
games_lists_parts_average = 평균 { NUMBER($average) }점
games_lists_parts_best = 최고의 차례 { NUMBER($best) }점
games_lists_aloneTitle = **혼자 하는 게임**
games_lists_soloRow = { $category }: { LIST($bests, between: ", ") } (최고 점수)
games_lists_soloBest = { $person } { NUMBER($points) }점
games_lists_hidden = -# 목록에 나오고 싶지 않으면 `/games settings`에서 바꿀 수 있습니다.
games_lists_leaderboardEverywhere = **모든 서버의 { $game }**
games_lists_nobodyEverywhere = { $game }: 모든 서버의 순위표 공개에 동의한 사람이 아직 없습니다. `/games settings`로 동의할 수 있습니다.
games_lists_nobodyAnywhere = 모든 서버의 순위표 공개에 동의한 사람이 아직 없습니다. `/games settings`로 동의할 수 있습니다.
games_lists_listedEverywhere = -# `/games settings`로 공개에 동의한 사람만 있습니다.
games_lists_ownPlace = … 나는 { NUMBER($place) }번째
games_lists_ratingLegend = -# 이름 뒤의 수는 레이팅이고, 레이팅 게임 열 번까지는 물음표가 붙습니다.

games_profile_own = 나의 **{ $title }**
games_profile_of = { $person } 님의 **{ $title }**
games_profile_rating = 레이팅: **{ $rating }**, 레이팅 게임 { NUMBER($games) }번
games_profile_withPlayers = 봇 상대: **{ $rating }**, 게임 { NUMBER($games) }번
games_profile_provisional = -# 레이팅 게임 열 번까지는 물음표가 붙습니다.
games_profile_nothing = 아직 레이팅 게임이 없습니다. 여러 사람이 하는 게임은 `rated:False`로 열지 않으면 레이팅에 반영되고, 봇과 하는 게임은 `rated:True`로 열면 반영됩니다.
games_profile_nothingOf = { $person } 님은 이 서버의 레이팅 목록에 없습니다.
games_profile_joinEverywhere = 모든 서버의 순위표에 나오기
games_profile_leaveEverywhere = 이 서버에만 나오기
games_profile_stats = 통계

games_year_own = **나의 돌아보기입니다.** 나에게만 보입니다.
games_year_posts = -# 여기에 올리면 이 서버의 게임과 공유한 복기만 나옵니다.
games_year_of = { $person } 님의 돌아보기입니다. 이 서버의 게임만 들어 있습니다.
games_year_server = **이 서버에서 한 게임입니다.** 나에게만 보입니다.
games_year_nothing = 이 기간에 끝난 게임 가운데 집계되는 내 게임이 없습니다. 끝까지 한 게임이 집계됩니다.
games_year_nothingOf = 이 기간에 이 서버에서 끝난 { $person } 님의 게임 가운데 집계되는 것이 없습니다.
games_year_nothingServer = 이 기간에 이 서버에서 끝난 게임 가운데 집계되는 것이 없습니다. 통계를 공개하지 않는 사람은 집계하지 않습니다.
games_year_by = { $person } 님이 게임을 돌아봅니다:
games_year_serverBy = { $person } 님이 이 서버에서 한 게임을 보여 줍니다:
games_year_ready = -# { $year }년 돌아보기가 준비되었습니다: `/games profile`

games_settings_title = **설정**, 모든 게임과 서버에 적용
games_settings_saved = 저장했습니다.
games_settings_switches_pings = 차례 알림
games_settings_switches_invitations = 게임 초대 받기
games_settings_switches_stats = 통계 공개
games_settings_switches_learns = 취침 시간 자동 학습
games_settings_switches_everywhere = 모든 서버의 순위표에 나오기
games_settings_switches_named = 다른 서버의 플레이어에게 이름 보이기
games_settings_switches_puzzles = 끝난 게임을 이름 없이 퍼즐로 써도 됨
games_settings_on = 켜짐
games_settings_off = 꺼짐
games_settings_zone = 시간대
games_settings_noZone = 정하지 않음
games_settings_zoneNow = { $zone }, 지금 { $clock }
games_settings_quiet = 조용한 시간
games_settings_noQuiet = 없음
games_settings_quietLearnt = { $hours }, 자동 학습
games_settings_away = 자리 비움
games_settings_notAway = 아니요
games_settings_awayUntil = { $moment }까지
games_settings_blocked = 차단한 사람
games_settings_nobodyBlocked = 없음
games_settings_people = { NUMBER($count) }명
games_settings_unseenPlayers = 이름이 보이지 않는 사람 { NUMBER($count) }명
games_settings_unseenPlayer = 이름이 가려진 사람 ({ $day } 차단)
games_settings_chooseSwitches = 켜 둘 설정 …
games_settings_chooseZone = 내 시간대 …
games_settings_zoneOff = 시간대 정하지 않음
games_settings_otherZone = 다른 시간대
games_settings_otherQuiet = 다른 조용한 시간
games_settings_city = 도시 이름 (예: Seoul)
games_settings_quietFrom = 시작 (예: 22:30)
games_settings_quietTo = 끝 (예: 7:00)
games_settings_blocks = 차단한 사람
games_settings_data = 내 데이터
games_settings_menus = 이제 설정은 아래 메뉴에서 고릅니다. 바뀐 것은 없습니다.
games_settings_chooseQuiet = 조용한 시간: 알리지 않을 시간
games_settings_quietOff = 정하지 않음
games_settings_chooseAway = 자리를 비울 기간
games_settings_awayOff = 자리에 있음
games_settings_days = { NUMBER($count) }일
games_settings_daysUntil = { NUMBER($count) }일, { $day }까지
games_settings_choosePerson = 차단할 사람
games_settings_choosePersonBack = 차단을 풀 사람
games_settings_hours = 활동 시간대
games_settings_hoursTitle = **내 활동 시간대**: 지금까지 { NUMBER($acts) }번, { $zone } 기준 하루의 시간대별 횟수입니다. 40번부터는 자는 시간을 짐작해서 그때는 알리지 않습니다.
games_settings_noHours = 활동 시간대 기록이 아직 없습니다.
games_settings_notCounted = 활동 시간대를 기록하지 않습니다. 원하면 켤 수 있습니다.
games_settings_forgetHours = 기록 삭제
games_settings_hoursForgotten = 삭제했습니다.
games_settings_back = 뒤로

games_server_title = **이 서버의 게임**
games_server_language = 게임보드의 언어
games_server_ownLanguage = 서버의 언어
games_server_languages_en = 영어
games_server_languages_ko = 한국어
games_server_languages_pt-BR = 브라질 포르투갈어
games_server_languages_de = 독일어
games_server_languages_es-ES = 스페인어
games_server_languages_fr = 프랑스어
games_server_languages_ja = 일본어
games_server_pace = 새 게임의 제한 시간
games_server_housePace = 게임을 여는 사람이 정함
games_server_paces_none = 없음
games_server_paces_day = 차례마다 하루
games_server_paces_three-days = 차례마다 사흘
games_server_paces_two-weeks = 차례마다 14일
games_server_mayOpen = 게임을 열 수 있는 사람
games_server_mayCancel = 다른 사람의 게임을 취소할 수 있는 사람
games_server_place = 게임을 하는 곳
games_server_places_anywhere = 채널과 스레드
games_server_places_edited = 채널, 메시지 하나를 계속 고침
games_server_places_threads = 게임마다 따로 만든 스레드
games_server_listed = 다른 서버에 테이블 보이기
games_server_strangers = 다른 서버의 사람이 그 테이블에 앉기
games_server_ifWished = 테이블을 연 사람이 원하면
games_server_never = 안 함
games_server_everyone = 모두
games_server_managers = 서버 관리 권한이 있는 사람
games_server_onlyManagers = -# 서버 관리 권한이 있는 사람이 바꿀 수 있습니다.
games_server_saved = 저장했습니다. 이 채널에 알립니다.
games_server_nothingNew = 이미 그렇게 되어 있습니다.
games_server_choose = 바꿀 설정 …
games_server_chooseRole = 역할 …
games_server_chooseChannel = 채널 …
games_server_acts = 관리자 기록
games_server_check = 이 채널 점검하기
games_server_noActs = 이 서버에서 관리자 권한으로 한 일이 없습니다.
games_server_actsTitle = **관리자가 한 일**, 최근 것부터
games_server_back = 뒤로
games_server_morningChannel = 아침 메시지
games_server_noMorning = 없음
games_server_morningHour = 아침 메시지 시각
games_server_morningZone = 그 시각의 시간대
games_server_morningGone = 여기에 그런 채널이 없거나 볼 수 없는 채널입니다. 아침 메시지를 올릴 다른 채널을 고르세요.
games_server_morningNext = 다음 아침 메시지: { $at }.
games_server_morningLacks = { $channel }에 그림을 올릴 수 없습니다. 없는 권한: { LIST($permissions) }. 그 채널에서 제 역할에 허용한 뒤 다시 고르세요.
games_server_morningClosed = { $channel }에 아침 메시지를 올릴 수 없습니다. 한 시간마다 다시 시도합니다. 그 채널에서 없는 권한을 허용하거나 `/games server`로 다른 채널을 고르세요.
games_server_onePerson = 누군가
games_server_changed = { $person } 님이 이 서버의 게임 설정을 바꾸었습니다:
games_server_calledOff = { $person } 님이 관리자 권한으로 여기의 { $game } 게임을 취소했습니다.
games_server_cancelAct = { $person } 님이 { $game } 게임을 취소
games_server_settingsAct = { $person } 님이 설정: { LIST($settings) }

games_vitals_title = **봇을 운영하는 분께: 봇의 상태입니다.** 이 프로세스는 { $since }에 시작했습니다.
games_vitals_interactions = 상호작용: 답함 **{ NUMBER($answered) }**, 거절 { NUMBER($refused) }, 그사이 게임이 진행됨 { NUMBER($stale) }, 실패 { NUMBER($failed) }, 너무 늦음 { NUMBER($late) }, 너무 잦아 미룸 { NUMBER($slowed) }, 두 번 옴 { NUMBER($repeated) }.
games_vitals_firstAnswer = 첫 응답: { $within }.
games_vitals_board = 액션 뒤 채널에 게임보드가 올라오기까지: { $within }.
games_vitals_outbox = 올릴 메시지: 바로 { NUMBER($due) }개, 다시 시도 { NUMBER($retrying) }개, 정해진 시각에 { NUMBER($later) }개, 채널이 열리면 { NUMBER($parked) }개. 가장 오래 밀린 것은 { $oldest }째입니다.
games_vitals_live =
    { COUNT($games) ->
        [0] 진행 중인 게임: 없음. 닫힌 채널에 { NUMBER($parked) }개.
       *[other] 진행 중인 게임: { LIST($games, between: ", ") }. 닫힌 채널에 { NUMBER($parked) }개.
    }
games_vitals_noDatabase = 데이터베이스가 답하지 않아 밀린 메시지와 진행 중인 게임을 알 수 없습니다.
games_vitals_pictures = 그림: { NUMBER($waiting) }개 진행 중, { $within }. 실패 { NUMBER($failed) }개.
games_vitals_thoughts = 봇의 생각: { NUMBER($waiting) }개 진행 중, { $within }. 서둘러 고른 것 { NUMBER($hurried) }개. 실패 { NUMBER($failed) }개.
games_vitals_database = 데이터베이스 트랜잭션: { $within }.
games_vitals_eventLoop = 이벤트 루프 지연: 99%는 { $p99 } 이하, 가장 길 때 { $worst }.
games_vitals_requests = Discord가 세는 요청: 지난 1분 동안 초당 { NUMBER($perSecond) }개(한도 50개). 한도 때문에 기다린 횟수 { NUMBER($rateLimits) }번, 모두 { $waited }.
games_vitals_shards = 이 프로세스가 맡은 샤드: { NUMBER($all) }개 중 { NUMBER($held) }개.
games_vitals_liveGame = { $title } { NUMBER($running) }개(모집 중 { NUMBER($lobbies) }개)
games_vitals_milliseconds = { NUMBER($milliseconds) }ms
games_vitals_seconds = { NUMBER($seconds) }초
games_vitals_within = 절반은 { $median }, 95%는 { $p95 } 이내
games_vitals_never = 지난 한 시간 동안 없음

people_closed = Discord에서 다이렉트 메시지(DM)를 보낼 수 없습니다. 그래서 DM으로 보내던 알림(열린 테이블, 관전 중인 게임)을 모두 껐습니다. 서버 메뉴 → 개인정보 보호 설정에서 DM을 허용한 뒤 다시 켜 주세요.

people_tables_notify = 테이블이 열리면 알림 받기
people_tables_announced = 알림 켜짐: { $game }
people_tables_allGames = 모든 게임
people_tables_turnOff = 알림 끄기
people_tables_back = 뒤로
people_tables_on = **이 서버에 테이블이 열리면 다이렉트 메시지로 알려 드립니다.** 게임: **{ $game }**
people_tables_off = 이 서버에 테이블이 열려도 알리지 않습니다.
people_tables_rule = -# 많아야 한 시간에 한 번이며, 조용한 시간과 자리 비움 중에는 보내지 않습니다. 그동안 열린 테이블은 그때 자리가 남아 있으면 한꺼번에 알립니다. 볼 수 없는 테이블은 알리지 않습니다.
people_tables_callsAreOff = `/games settings`에서 차례 알림이 꺼져 있습니다. 켜기 전에는 알림이 오지 않습니다.
people_tables_greeting = 서버에서 요청하신 대로, 테이블이 열리면 여기로 알려 드립니다. 알림마다 끄는 버튼이 있습니다.
people_tables_lookThere = 방금 메시지를 보냈습니다. 다이렉트 메시지를 확인해 주세요.
people_tables_turnedOff = 껐습니다. 그 서버의 열린 테이블을 더 알리지 않습니다. 그 서버의 `/games find`에서 다시 켤 수 있습니다.
people_tables_wasOff = 이미 꺼져 있습니다.
people_tables_opened =
    { $tables ->
        [1] **테이블이 열렸습니다**
       *[other] **테이블 { NUMBER($tables) }개가 열렸습니다**
    }
people_tables_more = … 외 { NUMBER($tables) }개: 서버에서 `/games find`로 볼 수 있습니다.
people_tables_sitThere = 여기서는 그 자리에 앉을 수 있는지 확인할 수 없습니다. 테이블에서 직접 앉아 주세요: { $link }
people_tables_servers = 테이블 알림: **서버 { NUMBER($count) }곳** (그 서버의 `/games find`에서 변경)

people_watch_watch = 관전
people_watch_stop = 관전 그만두기
people_watch_done = 확인
people_watch_toGame = 게임으로
people_watch_modes_rounds = 라운드마다
people_watch_modes_end = 끝날 때만
people_watch_watching_rounds = { $place }의 **{ $game }** 게임을 관전합니다. 라운드가 끝날 때마다, 그리고 게임이 끝나면 깨어 있는 시간에 다이렉트 메시지를 보냅니다.
people_watch_watching_end = { $place }의 **{ $game }** 게임을 관전합니다. 게임이 끝나면 깨어 있는 시간에 다이렉트 메시지를 보냅니다.
people_watch_stopped = 이 게임을 더 관전하지 않습니다.
people_watch_notWatching = 이 게임을 관전하고 있지 않습니다.
people_watch_askThere = 여기서는 { $place } 채널을 볼 수 있는지 확인할 수 없습니다. 그곳에서 *관전*을 눌러 주세요.
people_watch_roundEnded =
    { $round ->
        [0] { $title }
        { $place }에서 라운드가 끝났습니다.
       *[other] { $title }
        { $place }에서 { NUMBER($round) }라운드가 끝났습니다.
    }
people_watch_gameEnded =
    { $title }
    { $place }에서 **게임이 끝났습니다**.
people_watch_reviewShared =
    { $title }
    { $place }에서 열린 이 게임의 복기가 공유되었습니다:
people_watch_noReviewYet = -# 플레이어가 복기를 공유하면 보내 드립니다.
people_watch_watchers = { NUMBER($count) }명 관전 중

people_roles_call =
    { GIVEN($role) ->
        [no] 역할 멘션
       *[yes] @{ $role } 멘션
    }
people_roles_called = 별도의 메시지로 멘션했습니다.
people_roles_message = { $mention } { $person } 님이 함께할 사람을 찾습니다: **{ $game }**, 빈자리 { NUMBER($free) }개.
people_roles_setting = 테이블에서 멘션할 수 있는 역할
people_roles_none = 없음

people_find_title = **상대 찾기**
people_find_none = 지금 찾고 있는 게임이 없습니다. 게임을 고르면 다른 서버에서도 상대를 찾아 드립니다.
people_find_tables = 이 서버의 열린 테이블: { NUMBER($tables) }개
people_find_tablesElsewhere = 다른 서버의 열린 테이블
people_find_entry = **{ $game }**, { $when }부터
people_find_people =
    { $people ->
        [1] 아직 이 게임을 찾는 다른 사람이 없습니다.
       *[other] 나를 포함해 { NUMBER($people) }명이 이 게임을 찾고 있습니다.
    }
people_find_anyPace = 제한 시간 무관
people_find_seats = { NUMBER($seats) }명
people_find_anySeats = 인원 무관
people_find_rated = 레이팅 반영
people_find_unrated = 레이팅 미반영
people_find_anyRated = 레이팅 반영 무관
people_find_anyLanguage = 언어 무관
people_find_wishes = { $game } 조건…
people_find_language = 가능하면 { $language }
people_find_inChannel = 게임은 { $channel }에서 시작됩니다.
people_find_inDirect = 게임은 봇과의 다이렉트 메시지에서 시작됩니다.
people_find_lapses = -# 요청은 { $when } 끝납니다. 조용한 시간이나 자리 비움 중, 또는 그곳에서 다른 게임을 하는 동안에는 시작되지 않습니다.
people_find_lapsesLive = -# 요청은 { $when } 끝납니다. 그때까지는 조용한 시간에도 언제든 게임이 시작될 수 있습니다. 그곳에서 다른 게임을 하는 동안만 기다립니다.
people_find_held = 지금 그곳에서 다른 게임을 하고 있습니다. 그 게임이 끝나면 시작됩니다.
people_find_live = { $game } 라이브
people_find_leave = { $game } 그만 찾기
people_find_bot = 그동안 봇과: { $game }
people_find_left = { $game } 찾기를 그만두었습니다.
people_find_wasOff = { $game } 찾기는 이미 끝났습니다. 게임이 시작되었거나 요청이 만료되었습니다.
people_find_greeting = 상대를 찾으면 바로 여기에 게임을 보여 드립니다.
people_find_closed = 메시지를 보낼 수 없어 다이렉트 메시지로 게임을 보여 드릴 수 없습니다. 함께 있는 서버의 메뉴 → 개인정보 보호 설정에서 다이렉트 메시지를 허용하거나, 봇이 게임하는 채널에서 { $command }를 쓰세요.
people_find_failed = 방금 Discord가 메시지를 받지 않아 아무것도 하지 않았습니다. 1분 뒤에 다시 시도해 주세요.
people_find_found = **{ $game }: 상대를 찾았습니다.** 판은 이 채팅에 있습니다.
people_find_player = { $name }, 레이팅 { $rating }
people_find_newcomer = { $name }, 레이팅 표시 없음
people_find_playersOf = 참가자: { $game }
people_find_players = 다른 참가자
people_find_playersRule = -# 차단하면 어느 서버에서도 다시 만나지 않습니다. 이름이 보이지 않는 사람을 차단하면, 이름이 가려지는 게임에서만 적용됩니다. 신고는 이 게임과 함께 봇 운영자에게 전달됩니다. 상대에게는 알리지 않습니다.
people_find_block = 차단: { $name }
people_find_unblock = 차단 해제: { $name }
people_find_report = 신고: { $name }
people_find_blocked = { $name }: 차단했습니다. 다시 같은 테이블에 앉지 않습니다.
people_find_unblocked = { $name }: 차단을 해제했습니다.
people_find_reported = { $name }: 운영자에게 신고했습니다.

people_say_button = 💬 한마디 하기
people_say_rule = -# 고른 한마디는 다른 사람들이 모두 행동할 때까지 각자의 언어로 판 아래에 표시됩니다. 그 밖에 쓴 글은 전달되지 않습니다.
people_say_line = 💬 { $name }: { $phrase }
people_say_said = 보낸 한마디: { $phrase }
people_say_hide = 한마디 숨기기
people_say_show = 한마디 보기
people_say_shows_shown = 이 게임에서 다른 사람의 한마디가 다시 표시됩니다.
people_say_shows_hidden = 이 게임에서 다른 사람의 한마디가 더 이상 표시되지 않습니다.
people_say_shows_others = 여기서는 다른 사람도 같은 메시지를 읽으므로 한마디가 남습니다. 모두가 숨기면 사라집니다.
people_say_phrases_hello = 안녕하세요!
people_say_phrases_good-luck = 행운을 빕니다!
people_say_phrases_nice-move = 좋은 수네요!
people_say_phrases_well-played = 멋진 플레이예요!
people_say_phrases_was-away = 죄송합니다, 자리를 비웠습니다.
people_say_phrases_little-time = 요즘 시간이 부족해서 조금 늦어질 것 같습니다.
people_say_phrases_thanks = 함께해 주셔서 감사합니다!
## Open tables of other servers, under /games find.

people_everywhere_title = **당신의 자리가 있는 테이블 { NUMBER($tables) }개** (이 서버 또는 다른 서버)
people_everywhere_none = 지금은 이 서버에도 다른 서버에도 당신의 자리가 있는 테이블이 없습니다. `/games find`로 함께할 사람을 찾을 수 있습니다. 당신의 테이블을 다른 서버에 보이게 하면 그곳에서 이 목록에 나옵니다.
people_everywhere_ratings = 레이팅: { LIST($ratings, between: ", ") }

# Of a table at which people of other servers can't sit down.
people_everywhere_members = 그 서버의 멤버만
people_everywhere_greeting = 당신이 앉는 테이블을 여기에 보여 줍니다.
people_everywhere_inDirect = 테이블은 저와의 다이렉트 메시지에 나옵니다.
people_everywhere_here = 테이블은 이 채널에 나옵니다.
people_everywhere_playHere = 이 채널에서 하기
people_everywhere_playDirect = 다이렉트 메시지에서 하기

# Below a lobby.
people_everywhere_shown = -# 다른 서버의 사람도 `/games find`에서 이 테이블을 보고 앉을 수 있습니다.

# A button.
people_everywhere_show = 다른 서버에도 보이기

# A button.
people_everywhere_hide = 여기에만 보이기
people_everywhere_shownNow = 이제 다른 서버의 사람도 `/games find`에서 당신의 테이블을 봅니다. 이름은 보이지 않습니다.
people_everywhere_hiddenNow = 이제 당신의 테이블은 여기에만 보입니다. 이미 앉은 다른 서버의 사람은 남습니다.

# In place of a lobby's message, where nobody sits at it any more.
people_everywhere_left = 여기에서는 이제 아무도 이 { $game } 테이블에 앉아 있지 않습니다.

# In place of a board, where nobody plays any more.
people_everywhere_goesOn = 이 { $game } 게임은 다른 곳에서 계속됩니다. 여기에는 이제 참가자가 없습니다.
