/**
 * The values of a secret during its rotation, separated by commas: the one in use first, then those
 * that are still accepted. Outside a rotation there is one value.
 */
export function splitSecret(secret: string): readonly [string, ...string[]] {
  const [current = '', ...others] = secret.split(',').map((value) => value.trim());
  return [current, ...others];
}
