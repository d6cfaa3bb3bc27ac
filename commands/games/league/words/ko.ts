import type { LeagueCommandWords } from './en.ts';

/** How /games league presents itself: each description and choice at most 100 characters. */
export const korean: LeagueCommandWords = {
  about: '리그: 이 서버의 4~32명이 겨루는 시즌',
  open: '이 채널에서 리그를 엽니다. 게임은 스레드에서 저절로 시작됩니다',
  join: '참가합니다. 이미 시작했다면 대기자 명단에 오릅니다',
  leave: '더는 참가하지 않습니다. 진행 중인 게임은 계속됩니다',
  show: '순위 그림, 이번 라운드의 테이블, 내 게임',
  start: '시작합니다. 연 사람 또는 서버 관리 권한이 있는 멤버',
  close: '끝나기 전에 닫습니다. 연 사람 또는 서버 관리 권한이 있는 멤버',
  league: '어느 리그 (기본: 이 채널의 리그)',
  name: '리그 이름 (기본: 게임 이름)',
  seats: '한 테이블의 최대 인원 (기본: 4명 또는 게임의 최대 인원)',
  rounds: '토너먼트 전의 라운드 수 (기본: 인원에 따라)',
  pace: '한 차례의 제한 시간 (기본: 하루)',
  cup: '마지막에 상위권의 토너먼트 (기본: 없음)',
  variant: '게임 규칙 (기본: 보통 규칙)',
  fill: '테이블에 남는 자리를 보통 실력의 봇 플레이어가 채우기 (기본: 아니요)',
  paces: { day: '차례당 하루', 'three-days': '차례당 사흘' },
  cups: (size: number): string => (size === 0 ? '없음' : `상위 ${size}명`),
};
