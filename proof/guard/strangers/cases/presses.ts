import type { AnyGame } from '../../../../src/core/contract/game.ts';
import { strengthsOf } from '../../../../src/core/contract/player.ts';
import { dayAt } from '../../../../src/core/values/days.ts';
import { type ContestButton, contestId } from '../../../../src/discord/buttons/contest-ids.ts';
import type { ButtonVerb } from '../../../../src/discord/buttons/custom-id.ts';
import { fieldLetter, writtenAction } from '../../../../src/discord/buttons/picks.ts';
import { threadId } from '../../../../src/discord/panels/lobby/opening.ts';
import { type DealSeries, dailyId, seriesId } from '../../../../src/table/deals/daily.ts';
import type { MotionKind } from '../../../../src/table/match/types.ts';
import { seriesOf } from '../../../../test/support/series.ts';
import type { Setup } from '../setup.ts';
import { awaitedAt, type Target } from '../target.ts';
import { at, besides, type Case, must, pressed } from './case.ts';

type Make = (stage: Setup) => readonly Case[];

const today = (): number => dayAt(Date.now(), 0);

/** Returns the first series of a game's deals. A game without deals gets one that it does not have. */
const seriesIn = (game: AnyGame): DealSeries => seriesOf(game)[0] ?? { game: game.id, form: 'solo' };

const on = (
  target: Target,
  verb: ButtonVerb,
  rest: Omit<Parameters<typeof pressed>[1], 'id'>,
  args: readonly string[] = [],
  rev: number | null = null,
): Case => pressed(target, { ...rest, id: { match: target.match.id, rev, verb, args } });

const played = ({ targets }: Setup): readonly Target[] =>
  targets.filter(target => target.match.pausedAt === null && awaitedAt(target).length > 0);

function steps(
  stage: Setup,
  verb: ButtonVerb,
  argsOf: (fields: Fields) => readonly string[] | undefined,
): readonly Case[] {
  return played(stage).flatMap(target => {
    const { match } = target;
    const { game } = stage.attacked;
    const [seat = 0] = match.position.toAct;
    const legal = match.position.legal(seat);
    const action = stage.chance.of(legal);
    const [kind, second] = game.fields(action);
    if (kind === undefined) return [];
    const letters = [kind, second].map(field => (field ? fieldLetter(game, legal, field[0]) : ''));
    const args = argsOf({
      kind: `${letters[0]}${kind[1]}`,
      letter: letters[1] ?? '',
      value: second?.[1],
      action: writtenAction(game, match, action),
    });
    if (args === undefined) return [];
    const by = must(target.seated[seat]);
    const proof = verb === 'do' ? 'rows' : 'other';
    const values = verb === 'pick' ? { values: [second?.[1] ?? ''] } : {};
    return on(target, verb, { by, right: awaitedAt(target), proof, ...values }, args, match.rev);
  });
}

interface Fields {
  /** First field of the action, in the form of a button's pick. */
  readonly kind: string;
  /** Letter of the action's second field in custom ids. */
  readonly letter: string;
  readonly value: string | undefined;
  readonly action: string;
}

const seatedOf = (stage: Setup): readonly Target[] => played(stage).filter(({ seated }) => seated.length > 1);

const answering =
  (verb: 'agree' | 'refuse'): Make =>
  ({ tables: { asking, makers, request } }) => {
    const by = besides(asking.seated, must(asking.seated[makers.asking]));
    const right = verb === 'agree' ? by : asking.seated;
    return [on(asking, verb, { by: must(by[0]), right, proof: 'rows' }, [`${request}`])];
  };

const propose = (target: Target, kind: MotionKind, seat?: number): Case => {
  const right = besides(target.seated, ...(seat === undefined ? [] : [must(target.seated[seat])]));
  const args = seat === undefined ? [kind] : [kind, `${seat}`];
  return on(target, 'propose', { by: must(right[0]), right, proof: 'rows' }, args);
};

const thread = ({ attacked: { game, options } }: Setup, invited: readonly string[]) =>
  threadId({ game: game.id, options, seats: 2, invited });

export const choosing = (stage: Setup): readonly { readonly target: Target; readonly seat: number }[] =>
  played(stage).flatMap(target => {
    const [seat = 0] = target.match.position.toAct;
    return target.match.position.legal(seat).length > 1 ? [{ target, seat }] : [];
  });

const orderly = (stage: Setup) =>
  seatedOf(stage).flatMap(target => {
    const kinds = stage.attacked.game.orders?.kinds?.(target.match.position.view(0), 0) ?? [];
    return kinds.length > 0 ? [{ target, kinds }] : [];
  });

type Right = Pick<Case, 'by' | 'right' | 'proof' | 'open'>;

/** Gives the right to all people. */
const anyone = ({ strangers }: Setup, proof: Case['proof']): Right => ({
  by: must(strangers[3]),
  proof,
  open: true,
});

/** Gives the right to the people with a seat. */
const seated = (target: Target, proof: Case['proof'] = 'rows', by = 0): Right => ({
  by: must(target.seated[by]),
  right: target.seated,
  proof,
});

const opener = (target: Target, proof: Case['proof'] = 'rows'): Right => ({
  ...seated(target, proof),
  right: target.seated.slice(0, 1),
});

const ofGame = ({ attacked }: Setup, verb: ButtonVerb, args: readonly string[] = []) =>
  ({ match: attacked.game.id, rev: null, verb, args }) as const;

const shown = ({ targets }: Setup): readonly Target[] =>
  targets.filter(({ match }) => match.status === 'running');

const sharedBy = (stage: Setup): Right => anyone(stage, stage.attacked.shares ? 'file' : /no such picture/);

/** Interactions for each verb, each by a person with the right to it. */
export const PRESSES: Readonly<Record<Exclude<ButtonVerb, 'games'>, Make>> = {
  join: ({ tables: { again, awaited, lobby }, foe, people, strangers }) => [
    on(again, 'join', { by: awaited, right: [awaited], proof: 'rows' }),
    on(lobby, 'join', {
      by: must(strangers[0]),
      right: besides(people, foe, ...lobby.seated),
      proof: 'rows',
    }),
  ],
  leave: ({ tables: { again, lobby } }) =>
    [lobby, again].map(target => on(target, 'leave', seated(target, 'rows', 1))),
  start: ({ tables: { lobby } }) => [on(lobby, 'start', opener(lobby))],
  hand: stage =>
    stage.targets
      .filter(({ match }) => match.dealt)
      .map(target => on(target, 'hand', seated(target, 'other'))),
  board: stage => shown(stage).map(target => on(target, 'board', anyone(stage, 'file'))),
  seat: stage =>
    shown(stage)
      .filter(({ match }) => match.seats.length > 1)
      .map(target => on(target, 'seat', anyone(stage, 'file'), ['1'])),
  parts: stage => {
    const { game, presenters } = stage.attacked;
    // A game that names no parts of its board answers that it doesn't know the button.
    const proof = presenters[game.id]?.('en').parts ? 'file' : /don't know this button/;
    return shown(stage).map(target => on(target, 'parts', anyone(stage, proof), [`${target.match.rev}`]));
  },
  touch: stage => played(stage).map(target => on(target, 'touch', seated(target, 'other'))),
  recap: stage => played(stage).map(target => on(target, 'recap', seated(target, 'other'))),
  learn: stage =>
    ['0', '1'].map(step =>
      pressed(stage.tables.late, { ...anyone(stage, 'file'), id: ofGame(stage, 'learn', [step, '0']) }),
    ),
  rules: stage =>
    ['0', '1'].map(place =>
      pressed(stage.tables.late, { ...anyone(stage, /## /), id: ofGame(stage, 'rules', [place]) }),
    ),
  play: stage => [
    pressed(at(stage.tables.foyer), {
      id: ofGame(stage, 'play'),
      own: true,
      by: stage.manager,
      right: [stage.manager],
      proof: 'rows',
    }),
  ],
  log: stage =>
    [stage.tables.late, stage.tables.ended].map(target => on(target, 'log', anyone(stage, /`\d+`/), ['0'])),
  open: stage => [...steps(stage, 'open', () => []), ...steps(stage, 'open', ({ kind }) => [kind])],
  pick: stage =>
    steps(stage, 'pick', ({ letter, kind, value }) => (value === undefined ? undefined : [letter, kind])),
  hint: stage =>
    choosing(stage).map(({ target, seat }) => {
      const { match, seated } = target;
      const who = { by: must(seated[seat]), right: awaitedAt(target), proof: 'rows' } as const;
      return on(target, 'hint', who, [], match.rev);
    }),
  do: stage => steps(stage, 'do', ({ action }) => [action]),
  always: stage =>
    played(stage).flatMap(target => {
      const { match } = target;
      const { game } = stage.attacked;
      const [seat = 0] = match.position.toAct;
      const view = match.position.view(seat);
      const ways = match.position
        .legal(seat)
        .filter(action => (game.orders?.offered(view, seat, action) ?? []).length > 0);
      if (ways.length === 0) return [];
      const [by, args] = [must(target.seated[seat]), [game.write(stage.chance.of(ways)), '0']];
      return on(target, 'always', { by, right: awaitedAt(target), proof: 'rows' }, args, match.rev);
    }),
  withdraw: () => [],
  orders: stage =>
    orderly(stage).flatMap(({ target, kinds: [kind] }) =>
      [[], [kind?.kind ?? '']].map(args => on(target, 'orders', seated(target, 'other'), args)),
    ),
  order: stage =>
    orderly(stage).map(({ target, kinds }) => {
      const order = stage.chance.of(kinds.flatMap(({ orders }) => orders));
      return on(target, 'order', seated(target), [order]);
    }),
  undo: ({ tables: { undoable, makers } }) => {
    const by = must(undoable.seated[makers.undoable]);
    return [on(undoable, 'undo', { by, right: [by], proof: 'rows' }, ['yes'], undoable.match.rev)];
  },
  cancel: ({ tables: { calling, guarded }, manager }) => [
    on(calling, 'cancel', {
      by: must(calling.seated[1]),
      right: [...calling.seated, manager],
      proof: 'rows',
    }),
    on(guarded, 'cancel', { by: manager, right: [...guarded.seated, manager], proof: 'rows' }),
    on(
      calling,
      'cancel',
      { by: must(calling.seated[2]), right: [...calling.seated, manager], proof: 'rows' },
      ['no'],
    ),
  ],
  game: stage => {
    const { calling, ended, guarded, late } = stage.tables;
    const page = (target: Target, args: readonly string[], who: Right) => on(target, 'game', who, args);
    return [
      ...[late, ended].map(target => page(target, [], anyone(stage, 'components'))),
      page(calling, ['resign'], seated(calling, 'components')),
      ...[calling, guarded].map(target => page(target, ['cancel'], seated(target, 'components'))),
      page(ended, ['record'], anyone(stage, 'file')),
      page(ended, ['verify'], anyone(stage, /[0-9a-f]{64}/)),
    ];
  },
  share: stage => [on(stage.tables.ended, 'share', sharedBy(stage))],
  deal: stage => {
    const match = dailyId(seriesIn(stage.attacked.game), today());
    const id = { match, rev: null, verb: 'deal', args: ['page'] } as const;
    return [pressed(stage.tables.late, { ...anyone(stage, /dealt|no deal/), id })];
  },
  deals: stage => {
    const match = seriesId(seriesIn(stage.attacked.game));
    const id = { match, rev: null, verb: 'deals', args: ['daily', '0'] } as const;
    return [pressed(stage.tables.late, { ...anyone(stage, /past days|dealt/), id })];
  },
  league: ({ people, manager, tables: { free, league } }) => {
    const [opener] = league.members;
    const press = (action: ContestButton<'league'>, rest: Omit<Parameters<typeof pressed>[1], 'id'>) =>
      pressed(at(free), { ...rest, id: contestId('league', league.id, action) });
    const strangers = besides(people, ...league.members);
    const heads = { by: must(opener), right: [must(opener), manager], proof: 'rows' } as const;
    return [
      press('join', { by: must(strangers[0]), right: strangers, proof: 'rows' }),
      press('leave', { by: must(league.members[1]), right: league.members, proof: 'rows' }),
      press('start', heads),
      press('ask', { ...heads, proof: 'components' }),
      press('close', heads),
      press('standing', { by: must(strangers[0]), proof: /Autumn/, open: true }),
    ];
  },
  duplicate: ({ people, manager, tables: { free, duplicate } }) => {
    const [opener] = duplicate.members;
    const press = (action: ContestButton<'duplicate'>, rest: Omit<Parameters<typeof pressed>[1], 'id'>) =>
      pressed(at(free), { ...rest, id: contestId('duplicate', duplicate.id, action) });
    const strangers = besides(people, ...duplicate.members);
    const heads = { by: must(opener), right: [must(opener), manager], proof: 'rows' } as const;
    return [
      press('join', { by: must(strangers[0]), right: strangers, proof: 'rows' }),
      press('leave', { by: must(duplicate.members[1]), right: duplicate.members, proof: 'rows' }),
      press('start', heads),
      press('sure', heads),
      press('stop', { by: must(strangers[0]), proof: 'components', open: true }),
    ];
  },
  // A game of several people can't become a challenge. Any person may repeat a solo game's deal.
  dare: stage => [on(stage.tables.ended, 'dare', anyone(stage, /dealt to one person alone/))],
  post: ({ tables: { ended } }) => [on(ended, 'post', seated(ended, 'other'))],
  replay: stage => [on(stage.tables.guarded, 'replay', { ...sharedBy(stage), long: true })],
  review: ({ tables: { ended } }) => [on(ended, 'review', { ...seated(ended, 'other'), long: true })],
  publish: ({ tables: { ended } }) => [on(ended, 'publish', seated(ended, 'other'))],
  ask: ({ tables: { drawn, makers } }) => {
    const by = must(drawn.seated[makers.drawn]);
    return [on(drawn, 'ask', { by, right: [by], proof: 'rows' }, [], drawn.match.rev)];
  },
  agree: answering('agree'),
  refuse: answering('refuse'),
  nudge: stage =>
    [stage.tables.pausing, stage.tables.calling].map(target => {
      const right = besides(target.seated, ...awaitedAt(target));
      return on(target, 'nudge', { by: must(right[0]), right, proof: 'rows' });
    }),
  watch: ({ tables: { late }, strangers }) =>
    [[], ['end']].map(args => on(late, 'watch', { by: must(strangers[3]), proof: 'rows', own: true }, args)),
  show: ({ tables: { lobby } }) =>
    ['yes', 'no'].map(answer => on(lobby, 'show', opener(lobby, /other servers/), [answer])),
  // Others sit in the lobby, so that its opener learns only that.
  arrange: ({ tables: { lobby } }) => [on(lobby, 'arrange', opener(lobby, /Another person sits/))],
  call: ({ tables: { lobby } }) => [on(lobby, 'call', seated(lobby))],
  propose: ({ tables: { calling, late, paused, away } }) => [
    propose(late, 'play-once', away.late),
    propose(calling, 'pause'),
    propose(paused, 'unpause'),
    propose(late, 'play-until-back', away.late),
    propose(late, 'offer', away.late),
  ],
  substitute: ({ tables: { late, away } }) => {
    const right = besides(late.seated, must(late.seated[away.late]));
    return [on(late, 'substitute', { by: must(right[0]), right, proof: 'other' }, [`${away.late}`])];
  },
  vote: ({ tables: { pausing, pauseMotion, absent, offerMotion, away } }) =>
    ['yes', 'no'].flatMap(answer => {
      const voters = besides(absent.seated, must(absent.seated[away.absent]));
      return [
        on(pausing, 'vote', seated(pausing, 'rows', 1), [`${pauseMotion}`, answer]),
        on(absent, 'vote', { by: must(voters[1]), right: voters, proof: 'rows' }, [`${offerMotion}`, answer]),
      ];
    }),
  take: ({ tables: { offered, away }, people, foe, strangers }) => [
    on(
      offered,
      'take',
      { by: must(strangers[4]), right: besides(people, foe, ...offered.seated), proof: 'rows' },
      [`${away.offered}`],
    ),
  ],
  return: ({ tables: { absent, away } }) => {
    const by = must(absent.seated[away.absent]);
    return [on(absent, 'return', { by, right: [by], proof: 'rows' })];
  },
  player: ({ attacked: { game, bot }, tables: { lobby } }) => {
    const plays = strengthsOf(game.id, bot.players ?? {}).length > 0;
    return [
      on(lobby, 'player', seated(lobby, 'other')),
      ...(plays ? [on(lobby, 'player', seated(lobby), ['medium'])] : []),
    ];
  },
  remove: ({ tables: { lobby } }) => [on(lobby, 'remove', opener(lobby), [must(lobby.seated[1]).id])],
  resign: stage => seatedOf(stage).map(target => on(target, 'resign', seated(target))),
  rematch: ({ tables: { ended } }) => [on(ended, 'rematch', seated(ended))],
  another: stage => [on(stage.tables.ended, 'another', anyone(stage, 'components'))],
  thread: stage =>
    [[], [must(stage.strangers[2]).id]].map(invited =>
      pressed(at(stage.tables.foyer), {
        id: thread(stage, invited),
        by: stage.manager,
        right: [stage.manager],
        proof: 'rows',
      }),
    ),
};
