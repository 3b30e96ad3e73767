import { splitSecret } from '@/domain/rotatedSecrets';

/** Those of a secret that may be missing. */
export const readSecrets = (secret: string | undefined): readonly string[] =>
  secret === undefined ? [] : splitSecret(secret);
