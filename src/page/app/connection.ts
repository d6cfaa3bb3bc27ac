import type { PageAnswer, PagePreview, PageTexts } from '../protocol.ts';

/** Refusal of the server, in the person's language. */
export class PageRefusal extends Error {
  override readonly name = 'PageRefusal';
  /** True where the page is closed, or its person has no place at the match any more. */
  readonly isFinal: boolean;

  constructor(said: string, status: number) {
    super(said);
    this.isFinal = [401, 403, 410].includes(status);
  }
}

/** Milliseconds between two attempts to reach the server. */
export const AGAIN_MS = 3_000;

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

  act(rev: number, actions: readonly string[]): Promise<PageAnswer> {
    return this.#post('act', { rev, action: actions.length > 1 ? actions : actions[0] });
  }

  /** Carries out a way of the seat, shows the review, or opens the next game. */
  go(rev: number, way: string): Promise<PageAnswer> {
    return way === 'next' || way === 'review' ? this.#post(way, {}) : this.#post('way', { rev, way });
  }

  close(): Promise<void> {
    return this.#post('close', {});
  }

  /**
   * Calls `changed` whenever the match has changed, and `lost` while there is no connection. A browser gives up after some
   * refusals, for example of a proxy while the bot restarts. Then the page tries again, until the server refuses the page
   * itself.
   */
  listen(changed: () => Promise<void>, lost: (error: unknown) => void): void {
    if (this.#secret !== undefined) return void this.#follow(changed, lost);
    const events = new EventSource(`${this.#base}events`);
    const check = (): Promise<boolean> =>
      changed().then(
        () => true,
        error => {
          lost(error);
          return !(error instanceof PageRefusal && error.isFinal);
        },
      );
    // After a lost connection, the match may have changed unseen.
    events.addEventListener('open', check);
    events.addEventListener('changed', check);
    events.addEventListener('error', async () => {
      if ((await check()) && events.readyState === EventSource.CLOSED)
        setTimeout(() => this.listen(changed, lost), AGAIN_MS);
    });
  }

  /** Follows the events by requests, since an EventSource sends no secret. */
  async #follow(changed: () => Promise<void>, lost: (error: unknown) => void): Promise<void> {
    for (;;) {
      try {
        const { body } = await this.#ask('events');
        await changed();
        const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
        for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read())
          if (part.value.includes('event: changed')) await changed();
        lost(undefined);
      } catch (error) {
        lost(error);
      }
      await new Promise(resolve => setTimeout(resolve, AGAIN_MS));
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

const posted = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function read<Answer>(response: Response): Promise<Answer> {
  if (response.status === 204) return undefined as Answer;
  const answer = await response.json();
  if (!response.ok) throw new PageRefusal(answer.said, response.status);
  return answer;
}

/** Name under which the browser keeps the last link that it opened, with the page. */
const OPENED = 'opened';

/**
 * Opens the page of a link, which stands in the address's fragment, and returns the page's path. A link works once. A second
 * press of the same button returns to the same page.
 */
export async function openLink(link: string): Promise<string> {
  const response = await fetch('./seat', posted({ link }));
  const [known, before] = localStorage.getItem(OPENED)?.split(' ') ?? [];
  if (!response.ok && known === link && before !== undefined) return `./b/${before}/`;
  const { page } = await read<{ readonly page: string }>(response);
  localStorage.setItem(OPENED, `${link} ${page}`);
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
