import { grammar } from '../../present/grammar.ts';
import type { Facts } from './words.ts';

const { plural } = grammar('en');

/** Somebody does something too often: the rule, and when it is possible again. */
export function tooSoon({ number, text }: Facts): string {
  const times = number('times') ?? 0;
  const minutes = number('minutes') ?? 0;
  const within = minutes === 60 ? 'within an hour' : `within ${minutes} minutes`;
  const again = `<t:${Math.ceil((number('until') ?? 0) / 1_000)}:R>`;
  switch (text('what')) {
    case 'open':
      return `${plural(times, { one: 'One person can open # game', other: 'One person can open # games' })} in a server ${within}. You can open another ${again}.`;
    case 'thread':
      return `${plural(times, { one: 'One person can open # thread for a game', other: 'One person can open # threads for games' })} in a server ${within}. You can open another ${again}.`;
    case 'invite':
      return `${plural(times, { one: 'One person can ask # person to a table', other: 'One person can ask # people to a table' })} ${within}. You can ask these ${again}.`;
    case 'invite-one':
      return `${plural(times, { one: 'The same person can be asked to a table # time', other: 'The same person can be asked to a table # times' })} ${within}. You can ask again ${again}.`;
    case 'ask':
      return `${plural(times, { one: 'One person can put # question to the others of a game', other: 'One person can put # questions to the others of a game' })} ${within}. You can ask again ${again}.`;
    case 'undo':
      return `${plural(times, { one: 'One person can take back # action of a game', other: 'One person can take back # actions of a game' })} ${within}. You can take back another ${again}.`;
    case 'away':
      return `When you are away can be changed ${plural(times, { one: '# time', other: '# times' })} ${within}. You can change it again ${again}.`;
    default:
      return `You have done that too often. It is possible again ${again}.`;
  }
}
