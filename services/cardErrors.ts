// Apart from `cardEncryption.ts`: what names an outcome need not load what encrypts.
export class UntrustedCardKeyError extends Error {
  override readonly name = 'UntrustedCardKeyError';

  constructor(kid: string) {
    super(`The card key ${kid} is not one that this page trusts`);
  }
}

export class InsecurePageError extends Error {
  override readonly name = 'InsecurePageError';
}
