// Separate from `cardEncryption.ts`, so that the document and the outcomes do not load jose.
export const cardKeysMeta = 'card-keys';

/** The thumbprints of the keys that the document names; null: it names none, and any is trusted. */
export function readTrustedKeys(): readonly string[] | null {
  if (typeof document === 'undefined') return null;
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${cardKeysMeta}]`);
  return meta?.content.split(' ') ?? null;
}

export class UntrustedCardKeyError extends Error {
  override readonly name = 'UntrustedCardKeyError';

  constructor(kid: string) {
    super(`The card key ${kid} is not one that this page trusts`);
  }
}

export class InsecurePageError extends Error {
  override readonly name = 'InsecurePageError';
}
