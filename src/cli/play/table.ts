import type { Seat } from '../../core/game.ts';
import { heard } from '../../core/told.ts';
import { plain, safeName } from '../../stage/names.ts';
import { type Command, choose, type TerminalVoice } from './choose.ts';
import type { Console } from './console.ts';
import { prose } from './prose.ts';
import type { SaveFile } from './saved.ts';
import type { Session } from './session.ts';

const HELP = `Type the number of a choice, or the choice itself (L4), or a whole action:
  draw 1,3                          take the cards of market slots 1 and 3
  build red-3 blue-1 L4             3 blue floors on L4: first card number, second colour
  build red-3 blue-1 L5 roof R2 claim 1,3
Or one of these:
  b, back      one question back         m, more   further choices
  board        the board                 hand      your hand and private contracts
  rules        the rules by chapter      rules build
  undo         take the last action back; again for the one before
  quit         leave; the game is saved after every action
On the board: letters are floors (B G P R Y), · a storey still to build,
(2) a token on a ground floor or a roof, ^ a roof tile.`;

export type Ending = 'over' | 'left';

/** One game at one keyboard, from wherever it stands to its end or until the players leave. */
export class KitchenTable {
  readonly #session: Session;
  readonly #voice: TerminalVoice;
  readonly #console: Console;
  readonly #file: SaveFile;
  readonly #names: readonly string[];
  #cannotSave = false;
  /** Who sits at the keyboard; undefined before the first turn. */
  #atKeyboard: Seat | undefined;

  constructor(session: Session, voice: TerminalVoice, console: Console, file: SaveFile) {
    this.#session = session;
    this.#voice = voice;
    this.#console = console;
    this.#file = file;
    this.#names = session.start.names.map(name => safeName(name));
  }

  async play(): Promise<Ending> {
    this.#save();
    for (;;) {
      const { seat } = this.#session;
      if (seat === undefined) {
        if (await this.#ended()) return 'over';
        continue;
      }
      const goOn = this.#atKeyboard === seat ? await this.#turn(seat) : await this.#handOver(seat);
      if (!goOn) return this.#left();
    }
  }

  /** True when the game is really over, false when its last action was taken back. */
  async #ended(): Promise<boolean> {
    const { game, state } = this.#session;
    const view = game.view(state, 'table');
    this.#console.say(`\n${this.#voice.terminal(view, this.#names)}\n`);
    this.#console.say(prose(this.#voice.finale(view, this.#names) ?? ''));
    for (;;) {
      const entry = (await this.#console.ask('Press Enter to leave, or type undo > '))?.trim().toLowerCase();
      if (entry === 'undo') {
        this.#undo();
        return false;
      }
      if (entry === undefined || entry === '' || entry === 'quit') {
        this.#file.remove();
        return true;
      }
      this.#console.say('The game is over: Enter or quit leaves, undo takes the last action back.');
    }
  }

  /** False when the players leave. */
  async #handOver(seat: Seat): Promise<boolean> {
    let retell = true;
    if (this.#session.start.names.length > 1) {
      this.#console.clear();
      this.#tell(this.#session.news(seat, 'table'));
      const name = plain(this.#names[seat] ?? '');
      this.#atKeyboard = undefined;
      const entry = await this.#console.ask(`\nPass the keyboard to ${name}. ${name}, press Enter > `);
      const word = entry?.trim().toLowerCase();
      if (word === undefined || word === 'quit') return false;
      if (word === 'undo') {
        this.#undo();
        return true;
      }
      retell = this.#console.clear();
    }
    this.#atKeyboard = seat;
    if (retell) this.#tell(this.#session.news(seat, seat));
    this.#board(seat);
    if (seat === this.#firstChoice()) this.#hand(seat);
    return true;
  }

  /** The seat while it has not chosen anything yet: its private page is shown unasked. */
  #firstChoice(): Seat | undefined {
    const { seat, saved } = this.#session;
    return saved.actions.some(action => action.seat === seat) ? undefined : seat;
  }

  /** False when the players leave. */
  async #turn(seat: Seat): Promise<boolean> {
    const chosen = await choose(this.#session, this.#voice, this.#console, seat);
    switch (chosen.type) {
      case 'end':
        return false;
      case 'action':
        this.#act(seat, chosen.action);
        return true;
      case 'command':
        return this.#command(seat, chosen.command, chosen.rest);
    }
  }

  #act(seat: Seat, action: unknown): void {
    const { game, state } = this.#session;
    const done = this.#session.act(seat, action);
    if (!done.ok) {
      this.#console.say(prose(this.#voice.refusal(done.refusal, game.view(state, seat))));
      return;
    }
    this.#save();
    const next = this.#session.seat;
    if (next === undefined || next === seat) this.#tell(heard(done.value, 'table'));
    if (next === seat) this.#board(seat);
  }

  #command(seat: Seat, command: Command, rest: string): boolean {
    switch (command) {
      case 'help':
        this.#console.say(HELP);
        return true;
      case 'hand':
        this.#hand(seat);
        return true;
      case 'board':
        this.#board(seat);
        return true;
      case 'rules':
        this.#rules(rest);
        return true;
      case 'undo':
        this.#undo();
        return true;
      case 'quit':
        return false;
    }
  }

  #undo(): void {
    if (!this.#session.undo()) {
      this.#console.say('Nothing has been done yet that could be taken back.');
      return;
    }
    this.#save();
    this.#console.say('The last action is taken back.');
    const { seat } = this.#session;
    if (seat !== undefined && seat === this.#atKeyboard) this.#board(seat);
  }

  #rules(wanted: string): void {
    const { topics } = this.#voice;
    const topic = topics.find(({ id }) => id === wanted.toLowerCase());
    if (topic) {
      this.#console.say(`\n${topic.title}\n\n${prose(topic.text)}`);
      return;
    }
    const chapters = topics.map(({ id, title }) => `  rules ${id.padEnd(12)} ${title}`);
    this.#console.say(['Chapters:', ...chapters].join('\n'));
  }

  #board(seat: Seat): void {
    const { game, state } = this.#session;
    this.#console.say(`\n${this.#voice.terminal(game.view(state, seat), this.#names)}`);
  }

  #hand(seat: Seat): void {
    const { game, state } = this.#session;
    this.#console.say(`\n${prose(this.#voice.hand(game.view(state, seat), this.#names))}`);
  }

  #tell(events: readonly unknown[]): void {
    for (const line of this.#voice.story(events, this.#names)) this.#console.say(prose(line));
  }

  #save(): void {
    const fault = this.#file.save(this.#session.saved);
    if (fault === undefined || this.#cannotSave) return;
    this.#cannotSave = true;
    this.#console.say(`This game cannot be saved to ${this.#file.path} (${fault}); it goes on unsaved.`);
  }

  #left(): 'left' {
    this.#console.say(
      this.#cannotSave ? 'Goodbye.' : 'The game is saved: start again to go on with it. Goodbye.',
    );
    return 'left';
  }
}
