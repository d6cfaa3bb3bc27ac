import { type Seat, visibleEvents } from '../../core/contract/game.ts';
import { plain } from '../../presentation/text/names.ts';
import { type Console, prose } from './console.ts';
import { type Command, choose, type ShownOnly, type TerminalVoice } from './read-choice.ts';
import type { Session, TakenBack } from './session.ts';

const HELP = `Type the number of a choice, or the choice itself, or a whole action as it is
written; some that are possible now:
EXAMPLES
Or one of these:
  b, back      one question back         m, more   further choices
  board        the board                 hand      what is yours, secrets too
  rules        the rules by chapter
  undo         take the last action back; again for the one before. Where others
               have acted or something was revealed, they are asked first
  quit         leave; SAVED`;
const EXAMPLES = 3;

const UNDONE: Readonly<Record<TakenBack, string>> = {
  nothing: 'Nothing has been done yet that could be taken back.',
  over: 'An ended game stays as it is.',
  reopened: 'The last choice can be made again.',
  declined: 'It stays: not everybody agrees.',
  done: 'The last action is taken back.',
};

export type Ending = 'over' | 'left';

/** Plays one game at one keyboard, from its present position to its end or until the players leave the program. */
export class KitchenTable {
  readonly #session: Session;
  readonly #voice: TerminalVoice;
  readonly #console: Console;
  readonly #saves: boolean;
  readonly #names: readonly string[];
  /** Seat of the person who is at the keyboard. Undefined before the first turn, and while the keyboard is handed over. */
  #atKeyboard: Seat | undefined;

  constructor(session: Session, voice: TerminalVoice, console: Console, saves: boolean) {
    this.#session = session;
    this.#voice = voice;
    this.#console = console;
    this.#saves = saves;
    this.#names = session.names;
  }

  async play(): Promise<Ending> {
    for (;;) {
      const { seat } = this.#session;
      if (seat === undefined) return this.#ended();
      const goOn = this.#atKeyboard === seat ? await this.#turn(seat) : await this.#handOver(seat);
      if (!goOn) return this.#left();
    }
  }

  async #ended(): Promise<'over'> {
    const view = this.#session.view('table');
    this.#console.say(`\n${this.#voice.terminal(view, this.#names)}\n`);
    this.#console.say(prose(this.#voice.finale(view, this.#names) ?? ''));
    for (;;) {
      const entry = (await this.#console.ask('Press Enter to leave > '))?.trim().toLowerCase();
      if (entry === undefined || entry === '' || entry === 'quit') return 'over';
      if (entry === 'undo') await this.#undo();
      this.#console.say('The game is over: Enter or quit leaves.');
    }
  }

  /** Hands the keyboard over to a seat's person. Returns false if the players leave the program. */
  async #handOver(seat: Seat): Promise<boolean> {
    let retell = true;
    if (this.#session.people > 1) {
      this.#console.clear();
      this.#tell(this.#session.news(seat, 'table'));
      for (const other of this.#session.sealed)
        this.#console.say(`${plain(this.#names[other] ?? '')} has chosen; it stays sealed until all have.`);
      const name = plain(this.#names[seat] ?? '');
      this.#atKeyboard = undefined;
      const entry = await this.#console.ask(`\nPass the keyboard to ${name}. ${name}, press Enter > `);
      const word = entry?.trim().toLowerCase();
      if (word === undefined || word === 'quit') return false;
      if (word === 'undo') {
        await this.#undo();
        return true;
      }
      retell = this.#console.clear();
      if (word !== '') this.#console.say(`“${word.slice(0, 40)}” was not read: first see how things stand.`);
    }
    this.#atKeyboard = seat;
    if (retell) this.#tell(this.#session.news(seat, seat));
    this.#boardAndHand(seat);
    await this.#turnedDown(seat);
    return true;
  }

  async #turnedDown(seat: Seat): Promise<void> {
    const why = await this.#session.turnedDown(seat);
    if (!why) return;
    const words = prose(this.#voice.refusal(why, this.#session.view(seat)));
    this.#console.say(`Your choice does not count: ${words} Choose again.`);
  }

  /** Asks a seat for an action or a command, and carries it out. Returns false if the players leave the program. */
  async #turn(seat: Seat): Promise<boolean> {
    const show = (what: ShownOnly, rest: string) => this.#show(seat, what, rest);
    const chosen = await choose(this.#session, this.#voice, this.#console, seat, show);
    switch (chosen.type) {
      case 'end':
        return false;
      case 'action':
        await this.#act(seat, chosen.action);
        return true;
      case 'command':
        return this.#command(chosen.command);
    }
  }

  async #act(seat: Seat, action: string): Promise<void> {
    const done = await this.#session.act(seat, action);
    if (!done.ok) {
      this.#console.say(prose(this.#voice.refusal(done.refusal, this.#session.view(seat))));
      return;
    }
    const next = this.#session.seat;
    if (next === seat) this.#tell(visibleEvents(done.value, seat));
    if (next === undefined) this.#tell(visibleEvents(done.value, 'table'));
    if (next === seat) this.#boardAndHand(seat);
  }

  #show(seat: Seat, what: ShownOnly, rest: string): void {
    switch (what) {
      case 'help':
        this.#help(seat);
        return;
      case 'hand':
        this.#hand(seat);
        return;
      case 'board':
        this.#board(seat);
        return;
      case 'rules':
        this.#rules(rest);
    }
  }

  async #command(command: Command): Promise<boolean> {
    if (command === 'undo') await this.#undo();
    return command === 'undo';
  }

  #help(seat: Seat): void {
    const legal = this.#session.legal(seat);
    const step = Math.max(1, Math.floor(legal.length / EXAMPLES));
    const some = legal.filter((_, index) => index % step === 0).slice(0, EXAMPLES);
    const examples = some.map(action => `  ${this.#session.game.write(action)}`).join('\n');
    const saved = this.#saves ? 'the game is saved after every action' : 'this game is not saved';
    const help = HELP.replace('EXAMPLES', () => examples).replace('SAVED', saved);
    this.#console.say([help, this.#voice.legend ?? ''].filter(Boolean).join('\n'));
  }

  async #undo(): Promise<void> {
    const done = await this.#session.undo(seat => this.#agrees(seat));
    this.#console.say(UNDONE[done]);
    const { seat } = this.#session;
    if (done === 'done' && seat !== undefined && seat === this.#atKeyboard) this.#boardAndHand(seat);
  }

  async #agrees(seat: Seat): Promise<boolean> {
    const name = plain(this.#names[seat] ?? '');
    for (;;) {
      const entry = await this.#console.ask(`${name}, may the last action be taken back? yes or no > `);
      if (entry === undefined || /^\s*no?\s*$/i.test(entry)) return false;
      if (/^\s*y(es)?\s*$/i.test(entry)) return true;
      this.#console.say('Type yes or no; after a no it stays as it is.');
    }
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
    this.#console.say(`\n${this.#voice.terminal(this.#session.view(seat), this.#names)}`);
  }

  #boardAndHand(seat: Seat): void {
    this.#board(seat);
    this.#hand(seat);
  }

  #hand(seat: Seat): void {
    this.#console.say(`\n${prose(this.#voice.hand(this.#session.view(seat), this.#names))}`);
  }

  #tell(events: readonly unknown[]): void {
    for (const line of this.#voice.story(events, this.#names)) this.#console.say(prose(line));
  }

  #left(): 'left' {
    this.#console.say(this.#saves ? 'The game is saved: start again to go on with it. Goodbye.' : 'Goodbye.');
    return 'left';
  }
}
