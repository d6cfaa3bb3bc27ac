import type { AnyGame } from '../../../src/core/contract/game.ts';
import { finalRanks } from '../../../src/core/rules/final-ranks.ts';
import type { Language } from '../../../src/presentation/language/languages.ts';
import type { AnyPresenter, Picture } from '../../../src/presentation/presenter/presenter.ts';
import type { Scene } from '../../../src/presentation/shapes/scene.ts';
import { type Decision, historyOf, momentsOf, type WholeGame } from '../whole-games.ts';
import type { Shown } from './spoken.ts';

export interface Drawn {
  readonly what: string;
  readonly scene: Scene;
  readonly alt: string;
}

const FILE = 'a.png';

/** Collects the pictures of a presenter as scenes, without painting them. */
export class Easel {
  readonly #game: AnyGame;
  readonly #names: readonly string[];
  readonly #presenter: AnyPresenter;
  readonly drawn: Drawn[] = [];
  #scene: Scene | undefined;

  constructor(game: AnyGame, speak: Shown['speak'], language: Language, names: readonly string[]) {
    this.#game = game;
    this.#names = names;
    this.#presenter = speak(language, async scene => {
      this.#scene = scene;
      return Buffer.from('a picture');
    });
  }

  async keep(what: string, picture: Promise<Picture | undefined> | undefined): Promise<void> {
    const made = await picture;
    const scene = this.#scene;
    this.#scene = undefined;
    if (!made) return;
    if (made.name !== FILE) throw new Error(`${what} has the file name ${made.name}`);
    if (!scene) throw new Error(`${what} was not painted`);
    this.drawn.push({ what, scene, alt: made.alt });
  }

  async open(view: unknown, marked: readonly unknown[] = []): Promise<void> {
    const { picture, wide, share } = this.#presenter;
    await this.keep('board', picture(view, this.#names, marked, FILE));
    await this.keep('wide', wide?.(view, this.#names, marked, FILE));
    await this.keep('share', share?.(view, this.#names, FILE));
  }

  async own(view: unknown, seat: number): Promise<void> {
    const { turnPicture, handPicture, seatPicture } = this.#presenter;
    await this.keep('turn', turnPicture?.(view, this.#names, FILE));
    const touched = this.#presenter.touchScene?.(view, this.#names, []);
    if (touched) this.drawn.push({ what: 'touch', ...touched });
    await this.keep('hand', handPicture?.(view, this.#names, FILE));
    await this.keep('seat', seatPicture?.(view, (seat + 1) % this.#names.length, this.#names, FILE));
  }

  async decision({ before, seat, events: stepEvents, state }: Decision): Promise<void> {
    const view = this.#game.view(before, seat);
    const events = stepEvents.map(({ event }) => event);
    await this.own(view, seat);
    await this.keep('preview', this.#presenter.preview?.(view, this.#names, events, FILE));
    await this.open(this.#game.view(state, 'table'), events);
  }

  async end(played: WholeGame): Promise<void> {
    const { decisions, seats } = played;
    const game = this.#game;
    const last = decisions.at(-1)?.state;
    const outcome = game.outcome(last);
    for (const resigned of [[], [seats - 1]]) {
      const history = { ...historyOf(played), resigned: resigned.map(seat => ({ seat, before: 9 })) };
      const view = game.view(last, 'table', { resigned, stopped: null });
      const summary = game.summary?.(history);
      const ranks = outcome && finalRanks(outcome.ranks, resigned);
      if (summary)
        await this.keep('ending', this.#presenter.ending?.({ summary, ranks }, view, this.#names, FILE));
    }
    for (const stopped of [[0], []])
      await this.open(game.view(decisions[5]?.state, 'table', { resigned: [], stopped }));
    const frames = this.#presenter.timelapse?.(momentsOf(game, played), this.#names) ?? [];
    for (const scene of frames.filter((_, at) => at % 19 === 0))
      this.drawn.push({ what: 'frame', scene, alt: '' });
  }

  async still(seats: number): Promise<void> {
    const { topics, topicPicture, lesson, lessonPicture, lobby } = this.#presenter;
    for (const { id } of topics) await this.keep(`chapter ${id}`, topicPicture?.(id, FILE));
    for (const step of lesson?.steps.keys() ?? [])
      await this.keep(`step ${step}`, lessonPicture?.(step, FILE));
    for (let taken = 0; taken <= seats; taken++)
      await this.keep(
        `lobby ${taken}`,
        lobby?.(this.#names.slice(0, taken), seats, 'Standard', FILE, taken > 0 ? [taken - 1] : [], [
          undefined,
          'hard',
        ]),
      );
  }
}
