/** Part of a document. It becomes Markdown and HTML. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

export interface PolicyDocument {
  readonly title: string;
  readonly blocks: readonly Block[];
}

export const heading = (text: string): Block => ({ kind: 'heading', text });
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const list = (...items: readonly string[]): Block => ({ kind: 'list', items });

const inMarkdown = (text: string): string => text.replaceAll(/[\\<>[\]*_|]/g, '\\$&');
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function markdownOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `## ${inMarkdown(block.text)}`;
    case 'paragraph':
      return inMarkdown(block.text);
    case 'list':
      return block.items.map(item => `- ${inMarkdown(item)}`).join('\n');
    case 'table': {
      const lines = block.rows.map(cells => row(cells.map(inMarkdown)));
      return [row(block.head), row(block.head.map(() => '---')), ...lines].join('\n');
    }
  }
}

export const toMarkdown = ({ title, blocks }: PolicyDocument): string =>
  `${[`# ${inMarkdown(title)}`, ...blocks.map(markdownOf)].join('\n\n')}\n`;

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const inHtml = (text: string): string => text.replaceAll(/[&<>"]/g, sign => ESCAPED[sign] ?? sign);
const tag = (name: string, inner: string): string => `<${name}>${inner}</${name}>`;
const cells = (name: string, texts: readonly string[]): string =>
  tag('tr', texts.map(text => tag(name, inHtml(text))).join(''));

function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return tag('h2', inHtml(block.text));
    case 'paragraph':
      return tag('p', inHtml(block.text));
    case 'list':
      return tag('ul', block.items.map(item => tag('li', inHtml(item))).join('\n'));
    case 'table':
      return tag('table', [cells('th', block.head), ...block.rows.map(each => cells('td', each))].join('\n'));
  }
}

const STYLE =
  'body{font:16px/1.5 sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse}td,th{border:1px solid #999;padding:.3rem .5rem;text-align:left;vertical-align:top}';

export const toHtml = ({ title, blocks }: PolicyDocument): string =>
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${inHtml(title)}</title>
<style>${STYLE}</style>
<h1>${inHtml(title)}</h1>
${blocks.map(htmlOf).join('\n')}
</html>
`;
