/** Shortest text of a length in pixels, to a hundredth. */
export const short = (length: number): string => String(Math.round(length * 100) / 100);

/** Part of a drawing as SVG elements: the outline, and the way in which it is painted. */
interface Stroked {
  readonly d: string;
  readonly paint: string;
}

/**
 * Pen with those functions of a canvas that draw the patterns (`PatternName`) and the bot's mark. It notes each filled or
 * stroked outline as an SVG path, so that a canvas and an SVG share one drawing.
 */
export class PathPen {
  fillStyle = '';
  strokeStyle = '';
  lineWidth = 1;
  readonly #paths: Stroked[] = [];
  #d: string[] = [];

  beginPath(): void {
    this.#d = [];
  }

  closePath(): void {
    this.#d.push('Z');
  }

  moveTo(x: number, y: number): void {
    this.#d.push(`M${short(x)} ${short(y)}`);
  }

  lineTo(x: number, y: number): void {
    this.#d.push(`${this.#d.length === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`);
  }

  /** Draws an arc clockwise, as a canvas does. Angles in radians. */
  arc(x: number, y: number, r: number, from: number, to: number): void {
    const at = (angle: number): string =>
      `${short(x + r * Math.cos(angle))} ${short(y + r * Math.sin(angle))}`;
    const middle = (from + to) / 2;
    const [radius, begin] = [short(r), this.#d.length === 0 ? 'M' : 'L'];
    const half = (angle: number): string => `A${radius} ${radius} 0 0 1 ${at(angle)}`;
    this.#d.push(`${begin}${at(from)}${half(middle)}${half(to)}`);
  }

  roundRect(x: number, y: number, w: number, h: number, radius: number): void {
    this.#d.push(roundedRect(x, y, w, h, radius));
  }

  fillRect(x: number, y: number, w: number, h: number): void {
    this.#paths.push({ d: rectangle(x, y, w, h), paint: `fill="${this.fillStyle}"` });
  }

  fill(rule?: 'evenodd'): void {
    const how = rule ? ` fill-rule="${rule}"` : '';
    this.#paths.push({ d: this.#d.join(''), paint: `fill="${this.fillStyle}"${how}` });
  }

  stroke(): void {
    const paint = `fill="none" stroke="${this.strokeStyle}" stroke-width="${short(this.lineWidth)}"`;
    this.#paths.push({ d: this.#d.join(''), paint });
  }

  /** Returns the elements of the drawing. Neighbours that are painted alike share one path, except by the even-odd rule. */
  elements(): string {
    const joined: Stroked[] = [];
    for (const { d, paint } of this.#paths) {
      const last = joined.at(-1);
      if (last?.paint === paint && !paint.includes('evenodd'))
        joined[joined.length - 1] = { d: last.d + d, paint };
      else joined.push({ d, paint });
    }
    return joined.map(({ d, paint }) => `<path d="${d}" ${paint}/>`).join('');
  }
}

const rectangle = (x: number, y: number, w: number, h: number): string =>
  `M${short(x)} ${short(y)}h${short(w)}v${short(h)}h${short(-w)}Z`;

function roundedRect(x: number, y: number, w: number, h: number, radius: number): string {
  const r = Math.min(radius, w / 2, h / 2);
  const corner = (dx: number, dy: number): string =>
    `a${short(r)} ${short(r)} 0 0 1 ${short(dx * r)} ${short(dy * r)}`;
  const [across, down] = [w - 2 * r, h - 2 * r];
  return (
    `M${short(x + r)} ${short(y)}h${short(across)}${corner(1, 1)}v${short(down)}${corner(-1, 1)}` +
    `h${short(-across)}${corner(-1, -1)}v${short(-down)}${corner(1, -1)}Z`
  );
}
