import { grammar } from '../../../stage/grammar.ts';
import type { DealWords } from '../en/deals.ts';

const { percent } = grammar('ko');

export const deals: DealWords = {
  daily: number => `오늘의 게임 ${number}호`,
  challenge: code => `도전 ${code}`,
  dailyRules:
    '오늘은 이 봇을 쓰는 모두에게 같은 카드가 나옵니다. 첫 시도만 기록됩니다. 되돌리기와 힌트는 없습니다. 나만 볼 수 있고, 이 채널에서 다른 게임이 진행 중이어도 바로 여기서 합니다.',
  challengeRules:
    '코드를 아는 모두에게 같은 카드가 나옵니다. 첫 시도만 기록됩니다. 되돌리기와 힌트는 없습니다. 나만 볼 수 있습니다.',
  pastRules: '이 날은 끝났습니다. 되돌리기와 힌트를 쓰며 연습할 수 있습니다.',
  spentRules: '첫 시도는 끝났습니다. 이제부터는 되돌리기와 힌트를 쓰며 연습합니다.',
  ends: (at, relative) =>
    `오늘은 ${at}에 끝납니다(${relative}). 그때까지 시작한 게임은 두 시간 더 마무리할 수 있습니다.`,
  next: relative => `다음 게임: ${relative}.`,
  streak: (days, longest) => `🔥 ${days}일 연속, 최장 ${longest}일.`,
  freeLeft: '이번 달에는 하루 쉬어도 이어집니다.',
  freeUsed: '이번 달 쉬는 날은 이미 썼습니다.',
  sealed: commitment => `봉인: ${commitment}`,
  sealedNext: commitment => `내일: ${commitment}`,
  openTo: relative => `시드와 솔트 공개: ${relative}.`,
  play: '시작하기',
  goOn: '이어서 하기',
  practise: '연습하기',
  anew: '처음부터 다시',
  show: '여기에 보여 주기',
  text: '글로 보기',
  rounds: '라운드별로 보기',
  way: '가장 좋은 길',
  parWay: '강한 봇의 길',
  proof: '셔플 확인',
  archive: '지난 게임',
  challenges: '도전',
  days: '날짜별',
  back: '뒤로',
  older: '이전',
  newer: '다음',
  today: '오늘의 게임',
  dare: '도전장 보내기',
  newChallenge: '새 도전',
  result: count => `**${count}점**`,
  par: (par, ahead) =>
    ahead === 0
      ? `강한 봇의 기준 ${par}점과 똑같습니다.`
      : `강한 봇의 기준은 ${par}점: **${Math.abs(ahead)}점** ${ahead > 0 ? '높습니다' : '낮습니다'}.`,
  parUnderWay: '강한 봇이 아직 두고 있습니다. 잠시 뒤 다시 누르면 기준이 나옵니다.',
  late: '마감 뒤에 끝나서 연습으로 남습니다.',
  unfair: '되돌리기나 힌트를 쓴 게임입니다.',
  field: (players, better) =>
    players < 2
      ? '아직 다른 사람은 하지 않았습니다.'
      : better === 0
        ? `${players}명 가운데 더 잘한 사람이 없습니다.`
        : `${players}명 가운데 ${percent(Math.round(((players - better) / players) * 100) / 100)}보다 잘했거나 같습니다.`,
  here: '**이 서버**',
  takenUp: '**해 본 사람**',
  row: (place, name, count) => `\`${place}\` ${name}: ${count}점`,
  rowUnfinished: name => `\`–\` ${name}: 끝내지 못함`,
  helped: row => `${row} (되돌리기나 힌트 사용)`,
  rival: (name, count) => `\`–\` ${name}: ${count}점`,
  ownBest: (count, attempts) => `연습까지 내 최고: ${count}점, 시도 ${attempts}번.`,
  bestFound: count => `지금까지 찾은 최고: ${count}점.`,
  otherDeal: '새로 나눈 판입니다. 끝난 게임의 시드와 수는 누구나 볼 수 있기 때문입니다.',
  giveCode: command => `${command} 입력하면 같은 게임을 하고 점수를 견줄 수 있습니다.`,
  unplayed: '직접 해 본 뒤에 다른 사람의 결과를 볼 수 있습니다.',
  you: '나',
  strong: '기준',
  found: '찾은 최고',
  roundsTitle: '**라운드별 점수**',
  wayTitle: count => `**${count}점으로 가는 길**`,
  textHint: '어디에나 붙여 넣을 수 있습니다. 카드 내용은 드러나지 않습니다:',
  textPar: par => `기준 ${par}점`,
  posted: '이제 채널에 보입니다.',
  postedBy: (name, command) => `${name} 님이 했습니다. 이번엔 내 차례: ${command}`,
  archiveTitle: game => `**${game}: 지난 날**`,
  challengesTitle: game => `**${game}: 내 도전**`,
  noDays: '아직 지난 날이 없습니다. 첫 번째는 내일 여기에 올라옵니다.',
  noChallenges: '아직 만들거나 받은 도전이 없습니다.',
  notPlayed: '안 해 봄',
  best: count => `최고 ${count}점`,
  choose: '어느 것을 볼까요?',
  proofTold: (seed, salt) => `시드 \`${seed}\`\n솔트 \`${salt}\``,
  proofHow: '누구나 확인할 수 있습니다. 방법은 docs/daily.md에 있습니다.',
};
