import { createPublicKey, type KeyObject, verify } from 'node:crypto';

/** Reads a header of a request by its lower-case name. */
type Headers = (name: string) => string | undefined;

const keyOf = (publicKey: string): KeyObject =>
  createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(publicKey, 'hex').toString('base64url') },
    format: 'jwk',
  });

/** Reads a signature. Discord's documents show it in base64 in one place, and in hexadecimal digits in another. */
const signatureOf = (text: string): Buffer =>
  Buffer.from(text, /^[0-9a-f]{128}$/i.test(text) ? 'hex' : 'base64');

/**
 * Returns the id of the person for whom Discord's proxy asks, from the headers that Discord signs. Undefined: the request does
 * not come from the proxy, is too old, or names no person.
 * @param publicKey key of the application at Discord, as hexadecimal digits
 */
export function personBehind(headers: Headers, publicKey: string, now: number): string | undefined {
  const [payload, signature] = [headers('x-discord-proxy-payload'), headers('x-signature-ed25519')];
  if (!payload || !signature) return undefined;
  const signed = Buffer.from(payload, 'base64');
  if (!verify(null, signed, keyOf(publicKey), signatureOf(signature))) return undefined;
  const { user_id: userId, expires_at: expiresAt } = JSON.parse(signed.toString());
  return typeof userId === 'string' && Number(expiresAt) * 1_000 > now ? userId : undefined;
}
