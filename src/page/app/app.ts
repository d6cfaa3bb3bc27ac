import {
  areSame,
  isAmong,
  playedAtOnce,
  proposedAction,
  type TouchMark,
  touched,
} from '../../presentation/choosing/narrowing.ts';
import type { PageAnswer, PagePreview, PageState, PageTexts } from '../protocol.ts';
import { Bar } from './bar.ts';
import { Board, WIDE } from './board.ts';
import { Clocks } from './clocks.ts';
import { AGAIN_MS, openInFrame, openLink, PageConnection, PageRefusal } from './connection.ts';
import { Finger } from './finger.ts';
import { paragraph } from './parts.ts';

const main = document.querySelector('main') ?? document.body;
const reasonOf = (error: unknown): string | undefined =>
  error instanceof PageRefusal ? error.message : undefined;

/**
 * Greatest numbers of sentences in the bar: of the person's own story alone, of that story beside the others', and of the
 * others' story.
 */
const [OWN, OWN_BESIDE, OTHERS] = [5, 2, 3];

const newest = (sentences: readonly string[], most: number): readonly string[] =>
  sentences.length > most ? ['…', ...sentences.slice(-most)] : sentences;

/** Page of one seat: what the person has touched, and the newest state of the match. */
class BoardPage {
  readonly #connection: PageConnection;
  readonly #texts: PageTexts;
  readonly #head = document.createElement('header');
  readonly #board = new Board({
    touch: (frame, press) => this.#touch({ frame }, press),
    miss: () => this.#missed(),
  });
  readonly #finger = new Finger();
  readonly #bar = new Bar({
    choose: (choice, press) => this.#touch({ choice }, press),
    play: press => {
      const action = this.#action();
      if (action !== undefined) this.#play([action], press);
    },
    playSeries: (actions, press) => this.#play(actions, press),
    reveal: () => this.#board.reveal(this.#top),
    startOver: () => this.#mark([]),
    chooseAgain: () => {
      this.#choosesAgain = true;
      this.#draw();
    },
    go: (way, press) => {
      if (!this.#finger.isSecondTap(press)) this.#answered(() => this.#connection.go(this.#state.rev, way));
    },
    close: () => void this.#connection.close().then(() => location.reload()),
  });
  readonly #clocks = new Clocks();
  #state: PageState;
  /** True while the person changes a sealed choice. */
  #choosesAgain = false;
  #isBusy = false;
  #isLost = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #review: readonly string[] = [];
  /** Sentences about the person's last action. */
  #story: readonly string[] = [];
  #marks: readonly TouchMark[] = [];
  #preview: PagePreview | undefined;

  constructor(connection: PageConnection, texts: PageTexts, { state, now }: PageAnswer) {
    this.#connection = connection;
    this.#texts = texts;
    this.#state = state;
    document.documentElement.lang = texts.language;
    main.replaceChildren(this.#head, this.#board.upper.element, this.#board.lower.element, this.#bar.element);
    addEventListener('resize', () => this.#draw());
    addEventListener('scroll', () => this.#look(), { passive: true });
    this.#marks = this.#shown().marks;
    this.#show(now);
    void this.#foresee();
    connection.listen(
      () => this.#refresh(),
      error => this.#failed(error),
    );
    // A phone stops a page in the background, so that events may be missing.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#refresh().catch(error => this.#failed(error));
    });
  }

  #show(now: number): void {
    const { title, lines, status } = this.#state;
    document.title = status === 'yours' ? `● ${title}` : title;
    const heading = document.createElement('h1');
    heading.textContent = title;
    const said = document.createElement('div');
    if (this.#state.news > 0) {
      said.className = 'said';
      // A keyboard can scroll only an element that it can focus.
      said.tabIndex = 0;
    }
    said.append(...lines.map(paragraph));
    this.#clocks.show(this.#state.clocks, now, this.#texts);
    const before = this.#head.getBoundingClientRect().bottom;
    this.#head.replaceChildren(heading, this.#clocks.element, said);
    this.#draw();
    // The board must stay below the finger while the text above it grows and shrinks. A reader of the text stays at the top.
    const grown = this.#head.getBoundingClientRect().bottom - before;
    if (scrollY > 0) scrollBy({ top: grown, behavior: 'instant' });
  }

  #draw(): void {
    const shown = this.#shown();
    this.#board.show(shown, this.#marks, this.#texts, this.#preview?.svg);
    this.#bar.show(shown, this.#marks, this.#texts, this.#preview);
    this.#look();
  }

  /** Shows or hides the parts of the bar that depend on the frames that the screen shows. */
  #look(): void {
    this.#bar.offerWay(this.#board.isOutOfSight(this.#top));
    this.#bar.offerKinds(frame => this.#board.isSeen(frame, this.#top));
    this.#bar.tellGreen(this.#board.showsNow(this.#top));
  }

  /** Height of the screen above the bar. On a wide screen, the bar takes no height from the board. */
  get #top(): number {
    const { top } = this.#bar.element.getBoundingClientRect();
    return WIDE.matches ? innerHeight : top;
  }

  /** Answers a touch of a place that offers no action now, and shows the places that offer one. */
  #missed(): void {
    if (this.#shown().touch.frames.length === 0) return;
    this.#bar.say(this.#texts.nothingThere);
    this.#board.blink();
    this.#leadOn();
  }

  /** Scrolls to the frames, if the screen shows none of them. */
  #leadOn(): void {
    if (this.#board.isOutOfSight(this.#top)) this.#board.reveal(this.#top);
  }

  /**
   * Returns the state with the review. After a sealed choice, the state offers nothing to touch until the person wants to
   * choose again.
   */
  #shown(): PageState {
    const isClosed = this.#state.status === 'sealed' && !this.#choosesAgain;
    const review = this.#review.length > 0 ? [{ lines: this.#review, ways: [] }] : [];
    return {
      ...this.#state,
      cards: [...this.#state.cards, ...review],
      ...(isClosed && {
        touch: { ...this.#state.touch, frames: [], choices: [], actions: [], synonyms: [] },
        marks: [],
      }),
    };
  }

  /**
   * Takes a touch.
   * @param press absent: the finger touched another place with the same meaning as the frame, so the touch plays nothing
   */
  #touch(mark: TouchMark, press?: MouseEvent): void {
    const { touch, advises } = this.#state;
    // The second tap of a double tap must not take the touch back.
    if (press && this.#finger.isSecondTap(press) && isAmong(this.#marks, mark)) return;
    const action = press && playedAtOnce(touch, this.#marks, mark, advises);
    if (action) {
      this.#bar.countGreen();
      this.#play([action.text], press);
    } else this.#mark(touched(touch, this.#marks, mark));
  }

  #mark(marks: readonly TouchMark[]): void {
    this.#marks = marks;
    this.#story = [];
    this.#preview = undefined;
    this.#bar.say('');
    this.#draw();
    void this.#foresee();
  }

  #action(): string | undefined {
    const { touch, advises } = this.#state;
    return proposedAction(touch, this.#marks, advises)?.text;
  }

  /** Asks the server for the results of the proposed action. An answer that comes after another touch is dropped. */
  async #foresee(): Promise<void> {
    const [marks, action] = [this.#marks, this.#action()];
    if (action === undefined) return;
    try {
      const answer = await this.#connection.preview(this.#state.rev, action);
      if (marks !== this.#marks) return;
      if ('state' in answer) return this.#take(answer);
      this.#preview = answer;
      this.#bar.say(answer.lines.join(' '), true);
      this.#draw();
    } catch (error) {
      this.#failed(error);
    }
  }

  #play(actions: readonly string[], press: MouseEvent): void {
    if (this.#finger.isSecondTap(press)) return;
    this.#answered(() => this.#connection.act(this.#state.rev, actions), this.#texts.played);
  }

  /** Sends one act. Another press before its answer does nothing. */
  #answered(ask: () => Promise<PageAnswer>, done = ''): void {
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.#bar.say('…');
    ask()
      .then(
        answer => {
          if (answer.go !== undefined) {
            this.#open(answer.go, answer.secret);
            return;
          }
          this.#choosesAgain = false;
          this.#review = answer.review ?? this.#review;
          this.#story = answer.story ?? [];
          this.#take(answer);
          if (answer.review) this.#bar.leadToCard();
          if (answer.said !== undefined || answer.shown === undefined) {
            // `#take` has shown the answer's own sentence.
            if (answer.said === undefined) this.#tell(done);
            this.#leadOn();
            return;
          }
          // The next question stands above the picture, and the reasons stand in the bar.
          this.#bar.say(answer.shown, true);
          scrollTo({ top: 0 });
        },
        error => this.#failed(error),
      )
      .finally(() => {
        this.#isBusy = false;
      });
  }

  /** Opens the page of another match. A page in a frame goes on in its place, since it holds its secret in memory. */
  #open(page: string, secret: string | undefined): void {
    if (secret === undefined) {
      location.assign(`../${page}/`);
      return;
    }
    const next = new PageConnection(`./b/${page}/`, secret);
    next.state().then(
      answer => new BoardPage(next, this.#texts, answer),
      error => this.#failed(error),
    );
  }

  #failed(error: unknown): void {
    this.#isLost = !(error instanceof PageRefusal);
    this.#bar.say(reasonOf(error) ?? this.#texts.offline);
    // A request can fail while the stream of events lives on.
    clearTimeout(this.#retry);
    if (this.#isLost)
      this.#retry = setTimeout(() => this.#refresh().catch(again => this.#failed(again)), AGAIN_MS);
  }

  async #refresh(): Promise<void> {
    const answer = await this.#connection.state();
    const isNew = JSON.stringify(answer.state) !== JSON.stringify(this.#state);
    const wasLost = this.#isLost;
    this.#isLost = false;
    // The last sentence is out of date.
    if (wasLost || isNew) this.#bar.say('');
    if (!isNew) {
      // The request for the results may have been lost too.
      if (wasLost && !this.#preview) void this.#foresee();
      return;
    }
    const marks = this.#marks;
    const hasTouched = marks.length > 0 && !areSame(marks, this.#state.marks) && !this.#isBusy;
    this.#take(answer);
    this.#tell(hasTouched && this.#marks !== marks ? this.#texts.stale : '');
  }

  /**
   * Shows in the bar how the person's action went, what the others did since, and whom the game waits for. The head shows the
   * last two while it is on the screen, and the bar then leaves them out.
   * @param otherwise sentence where there is nothing to show
   */
  #tell(otherwise: string): void {
    const { lines, news, status } = this.#state;
    const isHeadSeen = this.#head.getBoundingClientRect().top >= 0;
    const others = isHeadSeen ? [] : newest(lines.slice(0, news), OTHERS);
    const awaited = isHeadSeen || status !== 'waiting' ? [] : lines.slice(-1);
    const own = newest(this.#story, others.length > 0 ? OWN_BESIDE : OWN);
    const sentences = [...own, ...others];
    this.#bar.say(sentences.length > 0 ? [...sentences, ...awaited].join(' ') : otherwise);
  }

  /** Takes a newer state. The touches stay while revision and status stay the same. */
  #take({ state, said, now }: PageAnswer): void {
    const isNew = state.rev !== this.#state.rev || state.status !== this.#state.status;
    this.#state = state;
    if (isNew) {
      this.#marks = this.#shown().marks;
      this.#preview = undefined;
    }
    this.#show(now);
    if (isNew) void this.#foresee();
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
  const [texts, answer] = await Promise.all([connection.texts(), connection.state()]);
  new BoardPage(connection, texts, answer);
}

open().catch(error => {
  const waiting = document.querySelector('#waiting');
  if (waiting) waiting.textContent = reasonOf(error) ?? String(error);
});
