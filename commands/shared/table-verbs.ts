import { SlashCommandSubcommandBuilder, type SlashCommandSubcommandGroupBuilder } from '@discordjs/builders';
import { STRENGTHS } from '../../src/core/player.ts';
import { type Subcommand, text, whole } from '../../src/discord/context/command.ts';
import { hintHere } from '../../src/discord/panels/hint/hint.ts';
import { review } from '../../src/discord/panels/hint/review.ts';
import { askToResign, atTable, removePerson } from '../../src/discord/panels/lobby/lobby.ts';
import { gameLog, gameRecord, gameVerify } from '../../src/discord/panels/look/game-log.ts';
import { type BoardForm, board, hand } from '../../src/discord/panels/look/hand-and-board.ts';
import { recap } from '../../src/discord/panels/look/recap.ts';
import { replay, share } from '../../src/discord/panels/look/share.ts';
import { cancelTable } from '../../src/discord/panels/votes/cancel.ts';
import { nudge } from '../../src/discord/panels/votes/nudge.ts';
import { undoHere } from '../../src/discord/panels/votes/undo.ts';
import { comeBack, proposeHere, takeSeat } from '../../src/discord/panels/votes/votes.ts';
import type { Verb } from '../../src/discord/words/naming.ts';
import { STRENGTH_NAMES } from '../../src/presentation/text/names.ts';
import { choosing } from '../definitions/localised.ts';
import { dealVerbs } from './deals.ts';
import { doing } from './do.ts';
import { open } from './new.ts';
import type { PlayableGame } from './playable-game.ts';
import { rules } from './rules.ts';
import { choice, described, type TABLE_COMMAND_WORDS } from './words.ts';

type VerbWords = (typeof TABLE_COMMAND_WORDS)['en'];
type About = (words: VerbWords) => string;

/** Group of subcommands. Discord counts a group as one of a command's 25 entries. */
export interface Group {
  describe(group: SlashCommandSubcommandGroupBuilder): SlashCommandSubcommandGroupBuilder;
  readonly verbs: Readonly<Record<string, Subcommand>>;
}

const named = (name: string, about: About): SlashCommandSubcommandBuilder =>
  described(new SlashCommandSubcommandBuilder().setName(name), about);

const withPerson = (name: string, about: About, person: About): SlashCommandSubcommandBuilder =>
  named(name, about).addUserOption(option => described(option.setName('person'), person).setRequired(true));

const plain = (
  name: string,
  about: About,
  run: Subcommand['run'],
  how: Partial<Subcommand> = {},
): Subcommand => ({
  definition: named(name, about),
  run,
  ...how,
});

const READS = { reads: true } as const;
const FORMS: readonly BoardForm[] = ['picture', 'wide', 'text'];
const WAYS = ['play-once', 'play-until-back'] as const;
const ANSWERS = ['agree', 'refuse'] as const;

const boardVerb: Subcommand = {
  definition: named('board', words => words.board.about)
    .addIntegerOption(option =>
      described(option.setName('turn'), words => words.board.turn)
        .setMinValue(0)
        .setMaxValue(9999),
    )
    .addStringOption(option =>
      described(option.setName('view'), words => words.board.view).addChoices(
        FORMS.map(form => choice(form, words => words.board.views[form])),
      ),
    ),
  reads: true,
  run: (visit, typed, context) => {
    const turn = whole(typed, 'turn');
    const form = FORMS.find(each => each === text(typed, 'view'));
    return board(context, visit, { ...(turn !== undefined && { turn }), ...(form && { form }) });
  },
};

const undoVerb: Subcommand = {
  definition: named('undo', words => words.undo.about).addStringOption(option =>
    described(option.setName('answer'), words => words.undo.answer).addChoices(
      ANSWERS.map(answer => choice(answer, words => words.undo.answers[answer])),
    ),
  ),
  run: (visit, typed, context) =>
    undoHere(
      context,
      visit,
      ANSWERS.find(answer => answer === typed.answer),
    ),
};

const gameGroup: Group = {
  describe: group => described(group, words => words.game.about),
  verbs: {
    log: {
      definition: named('log', words => words.log.about).addIntegerOption(option =>
        described(option.setName('page'), words => words.log.page)
          .setMinValue(1)
          .setMaxValue(9999),
      ),
      reads: true,
      run: (visit, typed, context) => {
        const page = whole(typed, 'page');
        return gameLog(context, visit, undefined, page === undefined ? undefined : page - 1);
      },
    },
    replay: plain(
      'replay',
      words => words.replay.about,
      (visit, _typed, context, meanwhile) => replay(context, visit, meanwhile),
      { long: true },
    ),
    review: plain(
      'review',
      words => words.review.about,
      (visit, _typed, context, meanwhile) => review(context, visit, meanwhile),
      { long: true },
    ),
    share: plain(
      'share',
      words => words.share.about,
      (visit, _typed, context) => share(context, visit),
      READS,
    ),
    record: plain(
      'record',
      words => words.record.about,
      (visit, _typed, context) => gameRecord(context, visit),
      READS,
    ),
    verify: plain(
      'verify',
      words => words.verify.about,
      (visit, _typed, context) => gameVerify(context, visit),
      READS,
    ),
  },
};

const tableGroup: Group = {
  describe: group => described(group, words => words.table.about),
  verbs: {
    pause: plain(
      'pause',
      words => words.pause.about,
      (visit, _typed, context) => proposeHere(context, visit, 'pause'),
    ),
    unpause: plain(
      'unpause',
      words => words.unpause.about,
      (visit, _typed, context) => proposeHere(context, visit, 'unpause'),
    ),
    'play-for': {
      definition: withPerson(
        'play-for',
        words => words.playFor.about,
        words => words.playFor.person,
      )
        .addStringOption(option =>
          described(option.setName('how'), words => words.playFor.how).addChoices(
            WAYS.map(way => choice(way, words => words.playFor.hows[way])),
          ),
        )
        .addStringOption(option =>
          described(option.setName('player'), words => words.playFor.player).addChoices(
            STRENGTHS.map(strength => choosing(STRENGTH_NAMES)(strength, names => names[strength])),
          ),
        ),
      run: (visit, typed, context) =>
        proposeHere(context, visit, WAYS.find(way => way === typed.how) ?? 'play-once', {
          personId: text(typed, 'person'),
          standIn: STRENGTHS.find(strength => strength === typed.player),
        }),
    },
    offer: {
      definition: withPerson(
        'offer',
        words => words.offer.about,
        words => words.offer.person,
      ),
      run: (visit, typed, context) =>
        proposeHere(context, visit, 'offer', { personId: text(typed, 'person') }),
    },
    take: plain(
      'take',
      words => words.take.about,
      (visit, _typed, context) => takeSeat(context, visit),
    ),
  },
};

/**
 * Returns the subcommands and groups that every game's command has. They take 20 of Discord's 25 entries, or 21 in a game with
 * `solo`. New subcommands belong into the groups `table` and `game`, which have room for 25 entries each.
 */
export function tableVerbs(played: PlayableGame) {
  const verbs = {
    hand: plain(
      'hand',
      words => words.hand.about,
      (visit, _typed, context) => hand(context, visit),
      READS,
    ),
    board: boardVerb,
    recap: plain(
      'recap',
      words => words.recap.about,
      (visit, _typed, context) => recap(context, visit),
      READS,
    ),
    hint: plain(
      'hint',
      words => words.hint.about,
      (visit, _typed, context) => hintHere(context, visit),
    ),
    nudge: plain(
      'nudge',
      words => words.nudge.about,
      (visit, _typed, context) => nudge(context, visit),
    ),
    undo: undoVerb,
    new: open(played),
    join: plain(
      'join',
      words => words.join.about,
      (visit, _typed, context) => atTable(context, visit, 'join'),
    ),
    leave: plain(
      'leave',
      words => words.leave.about,
      (visit, _typed, context) => atTable(context, visit, 'leave'),
    ),
    remove: {
      definition: withPerson(
        'remove',
        words => words.remove.about,
        words => words.remove.person,
      ),
      run: (visit, typed, context) => removePerson(context, visit, text(typed, 'person') ?? ''),
    },
    start: plain(
      'start',
      words => words.start.about,
      (visit, _typed, context) => atTable(context, visit, 'start'),
    ),
    ...(played.solo && { solo: played.solo }),
    ...(played.deals && dealVerbs(played)),
    cancel: plain(
      'cancel',
      words => words.cancel.about,
      (visit, _typed, context) => cancelTable(context, visit),
    ),
    resign: plain(
      'resign',
      words => words.resign.about,
      (visit, _typed, context) => askToResign(context, visit),
    ),
    back: plain(
      'back',
      words => words.back.about,
      (visit, _typed, context) => comeBack(context, visit),
    ),
    rules: rules(played),
    do: doing,
  } as const satisfies Readonly<Record<string, Subcommand>>;
  const groups = { game: gameGroup, table: tableGroup } as const;
  return { verbs, groups } satisfies {
    verbs: Readonly<Record<Exclude<Verb, `${string} ${string}`>, Subcommand>>;
    groups: Readonly<Record<string, Group>>;
  };
}
