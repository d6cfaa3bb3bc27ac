import { grammar } from '../../../stage/grammar.ts';
import type { PeopleWords } from '../en/people.ts';
import { when } from '../figures.ts';

const { number } = grammar('ko');

export const people: PeopleWords = {
  closed:
    'Discord가 메시지 전송을 막았습니다. 다이렉트 메시지가 닫혀 있습니다. 그래서 거기로 보내던 알림(열린 테이블, 관전 중인 게임)을 모두 껐습니다. 서버 메뉴 → 개인정보 보호 설정에서 다이렉트 메시지를 허용한 뒤 다시 켜 주세요.',
  tables: {
    notify: '테이블이 열리면 알림 받기',
    told: game => `알림 켜짐: ${game}`,
    allGames: '모든 게임',
    turnOff: '알림 끄기',
    back: '뒤로',
    on: game => `**이 서버에 테이블이 열리면 다이렉트 메시지로 알려 드립니다.** 게임: **${game}**`,
    off: '이 서버에 테이블이 열려도 알리지 않습니다.',
    rule: '-# 많아야 한 시간에 한 번이며, 방해 금지 시간과 자리 비움 중에는 보내지 않습니다. 그동안 열린 테이블은 그때 자리가 남아 있으면 한꺼번에 알립니다. 볼 수 없는 테이블은 알리지 않습니다.',
    callsAreOff: '`/games settings`에서 호출이 꺼져 있습니다. 켜기 전에는 알림이 오지 않습니다.',
    greeting: '서버에서 요청하신 대로, 테이블이 열리면 여기로 알려 드립니다. 알림마다 끄는 버튼이 있습니다.',
    lookThere: '방금 메시지를 보냈습니다. 다이렉트 메시지를 확인해 주세요.',
    turnedOff:
      '껐습니다. 그 서버의 열린 테이블을 더 알리지 않습니다. 그 서버의 `/games open`에서 다시 켤 수 있습니다.',
    wasOff: '이미 꺼져 있습니다.',
    opened: tables =>
      tables === 1 ? '**테이블이 열렸습니다**' : `**테이블 ${number(tables)}개가 열렸습니다**`,
    more: tables => `… 외 ${number(tables)}개: 서버에서 \`/games open\`으로 볼 수 있습니다.`,
    sitThere: link =>
      `여기서는 그 자리에 앉을 수 있는지 확인할 수 없습니다. 테이블에서 직접 앉아 주세요: ${link}`,
    servers: count => `테이블 알림: **서버 ${number(count)}곳** (그 서버의 \`/games open\`에서 변경)`,
  },
  watch: {
    watch: '관전',
    stop: '관전 그만두기',
    done: '확인',
    toGame: '게임으로',
    modes: { rounds: '라운드마다', end: '끝날 때만' },
    watching: {
      rounds: (game, place) =>
        `${place}의 **${game}** 게임을 관전합니다. 라운드가 끝날 때마다, 그리고 게임이 끝나면 깨어 있는 시간에 다이렉트 메시지를 보냅니다.`,
      end: (game, place) =>
        `${place}의 **${game}** 게임을 관전합니다. 게임이 끝나면 깨어 있는 시간에 다이렉트 메시지를 보냅니다.`,
    },
    stopped: '이 게임을 더 관전하지 않습니다.',
    notWatching: '이 게임을 관전하고 있지 않습니다.',
    askThere: place =>
      `여기서는 ${place} 채널을 볼 수 있는지 확인할 수 없습니다. 그곳에서 *관전*을 눌러 주세요.`,
    roundEnded: (title, round, place) =>
      round > 0
        ? `${title}\n${place}에서 ${number(round)}라운드가 끝났습니다.`
        : `${title}\n${place}에서 라운드가 끝났습니다.`,
    gameEnded: (title, place) => `${title}\n${place}에서 **게임이 끝났습니다**.`,
    reviewShared: (title, place) => `${title}\n${place}에서 열린 이 게임의 복기가 공유되었습니다:`,
    noReviewYet: '-# 플레이어가 복기를 공유하면 보내 드립니다.',
    watchers: count => `${number(count)}명 관전 중`,
  },
  roles: {
    call: role => (role === undefined ? '역할 호출' : `@${role} 호출`),
    called: '별도의 메시지로 호출했습니다.',
    message: (mention, person, game, free) =>
      `${mention} ${person} 님이 함께할 사람을 찾습니다: **${game}**, 빈자리 ${number(free)}개.`,
    setting: '테이블이 호출할 수 있는 역할',
    none: '없음',
  },
  refusals: {
    'no-such-game': () => '그런 게임은 없습니다.',
    'wishes-many': ({ number: of }) =>
      `열린 테이블 알림은 서버 ${number(of('limit') ?? 0)}곳까지 받을 수 있습니다. 먼저 하나를 꺼 주세요.`,
    'watch-seated': () => '이 게임에 자리가 있습니다. 관전하지 않아도 더 많이 볼 수 있습니다.',
    'watch-many': ({ number: of }) =>
      `한 번에 ${number(of('limit') ?? 0)}개까지 관전할 수 있습니다. 먼저 하나를 그만두세요.`,
    'watch-unseen': () =>
      '볼 수 있는 서버 채널의 게임만 관전할 수 있습니다. 비공개로 하는 게임은 관전할 수 없습니다.',
    'call-none': () =>
      '이 서버에는 테이블이 호출할 역할이 정해져 있지 않습니다. 서버 관리자가 `/games server call-role:`로 정합니다.',
    'call-gone': () =>
      '이 서버가 정한 역할이 삭제되었습니다. 서버 관리자가 `/games server call-role:`로 다른 역할을 정합니다.',
    'call-silent': ({ text }) =>
      `제가 멘션해도 **${text('role') ?? ''}** 역할은 알림을 받지 못합니다. 서버 설정 → 역할 → 해당 역할 → ‘모든 사람이 이 역할을 @멘션하도록 허용’을 켜 주세요.`,
    'call-unknown': () => '지금은 그 역할을 호출할 수 있는지 확인할 수 없습니다. 잠시 후 다시 시도해 주세요.',
    'call-often': ({ number: of }) =>
      `한 서버에서 역할 호출은 ${number(of('hours') ?? 0)}시간에 한 번입니다. ${when(of('until') ?? 0)} 다시 할 수 있습니다.`,
    called: () => '이 테이블은 이미 역할을 호출했습니다. 테이블마다 한 번입니다.',
    'not-at-lobby': () => '이 테이블에 앉은 사람만 다른 사람을 부를 수 있습니다.',
  },
};
