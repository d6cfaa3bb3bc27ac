shared_do_about = 今できることを何でも：一部を入力して一覧から選びます
shared_do_action = したいこと
shared_do_now = 結果を先に見ないで、すぐに実行する

shared_daily_about = 今日の回：全員が同じカードで遊びます。最初の挑戦が記録になり、あなただけに見えます
shared_daily_kind = 一人で遊ぶか、強いボットとの対決かを選ぶ
shared_daily_kinds_solo = ソロ
shared_daily_kinds_duel = 強いボットと対決
shared_daily_code = 誰かからもらったゲームのコード

shared_hand_about = 手札など、あなただけが見られるもの

shared_board_about = 今のボード、またはある手番の後のボード
shared_board_turn = どの手番の後か（記録の番号）。0は開始時
shared_board_view = 見せ方
shared_board_views_picture = 画像
shared_board_views_wide = すべて入った横長の画像
shared_board_views_text = テキスト

shared_hint_about = 今のよい手とその理由（あなただけに見えます）。使った回数は数えられます

shared_game_about = ゲーム全体の操作：催促、中断、遅れている人の席、リタイア、中止、記録

shared_undo_about = 自分の最後の手を取り消すか、取り消しの申し出に答えます
shared_undo_answer = ほかのプレイヤーの取り消しの申し出への返事
shared_undo_answers_agree = 賛成
shared_undo_answers_refuse = 反対

shared_new_about = このチャンネルに卓を立てます
shared_new_seats = 席数の上限（初期値：{ $most }）。{ $least }人から始められます
shared_new_pace = 1手番の長さ。超えるとほかの人が投票できます（初期値：サーバーの設定）
shared_new_paces_none = 制限なし
shared_new_paces_day = 1日
shared_new_paces_three-days = 3日
shared_new_paces_two-weeks = 14日
shared_new_paces_live = ライブ：1回の選択に1分、持ち時間5分
shared_new_rated = 結果がレーティングに入るか（初期値：人どうしでヒントなしなら入る）
shared_new_thread = 専用のスレッドで遊ぶ
shared_new_players = 対戦するボット：やさしい、ふつう、強い、または「2 強い」のように何人か

shared_rules_about = ルールを1章ずつ
shared_rules_topic = 章
shared_rules_learn = 例のボードで最初の手番を一緒に

games_about = あなたのゲームすべて、設定、サーバーの管理

games_list_about = 全チャンネルのあなたのゲーム。手番待ちのものが先です

games_puzzle_about = 実戦の局面のパズルを1問解きます。あなただけに見えます

games_leaderboard_about = このサーバーのレーティング上位と、ソロの上位
games_leaderboard_everywhere = 全サーバー：載ることを希望した人

games_profile_about = レーティングとその推移を画像で。成績と一年の振り返りも
games_profile_person = 誰の（初期値：自分）
games_game = どのゲームか

games_settings_about = 通知、おやすみ時間、不在、招待、成績、ブロック、自分のデータ

games_server_about = このサーバーのゲームの設定（変更は「サーバー管理」権限）、チャンネルの点検
games_server_languages_en = 英語
games_server_languages_ko = 韓国語
games_server_languages_pt-BR = ポルトガル語（ブラジル）
games_server_languages_de = ドイツ語
games_server_languages_es-ES = スペイン語
games_server_languages_fr = フランス語
games_server_languages_ja = 日本語
games_server_paces_none = 制限なし
games_server_paces_day = 1手番に1日
games_server_paces_three-days = 1手番に3日
games_server_paces_two-weeks = 1手番に14日

games_help_about = 始め方を表示：ゲームの一覧、レッスン、最初のコマンド

games_host_about = ボットの運営者向け：ゲーム、人、サーバーの管理
games_host_line = すること（空欄：できることの一覧）

games_find_about = ほかのサーバーも含めて対戦相手や空席のある卓を探す
games_find_pace = 1手番の持ち時間（既定：問わない）
games_find_seats = 卓の人数（既定：問わない）
games_find_rated = レート戦にする（既定：問わない）
games_find_here = このチャンネルに表示（既定：ダイレクトメッセージ）
games_find_live = ライブ：1回の選択に1分、持ち時間5分。10分間相手を探します

games_watch_about = このサーバーで進行中のゲームを見ます
games_watch_game = プレイヤー、またはゲームのメッセージのリンク（初期値：すべてから選ぶ）

league_about = リーグ：このサーバーの4～32人で競うシーズン
league_new = このチャンネルでリーグを開きます。ゲームはスレッドで自動的に始まります
league_league = どのリーグか（初期値：このチャンネルのリーグ）
league_name = リーグの名前（初期値：ゲームの名前）
league_seats = 1卓の最大人数（初期値：4人、またはゲームの最大人数）
league_pace = 1手番の持ち時間（初期値：1日）
league_variant = ゲームのルール（初期値：通常のもの）

league_paces_day = 1手番に1日
league_paces_three-days = 1手番に3日
