import type { Facts } from './words.ts';

/** Somebody does something too often: the rule, and when it is possible again. */
export function tooSoon({ number, text }: Facts): string {
  const times = number('times') ?? 0;
  const minutes = number('minutes') ?? 0;
  const within = minutes === 60 ? '한 시간에' : `${minutes}분에`;
  const again = `<t:${Math.ceil((number('until') ?? 0) / 1_000)}:R>`;
  switch (text('what')) {
    case 'open':
      return `한 사람은 한 서버에서 ${within} 게임을 ${times}개까지 열 수 있습니다. ${again} 다시 열 수 있습니다.`;
    case 'thread':
      return `한 사람은 한 서버에서 ${within} 게임 스레드를 ${times}개까지 열 수 있습니다. ${again} 다시 열 수 있습니다.`;
    case 'invite':
      return `한 사람은 ${within} ${times}명까지 게임에 부를 수 있습니다. 이 사람들은 ${again} 부를 수 있습니다.`;
    case 'invite-one':
      return `같은 사람은 ${within} ${times}번까지 게임에 부를 수 있습니다. ${again} 다시 부를 수 있습니다.`;
    case 'ask':
      return `한 사람은 한 게임에서 ${within} 다른 참가자에게 ${times}번까지 물을 수 있습니다. ${again} 다시 물을 수 있습니다.`;
    case 'undo':
      return `한 사람은 한 게임에서 ${within} ${times}번까지 되돌릴 수 있습니다. ${again} 다시 되돌릴 수 있습니다.`;
    case 'away':
      return `자리를 비우는 때는 ${within} ${times}번까지 바꿀 수 있습니다. ${again} 다시 바꿀 수 있습니다.`;
    default:
      return `너무 자주 했습니다. ${again} 다시 할 수 있습니다.`;
  }
}
