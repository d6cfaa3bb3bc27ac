import { grammar } from '../../present/grammar.ts';
import { fair } from './fair.ts';
import { history } from './history.ts';
import { refusals } from './ko-refusals.ts';
import { undo } from './ko-undo.ts';
import type { Words } from './words.ts';

const { listed } = grammar('ko');

/** Names are followed by 님: it is polite, and its particles never change. */
export const korean: Words = {
  errors: {
    neutral: '제 쪽에서 문제가 생겼어요. 바뀐 것은 없으니 잠시 뒤에 다시 시도해 주세요.',
    oldButton: '봇의 다른 버전이 만든 버튼이에요. 지금 게임은 `/porto board`로 볼 수 있어요.',
    strangeButton: '알 수 없는 버튼이에요. 지금 게임은 `/porto board`로 볼 수 있어요.',
    strangeCommand: '이제 없는 명령어예요. `/`를 입력하면 쓸 수 있는 명령어가 나와요.',
  },
  lobby: {
    join: '참가',
    leave: '나가기',
    start: '시작',
    variants: { standard: '기본', family: '가족', solo: '1인' },
    free: '빈자리',
    gathering: opener => `누구나 참가할 수 있어요. 인원이 모이면 ${opener} 님이 시작할 수 있어요.`,
    full: '자리가 다 찼어요. 앉은 사람은 누구나 시작할 수 있어요.',
    running: '게임이 진행 중이에요.',
    over: '게임이 끝났어요.',
    cancelled: '모집이 취소됐어요.',
    opened: '자리를 열고 앉았어요. 다른 사람은 참가 버튼을 누르거나 `/porto join`을 입력하면 돼요.',
    dealt: '카드를 나눴어요. 보드는 새 메시지로 올라와요.',
    joined: (taken, wanted) => `자리에 앉았어요. 지금 ${wanted}명 중 ${taken}명이에요.`,
    left: '자리에서 나왔어요.',
    leftAndClosed: '자리에서 나왔어요. 아무도 남지 않아 모집을 닫았어요.',
    drawn: people => `차례를 정했어요: ${people.join(', ')}. 곧 보드가 올라와요.`,
    resigned: '기권했어요. 이제 봇이 대신 두고, 순위는 맨 아래가 돼요.',
    calledOff: '게임을 취소했어요.',
    agreedToCancel: (agreed, needed) =>
      `게임 취소에 동의했어요. ${needed}명 중 ${agreed}명이 동의했고, 모두가 \`/porto cancel\`을 입력하면 끝나요.`,
  },
  places: {
    permissions: {
      ViewChannel: '채널 보기',
      SendMessages: '메시지 보내기',
      SendMessagesInThreads: '스레드에서 메시지 보내기',
      AttachFiles: '파일 첨부',
      ReadMessageHistory: '메시지 기록 보기',
    },
    lacking: permissions =>
      `이 채널에서는 게임을 할 수 없어요. 제게 ${listed(permissions)} 권한이 없어요. 채널을 관리하는 사람이 제 역할에 권한을 준 뒤 다시 시도해 주세요.`,
    direct:
      '여기는 우리 둘뿐이에요. `/porto solo`는 여기서 할 수 있고, `/porto new`는 서버 채널에서만 할 수 있어요.',
    amongOthers:
      '다른 사람들의 개인 대화에는 보드를 올릴 수 없어요. 제가 설치된 서버의 채널에서 하거나, 저와의 개인 메시지에서 1인 게임을 하세요.',
    notInstalled:
      '이 서버에는 제가 설치되어 있지 않아서 보드를 올릴 수 없어요. 서버를 관리하는 사람이 제 프로필의 “앱 추가”에서 서버에 추가할 수 있어요. 아니면 저와의 개인 메시지에서 `/porto solo`를 하세요.',
  },
  board: {
    hand: '손패',
    board: '보드',
    undo: '되돌리기',
    cancelled: '이 게임은 취소됐어요.',
    givenUp: '이 게임은 기권으로 끝났어요.',
    lastOnes: people => `${listed(people)} 님 승리! 다른 사람은 모두 기권했어요.`,
    resigned: person => `${person} 님이 기권했어요.`,
    wouldCancel: (people, agreed, asked) =>
      `${listed(people)} 님이 게임을 취소하고 싶어 해요. ${asked}명 중 ${agreed}명이 동의했어요. \`/porto cancel\`로 동의할 수 있어요.`,
    awaited: (people, what) => `${listed(people)} 님: ${what}`,
    tookBack: person => `${person} 님이 되돌렸어요:`,
    practised: '연습: 이 게임에서는 되돌리기를 써서 점수가 연습 기록으로 남아요.',
  },
  panel: {
    done: '완료했어요.',
    sealed: deed => `비밀로 정했어요: ${deed}`,
    stillChoosing: people => `아직 고르는 중: ${listed(people)} 님. 그때까지는 다시 고를 수 있어요.`,
    chooseAgain: '다시 고르기',
    preview: deed => `미리보기: ${deed}`,
    earlier: '이전',
    more: (page, pages) => `더 보기 (${page}/${pages})`,
    back: '뒤로',
    startOver: '처음부터',
    first: field => `${field}부터`,
    notYet: '아직 하지 않았어요. 이렇게 돼요:',
    gone: '그 선택지는 이제 없어요. 지금은 이 중에서 고를 수 있어요:',
    points: points => `${points}점`,
    upTo: points => `최대 ${points}점`,
  },
  typing: {
    unknown: (typed, option) => `“${typed}” — ${option}에 쓸 수 없는 값이에요.`,
    andMore: (values, left) => `${values.join(', ')} 외 ${left}개`,
    possible: values => `지금 가능한 값: ${values}.`,
    possibleWith: (given, values) => `${given.join(', ')}일 때 가능한 값: ${values}.`,
    instead: kinds => `지금 할 수 있는 일: ${kinds.join(', ')}.`,
  },
  undo,
  fair: fair.ko,
  history: history.ko,
  refusals,
};
