import { splitSecret } from '@/domain/rotatedSecrets';

export const readSecrets = (secret: string | undefined): readonly string[] =>
  secret === undefined ? [] : splitSecret(secret);
