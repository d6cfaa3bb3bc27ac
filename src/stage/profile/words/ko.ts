import { grammar } from '../../grammar.ts';
import type { ProfileWords } from './types.ts';

const { number } = grammar('ko');

export const korean: Omit<ProfileWords, 'language'> = {
  rating: '레이팅',
  unrated: '레이팅 없음',
  games: () => '게임',
  won: '승률',
  streak: '연승 중',
  streakBest: games => `최고 ${number(games)}연승`,
  best: '최고의 차례',
  course: games => `최근 레이팅 게임 ${number(games)}번`,
  courseWithPlayers: games => `봇과 한 게임 ${number(games)}번`,
  noCourse: '첫 레이팅 게임부터 선이 그려집니다',
  opponents: '가장 자주 만난 상대',
  against: (games, ahead) => `${number(games)}번 중 ${number(ahead)}번 앞섬`,
  favourite: (name, part) => `가장 즐겨 쓴 색: ${name} ${part}`,
  level: '봇 플레이어와 견주면',
  you: '나',
  provisional: '레이팅 게임 열 번까지는 물음표가 붙습니다.',
  told: points => `게임마다의 레이팅: ${points.join(', ')}`,
  players: told => `봇 플레이어: ${told.join(', ')}`,
};
