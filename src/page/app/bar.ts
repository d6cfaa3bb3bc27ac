import {
  areSame,
  isAmong,
  playedAtOnce,
  proposedAction,
  type TouchAction,
  type TouchMark,
} from '../../presentation/choosing/narrowing.ts';
import {
  buttonsLeft,
  framedKinds,
  framedValues,
  openFields,
  otherMeanings,
} from '../../presentation/choosing/open-choices.ts';
import type { PageCard, PagePreview, PageState, PageTexts, PageWay } from '../protocol.ts';
import { button, paragraph, row } from './parts.ts';

export interface BarActions {
  choose(choice: number, press: MouseEvent): void;
  play(press: MouseEvent): void;
  playSeries(actions: readonly string[], press: MouseEvent): void;
  /** Scrolls to the things that can be touched. */
  reveal(): void;
  startOver(): void;
  chooseAgain(): void;
  /** Carries out the way (`PageWay`) with this name. */
  go(way: string, press: MouseEvent): void;
  close(): void;
}

/** Number of actions played by touches of green frames and buttons, after which a person knows the meaning of green. */
const KNOWN = 3;

/** Bar below the board: the proposed action with its results, other values as buttons, and the ways back. */
export class Bar {
  readonly element: HTMLElement;
  readonly #actions: BarActions;
  readonly #news = document.createElement('p');
  readonly #body = document.createElement('div');
  readonly #reveal: HTMLElement;
  #isUnfolded = false;
  /** Number of actions that touches of green frames and buttons have played. */
  #played = 0;

  constructor(actions: BarActions) {
    this.#actions = actions;
    this.element = document.createElement('section');
    this.element.className = 'bar';
    this.#news.setAttribute('role', 'status');
    this.#reveal = button({ name: 'reveal', label: '', kind: 'quiet' }, () => actions.reveal());
    this.#reveal.hidden = true;
    this.element.append(this.#news, this.#reveal, this.#body);
  }

  /**
   * Offers the way to the things that can be touched, and buttons for the values of the question. Both are for a screen that
   * shows no such thing.
   */
  offerWay(isOffered: boolean): void {
    this.#reveal.hidden = !isOffered;
    const asked = this.#body.querySelector<HTMLElement>('.asked');
    if (asked) asked.hidden = !isOffered;
  }

  /** Shows the buttons of kinds of action whose frames are off the screen. */
  offerKinds(isSeen: (frame: number) => boolean): void {
    for (const kind of this.#body.querySelectorAll<HTMLElement>('.kinds > button'))
      kind.hidden = isSeen(Number(kind.dataset.of));
  }

  /** Scrolls to the last card, which may lie below the lower edge. */
  leadToCard(): void {
    [...this.#body.querySelectorAll('.card')].at(-1)?.scrollIntoView({ block: 'nearest' });
  }

  countGreen(): void {
    this.#played += 1;
  }

  /**
   * Shows the line about green edges where something green is on the screen, until the person knows it.
   * @param isFramed true where a frame is green
   */
  tellGreen(isFramed: boolean): void {
    const note = this.#body.querySelector<HTMLElement>('.green');
    const isSeen = isFramed || this.#body.querySelector('.way.now') !== null;
    if (note) note.hidden = !isSeen || this.#played >= KNOWN;
  }

  /**
   * Writes a sentence into the live region, which a screen reader reads aloud.
   * @param isShown true: another part of the page shows the sentence, so the region is only read
   */
  say(sentence: string, isShown = false): void {
    this.#news.classList.toggle('unseen', isShown);
    this.#news.textContent = sentence;
    // A keyboard can scroll only an element that it can focus.
    this.#news.tabIndex = this.#news.scrollHeight > this.#news.clientHeight && !isShown ? 0 : -1;
  }

  show(
    state: PageState,
    marks: readonly TouchMark[],
    texts: PageTexts,
    preview: PagePreview | undefined,
  ): void {
    this.#reveal.textContent = texts.reveal;
    const focused = document.activeElement?.getAttribute('data-way');
    this.#body.replaceChildren(...this.#parts(state, marks, texts, preview));
    if (focused) this.#body.querySelector<HTMLElement>(`[data-way="${focused}"]`)?.focus();
  }

  #parts(
    state: PageState,
    marks: readonly TouchMark[],
    texts: PageTexts,
    preview: PagePreview | undefined,
  ): readonly HTMLElement[] {
    if (marks.length === 0) return this.#idle(state, texts);
    if (!areSame(marks, state.marks)) return this.#proposal(state, marks, texts, preview);
    return this.#idle(state, texts, this.#shownAction(preview, texts).flat());
  }

  /**
   * Lists the parts of the bar before a touch. After an exercise, the button to the next one stands above the long reasons.
   * @param only parts for the only possible action; empty where several actions are possible
   */
  #idle(state: PageState, texts: PageTexts, only: readonly HTMLElement[] = []): readonly HTMLElement[] {
    const again = button({ name: 'again', label: texts.chooseAgain, kind: '' }, () =>
      this.#actions.chooseAgain(),
    );
    const close = button({ name: 'close', label: texts.close, kind: 'quiet' }, () => this.#actions.close());
    const mayChange = state.status === 'sealed' && state.touch.actions.length === 0;
    const cards = state.cards.map(card => this.#card(card, texts));
    const buttons = buttonsLeft(state.touch, []);
    const kinds = only.length > 0 ? [] : framedKinds(state.touch).filter(kind => !buttons.includes(kind));
    const usual = this.#ways(
      state.ways.filter(({ rare }) => !rare),
      texts,
      [
        ...(only.length > 0 ? [] : this.#choices(state, [])),
        ...this.#series(state),
        ...(mayChange ? [again] : []),
      ],
    );
    const goesOn = state.ways.some(({ kind }) => kind === 'commit');
    const rare = this.#ways(
      state.ways.filter(way => way.rare),
      texts,
    );
    return [
      ...(goesOn ? [usual, ...cards] : cards),
      ...(state.touch.actions.length > 0 ? [paragraph(state.ask ?? texts.choose)] : []),
      green(texts),
      ...only,
      row(
        kinds.map(kind => this.#kind(state, kind)),
        'kinds',
      ),
      ...(goesOn ? [] : [usual]),
      this.#folded([rare, row([close])], texts),
    ];
  }

  /** Lists the parts of a proposed action, or the next question where no action is proposed. */
  #proposal(
    { touch, advises }: PageState,
    marks: readonly TouchMark[],
    texts: PageTexts,
    preview: PagePreview | undefined,
  ): readonly HTMLElement[] {
    const action = proposedAction(touch, marks, advises);
    const [open = '', ...later] = openFields(touch, marks);
    // A question stands alone: buttons for a later one would make no sense beside it.
    const all = this.#choices({ touch, advises }, marks, action, action ? [] : later);
    const chosen = all.filter(each => each.matches('.chosen'));
    const choices = all.filter(each => !chosen.includes(each));
    const over = button({ name: 'over', label: texts.startOver, kind: '' }, () => this.#actions.startOver());
    const question = touch.questions[open];
    const asked = action ? [] : framedValues(touch, marks, open);
    // The person who has pressed a button looks at the bar.
    const wasPressed = 'choice' in (marks.at(-1) ?? {});
    const [results = [], play = []] = action ? this.#shownAction(preview, texts) : [];
    return [
      ...results,
      ...(question && !action ? [paragraph(question)] : []),
      row(
        asked.map(choice => this.#choice({ touch, advises }, marks, choice)),
        wasPressed ? '' : 'asked',
      ),
      green(texts),
      row([over, ...chosen, ...(choices.length > 0 ? [paragraph(texts.or)] : []), ...choices], 'others'),
      ...play,
    ];
  }

  /**
   * Lists the results of the action that the page shows, and the button that plays it. The button keeps its place at the lower
   * edge.
   */
  #shownAction(preview: PagePreview | undefined, texts: PageTexts): readonly (readonly HTMLElement[])[] {
    const play = button({ name: 'play', label: preview?.label ?? '…', kind: 'commit' }, press =>
      this.#actions.play(press),
    );
    return [preview ? resultsOf(preview, texts) : [], [row([play], 'last')]];
  }

  /** Folds away buttons that are seldom needed. They stay folded or unfolded when the page draws a new picture. */
  #folded(parts: readonly HTMLElement[], { more }: PageTexts): HTMLElement {
    const element = document.createElement('details');
    const summary = document.createElement('summary');
    summary.className = 'way quiet';
    summary.dataset.way = 'more';
    summary.textContent = more;
    element.open = this.#isUnfolded;
    element.addEventListener('toggle', () => {
      this.#isUnfolded = element.open;
      if (element.open) element.scrollIntoView({ block: 'nearest' });
    });
    element.append(summary, ...parts);
    return element;
  }

  /**
   * Lists buttons for values without a frame, by field, and for other meanings of the touched place.
   * @param shown action that is shown already, with its own values
   * @param later fields whose values have no button yet
   */
  #choices(
    { touch, advises }: Pick<PageState, 'touch' | 'advises'>,
    marks: readonly TouchMark[],
    shown?: TouchAction,
    later: readonly string[] = [],
  ): readonly HTMLElement[] {
    const fields = Object.keys(touch.questions);
    const place = (choice: number): number => fields.indexOf(touch.choices[choice]?.field ?? '');
    const others = [...buttonsLeft(touch, marks), ...otherMeanings(touch, marks)].filter(
      choice =>
        (!shown?.choices.includes(choice) || isAmong(marks, { choice })) &&
        !later.includes(touch.choices[choice]?.field ?? ''),
    );
    // The legal actions have no order of their own. A button must not move under a finger.
    const order = (choice: number): string => {
      const { label = '', frames: [frame = -1] = [] } = touch.choices[choice] ?? {};
      const { x = 0, y = 0 } = touch.frames[frame] ?? {};
      return [place(choice), y, x].map(each => String(Math.round(each)).padStart(5, '0')).join() + label;
    };
    return others
      .toSorted((one, other) => (order(one) < order(other) ? -1 : 1))
      .map(choice => this.#choice({ touch, advises }, marks, choice));
  }

  /** Makes a button for a kind of action, which `offerKinds` shows. */
  #kind(state: PageState, kind: number): HTMLElement {
    const element = this.#choice(state, [], kind);
    element.dataset.of = String(state.touch.choices[kind]?.frames[0]);
    element.hidden = true;
    return element;
  }

  #choice(
    { touch, advises }: Pick<PageState, 'touch' | 'advises'>,
    marks: readonly TouchMark[],
    choice: number,
  ): HTMLElement {
    const isChosen = isAmong(marks, { choice });
    const label = touch.choices[choice]?.label ?? '';
    const isNow = playedAtOnce(touch, marks, { choice }, advises) !== undefined;
    const kind = isChosen ? 'chosen' : isNow ? 'now' : '';
    const chosen = button({ name: `choice-${choice}`, label, kind }, press =>
      this.#actions.choose(choice, press),
    );
    chosen.setAttribute('aria-pressed', String(isChosen));
    return chosen;
  }

  #series({ series }: PageState): readonly HTMLElement[] {
    return series.map(({ label, actions }, at) =>
      button({ name: `series-${at}`, label, kind: 'now' }, press => this.#actions.playSeries(actions, press)),
    );
  }

  /** Shows a question of the match, or its account, with its buttons. */
  #card({ lines, ways }: PageCard, texts: PageTexts): HTMLElement {
    const card = document.createElement('div');
    card.className = 'card';
    card.append(...lines.map(paragraph), ...(ways.length > 0 ? [this.#ways(ways, texts)] : []));
    return card;
  }

  /** Shows buttons. A way that must be confirmed asks its question in the place of the buttons. */
  #ways(ways: readonly PageWay[], texts: PageTexts, others: readonly HTMLElement[] = []): HTMLElement {
    const element = row([
      ...others,
      ...ways.map(way => {
        const ask = (press: MouseEvent): void => {
          const { name, sure } = way;
          if (!sure) {
            this.#actions.go(name, press);
            return;
          }
          const yes = button({ name, label: sure.label, kind: 'danger' }, yesPress =>
            this.#actions.go(name, yesPress),
          );
          const no = button({ name: 'back', label: texts.no, kind: '' }, () =>
            element.replaceWith(this.#ways(ways, texts, others)),
          );
          element.replaceChildren(paragraph(sure.question), yes, no);
          yes.focus();
        };
        return button(way, ask);
      }),
    ]);
    return element;
  }
}

/** Returns the line about green edges, which `tellGreen` shows. */
function green(texts: PageTexts): HTMLElement {
  const note = paragraph(texts.greenPlays);
  note.className = 'green';
  note.hidden = true;
  return note;
}

function resultsOf({ lines }: PagePreview, texts: PageTexts): readonly HTMLElement[] {
  const list = document.createElement('ul');
  list.append(
    ...lines.map(line => {
      const item = document.createElement('li');
      item.textContent = line;
      return item;
    }),
  );
  return lines.length > 0 ? [paragraph(texts.notYet), list] : [];
}
