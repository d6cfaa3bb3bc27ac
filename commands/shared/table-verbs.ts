import { type Subcommand, text, whole } from '../../src/discord/context/command.ts';
import type { Context } from '../../src/discord/context/context.ts';
import type { Visit } from '../../src/discord/context/visit.ts';
import { hintHere } from '../../src/discord/panels/hint/hint.ts';
import { type BoardForm, board, hand } from '../../src/discord/panels/look/board.ts';
import { gamePanel } from '../../src/discord/panels/requests/game.ts';
import { undoHere } from '../../src/discord/panels/requests/undo.ts';
import { actTyped, suggestActions } from '../../src/discord/panels/typing/typed-action.ts';
import type { Answer } from '../../src/discord/ports/answer.ts';
import type { Verb } from '../../src/discord/words/naming.ts';
import { flag, neededText, number, oneOf } from '../definitions/verb.ts';
import { dealVerbs } from './deals.ts';
import { open } from './new.ts';
import type { PlayableGame } from './playable-game.ts';
import { rules } from './rules.ts';
import { choice, type TABLE_COMMAND_WORDS, verb } from './words.ts';

type VerbWords = (typeof TABLE_COMMAND_WORDS)['en'];
type Described = {
  [Name in keyof VerbWords]: VerbWords[Name] extends { about: string } ? Name : never;
}[keyof VerbWords];

const plain = (
  name: Described,
  run: (context: Context, visit: Visit) => Promise<Answer>,
  how: Partial<Subcommand> = {},
): Subcommand => ({
  definition: verb(name, words => words[name]),
  run: (visit, _typed, context) => run(context, visit),
  ...how,
});

const READS = { reads: true } as const;
const FORMS: readonly BoardForm[] = ['picture', 'wide', 'text'];
const ANSWERS = ['agree', 'refuse'] as const;
/** Highest number that people can type for a turn. */
const MOST = 9999;

const boardVerb: Subcommand = {
  definition: verb('board', words => words.board, {
    turn: number(0, MOST),
    view: oneOf(FORMS.map(form => choice(form, words => words.board.views[form]))),
  }),
  reads: true,
  run: (visit, typed, context) => {
    const turn = whole(typed, 'turn');
    const form = FORMS.find(each => each === text(typed, 'view'));
    return board(context, visit, { ...(turn !== undefined && { turn }), ...(form && { form }) });
  },
};

const undoVerb: Subcommand = {
  definition: verb('undo', words => words.undo, {
    answer: oneOf(ANSWERS.map(answer => choice(answer, words => words.undo.answers[answer]))),
  }),
  run: (visit, typed, context) =>
    undoHere(
      context,
      visit,
      ANSWERS.find(answer => answer === typed.answer),
    ),
};

/** Subcommand that plays any action of any game. The person types the action in words. */
const doVerb: Subcommand = {
  definition: verb('do', words => words.do, { action: neededText, now: flag }),
  run: (visit, typed, context) => actTyped(context, visit, text(typed, 'action') ?? '', typed.now === true),
  suggest: (visit, typed, focused, context) => suggestActions(context, visit, text(typed, focused) ?? ''),
};

/**
 * Returns the subcommands that every game's command has. They take 9 of Discord's 25 entries, or 10 in a game with `solo`. An
 * action on the whole game is a button of the panel `game` instead.
 */
export function tableVerbs(played: PlayableGame) {
  return {
    hand: plain('hand', (context, visit) => hand(context, visit), READS),
    board: boardVerb,
    hint: plain('hint', hintHere, READS),
    undo: undoVerb,
    new: open(played),
    ...(played.solo && { solo: played.solo }),
    ...(played.deals && dealVerbs(played)),
    rules: rules(played),
    do: doVerb,
    game: plain('game', (context, visit) => gamePanel(context, visit), READS),
  } as const satisfies Readonly<Record<string, Subcommand>> satisfies Readonly<Record<Verb, Subcommand>>;
}
