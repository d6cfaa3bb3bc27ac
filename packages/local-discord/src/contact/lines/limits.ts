import type { Assumption } from '../stage/assumption.ts';
import { NotTried } from '../stage/outcome.ts';

const HEADERS = ['limit', 'remaining', 'reset', 'reset-after', 'bucket'].map(name => `x-ratelimit-${name}`);
/** Largest rate limit that the run uses up on purpose. */
const MOST = 10;
const MINUTE = 60_000;

export const limits: readonly Assumption[] = [
  {
    id: 'limit-headers',
    assumption: 'The answer to a posted message has the five headers of a rate limit.',
    trial: 'posts a text and reads the headers',
    async try(stage) {
      const { headers } = await stage.tryPost({ content: 'headers' });
      return { headers: [HEADERS.filter(name => name in headers), HEADERS] };
    },
  },
  {
    id: 'limit-bucket',
    assumption: 'Requests of one kind have one bucket, and requests of another kind have another.',
    trial: 'posts twice, edits once, and compares the headers',
    async try(stage) {
      const first = await stage.tryPost({ content: 'bucket' });
      const second = await stage.tryPost({ content: 'bucket' });
      const edited = await stage.edit(first.body.id, { content: 'bucket, edited' });
      const [a, b, c] = [first, second, edited].map(({ headers }) => headers['x-ratelimit-bucket']);
      return { 'posts share one': [a === b, true], 'the edit has its own': [a === c, false] };
    },
  },
  {
    id: 'limit-answer',
    assumption:
      'A request over the limit gets 429 with retry_after in seconds, the same wait in a header, and the scope.',
    trial: 'shows "is typing" once more often than the headers allow',
    async try(stage) {
      const path = `/channels/${stage.place.channel}/typing`;
      const first = await stage.bare('POST', path);
      const left = Number(first.headers['x-ratelimit-remaining'] ?? Number.NaN);
      if (!(left <= MOST)) throw new NotTried('the headers allow too many requests');
      for (let more = 0; more < left; more++) await stage.bare('POST', path);
      const over = await stage.bare('POST', path);
      const { retry_after: wait, global } = (over.body ?? {}) as { retry_after?: unknown; global?: unknown };
      const header = Number(over.headers['retry-after'] ?? Number.NaN);
      return {
        status: [over.status, 429],
        'a wait below a minute': [typeof wait === 'number' && wait > 0 && wait * 1_000 < MINUTE, true],
        'the same wait': [Math.abs(header - Number(wait)) <= 1, true],
        global: [global, false],
        scope: [over.headers['x-ratelimit-scope'], 'user'],
      };
    },
  },
];
