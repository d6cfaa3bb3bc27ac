import { buttonsLeft, proposedAction, type TouchMark } from '../../presentation/choosing/narrowing.ts';
import type { PagePreview, PageState, PageTexts } from '../protocol.ts';

export interface BarActions {
  choose(choice: number): void;
  play(): void;
  startOver(): void;
  undo(): void;
  close(): void;
}

/** Bar below the board: the proposed action with its results, other values as buttons, and the ways back. */
export class Bar {
  readonly element: HTMLElement;
  readonly #actions: BarActions;
  readonly #news = document.createElement('p');
  readonly #body = document.createElement('div');

  constructor(actions: BarActions) {
    this.#actions = actions;
    this.element = document.createElement('section');
    this.element.className = 'bar';
    this.#news.setAttribute('role', 'status');
    this.element.append(this.#news, this.#body);
  }

  /** Says a sentence in the live region, which a screen reader reads aloud. */
  say(sentence: string): void {
    this.#news.textContent = sentence;
  }

  show(
    state: PageState,
    marks: readonly TouchMark[],
    texts: PageTexts,
    preview: PagePreview | undefined,
  ): void {
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
    const { touch, advises } = state;
    const action = proposedAction(touch, marks, advises);
    const shown = action && preview;
    if (marks.length === 0)
      return [
        ...(state.status === 'yours' ? [paragraph(texts.choose)] : []),
        row([
          ...this.#choices(state, marks),
          ...(state.undoes ? [this.#way('undo', texts.undo, '', () => this.#actions.undo())] : []),
          this.#way('close', texts.close, 'quiet', () => this.#actions.close()),
        ]),
      ];
    const choices = this.#choices(state, marks);
    return [
      ...(shown ? resultsOf(shown, texts) : []),
      row([
        ...(action ? [this.#way('play', preview?.label ?? '…', 'commit', () => this.#actions.play())] : []),
        this.#way('over', texts.startOver, '', () => this.#actions.startOver()),
      ]),
      ...(choices.length > 0 ? [paragraph(texts.or), row(choices)] : []),
    ];
  }

  #choices({ touch }: PageState, marks: readonly TouchMark[]): readonly HTMLElement[] {
    return buttonsLeft(touch, marks).map(choice => {
      const isChosen = marks.some(mark => 'choice' in mark && mark.choice === choice);
      const label = touch.choices[choice]?.label ?? '';
      const button = this.#way(`choice-${choice}`, label, isChosen ? 'chosen' : '', () =>
        this.#actions.choose(choice),
      );
      button.setAttribute('aria-pressed', String(isChosen));
      return button;
    });
  }

  #way(name: string, label: string, kind: string, press: () => void): HTMLElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = `way ${kind}`;
    button.dataset.way = name;
    button.textContent = label;
    button.addEventListener('click', press);
    return button;
  }
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

function paragraph(words: string): HTMLElement {
  const element = document.createElement('p');
  element.textContent = words;
  return element;
}

function row(buttons: readonly HTMLElement[]): HTMLElement {
  const element = document.createElement('div');
  element.className = 'row';
  element.append(...buttons);
  return element;
}
