import { parse } from 'discord-markdown-parser';
import { html, nothing, type TemplateResult } from 'lit';
import { channelOf, desk } from './desk.ts';
import './times.ts';

interface Node {
  readonly type: string;
  readonly content?: string | readonly Node[] | Node;
  readonly [key: string]: unknown;
}

type Drawn = TemplateResult | string | typeof nothing | readonly Drawn[];

export function markdown(text: string): Drawn {
  return blocks(text).map(block =>
    typeof block === 'string'
      ? draw(parse(block, 'extended') as readonly Node[])
      : block.ordered
        ? html`<ol start=${block.start}>${block.items.map(item)}</ol>`
        : html`<ul>${block.items.map(item)}</ul>`,
  );
}

/** Pattern of marks at the start of a line that make it a heading, small text, a quote or a list. */
const LINE_MARK = /^ {0,3}(?:#{1,3} |-# |>{1,3} |[-*] +|\d{1,9}\. +)/;
const LONGEST_EXCERPT = 160;

/** Renders the beginning of a message as one line, for the quote above a reply. */
export function excerpt(text: string): Drawn {
  const lines = text.split('\n').map(line => line.replace(LINE_MARK, '').replaceAll('```', '').trim());
  const first: string[] = [];
  let length = 0;
  for (const line of lines) {
    if (length >= LONGEST_EXCERPT) break;
    if (line !== '') first.push(line);
    length += line.length;
  }
  // The text is cut only at the end of a line. A cut between a pair of formatting marks would show the first mark as text.
  return draw(parse(first.join(' '), 'normal') as readonly Node[]);
}

const item = (text: string): TemplateResult =>
  html`<li>${draw(parse(text, 'extended') as readonly Node[])}</li>`;

interface List {
  readonly ordered: boolean;
  readonly start: number;
  readonly items: string[];
}

const BULLET = /^ {0,3}[-*] +(\S.*)$/;
const NUMBER = /^ {0,3}(\d{1,9})\. +(\S.*)$/;

/** Separates lists from the other text, since the markdown parser does not know lists. Lines in code blocks stay unchanged. */
function blocks(text: string): (string | List)[] {
  const out: (string | List)[] = [];
  let plain: string[] = [];
  let list: List | undefined;
  let inCode = false;
  const flush = (): void => {
    if (plain.length > 0) out.push(plain.join('\n'));
    plain = [];
  };
  for (const line of text.split('\n')) {
    const number = inCode ? null : NUMBER.exec(line);
    const content = inCode ? undefined : (BULLET.exec(line)?.[1] ?? number?.[2]);
    if (content === undefined) {
      if ((line.split('```').length - 1) % 2 === 1) inCode = !inCode;
      list = undefined;
      plain.push(line);
      continue;
    }
    const ordered = number !== null;
    if (list === undefined || list.ordered !== ordered) {
      flush();
      list = { ordered, start: Number(number?.[1] ?? 1), items: [] };
      out.push(list);
    }
    list.items.push(content);
  }
  flush();
  return out;
}

function draw(content: Node['content']): Drawn {
  if (content === undefined) return nothing;
  if (typeof content === 'string') return content;
  if (Array.isArray(content)) return content.map(node => drawNode(node as Node));
  return drawNode(content as Node);
}

function drawNode(node: Node): Drawn {
  const inside = () => draw(node.content);
  switch (node.type) {
    case 'text':
      return inside();
    case 'strong':
      return html`<strong>${inside()}</strong>`;
    case 'em':
      return html`<em>${inside()}</em>`;
    case 'underline':
      return html`<u>${inside()}</u>`;
    case 'strikethrough':
      return html`<s>${inside()}</s>`;
    case 'inlineCode':
      return html`<code>${inside()}</code>`;
    case 'codeBlock':
      return html`<pre tabindex="0"><code>${inside()}</code></pre>`;
    case 'blockQuote':
      return html`<discord-quote>${inside()}</discord-quote>`;
    case 'spoiler':
      return html`<discord-spoiler role="button" tabindex="0" aria-label="Spoiler: press to read"
        >${inside()}</discord-spoiler
      >`;
    case 'heading':
      return heading(Number(node.level), inside());
    case 'subtext':
      return html`<small class="subtext">${inside()}</small>`;
    case 'br':
    case 'newline':
      return html`<br />`;
    case 'url':
    case 'autolink':
    case 'link':
      return link(String(node.target), inside());
    case 'user':
      return user(String(node.id));
    case 'channel':
      return channel(String(node.id));
    case 'role':
      return html`<discord-mention type="role">role</discord-mention>`;
    case 'everyone':
    case 'here':
      return html`<span class="mention">@${node.type}</span>`;
    case 'slashCommand':
      return html`<discord-mention type="slash">${String(node.fullName)}</discord-mention>`;
    case 'timestamp': {
      const style = typeof node.format === 'string' ? node.format : 'f';
      return html`<live-time .at=${Number(node.timestamp) * 1000} .styled=${style}></live-time>`;
    }
    case 'emoji':
      return `:${String(node.name)}:`;
    case 'twemoji':
      return html`<span class="emoji">${String(node.name)}</span>`;
    default:
      return inside();
  }
}

// A heading in a message is not an HTML heading, because it is no part of the page's outline.
const heading = (level: number, inside: Drawn): TemplateResult =>
  html`<span class="heading heading-${Math.min(3, Math.max(1, level))}">${inside}</span>`;

function link(target: string, inside: Drawn): Drawn {
  const channelId = channelOf(target);
  if (channelId !== undefined)
    return html`<button class="mention" type="button" @click=${() => desk.open(channelId)}>${inside}</button>`;
  if (!/^https?:\/\//i.test(target)) return inside;
  return html`<a href=${target} target="_blank" rel="noopener noreferrer">${inside}</a>`;
}

function user(id: string): TemplateResult {
  const isYou = id === desk.world?.you;
  return html`<discord-mention type="user" class=${isYou ? 'you' : ''}
    >${desk.nameOf(id) ?? 'unknown-user'}</discord-mention
  >`;
}

function channel(id: string): TemplateResult {
  const found = desk.world?.channels.find(candidate => candidate.id === id);
  return html`<button class="mention" type="button" @click=${() => found && desk.open(id)}>
    #${found?.name ?? 'unknown'}
  </button>`;
}
