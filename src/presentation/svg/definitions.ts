import { inked, TILE } from '../drawing/patterns.ts';
import type { Box, Fill } from '../shapes/scene.ts';
import { PathPen, short } from './path-pen.ts';

/**
 * Definitions of one SVG: gradients, patterns, clips and sprites. Each stands once, whatever number of items refers to it.
 * `prefix` begins each id, since ids of several pictures in one document must differ.
 */
export class Definitions {
  readonly #prefix: string;
  readonly #ids = new Map<string, string>();
  readonly #elements: string[] = [];

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** Returns the id of a definition. `element` writes the definition with its id, if there is none of this key. */
  idOf(key: string, element: (id: string) => string): string {
    const known = this.#ids.get(key);
    if (known) return known;
    const id = `${this.#prefix}${this.#ids.size.toString(36)}`;
    this.#ids.set(key, id);
    const made = element(id);
    this.#elements.push(made);
    return id;
  }

  /** Returns the attribute value for a fill. `box`: bounds of the filled shape. */
  paint(fill: Fill | undefined, box: Box): string {
    if (fill === undefined) return 'none';
    if (typeof fill === 'string') return fill;
    const id = 'gradient' in fill ? this.#gradient(fill.gradient) : this.#pattern(fill, box);
    return `url(#${id})`;
  }

  /** Returns the id of a clip to a box. */
  clip({ x, y, w, h }: Box): string {
    const box = `x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}"`;
    return this.idOf(`clip ${box}`, id => `<clipPath id="${id}"><rect ${box}/></clipPath>`);
  }

  /** Returns the definitions as one element, empty where there are none. */
  element(): string {
    return this.#elements.length === 0 ? '' : `<defs>${this.#elements.join('')}</defs>`;
  }

  #gradient(colours: readonly string[]): string {
    const last = Math.max(1, colours.length - 1);
    const stops = colours.map((colour, at) => `<stop offset="${short(at / last)}" stop-color="${colour}"/>`);
    return this.idOf(
      `gradient ${colours.join(' ')}`,
      id => `<linearGradient id="${id}" x2="0" y2="1">${stops.join('')}</linearGradient>`,
    );
  }

  /** Returns the id of a pattern that begins at the shape's upper left corner, on whole pixels as on the canvas. */
  #pattern({ pattern, ground, ink }: Extract<Fill, { readonly pattern: unknown }>, box: Box): string {
    const tile = this.idOf(`tile ${pattern} ${ground} ${ink}`, id => {
      const pen = new PathPen();
      inked(pen, pattern, ground, ink);
      return `<g id="${id}">${pen.elements()}</g>`;
    });
    // Patterns with equal offsets within a tile look alike, so that equal houses in a row share a definition.
    const [x, y] = [Math.round(box.x) % TILE, Math.round(box.y) % TILE];
    return this.idOf(
      `pattern ${tile} ${x} ${y}`,
      id =>
        `<pattern id="${id}" x="${x}" y="${y}" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse"><use href="#${tile}"/></pattern>`,
    );
  }
}
