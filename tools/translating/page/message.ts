import { type Stretch, stretches } from '../samples/marks.ts';
import type { Sample } from '../samples/sample.ts';

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, letter => `&#${letter.charCodeAt(0)};`);

/** Signs of Discord's markdown that the bot uses: marks of a text style, and signs that Discord replaces. */
const SIGNS =
  /(\*\*|\*|~~|`+|\\[*_~`|<>\\]|<t:\d+(?::\w)?>|<@!?&?\d+>|<#\d+>|<\/[^>]+>|\[[^\]]+\]\(<?[^)\s]+>?\))/;
const LOOKS: Readonly<Record<string, string>> = { '**': 'b', '*': 'i', '~~': 's' };

const numbersOf = (numbers: readonly number[]): string =>
  numbers.length > 0 ? ` data-k="${numbers.join(' ')}"` : '';

const run = (text: string, looks: ReadonlySet<string>, numbers: readonly number[]): string =>
  text === '' ? '' : `<span class="${[...looks].join(' ')}"${numbersOf(numbers)}>${escaped(text)}</span>`;

/** Returns the text and style that Discord shows in place of a sign. Undefined: Discord replaces nothing. */
function standing(sign: string): { readonly text: string; readonly look: string } | undefined {
  if (sign.startsWith('<t:')) return { text: '◷', look: 'time' };
  if (sign.startsWith('<@')) return { text: '@Joana', look: 'mention' };
  if (sign.startsWith('<#')) return { text: '#ribeira', look: 'mention' };
  if (sign.startsWith('</')) return { text: sign.slice(1).replace(/:\d+>$/, ''), look: 'mention' };
  if (sign.startsWith('[')) return { text: /^\[([^\]]+)\]/.exec(sign)?.[1] ?? '', look: 'link' };
  if (sign.startsWith('\\')) return { text: sign.slice(1), look: '' };
  return undefined;
}

/** Renders a line. A text style continues from one stretch to the next, since styles and sentences can overlap. */
class LineWriter {
  #looks = new Set<string>();
  #fence: string | undefined;
  #written = '';

  stretch({ text, numbers }: Stretch): void {
    for (const part of text.split(SIGNS)) this.#part(part, numbers);
  }

  get html(): string {
    return this.#written;
  }

  #part(part: string, numbers: readonly number[]): void {
    if (/^`+$/.test(part) && (this.#fence === undefined || this.#fence === part)) {
      this.#fence = this.#fence === undefined ? part : undefined;
      this.#toggle('code');
      return;
    }
    const look = LOOKS[part];
    const stands = standing(part);
    if (this.#fence !== undefined) this.#written += run(part, this.#looks, numbers);
    else if (look !== undefined) this.#toggle(look);
    else if (stands) this.#written += run(stands.text, new Set([...this.#looks, stands.look]), numbers);
    else this.#written += run(part, this.#looks, numbers);
  }

  #toggle(look: string): void {
    if (!this.#looks.delete(look)) this.#looks.add(look);
  }
}

function linesOf(text: string): readonly (readonly Stretch[])[] {
  const lines: Stretch[][] = [[]];
  for (const { text: words, numbers } of stretches(text))
    words.split('\n').forEach((piece, index) => {
      if (index > 0) lines.push([]);
      lines.at(-1)?.push({ text: piece, numbers });
    });
  return lines;
}

const BEGINNINGS: readonly (readonly [RegExp, string])[] = [
  [/^-# /, 'small'],
  [/^#{1,3} /, 'heading'],
  [/^> /, 'quote'],
  [/^[-*] /, 'item'],
];

function line(parts: readonly Stretch[]): string {
  const [first, ...rest] = parts;
  const [pattern, look] = BEGINNINGS.find(([begins]) => begins.test(first?.text ?? '')) ?? [];
  const writer = new LineWriter();
  if (first) writer.stretch(pattern ? { ...first, text: first.text.replace(pattern, '') } : first);
  for (const part of rest) writer.stretch(part);
  return `<div class="line ${look ?? ''}">${writer.html || '&nbsp;'}</div>`;
}

export function rich(text: string): string {
  let block = false;
  return linesOf(text)
    .map(parts => {
      const words = parts.map(part => part.text).join('');
      if (words.trim() === '```') {
        block = !block;
        return block ? '<pre>' : '</pre>';
      }
      return block ? `${parts.map(part => run(part.text, new Set(), part.numbers)).join('')}\n` : line(parts);
    })
    .join('');
}

const plain = (text: string): string =>
  stretches(text)
    .map(part => run(part.text, new Set(), part.numbers))
    .join('');

const buttonLook = ['', 'primary', 'secondary', 'success', 'danger', 'secondary'];

function controls({ buttons, selects, choices }: Sample): string {
  const pressed = buttons.map(
    ({ label, style }) => `<span class="button ${buttonLook[style] ?? ''}">${plain(label)}</span>`,
  );
  const menus = selects.map(
    ({ placeholder, options }) =>
      `<div class="select"><div class="placeholder">${plain(placeholder)} ▾</div>${options
        .map(
          ({ label, description }) =>
            `<div class="option">${plain(label)} <small>${plain(description)}</small></div>`,
        )
        .join('')}</div>`,
  );
  const offered = choices.map(
    ({ name, about }) => `<div class="option">${plain(name)} <small>${plain(about)}</small></div>`,
  );
  return [
    pressed.length > 0 ? `<div class="buttons">${pressed.join('')}</div>` : '',
    ...menus,
    offered.length > 0 ? `<div class="select">${offered.join('')}</div>` : '',
  ].join('');
}

export function message(sample: Sample, picture: string): string {
  const body = `<div class="content">${sample.content === '' ? '' : rich(sample.content)}</div>`;
  const alt = sample.alt === '' ? '' : `<div class="alt"><b>Alt text</b> ${plain(sample.alt)}</div>`;
  return `<div class="message ${sample.kind}"><div class="who">${escaped(sample.title)}</div>${body}${picture}${alt}${controls(sample)}</div>`;
}
