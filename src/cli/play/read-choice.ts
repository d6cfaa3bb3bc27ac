import type { Seat } from '../../core/contract/game.ts';
import { readWhole } from '../../core/values/typed-values.ts';
import { agreeing, nextQuestion, type Picked } from '../../presentation/choosing/menu.ts';
import type { AnyPresenter } from '../../presentation/presenter/presenter.ts';
import { plain } from '../../presentation/text/names.ts';
import { readAction } from '../../presentation/text/read-action.ts';
import { type Console, prose } from './console.ts';
import type { Session } from './session.ts';

export type TerminalVoice = Omit<AnyPresenter, 'picture'>;

const PAGE = 20;
/** Typed commands that only show something. After such a command the terminal repeats its question. */
const SHOWN = ['help', 'hand', 'board', 'rules'] as const;
export type ShownOnly = (typeof SHOWN)[number];
const COMMANDS = ['undo', 'quit'] as const;
export type Command = (typeof COMMANDS)[number];

export type ChosenOption =
  | { readonly type: 'action'; readonly action: string }
  | { readonly type: 'command'; readonly command: Command }
  | { readonly type: 'end' };

interface Option {
  readonly label: string;
  /** Text that the person can type instead of the option's number. The label can be typed too. */
  readonly word: string;
  readonly field?: string;
  readonly action?: unknown;
}

interface OpenQuestion {
  readonly title: string;
  readonly options: readonly Option[];
}

const asked = (session: Session, voice: TerminalVoice, seat: Seat, picked: Picked): OpenQuestion => {
  const { game } = session;
  const view = session.view(seat);
  const legal = session.legal(seat);
  const describeAction = (action: unknown): string =>
    plain(voice.describeAction(action, view, session.preview(seat, action)));
  const question = nextQuestion(game, legal, picked);
  if (!question) {
    const options = agreeing(game, legal, picked).map(action => ({
      label: describeAction(action),
      word: game.write(action),
      action,
    }));
    return { title: plain(voice.question('type')), options };
  }
  const { field, values } = question;
  const options = values.map((word): Option => {
    const left = agreeing(game, legal, { ...picked, [field]: word });
    const only = left.length === 1 ? left[0] : undefined;
    if (only === undefined) return { label: plain(voice.value(field, word, view)), word, field };
    return { label: describeAction(only), word, action: only };
  });
  const isTwin = ({ label }: Option): boolean => options.filter(other => other.label === label).length > 1;
  const distinct = options.map(option =>
    isTwin(option)
      ? { ...option, label: `${option.label} (${plain(voice.value(field, option.word, view))})` }
      : option,
  );
  return { title: plain(voice.question(field)), options: distinct };
};

/** Splits a typed line into its first word and the rest. Undefined if the first word is not in `among`. */
const wordOf = <T extends string>(
  entry: string,
  among: readonly T[],
): { readonly word: T; readonly rest: string } | undefined => {
  const [first = '', ...rest] = entry.split(/\s+/);
  const meant = first === '?' ? 'help' : first.toLowerCase();
  const word = among.find(known => known === meant);
  return word && { word, rest: rest.join(' ') };
};

const showPage = (console: Console, { title, options }: OpenQuestion, page: number): void => {
  const from = page * PAGE;
  const shown = options.slice(from, from + PAGE);
  const width = String(options.length).length;
  const lines = shown.map(
    (option, index) => `  ${String(from + index + 1).padStart(width)}. ${option.label}`,
  );
  const more = options.length > PAGE ? [`  m. more (${options.length} in all)`] : [];
  console.say(['', title, ...lines, ...more].join('\n'));
};

const optionOf = (entry: string, options: readonly Option[]): Option | undefined => {
  const number = readWhole(entry, 1, options.length);
  if (number !== undefined) return options[number - 1];
  const typed = entry.toLowerCase();
  return options.find(({ word, label }) => [word, label].some(known => known.toLowerCase() === typed));
};

/** Reads an action in words. The result has no `action` where several legal actions fit, and the next question asks which. */
const inWords = (
  session: Session,
  voice: TerminalVoice,
  seat: Seat,
  entry: string,
): { readonly picked: Picked; readonly action?: string } | undefined => {
  const read = readAction({ presenter: voice, spoken: [voice], view: session.view(seat) }, entry);
  if (!read) return undefined;
  const fitting = agreeing(session.game, session.legal(seat), read.picked);
  if (fitting.length > 1) return { picked: read.picked };
  const [only] = fitting;
  // The rules refuse an action that is not legal, with their reason.
  return { picked: read.picked, action: only === undefined ? read.text : session.game.write(only) };
};

/**
 * Asks the seat's person numbered questions until the person has chosen one action: by numbers, in the game's notation or in
 * words. Repeats a question after an invalid answer, and after a command that only shows something.
 */
export const choose = async (
  session: Session,
  voice: TerminalVoice,
  console: Console,
  seat: Seat,
  show: (what: ShownOnly, rest: string) => void,
): Promise<ChosenOption> => {
  const steps: Picked[] = [{}];
  let page = 0;
  let isNew = true;
  for (;;) {
    const picked = steps.at(-1) ?? {};
    const now = asked(session, voice, seat, picked);
    const { options } = now;
    if (isNew) showPage(console, now, page);
    isNew = true;
    const back = steps.length > 1 ? ', b for back' : '';
    const line = await console.ask(
      `${options.length === 1 ? '1' : `1–${options.length}`}${back}, or help > `,
    );
    if (line === undefined) return { type: 'end' };
    const entry = line.trim();
    const shown = wordOf(entry, SHOWN);
    if (shown) {
      show(shown.word, shown.rest);
      continue;
    }
    const command = wordOf(entry, COMMANDS);
    if (command) return { type: 'command', command: command.word };
    const option = optionOf(entry, options);
    if (option?.action !== undefined) return { type: 'action', action: session.game.write(option.action) };
    if (option?.field !== undefined) {
      steps.push({ ...picked, [option.field]: option.word });
      page = 0;
      continue;
    }
    if (/^(m|more)$/i.test(entry) && options.length > PAGE) {
      page = (page + 1) % Math.ceil(options.length / PAGE);
      continue;
    }
    if (/^(b|back)$/i.test(entry) && steps.length > 1) {
      steps.pop();
      page = 0;
      continue;
    }
    const written = session.game.read(entry.replace(/\s+/g, ' '));
    if (written.ok) return { type: 'action', action: session.game.write(written.value) };
    const typed = inWords(session, voice, seat, entry);
    if (typed?.action !== undefined) return { type: 'action', action: typed.action };
    if (typed) {
      steps.push(typed.picked);
      page = 0;
      continue;
    }
    const why = entry.includes(' ')
      ? `${prose(voice.refusal(written.refusal, session.view(seat)))}\n`
      : `“${entry.slice(0, 40)}” is no choice here. `;
    console.say(entry === '' ? wanted(options.length) : `${why}${wanted(options.length)}`);
    isNew = false;
  }
};

const wanted = (count: number): string =>
  `Type ${count === 1 ? 'the number 1' : `a number from 1 to ${count}`}, or help for what else is possible.`;
