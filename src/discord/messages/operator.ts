import type { OperatorMessage } from '../../table/match/types.ts';
import type { Context } from '../context/context.ts';
import { moment } from '../context/text.ts';
import type { PublicMessage } from '../rest/channel.ts';
import { when } from '../words/figures.ts';
import { GAMES_WORDS } from '../words/index.ts';

function sentence({ language }: Context, message: OperatorMessage): string | undefined {
  const words = GAMES_WORDS[language].operator;
  const { subject, from = 0, to = 0, moves = 0 } = message;
  switch (subject) {
    case 'maintenance':
      return words.maintenance(moment(from), moment(to), when(from));
    case 'over':
      return words.over;
    case 'closed':
      return words.closed;
    case 'paused':
      return words.paused;
    case 'rewound':
      return words.rewound(moves);
    case 'text':
      return words.announces;
  }
}

/** Writes a message of the operator in the channel's language. The operator's own words follow as written. */
export function operatorMessage(context: Context, message: OperatorMessage): PublicMessage {
  const own = message.text === undefined ? undefined : `> ${message.text.replaceAll('\n', '\n> ')}`;
  const content = [sentence(context, message), own].filter(text => text !== undefined).join('\n');
  return { content, rows: [], pings: [], byWords: true };
}
