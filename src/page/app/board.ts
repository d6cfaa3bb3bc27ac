import {
  framesLeft,
  framesOf,
  proposedAction,
  type TouchMark,
} from '../../presentation/choosing/narrowing.ts';
import type { PageState, PageTexts } from '../protocol.ts';

/** Smallest side of a frame in CSS pixels, for a finger. */
const LEAST = 24;

/** Number of an action's field from which on its frames show only after a first touch. */
const LATE = 4;

/** Returns the frames that a first touch may use: not those of payments and other last fields. */
export function firstFrames({ touch }: PageState): ReadonlySet<number> {
  const first = touch.actions.flatMap(({ choices }) =>
    choices.filter((_, at) => at < LATE && (at < 2 || at < choices.length - 1)),
  );
  return new Set(first.flatMap(choice => touch.choices[choice]?.frames ?? []));
}

/** Picture of the position with a button on each thing that can be touched. */
export class Board {
  readonly element: HTMLElement;
  readonly #picture = document.createElement('div');
  readonly #frames = document.createElement('div');
  readonly #touched: (frame: number) => void;
  #shown = '';

  constructor(touched: (frame: number) => void) {
    this.#touched = touched;
    this.element = document.createElement('div');
    this.element.className = 'board';
    this.#picture.setAttribute('role', 'img');
    this.element.append(this.#picture, this.#frames);
  }

  /** Shows a position. `ghost`: the picture with the results of the proposed action, in the same places. */
  show(state: PageState, marks: readonly TouchMark[], texts: PageTexts, ghost?: string): void {
    const svg = ghost ?? state.svg;
    if (svg !== this.#shown) this.#picture.innerHTML = svg;
    this.#shown = svg;
    this.#picture.setAttribute('aria-label', state.alt);
    const focused = document.activeElement?.getAttribute('data-frame');
    this.#frames.replaceChildren(...this.#buttons(state, marks, texts));
    if (focused !== null && focused !== undefined)
      this.#frames.querySelector<HTMLElement>(`[data-frame="${focused}"]`)?.focus();
  }

  #buttons(state: PageState, marks: readonly TouchMark[], texts: PageTexts): readonly HTMLElement[] {
    const { touch, advises } = state;
    const action = proposedAction(touch, marks, advises);
    const chosen = new Set(marks.flatMap(mark => ('frame' in mark ? [mark.frame] : [])));
    const added = new Set(action ? framesOf(touch, action) : []);
    const left = marks.length === 0 ? firstFrames(state) : framesLeft(touch, marks);
    const order = touch.frames
      .map((box, at) => ({ box, at }))
      .toSorted((one, other) => one.box.y - other.box.y || one.box.x - other.box.x);
    return order.flatMap(({ box, at }) => {
      const kind = chosen.has(at)
        ? 'chosen'
        : added.has(at)
          ? 'proposed'
          : left.has(at)
            ? 'possible'
            : 'other';
      if (kind === 'other' && marks.length === 0) return [];
      return [this.#button(state, at, box, kind, texts)];
    });
  }

  #button(
    { touch, width, height }: PageState,
    at: number,
    box: PageState['touch']['frames'][number],
    kind: 'chosen' | 'proposed' | 'possible' | 'other',
    texts: PageTexts,
  ): HTMLElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = `frame ${kind}`;
    button.dataset.frame = String(at);
    const labels = touch.choices.filter(({ frames }) => frames.includes(at)).map(({ label }) => label);
    const said = kind === 'chosen' ? texts.chosen : kind === 'proposed' ? texts.proposed : '';
    button.setAttribute(
      'aria-label',
      [[...new Set(labels)].slice(0, 3).join(', '), said].filter(Boolean).join(': '),
    );
    button.setAttribute('aria-pressed', String(kind === 'chosen'));
    button.title = [...new Set(labels)].slice(0, 3).join(', ');
    place(button, box, width, height);
    button.addEventListener('click', () => this.#touched(at));
    return button;
  }
}

/** Lays a button over its thing. A small thing gets a button that a finger can meet. */
function place(
  { style }: HTMLElement,
  { x, y, w, h }: PageState['touch']['frames'][number],
  width: number,
  height: number,
): void {
  style.setProperty('left', `${(100 * x) / width}%`);
  style.setProperty('top', `${(100 * y) / height}%`);
  style.setProperty('width', `max(${(100 * w) / width}%, ${LEAST}px)`);
  style.setProperty('height', `max(${(100 * h) / height}%, ${LEAST}px)`);
}
