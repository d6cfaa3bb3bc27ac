import type { Guild } from 'local-discord';

/** Morning message as it stood on one day. */
export interface KeptMorning {
  /** Number of the day, from 1. */
  readonly day: number;
  readonly at: number;
  /** Names of the people who played on the day before, and other events of that day. */
  readonly before: readonly string[];
  /** `posted`: a new message. `edited`: the message of an earlier day. `quiet`: no message. */
  readonly how: 'posted' | 'edited' | 'quiet';
  readonly content: string;
  readonly buttons: readonly string[];
  readonly picture?: { readonly file: string; readonly alt: string; readonly kilobytes: number };
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

const HOUR = 3_600_000;

/** Writes a time relative to the message, as Discord does: "in 2 hours", "3 days ago". */
function relative(at: number, now: number): string {
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  const hours = Math.round((at - now) / HOUR);
  return Math.abs(hours) < 24 ? format.format(hours, 'hour') : format.format(Math.round(hours / 24), 'day');
}

/** Turns the markdown of a morning message into HTML. */
function toHtml(content: string, now: number, guild: Guild): string {
  const channelName = (id: string): string =>
    [...guild.channels, ...guild.threads].find(channel => channel.id === id)?.name ?? id;
  const inline = (text: string): string =>
    escaped(text)
      .replace(/&lt;t:(\d+):R&gt;/g, (_, at: string) => `<u>${relative(Number(at) * 1000, now)}</u>`)
      .replace(/&lt;#(\d+)&gt;/g, (_, id: string) => `<u># ${escaped(channelName(id))}</u>`)
      .replace(/\\(&lt;|&gt;|[\\*_~`|#[\]()\-+.:/])/g, (_, sign: string) => `<i>${sign}</i>`)
      .replace(/\*\*(.+?)\*\*/g, '<b>$1</b>');
  return content
    .split('\n')
    .map(line => (line.startsWith('-# ') ? `<small>${inline(line.slice(3))}</small>` : inline(line)))
    .join('<br>\n');
}

const STYLE = `body{margin:0;background:#313338;color:#dbdee1;font:16px/1.375 "Noto Sans","Noto Sans KR","Noto Sans JP",sans-serif}
main{max-width:430px;margin:auto;padding:8px 12px}section{border-bottom:1px solid #4e5058;padding:12px 0}h2{font-size:13px;color:#949ba4;margin:0 0 8px;font-weight:600}
i{font-style:normal}u{text-decoration:none;background:#3c4270;border-radius:3px;padding:0 2px}small{color:#949ba4;font-size:13px}
img{max-width:100%;border-radius:8px;margin-top:8px;display:block}.buttons span{display:inline-block;background:#5865f2;color:#fff;border-radius:8px;padding:6px 14px;margin:8px 8px 0 0;font-size:14px;font-weight:500}`;

/** Makes the page with all mornings, at the width of a phone. */
export function pageOf(mornings: readonly KeptMorning[], guild: Guild): string {
  const sections = mornings.map(({ day, at, before, how, content, buttons, picture }) =>
    [
      `<section id="day-${day}"><h2>Day ${day}, ${how}. The day before: ${escaped(before.join(', ')) || 'nothing'}</h2>`,
      ...(how === 'quiet' ? ['<small>no message</small>'] : [`<div>${toHtml(content, at, guild)}</div>`]),
      ...(picture ? [`<img src="${picture.file}" alt="${escaped(picture.alt)}">`] : []),
      ...(buttons.length > 0
        ? [`<div class="buttons">${buttons.map(label => `<span>${escaped(label)}</span>`).join('')}</div>`]
        : []),
      '</section>',
    ].join('\n'),
  );
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A month of mornings</title><style>${STYLE}</style><main>${sections.join('\n')}</main>\n`;
}
