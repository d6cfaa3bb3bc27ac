errors_neutral = 봇에 문제가 생겼습니다. 바뀐 것은 없으니 잠시 뒤에 다시 시도해 주세요.
errors_turnsGone = 지금의 규칙으로는 이 게임의 이전 차례를 재현할 수 없어 보여 드릴 수 없습니다. 기록과 결과는 남아 있습니다.
errors_refusedAnswer = 답을 보여 드리지 못했습니다. 지금 게임은 { COMMAND("board") }로 볼 수 있습니다.
errors_oldButton = 봇의 다른 버전이 만든 버튼입니다. 지금 게임은 { COMMAND("board") }로 볼 수 있습니다.
errors_strangeButton = 알 수 없는 버튼입니다. 지금 게임은 { COMMAND("board") }로 볼 수 있습니다.
errors_otherGame = 이 채널에서 하고 있는 게임: { $game }. 대신 { $command } 명령을 쓰세요.
errors_otherGameEnded = 이 채널에서 마지막으로 한 게임: { $game }. 결과는 { $board }로 볼 수 있습니다.
errors_strangeCommand = 이제 없는 명령어입니다. `/`를 입력하면 쓸 수 있는 명령어가 나옵니다.

lobby_join = 참가
lobby_leave = 나가기
lobby_start = 시작
lobby_free = 빈자리
lobby_gathering = 누구나 참가할 수 있습니다. 인원이 모이면 { $opener } 님이 시작할 수 있습니다.
lobby_full = 자리가 다 찼습니다. 참가자 누구나 시작할 수 있습니다.
lobby_running = 게임이 진행 중입니다.
lobby_over = 게임이 끝났습니다.
lobby_cancelled = 모집이 취소되었습니다.
lobby_opened = 게임을 열고 참가했습니다. 다른 분들은 참가 버튼을 누르거나 { COMMAND("join") }을 입력하면 됩니다.
lobby_dealt = 카드를 나누었습니다. 게임보드는 새 메시지로 올라옵니다.
lobby_joined = 참가했습니다. 지금 { $wanted }명 중 { $taken }명입니다.
lobby_left = 자리에서 나왔습니다.
lobby_leftAndClosed = 자리에서 나왔습니다. 아무도 남지 않아 모집을 닫았습니다.
lobby_seated = 차례 순서: { LIST($people, between: ", ") }. 곧 게임보드가 올라옵니다.
lobby_resigned = 기권했습니다. 이제부터 봇이 대신 진행하고, 순위는 맨 아래가 됩니다.
lobby_resignedAndOver = 기권했고, 게임이 끝났습니다.
lobby_howItEnded = 결과는 { COMMAND("board") }로 볼 수 있습니다.
lobby_resign = 기권하기
lobby_askResign =
    { $others ->
        [0] 이 게임을 그만두시겠습니까? 되돌릴 수 없습니다.
        [1] 기권하시겠습니까? 게임이 바로 끝나고 상대가 이깁니다. 되돌릴 수 없습니다.
       *[other] 기권하시겠습니까? 끝까지 봇이 대신 진행하고 순위는 맨 아래가 됩니다. 되돌릴 수 없습니다. 자리를 비우는 동안에는 `/games settings`로 자리를 지킬 수 있습니다.
    }
lobby_askResignEnds = 기권하시겠습니까? 다른 참가자가 모두 취소에 동의했으므로 게임이 바로 끝나며, 기권한 사람은 꼴찌가 되고 나머지는 공동 1위가 됩니다. 되돌릴 수 없습니다.
lobby_askResignCancels = 기권하시겠습니까? 다른 참가자가 모두 취소에 동의했으므로 게임이 바로 취소됩니다. 되돌릴 수 없습니다.
lobby_calledOff = 게임을 취소했습니다.
lobby_agreedToCancel = 게임 취소에 동의했습니다. { $needed }명 중 { $agreed }명이 동의했습니다. 다른 분들에게는 채널에서 묻습니다.
lobby_askCancel = 다른 분들에게 게임 취소를 제안하시겠습니까? 모두 동의하면 끝나고, 누구의 기록에도 남지 않습니다.
lobby_askCancelLast = 게임을 취소하시겠습니까? 다른 분들은 모두 동의했으므로 바로 끝나고, 누구의 기록에도 남지 않습니다.
lobby_askEnd = 이 게임을 끝내시겠습니까? 떠난 사람이 있습니다. 나머지 모두가 동의하면 끝나고, 떠난 사람은 패배하며 나머지는 공동 1위가 됩니다.
lobby_endedDeserted = 게임이 끝났습니다. 떠난 사람은 패배하고 나머지는 공동 1위입니다.
lobby_openCancel = 게임 취소하기
lobby_agreeCancel = 취소에 동의
lobby_playOn = 계속하기
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
        [no] 여기는 둘뿐입니다. { COMMAND("new", "players:") }로 봇과 겨룰 수 있습니다. 여러 사람이 하려면 서버 채널에서 쓰세요.
       *[yes] 여기는 둘뿐입니다. { COMMAND("solo") }는 혼자, { COMMAND("new", "players:") }는 봇과 겨루는 게임입니다. 여러 사람이 하려면 서버 채널에서 쓰세요.
    }
places_amongOthers = 다른 사람들의 개인 대화에는 게임보드를 올릴 수 없습니다. 봇이 설치된 서버의 채널에서 하거나, 봇과의 개인 메시지에서 1인 게임을 하세요.
places_notInstalled =
    { GIVEN(COMMAND("solo")) ->
        [no] 이 서버에는 봇이 설치되어 있지 않아서 게임보드를 올릴 수 없습니다. 서버를 관리하는 분이 봇 프로필의 “앱 추가”에서 서버에 추가할 수 있습니다.
       *[yes] 이 서버에는 봇이 설치되어 있지 않아서 게임보드를 올릴 수 없습니다. 서버를 관리하는 분이 봇 프로필의 “앱 추가”에서 서버에 추가할 수 있습니다. 아니면 봇과의 개인 메시지에서 { COMMAND("solo") }를 하세요.
    }

board_hand = 손패
board_rules = 규칙
board_board = 게임보드
board_parts = 그림 설명
board_undo = 되돌리기
board_cancelled = 이 게임은 취소되었습니다.
board_givenUp = 이 게임은 기권으로 끝났습니다.
board_lastOnes = { LIST($people) } 님이 승리했습니다. 다른 참가자는 모두 기권했습니다.
board_resigned = { $person } 님이 기권했습니다.
board_wouldCancel = { LIST($people) } 님이 게임 취소를 원합니다. { $asked }명 중 { $agreed }명이 동의했습니다.
board_awaited = { LIST($people) } 님: { $what }
board_chosen = { LIST($people) } 님은 이미 골랐습니다.
board_tookBack = { $person } 님이 되돌렸습니다:
board_tooEarly = 누구도 두 번째 차례를 갖기 전에 끝나서 어떤 기록에도 남지 않습니다.
board_practised = 연습: 이 게임에서는 되돌리기를 써서 점수가 연습 기록으로 남습니다.

panel_done = 완료했습니다.
panel_sealed = 비밀로 정했습니다: { $deed }.
panel_stillChoosing = 아직 고르는 중: { LIST($people) } 님. 그때까지는 다시 고를 수 있습니다.
panel_chooseAgain = 다시 고르기
panel_turnedDown = 고르신 것이 다른 사람들의 선택과 함께할 수 없습니다: { $deed }. { $why } 다시 골라 주세요. 다른 사람들의 선택은 그대로입니다.
panel_unreadable = 고르신 뒤에 게임 규칙이 바뀌어 그 선택을 더는 읽을 수 없습니다: “{ $typed }”. { $why } 다시 골라 주세요. 다른 분들의 선택은 그대로입니다.
panel_preview = 미리보기: { $deed }
panel_earlier = 이전
panel_more = 더 보기 ({ $page }/{ $pages })
panel_back = 뒤로
panel_yourTurn = 내 차례
panel_judged = 보통 세기의 봇 플레이어가 보기에 좋은 것부터입니다.
panel_mostPoints = 지금 점수를 많이 얻는 것부터입니다.
panel_pressShows = { $order } 누르면 결과를 먼저 보여 드리고, 확인해야 실행됩니다.
panel_greenActs = { $order } 초록 버튼은 바로 실행되고, 나머지는 결과를 먼저 보여 드립니다.
panel_others = { $kind }: 다른 방법
panel_none = 없음
panel_notYet = 아직 하지 않았습니다. 하면 이렇게 됩니다:
panel_gone = 그 선택지는 이제 없습니다. 지금은 이 중에서 고를 수 있습니다:
panel_points = { $points }점
panel_upTo = 최대 { $points }점

orders_always = 항상: { $order }
orders_alwaysWhich = 항상 이렇게…
orders_which = 지금 실행하고, 이후로는 맞을 때마다 묻지 않고 실행합니다. 언제까지 할까요?
orders_left = 예약 지시: { $order }. 다른 사람에게는 보이지 않으며, 손패 화면에서 취소할 수 있습니다.
orders_title = **내 예약 지시**
orders_takeBack = 취소: { $order }
orders_withdrawn = 지시를 취소했습니다. 이제 다시 여쭤봅니다.
orders_door = 예약 지시…
orders_ask = 묻지 않고 대신 할 일을 골라 주세요. 맞을 때마다 실행하며, 그때까지 다른 사람에게는 보이지 않습니다.
orders_none = 지금은 미리 정해 둘 것이 없습니다.

typing_lacking = { $option } 값이 없습니다.
typing_unknown = “{ $typed }”: { $option }에 쓸 수 없는 값입니다.
typing_andMore = { LIST($values, between: ", ") } 외 { $left }개
typing_possible = 지금 가능한 값: { $values }.
typing_possibleWith = { LIST($given, between: ", ") }일 때 가능한 값: { $values }.
typing_instead = 지금 할 수 있는 일: { LIST($kinds, between: ", ") }.
typing_nothing = “{ $typed }”: 지금 할 수 있는 일이 아닙니다.
typing_several = “{ $typed }”에 맞는 액션이 여럿 있습니다.

fair_shuffleSealed = 섞기 { $digits } · { COMMAND("game verify") }
fair_shuffleTold = 섞기 확인: { COMMAND("game verify") }
fair_elsewhere = 다른 채널의 게임에 속한 버튼이라 아무것도 하지 않았습니다.
fair_unasked = 요청하지 않은 것이라 아무것도 하지 않았습니다. 지금의 게임은 { COMMAND("board") }로 볼 수 있습니다.
fair_slowDown = 너무 빨라서 아무것도 하지 않았습니다. 잠시 뒤에 다시 해 주세요.

lesson_begin = 첫 차례 연습하기
lesson_toGame = 게임으로 가기
lesson_play = 여기에서 게임 열기
lesson_step = 예시 게임보드, { $of }단계 중 { $at }단계입니다. 실제 게임은 바뀌지 않습니다.
lesson_back = 뒤로
lesson_none = 이 연습은 이제 없습니다. 모든 장은 { COMMAND("rules") }에 있습니다.

showing_share = 공유
showing_replayButton = 다시보기
showing_card = 이 게임의 카드이고, 지금은 혼자만 볼 수 있습니다. 저장하거나 이 채널에 올릴 수 있습니다.
showing_cardToKeep = 이 게임의 카드입니다. 저장하거나 공유할 수 있습니다.
showing_post = 여기에 올리기
showing_posted = 올렸습니다.
showing_sharedBy = { $person } 님이 이 게임을 공유합니다:
showing_replay = 게임 시작부터 지금까지의 모습입니다. 저장하거나 공유할 수 있습니다.
showing_progress = 게임을 차례대로 그리는 중입니다. { PERCENT($share) } 완료했습니다.
showing_busy = 이 채널의 다시보기를 이미 그리는 중입니다. 끝난 뒤에 다시 시도하시기 바랍니다.
showing_noPicture = 이 게임에는 그런 그림이 없습니다.
