import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import type { UploadedFile } from '../rules/body.ts';
import { refuse } from '../rules/errors.ts';
import { parseJson } from '../rules/json.ts';

/** Largest body in bytes: ten files of 10 MiB and some JSON. */
const BODY_LIMIT = 110 * 1024 * 1024;

export interface RequestBody {
  /** Parsed JSON of the body. Undefined: the request has no body. */
  readonly json: unknown;
  readonly files: readonly UploadedFile[];
}

/** Reads a JSON or multipart body. Throws Discord's error for an invalid body. */
export async function readBody(request: IncomingMessage): Promise<RequestBody> {
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) return readMultipart(request);
  const raw = await readAll(request);
  return { json: raw.length === 0 ? undefined : readJson(raw.toString('utf8')), files: [] };
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_LIMIT) throw refuse.tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function readJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    throw refuse.badJson();
  }
}

function readMultipart(request: IncomingMessage): Promise<RequestBody> {
  return new Promise((resolve, reject) => {
    const files: UploadedFile[] = [];
    let payload: string | undefined;
    // File names come as UTF-8, but the parser's default is Latin-1.
    const form = busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: { fieldSize: BODY_LIMIT },
    });
    form.on('field', (name, value) => {
      if (name === 'payload_json') payload = value;
    });
    form.on('file', (name, stream, info) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () =>
        files.push({
          field: /^files\[(\d+)\]$/.exec(name)?.[1] ?? name,
          name: info.filename ?? 'file',
          contentType: info.mimeType,
          data: Buffer.concat(chunks),
        }),
      );
    });
    form.on('error', () => reject(refuse.badJson()));
    form.on('close', () => {
      try {
        resolve({ json: payload === undefined ? {} : readJson(payload), files });
      } catch (error) {
        reject(error);
      }
    });
    request.pipe(form);
  });
}
