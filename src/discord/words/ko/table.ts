import type { Strength } from '../../../core/player.ts';
import { grammar } from '../../../stage/grammar.ts';
import { withParticle } from '../../../stage/korean.ts';
import type { TableWords } from '../en/table.ts';
import { HOURS } from '../figures.ts';
import type { Naming } from '../naming.ts';

const { listed, percent } = grammar('ko');

const STANDS_IN: Readonly<Record<Strength, string>> = {
  easy: '쉬운 봇 플레이어',
  medium: '보통 세기의 봇 플레이어',
  hard: '어려운 봇 플레이어',
};

export const table = ({ command, alone }: Naming): TableWords => ({
  tables: {
    paces: {
      none: '시간 제한 없음',
      day: '한 차례에 하루',
      'three-days': '한 차례에 사흘',
      'two-weeks': '한 차례에 14일',
    },
    seatings: { random: '자리는 무작위', joined: '자리는 참가한 순서대로' },
    noHints: '힌트 없음',
    rated: '레이팅 게임, 힌트 없음',
    ratedWithMore: '한 분이 더 참가하면 레이팅 게임',
    unrated: '레이팅에 반영되지 않음',
    ratedWithHints: '레이팅 게임에는 힌트가 없습니다. `rated:False`나 `hints:off`를 골라 주세요.',
    invited: people => `초대: ${listed(people)}`,
    asked: '대답을 기다림',
    rematch: '같은 사람들과 한 판 더: 다른 분들은 참가를 눌러 주세요.',
    lapsed: `하루 동안 아무 일이 없어 이 게임을 접었습니다. 언제든 ${command('new')}로 다시 열 수 있습니다.`,
    title: (game, people) => `${game} – ${people.join(', ')} 님의 게임`,
    inThread: '스레드에서 하기',
    openedThere: thread => `${thread}에 게임을 열고 참가했습니다.`,
    dealtThere: thread => `시작했습니다. 게임보드는 ${thread}에 있습니다.`,
    alreadyInThread: `여기는 이미 스레드입니다. \`thread\` 없이 ${command('new')}를 쓰면 여기서 할 수 있습니다.`,
    noThread: `여기에 스레드를 만들 수 없었습니다. \`thread\` 없이 ${command('new')}를 쓰면 이 채널에서 할 수 있습니다.`,
    bots: people => `사람만 게임을 할 수 있습니다: ${listed(people)}`,
    yourself: alone === undefined ? '자신에게는 신청할 수 없습니다.' : `혼자 하려면 ${alone}를 쓰세요.`,
    remove: person => `${person} 내보내기`,
    removed: person => `${withParticle(`${person} 님`, '을/를')} 내보냈습니다. 자리가 다시 비었습니다.`,
    again: '게임을 다시 열었습니다. 다른 분들이 참가를 누르면 됩니다.',
    againSolo: '다시 시작했습니다. 곧 게임보드가 올라옵니다.',
  },
  calls: {
    ping: person => `${person} 님 차례입니다.`,
    reminder: (person, hours) => `${person} 님, 다른 분들이 ${hours}시간째 기다리고 있습니다.`,
    note: (person, days) =>
      `${person} 님, 마지막 알림입니다. 다른 분들이 ${days}일째 기다리고 있습니다. 이번 차례는 더 알리지 않겠습니다.`,
    nudge: (people, by, asked) =>
      asked === undefined
        ? `${listed(people)} 님, ${by} 님이 재촉합니다. 지금 ${listed(people)} 님 차례입니다.`
        : `${listed(people)} 님, ${by} 님이 재촉합니다: ${asked}.`,
    overdue: (person, pace) =>
      `${person} 님의 차례가 ${HOURS[pace]}시간을 넘겼습니다. 어떻게 이어 갈지 다른 분들이 정할 수 있습니다.`,
    question: person => `${person} 님, 여기에서 물어본 것에 아직 답하지 않으셨습니다.`,
    invited: person => `${person} 님, 이 게임에 초대받으셨습니다.`,
    nudgeThem: '재촉하기',
    nudged: people =>
      `${withParticle(listed(people), '을/를')} 재촉했습니다. 다음은 12시간 뒤에 할 수 있습니다.`,
    paused: '게임이 잠시 멈춰 있습니다.',
  },
  seats: {
    absent: (person, how) =>
      how !== 'steady'
        ? `이제부터 ${STANDS_IN[how]}가 ${person} 님 대신 진행합니다. ${person} 님이 무엇이든 하면 다시 직접 진행하게 됩니다.`
        : `이제부터 봇이 정해진 규칙대로 ${person} 님 대신 진행합니다. ${person} 님이 무엇이든 하면 다시 직접 진행하게 됩니다.`,
    gone: (person, how) =>
      how !== 'steady'
        ? `${person} 님이 서버를 떠났습니다. 우선 ${STANDS_IN[how]}가 대신 진행합니다. 다른 분들이 자리를 다른 사람에게 넘길 수 있습니다.`
        : `${person} 님이 서버를 떠났습니다. 우선 봇이 정해진 규칙대로 대신 진행합니다. 다른 분들이 자리를 다른 사람에게 넘길 수 있습니다.`,
    back: person => `${person} 님이 돌아와 다시 직접 진행합니다.`,
    offered: person =>
      `${person} 님의 자리를 맡을 분을 찾습니다. 먼저 누르는 분이 승점까지 이어받습니다. 그때까지는 ${person} 님의 자리입니다.`,
    'offer-lapsed': person => `48시간 동안 ${person} 님의 자리를 맡은 분이 없어 그만 찾습니다.`,
    taken: (person, before) => `${person} 님이 ${before} 님의 자리를 이어받습니다. 환영합니다!`,
    away: (person, until) =>
      `${person} 님이 ${until}까지 자리를 비웁니다. 그동안 이 게임의 시간은 흐르지 않습니다.`,
    awayInPart: (person, until, days) =>
      days === 0
        ? `${person} 님이 ${until}까지 자리를 비웁니다. 이 게임의 시간은 계속 흐릅니다.`
        : `${person} 님이 ${until}까지 자리를 비웁니다. 이 게임의 시간은 앞으로 최대 ${days}일만 멈춥니다.`,
    here: person => `${person} 님이 돌아왔습니다.`,
    take: '자리 맡기',
    took: '자리를 맡았습니다. 곧 게임보드가 올라옵니다.',
    comeBack: '돌아왔습니다',
    youAreBack: '다시 직접 진행합니다.',
  },
  votes: {
    propose: {
      'play-once': '이번 차례만 봇이 진행하기',
      'play-until-back': '돌아올 때까지 봇이 진행하기',
      offer: '자리 넘기기',
      pause: '잠시 멈추기',
      unpause: '다시 하기',
    },
    choose: '누가 진행할지 고르기',
    whoPlays: target => `**누가 ${target} 님 대신 진행할까요?** 다른 분들에게 묻습니다.`,
    ways: { 'play-once': '이번 차례만', 'play-until-back': '돌아올 때까지' },
    asks: {
      'play-once': (person, target, how) =>
        how !== 'steady'
          ? `${person} 님이 이번 차례를 ${STANDS_IN[how]}가 ${target} 님 대신 진행하자고 합니다.`
          : `${person} 님이 이번 차례를 봇이 정해진 규칙대로 ${target} 님 대신 진행하자고 합니다.`,
      'play-until-back': (person, target, how) =>
        how !== 'steady'
          ? `${person} 님이 ${target} 님이 돌아올 때까지 ${STANDS_IN[how]}가 대신 진행하자고 합니다.`
          : `${person} 님이 ${target} 님이 돌아올 때까지 봇이 정해진 규칙대로 대신 진행하자고 합니다.`,
      offer: (person, target) => `${person} 님이 ${target} 님의 자리를 다른 사람에게 넘기자고 합니다.`,
      pause: person => `${person} 님이 게임을 잠시 멈추자고 합니다.`,
      unpause: person => `${person} 님이 게임을 다시 하자고 합니다.`,
    },
    question: (people, needed, until) =>
      people.length === 0
        ? `${needed}명이 동의해야 합니다. ${until}까지 정해지지 않으면 없던 일이 됩니다.`
        : `${listed(people)} 님, 동의하십니까? ${needed}명이 동의해야 합니다. ${until}까지 정해지지 않으면 없던 일이 됩니다.`,
    soFar: (agreed, needed, refused) =>
      refused === 0
        ? `지금까지 ${needed}명 중 ${agreed}명이 동의했습니다.`
        : `지금까지 ${needed}명 중 ${agreed}명이 동의했고 ${refused}명이 반대했습니다.`,
    agreed: '**동의로 정해졌습니다.**',
    refused: '**거절되었습니다.** 그대로 진행합니다.',
    withdrawn: '이제 필요하지 않게 되었습니다.',
    withdrewBy: person => `${person} 님이 요청을 거두었습니다.`,
    lapsed: '48시간 안에 정해지지 않아 그대로 진행합니다.',
    youAsked: '다른 분들에게 물어보았습니다.',
    youAgreed: '동의했습니다.',
    youRefused: '거절했습니다.',
    youWithdrew: '요청을 거두었습니다.',
    carried: '동의로 정해져 그대로 했습니다.',
  },
  undo: {
    ask: '다른 사람에게 묻기',
    agree: '동의',
    refuse: '거절',
    askPractice: '되돌리시겠습니까? 되돌리면 이 게임의 점수는 연습으로 표시되고, 기록이 되지 않습니다.',
    practise: '되돌리기',
    done: '되돌렸습니다. 곧 게임보드가 올라옵니다.',
    asked: people =>
      `물어보았습니다. 48시간 안에 ${listed(people)} 님이 동의해야 합니다. 그 사이에 누가 게임을 진행하면 요청은 취소됩니다.`,
    allAgreed: '이제 모두 동의해서 되돌렸습니다. 곧 게임보드가 올라옵니다.',
    youRefused: '거절했습니다. 그대로 진행합니다.',
    youAgreed: stillAsked => `동의했습니다. 아직 기다리는 분: ${listed(stillAsked)} 님.`,
    asks: person => `${person} 님이 되돌리기를 요청합니다:`,
    question: (people, _needed, until) =>
      `${listed(people)} 님, 동의하십니까? 다른 참가자가 모두 동의해야 합니다. ${until}까지 답이 없거나 누가 게임을 진행하면 요청은 취소됩니다.`,
    soFar: (agreed, asked) => `지금까지 ${asked}명 중 ${agreed}명이 동의했습니다.`,
    agreed: '모두 동의해서 되돌렸습니다.',
    refused: '거절되어 그대로 진행합니다.',
    refusedBy: person => `${person} 님이 거절해서 그대로 진행합니다.`,
    refusedNews: (by, asker) =>
      by === undefined
        ? `거절되어 그대로 진행합니다. ${asker} 님이 마지막 액션을 되돌리기를 요청했습니다.`
        : `${by} 님이 거절해서 그대로 진행합니다. ${asker} 님이 마지막 액션을 되돌리기를 요청했습니다.`,
    withdrewBy: person => `${person} 님이 요청을 거두어 그대로 진행합니다.`,
    withdrawn: '게임이 진행되어 요청이 취소되었습니다. 그대로 진행합니다.',
    lapsed: '48시간 안에 모두 동의하지 않아서 그대로 진행합니다.',
  },
  history: {
    log: '기록',
    recap: '요약',
    board: '게임보드',
    earlier: '◀ 이전',
    later: '다음 ▶',
    logTitle: (page, pages) => `**지금까지의 게임**, ${pages}쪽 중 ${page}쪽`,
    logEmpty: '아직 아무 액션도 없습니다. 기록은 첫 차례부터 시작됩니다.',
    strangers: '이 게임의 참가자가 아니어서 기록의 마지막 쪽을 보여 드립니다.',
    tookBack: (name, turns) => `**${name}** 님이 ${listed(turns)}번을 되돌렸습니다.`,
    byOrder: '(예약 지시에 따라)',
    playedFor: name => `(${name} 님 대신 봇이 진행함)`,
    since: '**자신의 마지막 액션 뒤에 있었던 일**',
    sinceTheDeal: '**게임이 시작된 뒤에 있었던 일**',
    nothingSince: '자신의 마지막 액션 뒤에는 아무 일도 없었습니다.',
    near: '**자신의 목표**',
    boardAfter: (turn, newest) => `${newest}번 중 ${turn}번 액션 뒤의 게임보드입니다.`,
    boardOfTheDeal: '게임을 시작할 때의 게임보드입니다.',
    noSuchTurn: (turn, newest) =>
      `${turn}번 액션은 없습니다. 가장 최근은 ${newest}번이고 0번은 게임 시작입니다. 번호는 ${command('game log')}에 있습니다.`,
  },
  ending: {
    best: (person, points, turn) => `최고의 차례: ${person} 님, ${points}점 (${turn}번).`,
    ratings: people => `레이팅: ${people.join(', ')}.`,
    ratingsWithPlayers: people => `봇 플레이어 상대 레이팅: ${people.join(', ')}.`,
    rating: (person, points, change) => `${person} 님 ${points} (${change})`,
    ratedInPart: part => `이 게임은 레이팅에 ${percent(part)}만 반영되었습니다.`,
    rematch: '한 판 더',
    another: '다른 게임',
    whichOther: '같은 사람들과 어떤 게임을 할까요? 다른 분들은 참가를 누르면 됩니다.',
    record: '게임 전체의 기보 파일입니다. 다른 프로그램으로 읽고 확인할 수 있습니다.',
    recordSoFar: '지금까지의 기보 파일입니다. 볼 수 있는 것만 들어 있고, 게임이 끝나면 모두 들어갑니다.',
    recordFile: '게임의 기보',
    verified: shuffles =>
      `확인했습니다. 섞기 ${shuffles}번과 모든 차례가 첫 카드 전에 정해진 시드와 맞습니다. ${command('game record')}로 직접 확인할 수도 있습니다.`,
    proof: (commitment, seed, salt) => `-# SHA-256 \`${commitment}\`, 시드 \`${seed}\`, 솔트 \`${salt}\``,
    differs: turn => `${turn}번부터 이 게임은 미리 정해진 시드와 맞지 않습니다.`,
    notYetVerified: commitment =>
      `카드 섞기는 비밀 시드로 정해져 있고, 시드의 SHA-256은 \`${commitment}\`입니다. 시드는 게임이 끝나면 공개됩니다. 그때 모든 섞기를 확인할 수 있습니다.`,
    unverifiable: '섞기를 시드로 정하기 전에 시작한 게임이라 확인할 수 없습니다.',
    olderRules:
      '이 게임은 이전 버전의 규칙으로 시작되어 이제는 차례를 확인할 수 없습니다. 시드는 공개되어 있으니 그때의 프로그램으로 확인할 수 있습니다.',
  },
});
