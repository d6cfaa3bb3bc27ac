import type { AnyGame } from '../../core/game.ts';
import type { TerminalVoice } from './choose.ts';
import type { Console } from './console.ts';
import type { SaveFile } from './saved.ts';
import { Session, type Start } from './session.ts';
import { askFirst, askHotSeat, askSolo, type Wishes } from './start.ts';
import { KitchenTable } from './table.ts';

const GOODBYE = 'Goodbye.';

/** From the opening menu, or straight from the wishes, through as many games as people play. */
export class Evening {
  readonly #game: AnyGame;
  readonly #voice: TerminalVoice;
  readonly #console: Console;
  readonly #file: SaveFile;

  constructor(game: AnyGame, voice: TerminalVoice, console: Console, file: SaveFile) {
    this.#game = game;
    this.#voice = voice;
    this.#console = console;
    this.#file = file;
  }

  /** With wishes a new game begins at once; `resume` goes on with the saved one at once. */
  async spend(wishes: Wishes | undefined, resume: boolean): Promise<void> {
    let session = this.#resumable();
    if (resume && session) return this.#play(session);
    if (resume) this.#console.say('There is no saved game to go on with.');
    if (wishes && !resume) {
      const solo = wishes.variant === 'solo';
      const start = await (solo ? askSolo(this.#console, wishes) : askHotSeat(this.#console, wishes));
      return start ? this.#begin(start, session) : this.#console.say(GOODBYE);
    }
    for (;;) {
      const first = await askFirst(this.#console, session && this.#describe(session));
      switch (first) {
        case undefined:
        case 'quit':
          this.#console.say(GOODBYE);
          return;
        case 'resume':
          if (session) return this.#play(session);
          break;
        case 'hot-seat':
        case 'solo': {
          const start = await (first === 'solo' ? askSolo(this.#console, {}) : askHotSeat(this.#console, {}));
          if (start) return this.#begin(start, session);
          break;
        }
      }
      session = this.#resumable();
    }
  }

  async #play(session: Session): Promise<void> {
    await new KitchenTable(session, this.#voice, this.#console, this.#file).play();
  }

  async #begin(start: Start, old: Session | undefined): Promise<void> {
    if (old) {
      const aside = this.#file.setAside();
      if (aside) this.#console.say(`The game that was saved is kept as ${aside}.`);
    }
    await this.#play(new Session(this.#game, start));
  }

  #describe(session: Session): string {
    const actions = session.saved.actions.length;
    return `${session.start.names.join(', ')}; ${actions} ${actions === 1 ? 'action' : 'actions'} so far`;
  }

  /** The saved game; a file that holds none is put aside with a line of why. */
  #resumable(): Session | undefined {
    const loaded = this.#file.load();
    if (loaded.type === 'none') return undefined;
    if (loaded.type === 'saved') {
      const session = this.#replayed(loaded.saved);
      if (session) return session;
    }
    const reason = loaded.type === 'broken' ? loaded.reason : 'saved under other rules, or changed by hand';
    const aside = this.#file.setAside();
    const kept = aside ? `It is kept as ${aside}` : 'It stays where it is';
    this.#console.say(
      `The saved game ${this.#file.path} cannot be used: ${reason}. ${kept}; begin a new game.`,
    );
    return undefined;
  }

  #replayed(saved: Parameters<typeof Session.resumed>[1]): Session | undefined {
    try {
      return Session.resumed(this.#game, saved);
    } catch {
      // A changed file may hold options that the game cannot be set up with.
      return undefined;
    }
  }
}
