import type { PageAnswer, PagePreview, PageTexts } from '../protocol.ts';

/** Refusal of the server, in the person's language. */
export class PageRefusal extends Error {
  override readonly name = 'PageRefusal';
}

/** Requests of one page to the server. Addresses are relative, so that the page works below any path. */
export class PageConnection {
  readonly #base: string;

  constructor(base: string) {
    this.#base = base;
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
    const events = new EventSource(`${this.#base}events`);
    // After a lost connection, the match may have changed unseen.
    events.addEventListener('open', changed);
    events.addEventListener('changed', changed);
    events.addEventListener('error', lost);
  }

  async #get<Answer>(path: string): Promise<Answer> {
    return read(await fetch(`${this.#base}${path}`));
  }

  async #post<Answer>(path: string, body: unknown): Promise<Answer> {
    return read(await send(`${this.#base}${path}`, body));
  }
}

const send = (address: string, body: unknown): Promise<Response> =>
  fetch(address, {
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
  const { page } = await read<{ readonly page: string }>(await send('./seat', { link }));
  return `./b/${page}/`;
}
