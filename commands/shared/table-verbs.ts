import type { SlashCommandSubcommandGroupBuilder } from '@discordjs/builders';
import { STRENGTHS } from '../../src/core/contract/player.ts';
import { type Meanwhile, type Subcommand, text, whole } from '../../src/discord/context/command.ts';
import type { Context } from '../../src/discord/context/context.ts';
import type { Visit } from '../../src/discord/context/visit.ts';
import { hintHere } from '../../src/discord/panels/hint/hint.ts';
import { review } from '../../src/discord/panels/hint/review.ts';
import { askToResign, atTable, removePerson } from '../../src/discord/panels/lobby/lobby.ts';
import { type BoardForm, board, hand } from '../../src/discord/panels/look/board.ts';
import { gameLog, gameRecord, gameVerify } from '../../src/discord/panels/look/game-log.ts';
import { recap } from '../../src/discord/panels/look/recap.ts';
import { replay, share } from '../../src/discord/panels/look/share.ts';
import { nudge } from '../../src/discord/panels/nudge.ts';
import { cancelTable } from '../../src/discord/panels/requests/cancel.ts';
import { comeBack, proposeHere, takeSeat } from '../../src/discord/panels/requests/seats.ts';
import { undoHere } from '../../src/discord/panels/requests/undo.ts';
import { actTyped, suggestActions } from '../../src/discord/panels/typing/typed-action.ts';
import type { Answer } from '../../src/discord/ports/answer.ts';
import type { Verb } from '../../src/discord/words/naming.ts';
import { STRENGTH_NAMES } from '../../src/presentation/text/names.ts';
import { choosing } from '../definitions/localised.ts';
import { type AddOption, flag, neededText, number, oneOf } from '../definitions/verb.ts';
import { dealVerbs } from './deals.ts';
import { open } from './new.ts';
import type { PlayableGame } from './playable-game.ts';
import { rules } from './rules.ts';
import { choice, described, type TABLE_COMMAND_WORDS, verb } from './words.ts';

/** Group of subcommands. Discord counts a group as one of a command's 25 entries. */
export interface Group {
  describe(group: SlashCommandSubcommandGroupBuilder): SlashCommandSubcommandGroupBuilder;
  readonly verbs: Readonly<Record<string, Subcommand>>;
}

type VerbWords = (typeof TABLE_COMMAND_WORDS)['en'];
/** Subcommands that the catalogue describes under their own names. */
type Described = {
  [Name in keyof VerbWords]: VerbWords[Name] extends { about: string } ? Name : never;
}[keyof VerbWords];

/** Makes a subcommand without options. */
const plain = (
  name: Described,
  run: (context: Context, visit: Visit, meanwhile: Meanwhile) => Promise<Answer>,
  how: Partial<Subcommand> = {},
): Subcommand => ({
  definition: verb(name, words => words[name]),
  run: (visit, _typed, context, meanwhile) => run(context, visit, meanwhile),
  ...how,
});

const READS = { reads: true } as const;
const LONG = { long: true } as const;
const FORMS: readonly BoardForm[] = ['picture', 'wide', 'text'];
const WAYS = ['play-once', 'play-until-back'] as const;
const ANSWERS = ['agree', 'refuse'] as const;
/** Highest number that people can type for a turn or a page. */
const MOST = 9999;

const requiredPerson: AddOption = (command, describe) =>
  command.addUserOption(option => describe(option).setRequired(true));

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

const gameGroup: Group = {
  describe: group => described(group, words => words.game.about),
  verbs: {
    log: {
      definition: verb('log', words => words.log, { page: number(1, MOST) }),
      reads: true,
      run: (visit, typed, context) => {
        const page = whole(typed, 'page');
        return gameLog(context, visit, undefined, page === undefined ? undefined : page - 1);
      },
    },
    replay: plain('replay', replay, LONG),
    review: plain('review', review, { ...READS, ...LONG }),
    share: plain('share', (context, visit) => share(context, visit), READS),
    record: plain('record', gameRecord, READS),
    verify: plain('verify', gameVerify, READS),
  },
};

const tableGroup: Group = {
  describe: group => described(group, words => words.table.about),
  verbs: {
    pause: plain('pause', (context, visit) => proposeHere(context, visit, 'pause')),
    unpause: plain('unpause', (context, visit) => proposeHere(context, visit, 'unpause')),
    'play-for': {
      definition: verb('play-for', words => words.playFor, {
        person: requiredPerson,
        how: oneOf(WAYS.map(way => choice(way, words => words.playFor.hows[way]))),
        player: oneOf(STRENGTHS.map(each => choosing(STRENGTH_NAMES)(each, names => names[each]))),
      }),
      run: (visit, typed, context) =>
        proposeHere(context, visit, WAYS.find(way => way === typed.how) ?? 'play-once', {
          personId: text(typed, 'person'),
          standIn: STRENGTHS.find(strength => strength === typed.player),
        }),
    },
    offer: {
      definition: verb('offer', words => words.offer, { person: requiredPerson }),
      run: (visit, typed, context) =>
        proposeHere(context, visit, 'offer', { personId: text(typed, 'person') }),
    },
    take: plain('take', (context, visit) => takeSeat(context, visit)),
  },
};

/**
 * Returns the subcommands and groups that every game's command has. They take 20 of Discord's 25 entries, or 21 in a game with
 * `solo`. New subcommands belong into the groups `table` and `game`, which have room for 25 entries each.
 */
export function tableVerbs(played: PlayableGame) {
  const verbs = {
    hand: plain('hand', (context, visit) => hand(context, visit), READS),
    board: boardVerb,
    recap: plain('recap', (context, visit) => recap(context, visit), READS),
    hint: plain('hint', hintHere, READS),
    nudge: plain('nudge', (context, visit) => nudge(context, visit)),
    undo: undoVerb,
    new: open(played),
    join: plain('join', (context, visit) => atTable(context, visit, 'join')),
    leave: plain('leave', (context, visit) => atTable(context, visit, 'leave')),
    remove: {
      definition: verb('remove', words => words.remove, { person: requiredPerson }),
      run: (visit, typed, context) => removePerson(context, visit, text(typed, 'person') ?? ''),
    },
    start: plain('start', (context, visit) => atTable(context, visit, 'start')),
    ...(played.solo && { solo: played.solo }),
    ...(played.deals && dealVerbs(played)),
    cancel: plain('cancel', cancelTable),
    resign: plain('resign', askToResign),
    back: plain('back', (context, visit) => comeBack(context, visit)),
    rules: rules(played),
    do: doVerb,
  } as const satisfies Readonly<Record<string, Subcommand>>;
  const groups = { game: gameGroup, table: tableGroup } as const;
  return { verbs, groups } satisfies {
    verbs: Readonly<Record<Exclude<Verb, `${string} ${string}`>, Subcommand>>;
    groups: Readonly<Record<string, Group>>;
  };
}
