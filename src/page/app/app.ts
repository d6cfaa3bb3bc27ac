import { proposedAction, type TouchMark, touched } from '../../presentation/choosing/narrowing.ts';
import type { PageAnswer, PagePreview, PageState, PageTexts } from '../protocol.ts';
import { Bar } from './bar.ts';
import { Board } from './board.ts';
import { openInFrame, openLink, PageConnection, PageRefusal } from './connection.ts';

const main = document.querySelector('main') ?? document.body;
const reasonOf = (error: unknown): string | undefined =>
  error instanceof PageRefusal ? error.message : undefined;

/** Page of one seat: what the person has touched, and the newest state of the match. */
class BoardPage {
  readonly #connection: PageConnection;
  readonly #texts: PageTexts;
  readonly #head = document.createElement('header');
  readonly #board = new Board(frame => this.#touch({ frame }));
  readonly #bar = new Bar({
    choose: choice => this.#touch({ choice }),
    play: () => this.#play(),
    startOver: () => this.#mark([]),
    undo: () => this.#answered(this.#connection.undo(this.#state.rev)),
    close: () => void this.#connection.close().then(() => location.reload()),
  });
  #state: PageState;
  #marks: readonly TouchMark[] = [];
  #preview: PagePreview | undefined;

  constructor(connection: PageConnection, texts: PageTexts, state: PageState) {
    this.#connection = connection;
    this.#texts = texts;
    this.#state = state;
    document.documentElement.lang = texts.language;
    main.replaceChildren(this.#head, this.#board.upper.element, this.#board.lower.element, this.#bar.element);
    addEventListener('resize', () => this.#draw());
    this.#show();
    connection.listen(
      () => void this.#refresh(),
      () => this.#bar.say(texts.offline),
    );
  }

  #show(): void {
    const { title, lines, status } = this.#state;
    document.title = status === 'yours' ? `● ${title}` : title;
    const heading = document.createElement('h1');
    heading.textContent = title;
    const said = lines.map(line => {
      const paragraph = document.createElement('p');
      paragraph.textContent = line;
      return paragraph;
    });
    this.#head.replaceChildren(heading, ...said);
    this.#draw();
  }

  #draw(): void {
    this.#board.show(this.#state, this.#marks, this.#texts, this.#preview?.svg);
    this.#bar.show(this.#state, this.#marks, this.#texts, this.#preview);
  }

  #touch(mark: TouchMark): void {
    this.#mark(touched(this.#state.touch, this.#marks, mark));
  }

  #mark(marks: readonly TouchMark[]): void {
    this.#marks = marks;
    this.#preview = undefined;
    this.#bar.say('');
    this.#draw();
    void this.#foresee();
  }

  #action(): string | undefined {
    const { touch, advises } = this.#state;
    return proposedAction(touch, this.#marks, advises)?.text;
  }

  /** Asks for the results of the proposed action. An answer that comes after another touch is dropped. */
  async #foresee(): Promise<void> {
    const [marks, action] = [this.#marks, this.#action()];
    if (action === undefined) return;
    try {
      const answer = await this.#connection.preview(this.#state.rev, action);
      if (marks !== this.#marks) return;
      if ('state' in answer) return this.#take(answer);
      this.#preview = answer;
      this.#bar.say(answer.lines.join(' '));
      this.#draw();
    } catch (error) {
      this.#bar.say(reasonOf(error) ?? this.#texts.offline);
    }
  }

  #play(): void {
    const action = this.#action();
    if (action !== undefined)
      this.#answered(this.#connection.act(this.#state.rev, action), this.#texts.played);
  }

  #answered(asked: Promise<PageAnswer>, done = ''): void {
    asked.then(
      answer => {
        this.#take(answer);
        this.#bar.say(answer.said ?? done);
      },
      error => this.#bar.say(reasonOf(error) ?? this.#texts.offline),
    );
  }

  async #refresh(): Promise<void> {
    try {
      const answer = await this.#connection.state();
      if (JSON.stringify(answer.state) !== JSON.stringify(this.#state)) this.#take(answer);
    } catch (error) {
      this.#bar.say(reasonOf(error) ?? this.#texts.offline);
    }
  }

  /** Takes a newer state. What was touched stays while the revision stays. */
  #take({ state, said }: PageAnswer): void {
    if (state.rev !== this.#state.rev || state.status !== 'yours') {
      this.#marks = [];
      this.#preview = undefined;
    }
    this.#state = state;
    this.#show();
    if (said !== undefined) this.#bar.say(said);
  }
}

async function open(): Promise<void> {
  const link = location.hash.slice(1);
  const isFramed = window.parent !== window;
  if (link !== '') history.replaceState(null, '', location.pathname);
  if (link !== '' && !isFramed) {
    location.replace(await openLink(link));
    return;
  }
  const connection = isFramed ? await openInFrame(link, location.search) : new PageConnection('./');
  const [texts, { state }] = await Promise.all([connection.texts(), connection.state()]);
  new BoardPage(connection, texts, state);
}

open().catch(error => {
  const waiting = document.querySelector('#waiting');
  if (waiting) waiting.textContent = reasonOf(error) ?? String(error);
});
