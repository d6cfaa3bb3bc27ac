import type { PageAnswer, PagePreview, PageTexts } from '../protocol.ts';

/** Refusal of the server, in the person's language. */
export class PageRefusal extends Error {
  override readonly name = 'PageRefusal';
}

/** Requests of one page to the server. Addresses are relative, so that the page works below any path. */
export class PageConnection {
  readonly #base: string;
  readonly #secret: string | undefined;

  /** @param secret secret of the page, where the browser keeps no cookie for it */
  constructor(base: string, secret?: string) {
    this.#base = base;
    this.#secret = secret;
  }

  texts(): Promise<PageTexts> {
    return this.#get('texts');
  }

  state(): Promise<PageAnswer> {
    return this.#get('state');
  }

  preview(rev: number, action: string): Promise<PagePreview | PageAnswer> {
    return this.#get(`preview?${new URLSearchParams({ rev: String(rev), action })}`);
  }

  act(rev: number, action: string): Promise<PageAnswer> {
    return this.#post('act', { rev, action });
  }

  undo(rev: number): Promise<PageAnswer> {
    return this.#post('undo', { rev });
  }

  close(): Promise<void> {
    return this.#post('close', {});
  }

  /** Calls `changed` whenever the match has changed, and `lost` while there is no connection. */
  listen(changed: () => void, lost: () => void): void {
    if (this.#secret !== undefined) return void this.#follow(changed, lost);
    const events = new EventSource(`${this.#base}events`);
    // After a lost connection, the match may have changed unseen.
    events.addEventListener('open', changed);
    events.addEventListener('changed', changed);
    events.addEventListener('error', lost);
  }

  /** Follows the events by requests, since an EventSource sends no secret. */
  async #follow(changed: () => void, lost: () => void): Promise<void> {
    for (;;) {
      try {
        const { body } = await this.#ask('events');
        changed();
        const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
        for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read())
          if (part.value.includes('event: changed')) changed();
      } catch {}
      lost();
      await new Promise(resolve => setTimeout(resolve, RETRY_MS));
    }
  }

  #ask(path: string, more: RequestInit = {}): Promise<Response> {
    const headers = { ...(this.#secret !== undefined && { authorization: `Bearer ${this.#secret}` }) };
    return fetch(`${this.#base}${path}`, { ...more, headers: { ...headers, ...more.headers } });
  }

  async #get<Answer>(path: string): Promise<Answer> {
    return read(await this.#ask(path));
  }

  async #post<Answer>(path: string, body: unknown): Promise<Answer> {
    return read(await this.#ask(path, posted(body)));
  }
}

/** Milliseconds before a page in a frame asks for events again. */
const RETRY_MS = 3_000;

const posted = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function read<Answer>(response: Response): Promise<Answer> {
  if (response.status === 204) return undefined as Answer;
  const answer = await response.json();
  if (!response.ok) throw new PageRefusal(answer.said);
  return answer;
}

/** Opens the page of a link, which stands in the address's fragment. Returns the way to the page. */
export async function openLink(link: string): Promise<string> {
  const { page } = await read<{ readonly page: string }>(await fetch('./seat', posted({ link })));
  return `./b/${page}/`;
}

/** Connects a page in a frame: by its link, or in an Activity by the channel that Discord's client names in the address. */
export async function openInFrame(link: string, search: string): Promise<PageConnection> {
  const channel = new URLSearchParams(search).get('channel_id') ?? '';
  const wish = link === '' ? { channel } : { link };
  const answer = await fetch('./seat', posted({ ...wish, held: true }));
  const { page, secret } = await read<{ readonly page: string; readonly secret: string }>(answer);
  return new PageConnection(`./b/${page}/`, secret);
}
