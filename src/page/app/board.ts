import {
  FILLED,
  framesLeft,
  framesOf,
  LATE,
  playedAtOnce,
  proposedAction,
  type TouchMark,
} from '../../presentation/choosing/narrowing.ts';
import { differing } from '../../presentation/choosing/open-choices.ts';
import type { Box } from '../../presentation/shapes/scene.ts';
import type { PageState, PageTexts } from '../protocol.ts';

/** Smallest side of a frame in CSS pixels, for a finger. */
const LEAST = 24;

/**
 * Returns the frames that a first touch may use. Frames of payments and other last fields are left out. So are frames that all
 * actions share, unless the page fills in the rest.
 */
export function firstFrames({ touch }: PageState): ReadonlySet<number> {
  const open = new Set(differing(touch.actions));
  const isFilled = [...open].every(choice => FILLED.has(touch.choices[choice]?.field ?? ''));
  const first = touch.actions.flatMap(({ choices }) =>
    choices
      .filter(choice => open.has(choice) || isFilled)
      .filter((_, at, all) => at < LATE && (at < 2 || at < all.length - 1)),
  );
  return new Set(first.flatMap(choice => touch.choices[choice]?.frames ?? []));
}

/** Screens that show the lower part of the picture beside the upper one. */
export const WIDE = matchMedia('(min-width: 900px)');

/** Part of the picture between two heights, with a button on each thing that can be touched. */
class Part {
  readonly element = document.createElement('div');
  readonly picture = document.createElement('div');
  readonly frames = document.createElement('div');

  constructor(name: string) {
    this.element.className = `board ${name}`;
    this.element.append(this.picture, this.frames);
  }

  draw(svg: string, { width }: PageState, from: number, to: number): void {
    this.element.hidden = from >= to;
    this.picture.innerHTML = this.element.hidden ? '' : svg;
    this.picture.firstElementChild?.setAttribute('viewBox', `0 ${from} ${width} ${to - from}`);
  }
}

export interface BoardActions {
  /** Touches a frame. `BoardPage` (app.ts) makes an action of it. */
  touch(frame: number, press?: MouseEvent): void;
  /** Touches a place of the picture where nothing can be done. */
  miss(): void;
}

/** Picture of the position. A wide screen shows it in two parts side by side. */
export class Board {
  readonly upper = new Part('upper');
  readonly lower = new Part('lower');
  readonly #actions: BoardActions;
  #shown = '';

  constructor(actions: BoardActions) {
    this.#actions = actions;
    for (const { picture } of [this.upper, this.lower])
      picture.addEventListener('click', () => actions.miss());
    this.upper.picture.setAttribute('role', 'img');
    this.lower.picture.setAttribute('aria-hidden', 'true');
  }

  /** Shows a position. `ghost`: the picture after the proposed action, with all things where they are now. */
  show(state: PageState, marks: readonly TouchMark[], texts: PageTexts, ghost?: string): void {
    const svg = ghost ?? state.svg;
    const split = WIDE.matches ? state.split : state.height;
    if (`${split} ${svg}` !== this.#shown) {
      this.upper.draw(svg, state, 0, split);
      this.lower.draw(svg, state, split, state.height);
    }
    this.#shown = `${split} ${svg}`;
    this.upper.picture.setAttribute('aria-label', state.alt);
    const focused = document.activeElement?.getAttribute('data-frame');
    this.upper.frames.replaceChildren(...this.#buttons(state, marks, texts, 0, split));
    this.lower.frames.replaceChildren(...this.#buttons(state, marks, texts, split, state.height));
    // The board must not move under a finger.
    if (focused !== null && focused !== undefined)
      document.querySelector<HTMLElement>(`[data-frame="${focused}"]`)?.focus({ preventScroll: true });
  }

  /** Frames whose touch does something now, from the top of the picture to the bottom. */
  get #possible(): readonly HTMLElement[] {
    return [this.upper, this.lower].flatMap(({ frames }) => [
      ...frames.querySelectorAll<HTMLElement>('.possible'),
    ]);
  }

  /**
   * Returns true where the screen above `bottom` hides `#possible` frames: one of them where all would fit, else all of them.
   */
  isOutOfSight(bottom: number): boolean {
    const heights = this.#possible.map(frame => frame.getBoundingClientRect());
    const isHidden = ({ top, bottom: end }: DOMRect): boolean => end < 20 || top > bottom - 20;
    const fits = spanOf(heights) < bottom - 40;
    return fits ? heights.some(isHidden) : heights.length > 0 && heights.every(isHidden);
  }

  /** Scrolls so that the `#possible` frames are in the middle of the screen above `bottom`. The first one always fits. */
  reveal(bottom: number): void {
    const heights = this.#possible.map(frame => frame.getBoundingClientRect());
    const [first = 0] = heights.map(({ top }) => top).toSorted((one, other) => one - other);
    scrollBy({ top: first - Math.max(20, (bottom - spanOf(heights)) / 2), behavior: 'smooth' });
  }

  /** Returns true where the screen above `bottom` shows a frame whose touch plays at once. */
  showsNow(bottom: number): boolean {
    return this.#possible.some(frame => {
      const { top, bottom: end } = frame.getBoundingClientRect();
      return frame.classList.contains('now') && end > 0 && top < bottom;
    });
  }

  /** Returns true where the screen above `bottom` shows the middle of a frame. */
  isSeen(frame: number, bottom: number): boolean {
    const places = [this.upper, this.lower].flatMap(({ frames }) => [
      ...frames.querySelectorAll<HTMLElement>(`[data-frame="${frame}"]`),
    ]);
    return places.some(place => {
      const { top, height } = place.getBoundingClientRect();
      return top + height / 2 > 0 && top + height / 2 < bottom;
    });
  }

  blink(): void {
    for (const { classList, offsetWidth } of this.#possible) {
      classList.remove('blink');
      // Reading the width makes the browser start the animation again.
      classList.toggle('blink', offsetWidth > 0);
    }
  }

  #buttons(
    state: PageState,
    marks: readonly TouchMark[],
    texts: PageTexts,
    from: number,
    to: number,
  ): readonly HTMLElement[] {
    const { touch, advises } = state;
    const action = proposedAction(touch, marks, advises);
    const chosen = new Set(marks.flatMap(mark => ('frame' in mark ? [mark.frame] : [])));
    const added = new Set(action ? framesOf(touch, action) : []);
    const left = marks.length === 0 ? firstFrames(state) : framesLeft(touch, marks);
    const order = touch.frames
      .map((box, at) => ({ box, at }))
      .filter(({ box }) => box.y >= from && box.y < to)
      .toSorted((one, other) => one.box.y - other.box.y || one.box.x - other.box.x);
    const inPart = (box: Box): Box => ({ ...box, y: box.y - from });
    const others = touch.synonyms.filter(({ box, frame }) => left.has(frame) && box.y >= from && box.y < to);
    const synonyms = others.map(({ box, frame }) => {
      // Only a finger finds this element. A keyboard and a screen reader use the frame's own button.
      const element = document.createElement('div');
      element.className = 'synonym';
      element.addEventListener('click', () => this.#actions.touch(frame));
      place(element, inPart(box), state.width, to - from);
      return element;
    });
    const buttons = order.flatMap(({ box, at }) => {
      const kind = chosen.has(at)
        ? 'chosen'
        : added.has(at)
          ? 'proposed'
          : left.has(at)
            ? playedAtOnce(touch, marks, { frame: at }, advises)
              ? 'possible now'
              : 'possible'
            : 'other';
      if (kind === 'other' && marks.length === 0) return [];
      return [this.#button({ ...state, height: to - from }, at, inPart(box), kind, texts)];
    });
    return [...synonyms, ...buttons];
  }

  #button(
    { touch, width, height }: PageState,
    at: number,
    box: Box,
    kind: 'chosen' | 'proposed' | 'possible' | 'possible now' | 'other',
    texts: PageTexts,
  ): HTMLElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = `frame ${kind}`;
    button.dataset.frame = String(at);
    const labels = touch.choices.filter(({ frames }) => frames.includes(at)).map(({ label }) => label);
    const { chosen, proposed, playsAtOnce } = texts;
    const said = { chosen, proposed, possible: '', 'possible now': playsAtOnce, other: '' }[kind];
    button.setAttribute(
      'aria-label',
      [[...new Set(labels)].slice(0, 3).join(', '), said].filter(Boolean).join(': '),
    );
    button.setAttribute('aria-pressed', String(kind === 'chosen'));
    button.title = [...new Set(labels)].slice(0, 3).join(', ');
    place(button, box, width, height);
    button.addEventListener('click', press => this.#actions.touch(at, press));
    return button;
  }
}

const spanOf = (heights: readonly DOMRect[]): number =>
  Math.max(...heights.map(({ bottom }) => bottom)) - Math.min(...heights.map(({ top }) => top));

/** Lays a button over its item of the picture. A small item gets a button that a finger can hit. */
function place({ style }: HTMLElement, { x, y, w, h }: Box, width: number, height: number): void {
  style.setProperty('left', `${(100 * x) / width}%`);
  style.setProperty('top', `${(100 * y) / height}%`);
  style.setProperty('width', `max(${(100 * w) / width}%, ${LEAST}px)`);
  style.setProperty('height', `max(${(100 * h) / height}%, ${LEAST}px)`);
}
