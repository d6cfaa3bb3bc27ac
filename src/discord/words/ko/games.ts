import { grammar } from '../../../stage/grammar.ts';
import type { GamesWords } from '../en/games.ts';
import { share, tenths } from '../figures.ts';
import { vitals } from './vitals.ts';

const { listed, number, percent } = grammar('ko');

export const games: GamesWords = {
  privacy: {
    title: '**저장된 내 정보**',
    never: '계정에서는 ID만 저장합니다. 메시지나 주소는 저장하지 않습니다.',
    name: name => `마지막으로 본 이름: ${name}`,
    nothing: '저장된 것이 없습니다. 여기서 게임을 한 적이 없습니다.',
    seats: (seats, running) => `참가한 게임: **${number(seats)}**개, 그중 진행 중 **${number(running)}**개`,
    rest: (invitations, votes, blocks) =>
      `내 설정, 초대 **${invitations}**개, 투표 **${votes}**개, 차단한 사람 **${blocks}**명`,
    more: '전부는 내보내기에 있습니다. 잊기는 모든 곳에서 이름과 설정을 지웁니다.',
    exported: '저장된 내 정보 전부입니다. 이 파일은 자신만 볼 수 있습니다.',
    file: '한 사람에 대해 저장된 모든 것, JSON',
    exportButton: '내보내기',
    forgetButton: '잊어 주세요…',
    forgetAsk: running =>
      `정말 잊을까요? 설정과 결과가 지워지고, 끝난 게임에서는 “Player 2”가 됩니다. ${
        running > 0 ? `**진행 중인 게임 ${number(running)}개는 기권하거나 나가게 됩니다.** ` : ''
      }각 게임의 최근 메시지는 고치지만 그 전의 메시지는 남습니다. 되돌릴 수 없습니다.`,
    forgetSure: '완전히 잊기',
    keep: '그대로 두기',
    kept: '아무것도 바꾸지 않았습니다.',
    forgotten: games =>
      `게임 ${number(games)}개에서 잊었습니다. 채널의 오래된 메시지는 남으며, 쓴 사람이나 관리자가 지울 수 있습니다.`,
  },
  glance: {
    onlyInServers: '서버의 게임을 보는 명령이니 서버에서 쓰세요.',
    none: '이 서버에서 볼 수 있는 진행 중인 게임이 없습니다.',
    choose: '어느 게임을 볼까요?',
    strange: '여기서 진행 중인 그런 게임이 없습니다. 진행 중인 게임은 다음과 같습니다.',
    more: offered =>
      `가장 오래된 게임 ${number(offered)}개입니다. 다른 게임을 보려면 그 채널이나 그 안의 메시지 링크를 입력하세요.`,
    toBoard: '게임으로',
    others: '다른 게임',
  },
  doctor: {
    allowed: '이 채널을 보고, 글과 그림을 올리고, 올린 것을 읽을 수 있습니다.',
    lacks: permission => `${permission} 권한이 없습니다.`,
    threads: '여기서 스레드를 열 수 있습니다.',
    noThreads: permissions =>
      `${listed(permissions)} 권한이 없습니다. 게임을 따로 스레드에서 할 때만 필요합니다.`,
    grant:
      '권한 주기: 채널 편집 → 권한 → 제 역할 추가 → 위의 권한 허용. 모든 채널에 주려면: 서버 설정 → 역할 → 제 역할.',
    direct: '개인 메시지에서는 권한이 필요하지 않습니다. 혼자 하는 게임을 할 수 있습니다.',
    database: milliseconds => `데이터베이스가 ${number(milliseconds)}ms 만에 답합니다.`,
    badDatabase:
      '데이터베이스가 답하지 않아 지금은 게임을 할 수 없습니다. 봇을 운영하는 사람에게 알려 주세요.',
    outbox: waiting => `이 채널에 올리기를 기다리는 메시지가 ${number(waiting)}개 있습니다.`,
    quietOutbox: '이 채널에 올리기를 기다리는 메시지가 없습니다.',
    parked: messages => `이 채널에 올리지 못한 메시지 ${number(messages)}개를 보관하고 있습니다.`,
    why: {
      noChannel: '지난번에 Discord가 그런 채널이 없다고 했습니다.',
      noAccess: '지난번에 Discord가 제가 이 채널을 볼 수 없다고 했습니다.',
      noPermission: '지난번에 Discord가 제게 이곳의 권한이 없다고 했습니다.',
      noMessages: '지난번에 Discord가 제가 메시지를 보낼 수 없다고 했습니다.',
      removed: '제가 이 서버에서 내보내졌습니다.',
      other: '지난번에 Discord가 받지 않았습니다. 이유는 로그에 있으니 봇을 운영하는 사람에게 물어보세요.',
    },
    parkedGrant: '부족한 권한을 준 다음 여기서 `/games doctor`를 다시 쓰세요. 바로 다시 올려 보겠습니다.',
    parkedAgain: '지금은 부족한 것이 없습니다. 다시 올려 보겠습니다.',
    parkedElsewhere: (channels, named) => {
      const count = `이 서버의 다른 채널 ${number(channels)}개에 올리지 못했습니다.`;
      return named.length > 0 ? `${count} 그곳에서 \`/games doctor\`를 쓰세요: ${named.join(', ')}` : count;
    },
    board: milliseconds => `게임보드를 ${number(milliseconds)}ms 만에 그렸습니다. 아래에 있습니다.`,
    badBoard: '게임보드를 그리지 못했습니다. 봇을 운영하는 사람에게 알려 주세요.',
    well: '**여기에는 문제가 없습니다.**',
    ill: '**여기에 부족한 것이 있습니다.**',
  },
  vitals,
  lists: {
    none: ({ command, alone }) =>
      alone === undefined
        ? `진행 중인 게임이 없습니다. ${command('new')}로 게임을 열 수 있습니다.`
        : `진행 중인 게임이 없습니다. ${command('new')}로 게임을 열거나 ${alone}로 혼자 할 수 있습니다.`,
    title: (games, waiting) =>
      `**내 게임 ${number(games)}개**${waiting > 0 ? `, 내 차례 ${number(waiting)}개` : ''}`,
    page: (page, pages) => `${pages}쪽 중 ${page}쪽`,
    together: (place, people) => `${place}, 함께하는 사람: ${listed(people)}`,
    alone: place => `${place}, 혼자`,
    yours: since => `**내 차례**, ${since}부터`,
    theirs: (people, since) =>
      people.length > 0 ? `${listed(people)} 님 차례, ${since}부터` : `기다리는 중, ${since}부터`,
    paused: since => `잠시 멈춤, ${since}부터`,
    gathering: (taken, wanted, since) => `참가자 모집 중, ${wanted}명 중 ${taken}명, ${since}부터`,
    openTitle: tables => `**자리가 남은 테이블 ${number(tables)}개**`,
    noneOpen: ({ command }) =>
      `여기에는 앉을 수 있는 테이블이 없습니다. ${command('new')}로 열면 이 목록을 보는 사람이 찾을 수 있습니다.`,
    noSuchTable:
      '여기에 그런 테이블이 없습니다. 다른 서버의 테이블이거나 볼 수 없는 채널에 있을 수 있습니다.',
    sitAt: (index, game) => `${index}. 앉기: ${game}`,
    first: '첫 게임으로',
    next: '다음 게임',
    earlier: '◀ 이전',
    later: '다음 ▶',
    onlyInServers: '서버의 게임에 대한 것이니 서버에서 쓰세요.',
    ownStats: game => `**내 ${game} 게임**`,
    statsOf: (person, game) => `이 서버에서 ${person} 님의 **${game}**`,
    nothingCounted: '아직 집계된 게임이 없습니다.',
    gamesAndWins: (games, wins) =>
      `게임 **${number(games)}**번, 승리 **${number(wins)}**번 (${percent(share(wins, games))})`,
    average: points => `평균 **${number(tenths(points))}**점`,
    best: points => `가장 좋은 수 **${number(points)}**점`,
    withPlayers: (category, games, wins, average) =>
      `${category}, 봇 플레이어와: ${number(games)}번 중 ${number(wins)}번 승리${average === null ? '' : `, 평균 ${number(tenths(average))}점`}`,
    solo: (category, points) => `${category}: 최고 **${number(points)}**점`,
    practised: (category, games, points) => `${category}, 연습: ${number(games)}번, 최고 ${number(points)}점`,
    hints: count => `힌트 **${number(count)}**번`,
    leaderboard: game => `**이 서버의 ${game}**`,
    emptyLeaderboard: game => `이 서버에서 아직 집계된 ${game} 게임이 없습니다.`,
    row: (place, person, { games, wins, average, best }) =>
      [
        `${place}. ${person}: ${number(games)}번 중 ${number(wins)}번 승리`,
        average === null ? undefined : `평균 ${number(tenths(average))}점`,
        best === null ? undefined : `가장 좋은 수 ${number(best)}점`,
      ]
        .filter(part => part !== undefined)
        .join(', '),
    aloneTitle: '**혼자 하는 게임**',
    soloRow: (category, bests) => `${category}: ${bests.join(', ')} (최고 점수)`,
    soloBest: (person, points) => `${person} ${number(points)}점`,
    hidden: '-# 목록에 나오고 싶지 않으면 `/games settings`에서 바꿀 수 있습니다.',
    leaderboardEverywhere: game => `**모든 서버의 ${game}**`,
    nobodyEverywhere: game =>
      `${game}: 모든 서버의 순위표에 나오겠다고 한 사람이 아직 없습니다. \`/games settings everywhere:True\`로 나올 수 있습니다.`,
    nobodyAnywhere:
      '모든 서버의 순위표에 나오겠다고 한 사람이 아직 없습니다. `/games settings everywhere:True`로 나올 수 있습니다.',
    listedEverywhere: '-# `/games settings everywhere:True`로 나오겠다고 한 사람만 있습니다.',
    ownPlace: place => `… 나는 ${number(place)}번째`,
    ratingLegend: '-# 이름 뒤의 수는 레이팅이고, 레이팅 게임 열 번까지는 물음표가 붙습니다.',
  },
  profile: {
    own: title => `나의 **${title}**`,
    of: (person, title) => `${person} 님의 **${title}**`,
    rating: (rating, games) => `레이팅: **${rating}**, 레이팅 게임 ${number(games)}번`,
    withPlayers: (rating, games) => `봇 플레이어 상대: **${rating}**, 게임 ${number(games)}번`,
    provisional: '-# 레이팅 게임 열 번까지는 물음표가 붙습니다.',
    nothing:
      '아직 레이팅 게임이 없습니다. 여러 사람이 하는 게임은 `rated:False`로 열지 않으면 레이팅에 반영되고, 봇 플레이어와 하는 게임은 `rated:True`로 열면 반영됩니다.',
    nothingOf: person => `${person} 님은 이 서버의 레이팅 목록에 없습니다.`,
    joinEverywhere: '모든 서버의 순위표에 나오기',
    leaveEverywhere: '이 서버에만 나오기',
  },
  settings: {
    title: '**설정**, 모든 게임과 서버에 적용',
    saved: '저장했습니다.',
    switches: {
      pings: '차례 알림',
      invitations: '게임 초대 받기',
      stats: '통계 공개',
      learns: '자는 시간 익히기',
    },
    on: '켜짐',
    off: '꺼짐',
    zone: '시간대',
    noZone: '정하지 않음, `/games settings zone:`에서 고르세요',
    zoneNow: (zone, clock) => `${zone}, 지금 ${clock}`,
    quiet: '조용한 시간',
    noQuiet: '없음',
    quietLearnt: hours => `${hours}, 익힌 시간`,
    away: '자리 비움',
    everywhere: '모든 서버의 순위표에 나오기 (`everywhere:`)',
    notAway: '아니요',
    awayUntil: moment => `${moment}까지`,
    blocked: '차단한 사람',
    nobodyBlocked: '없음',
    people: count => `${number(count)}명`,
    chooseQuiet: '조용한 시간: 알리지 않을 시간',
    quietOff: '정하지 않음',
    chooseAway: '자리를 비울 기간',
    awayOff: '자리에 있음',
    days: count => `${number(count)}일`,
    daysUntil: (count, day) => `${number(count)}일, ${day}까지`,
    choosePerson: '차단할 사람',
    choosePersonBack: '차단을 풀 사람',
    hours: '하는 시간',
    hoursTitle: (acts, zone) =>
      `**내가 하는 시간**: 지금까지 ${number(acts)}번, ${zone} 기준 하루의 시간대별 횟수입니다. 40번부터는 자는 시간을 짐작해서 그때는 알리지 않습니다.`,
    noHours: '언제 하는지 아직 센 것이 없습니다.',
    notCounted: '언제 하는지 세지 않습니다. 원하면 켤 수 있습니다.',
    forgetHours: '지우기',
    hoursForgotten: '지웠습니다.',
    back: '뒤로',
    badAway: '알아볼 수 없습니다. 돌아오는 날을 2026-12-01처럼, 또는 며칠인지 숫자로, 또는 `off`라고 쓰세요.',
    bothHours: '조용한 시간에는 시작과 끝이 필요합니다: `quiet-from`, `quiet-to`.',
  },
  server: {
    title: '**이 서버의 게임**',
    language: '게임보드의 언어',
    ownLanguage: '서버의 언어',
    languages: {
      en: '영어',
      ko: '한국어',
      'pt-BR': '브라질 포르투갈어',
      de: '독일어',
      'es-ES': '스페인어',
      fr: '프랑스어',
      ja: '일본어',
    },
    pace: '새 게임의 제한 시간',
    housePace: '정하지 않음: 없음',
    paces: {
      none: '없음',
      day: '차례마다 하루',
      'three-days': '차례마다 사흘',
      'two-weeks': '차례마다 14일',
    },
    mayOpen: '게임을 열 수 있는 사람',
    mayCancel: '다른 사람의 게임을 취소할 수 있는 사람',
    place: '게임을 하는 곳',
    places: {
      anywhere: '채널과 스레드',
      edited: '채널, 메시지 하나를 계속 고침',
      threads: '게임마다 따로 만든 스레드',
    },
    everyone: '모두',
    managers: '서버 관리 권한이 있는 사람',
    onlyManagers: '-# 서버 관리 권한이 있는 사람이 바꿀 수 있습니다.',
    saved: '저장하고 이 채널에 알렸습니다.',
    nothingNew: '이미 그렇게 되어 있습니다.',
    chooseLanguage: '게임보드의 언어 …',
    choosePace: '새 게임의 제한 시간 …',
    chooseOpeners: '게임을 열 수 있는 역할 …',
    chooseCancellers: '다른 사람의 게임을 취소할 수 있는 역할 …',
    openEveryone: '열기: 모두',
    openManagers: '열기: 관리자',
    cancelEveryone: '취소: 모두',
    cancelManagers: '취소: 관리자',
    acts: '관리자 기록',
    noActs: '이 서버에서 관리자 권한으로 한 일이 없습니다.',
    actsTitle: '**관리자가 한 일**, 최근 것부터',
    back: '뒤로',
    somebody: '누군가',
    changed: person => `${person} 님이 이 서버의 게임 설정을 바꾸었습니다:`,
    calledOff: (person, game) => `${person} 님이 관리자 권한으로 여기의 ${game} 게임을 취소했습니다.`,
    cancelAct: (person, game) => `${person} 님이 ${game} 게임을 취소`,
    settingsAct: (person, settings) => `${person} 님이 설정: ${listed(settings)}`,
  },
};
