import { NAMES, NAMES_APART } from './names.ts';

export interface Attempt {
  readonly match: string;
  readonly seat: number;
  /** Revision of the game that the person saw, or the revision in the pressed button. */
  rev: number;
  /** Revision right after a command was sent. It is larger than `rev` if another person acted first. */
  sentAt?: number;
  readonly action: string;
  order?: string;
  /** Text of the bot's answer. Undefined: no answer came. */
  answer?: string;
  answeredAt?: number;
}

/** Pattern of an answer that confirms an action. The report of a person's own action begins with that person's name. */
const CONFIRMED = new RegExp(
  `^(Sealed: |Done\\.|The action is taken back,|The Timer |\\*\\*(${[...NAMES, ...NAMES_APART].join('|')})\\*\\*)`,
);

const withoutOrder = (answer: string): string =>
  answer.startsWith('Standing order: ') ? answer.split('\n').slice(1).join('\n') : answer;

export const isConfirmed = ({ answer }: Attempt): boolean =>
  answer !== undefined && CONFIRMED.test(withoutOrder(answer));
