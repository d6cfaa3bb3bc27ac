import { createHash } from 'node:crypto';

/** Discord's limit for a nonce. */
const LENGTH = 25;

/** The same for the same text, at every attempt: one message, however often it is sent. */
export const nonceFor = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, LENGTH);
