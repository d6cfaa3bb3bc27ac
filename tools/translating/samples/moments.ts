import { SeededDice } from '../../../src/core/contract/dice.ts';
import type { AnyGame, Told } from '../../../src/core/contract/game.ts';
import { AT_ONCE } from '../../../src/core/contract/player.ts';
import { players } from '../../../src/games/bots.ts';
import { presenters } from '../../../src/games/presenters.ts';
import { games } from '../../../src/games/registry.ts';
import type { Language } from '../../../src/presentation/language/languages.ts';
import type { AnyPresenter, Picture } from '../../../src/presentation/presenter/presenter.ts';
import { messageSample, type Sample } from './sample.ts';
import { sceneIn } from './scenes.ts';

const NAMES = ['Joana', 'Miguel', 'Beatriz', 'Tomás'];
/** One state of a game in this many is sampled. */
const EVERY = 4;
/** Number of actions of each kind that are tried although they may be illegal. */
const A_KIND = 6;

interface SeenMoment {
  readonly state: unknown;
  readonly told: readonly Told<unknown>[];
}

function played(game: AnyGame, seats: number): readonly SeenMoment[] {
  const [dice, chance] = [new SeededDice(Buffer.alloc(32, seats)), new SeededDice(Buffer.alloc(32, 9))];
  const moments: SeenMoment[] = [{ state: game.setup(seats, game.defaults, dice), told: [] }];
  for (;;) {
    const state = moments.at(-1)?.state;
    const [seat] = game.toAct(state);
    if (seat === undefined) return moments;
    const action = players[game.id]?.steady.choose(game, game.view(state, seat), seat, chance);
    const step = game.apply(state, seat, action, dice);
    if (!step.ok) throw new Error(`${game.id}: a legal action was refused`);
    moments.push({ state: step.value.state, told: step.value.told });
  }
}

async function shown(title: string, painting: Promise<Picture | undefined> | undefined): Promise<Sample[]> {
  const picture = await painting;
  if (!picture) return [];
  return [{ ...messageSample(title, ''), scene: sceneIn(picture.file)?.number, alt: picture.alt }];
}

async function momentIn(
  game: AnyGame,
  presenter: AnyPresenter,
  { state, told }: SeenMoment,
): Promise<readonly Sample[]> {
  const events = told.map(({ event }) => event);
  const [seat = 0] = game.toAct(state);
  const [view, own] = [game.view(state, 'table'), game.view(state, seat)];
  const legal = game.legal(state, seat);
  const text = (lines: readonly string[]) => messageSample(game.id, lines.join('\n'));
  const fields = new Map(legal.flatMap(action => game.fields(action)));
  return [
    ...(await shown(game.id, presenter.picture(view, NAMES, events, ''))),
    ...(await shown(game.id, presenter.wide?.(view, NAMES, events, ''))),
    ...(await shown(game.id, presenter.share?.(view, NAMES, ''))),
    ...(await shown(game.id, presenter.turnPicture?.(own, NAMES, ''))),
    ...(await shown(game.id, presenter.handPicture?.(own, NAMES, ''))),
    text(presenter.story(events, NAMES)),
    text([presenter.brief?.(events, NAMES) ?? '', presenter.scores(view, NAMES), presenter.awaits(view)]),
    text([presenter.stake?.(view, NAMES) ?? '', presenter.finale(view, NAMES) ?? '']),
    text([
      presenter.hand(own, NAMES),
      ...(presenter.aims?.(own) ?? []),
      ...(presenter.open?.(own, NAMES) ?? []),
    ]),
    text(presenter.recap?.(events, own, NAMES) ?? []),
    text(['```', presenter.terminal(view, NAMES), presenter.legend ?? '', '```']),
    text([presenter.text?.(view, NAMES, 1_800) ?? '']),
    text(
      [...fields].map(
        ([field, value]) => `${presenter.question(field)} ${presenter.value(field, value, own)}`,
      ),
    ),
    text(legal.slice(0, 12).map(action => presenter.deed(action, own))),
  ];
}

function actionsOf(game: AnyGame, moments: readonly SeenMoment[]): readonly unknown[] {
  const kinds = new Map<string, Map<string, unknown>>();
  for (const { state } of moments)
    for (const action of game.toAct(state).flatMap(seat => game.legal(state, seat))) {
      const kind = game.fields(action)[0]?.join(' ') ?? '';
      const known = kinds.get(kind) ?? new Map<string, unknown>();
      kinds.set(kind, known);
      if (known.size < A_KIND) known.set(game.write(action), action);
    }
  return [...kinds.values()].flatMap(known => [...known.values()]);
}

/** Collects the refusals of actions that are legal at another moment but not here. */
function turnedDown(
  game: AnyGame,
  presenter: AnyPresenter,
  { state }: SeenMoment,
  tried: readonly unknown[],
): readonly Sample[] {
  const dice = new SeededDice(Buffer.alloc(32, 1));
  return tried.flatMap(action =>
    [0, 1].flatMap(seat => {
      const step = game.apply(state, seat, action, dice);
      if (step.ok) return [];
      return [messageSample(`${game.id}: refused`, presenter.refusal(step.refusal, game.view(state, seat)))];
    }),
  );
}

function reasonsIn(game: AnyGame, presenter: AnyPresenter, { state }: SeenMoment): readonly Sample[] {
  const [seat] = game.toAct(state);
  const player = players[game.id]?.strengths?.medium;
  if (seat === undefined || !player?.lines) return [];
  const view = game.view(state, seat);
  const lines = player.lines(game, view, seat, new SeededDice(Buffer.alloc(32, 2)), AT_ONCE);
  const said = lines
    .slice(0, 6)
    .flatMap(({ action, terms }) =>
      terms.flatMap(({ name }) =>
        [3, -3].flatMap(value =>
          [false, true].flatMap(
            ahead => presenter.reason?.({ name, value, ahead }, view, seat, action) ?? [],
          ),
        ),
      ),
    );
  return [messageSample(`/${game.id} hint`, said.map(each => `- ${each}`).join('\n'))];
}

/** Collects the samples that depend on no state of a game: lobbies, chapters and the first turn. */
async function always(game: AnyGame, presenter: AnyPresenter): Promise<readonly Sample[]> {
  const { min, max } = game.seats(game.defaults);
  const options = presenter.variant?.(game.defaults) ?? '';
  const lobbies = await Promise.all(
    [min, max].map(seats => shown(game.id, presenter.lobby?.(NAMES.slice(0, 1), seats, options, '', [0]))),
  );
  const chapters = await Promise.all(
    presenter.topics.map(async ({ id, title, text }) => [
      messageSample(game.id, `**${title}**\n${text}`),
      ...(await shown(game.id, presenter.topicPicture?.(id, ''))),
    ]),
  );
  const steps = (presenter.lesson?.steps ?? []).map(({ text, options: ways }) => ({
    ...messageSample(game.id, [text, ...ways.map(({ remark }) => remark)].join('\n\n')),
    buttons: ways.map(({ label }) => ({ label, style: 2 })),
  }));
  return [...lobbies.flat(), ...chapters.flat(), ...steps];
}

export async function moments(
  language: Language,
  failed: (name: string, error: unknown) => void,
): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  for (const game of Object.values(games)) {
    const presenter = presenters[game.id]?.(language);
    if (!presenter) continue;
    samples.push(...(await always(game, presenter)));
    const { min, max } = game.seats(game.defaults);
    for (const seats of new Set([min, max])) {
      const all = played(game, seats);
      const looked = all.filter((_, index) => index % EVERY === 0 || index > all.length - 3);
      const tried = actionsOf(game, all);
      for (const moment of looked) {
        try {
          samples.push(...(await momentIn(game, presenter, moment)));
          samples.push(...turnedDown(game, presenter, moment, tried));
          samples.push(...reasonsIn(game, presenter, moment));
        } catch (error) {
          failed(`a moment of ${game.id}`, error);
        }
      }
      const last = all.at(-1);
      if (!last || !game.summary) continue;
      try {
        const steps = all.slice(1).map(({ state, told }) => ({ seat: 0, action: undefined, told, state }));
        const summary = game.summary({ deal: all[0]?.state, played: steps, resigned: [] });
        const ranks = game.outcome(last.state)?.ranks;
        const view = game.view(last.state, 'table');
        samples.push(...(await shown(game.id, presenter.ending?.({ summary, ranks }, view, NAMES, ''))));
        const account = presenter.account?.(view, summary, ranks ?? [], NAMES) ?? [];
        samples.push(messageSample(game.id, account.join('\n')));
      } catch (error) {
        failed(`the end of ${game.id}`, error);
      }
    }
  }
  return samples;
}
