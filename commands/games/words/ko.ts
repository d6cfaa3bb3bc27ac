import type { Translated } from '../../../src/stage/languages.ts';
import type { english } from './en.ts';

export const korean: Translated<typeof english> = {
  about: '내 모든 게임과 설정, 서버 관리',
  list: { about: '모든 채널의 내 게임, 내 차례인 게임부터' },
  stats: {
    about: '게임 수, 승리, 평균, 가장 좋은 수',
    person: '통계를 공개한 사람 중 누구의 것인지 (기본값: 자신)',
  },
  leaderboard: {
    about: '이 서버의 레이팅 순위와 혼자 하는 게임의 최고 점수',
    everywhere: '모든 서버: 나오겠다고 한 사람들',
  },
  profile: {
    about: '레이팅과 그 변화를 그림으로 보기',
    person: '누구의(기본값: 나)',
  },
  game: '어느 게임',
  settings: {
    about: '알림, 조용한 시간, 자리 비움, 초대, 통계, 차단',
    pings: '내 차례가 되면 알리기',
    zone: '시간대, 예: Asia/Seoul',
    quietFrom: '알리지 않을 시간의 시작, 예: 22:30. off이면 없음',
    quietTo: '알리지 않을 시간의 끝, 예: 7:00',
    away: '돌아오는 날(2026-12-01) 또는 며칠인지, 최대 21일. off이면 돌아옴',
    invitations: '다른 사람의 초대를 받을지',
    stats: '통계를 공개하고 순위표에 나올지',
    everywhere: '모든 서버의 순위표에도 나올지',
    learn: '밤에 알리지 않도록 언제 하는지 셀지',
    block: '함께 하고 싶지 않은 사람',
    unblock: '차단을 풀 사람',
  },
  server: {
    about: '이 서버의 게임 설정. 서버 관리 권한이 있는 사람이 바꿉니다',
    language: '게임보드와 공개 메시지의 언어',
    pace: '따로 정하지 않은 새 게임의 차례마다 제한 시간',
    open: '게임을 열 수 있는 사람',
    openRole: '게임을 열 수 있는 역할',
    cancel: '다른 사람의 게임을 취소할 수 있는 사람',
    cancelRole: '다른 사람의 게임을 취소할 수 있는 역할',
    games: '게임을 여는 곳',
    gamesIn: {
      anywhere: '채널, 원하면 스레드',
      edited: '채널, 메시지 하나를 계속 고침',
      threads: '게임마다 따로 만든 스레드',
    },
    languages: {
      own: '서버의 언어',
      en: '영어',
      ko: '한국어',
      'pt-BR': '브라질 포르투갈어',
      de: '독일어',
      'es-ES': '스페인어',
      fr: '프랑스어',
      ja: '일본어',
    },
    paces: {
      none: '없음',
      day: '차례마다 하루',
      'three-days': '차례마다 사흘',
      'two-weeks': '차례마다 14일',
    },
    powers: { everyone: '모두', 'manage-server': '서버 관리 권한이 있는 사람' },
  },
  privacy: {
    about: '저장된 내 정보: 보기, 가져가기, 잊기',
    action: '할 일 (기본값: 보기)',
    actions: { show: '보기', export: '파일로 내보내기', forget: '잊어 주세요' },
  },
  doctor: { about: '여기에 무엇이 부족한지 확인하고 게임보드를 시험 삼아 그리기' },
  open: { about: '이 서버에서 자리가 남은 테이블 보기' },
  glance: {
    about: '이 서버에서 진행 중인 게임 구경하기',
    game: '참가자 이름, 또는 게임 메시지의 링크 (기본값: 목록에서 고르기)',
  },
};
