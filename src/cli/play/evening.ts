import type { AnyPresenter } from '../../presentation/presenter/presenter.ts';
import { plain } from '../../presentation/text/names.ts';
import { StoreError } from '../../store/index.ts';
import type { Console } from './console.ts';
import type { Session, Start } from './session.ts';
import type { Shelf } from './shelf.ts';
import { askStart, type GameOffer, pick, titlesOf, type Wishes } from './start.ts';
import { KitchenTable } from './table.ts';

const GOODBYE = 'Goodbye.';
/** Maximum number of unfinished games in the menu. */
const SHOWN = 5;

/** Leads people at one keyboard from the menu or the command line's options to the end of a game. */
export class Evening {
  readonly #shelf: Shelf;
  readonly #offer: Omit<GameOffer, 'games' | 'players'>;
  readonly #console: Console;

  constructor(shelf: Shelf, offer: Omit<GameOffer, 'games' | 'players'>, console: Console) {
    this.#shelf = shelf;
    this.#offer = offer;
    this.#console = console;
  }

  /**
   * Plays one game. `wishes` begin a new game, and `resume` continues the game that was played last. Without either, a menu
   * asks.
   */
  async spend(wishes: Wishes | undefined, resume: boolean): Promise<void> {
    await this.#shelf.takeOver(line => this.#console.say(line));
    const unfinished = await this.#shelf.unfinished((session, error) => this.#offerDrop(session, error));
    const [newest] = unfinished;
    if (resume && newest) return this.#goOn(newest);
    if (resume) this.#console.say('There is no saved game to go on with.');
    const chosen = wishes && !resume ? 'new' : await this.#first(unfinished);
    if (chosen === undefined || chosen === 'quit') return this.#console.say(GOODBYE);
    if (chosen !== 'new') return this.#goOn(chosen);
    const start = await this.#start(wishes);
    if (!start) return this.#console.say(GOODBYE);
    if (newest)
      this.#console.say(
        `The game of ${newest.names.map(plain).join(', ')} is kept: the menu goes on with it.`,
      );
    await this.#play(await this.#shelf.begin(start));
  }

  #first(unfinished: readonly Session[]): Promise<Session | 'new' | 'quit' | undefined> {
    const titles = titlesOf(this.#offer).map(([title]) => title);
    const saved = unfinished
      .slice(0, SHOWN)
      .map(session => [`Go on with the saved game of ${this.#describe(session)}`, session] as const);
    return pick<Session | 'new' | 'quit'>(this.#console, `${titles.join(', ')} at the kitchen table`, [
      ...saved,
      ['New game, alone or passing the keyboard', 'new'],
      ['Quit', 'quit'],
    ]);
  }

  #start(wishes: Wishes | undefined): Promise<Start | undefined> {
    const { games, players } = this.#shelf;
    const offer = { games, players, ...this.#offer };
    return askStart(this.#console, offer, wishes ?? { settings: {} });
  }

  async #play(session: Session): Promise<void> {
    await new KitchenTable(session, this.#voice(session), this.#console, this.#shelf.saves).play();
  }

  async #goOn(session: Session): Promise<void> {
    try {
      await this.#play(session);
    } catch (error) {
      await this.#offerDrop(session, error);
    }
  }

  /** Offers to drop a saved game that stopped with an error, as after a change of its rules. */
  async #offerDrop(session: Session, error: unknown): Promise<void> {
    if (!(error instanceof Error) || error instanceof StoreError) throw error;
    const title = `${this.#voice(session).title}: ${session.names.map(plain).join(', ')}`;
    const [what, where = ''] = (error.stack ?? error.message).split('\n    at ');
    this.#console.say(`The saved game of ${title} stopped with an error:\n${what}\n  at ${where}`);
    this.#console.say('If its rules have changed since it was saved, drop it and begin a new game.');
    const entry = await this.#console.ask('Drop this game? yes or no > ');
    if (!/^\s*y(es)?\s*$/i.test(entry ?? '')) return this.#console.say('It stays saved.');
    await this.#shelf.drop(session);
    this.#console.say('It is dropped.');
  }

  #voice({ game }: Session): AnyPresenter {
    const voice = this.#offer.presenters[game.id]?.('en');
    if (!voice) throw new Error(`${game.id} has no words`);
    return voice;
  }

  #describe(session: Session): string {
    const { actions } = session;
    const names = session.names.map(plain);
    return `${this.#voice(session).title}: ${names.join(', ')}; ${actions} ${actions === 1 ? 'action' : 'actions'} so far`;
  }
}
