/// <reference path="./selfsigned.d.ts" />
/** Private key and certificate, as PEM. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

type Selfsigned = typeof import('selfsigned');

/** Makes a certificate for 127.0.0.1 and localhost. Rejects where the optional package `selfsigned` is not installed. */
export async function makeCertificate(): Promise<Certificate> {
  const { generate } = await load();
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'local-discord' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 7, ip: '127.0.0.1' },
          { type: 2, value: 'localhost' },
        ],
      },
    ],
  });
  return { key, cert };
}

async function load(): Promise<Selfsigned> {
  try {
    return await import('selfsigned');
  } catch {
    throw new Error('https needs the package selfsigned: npm install --save-dev selfsigned');
  }
}
