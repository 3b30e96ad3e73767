/**
 * The values of a secret that is being changed: the one in use first, and after commas those that are
 * still accepted. One that is not being changed has one value.
 */
export function splitSecret(secret: string): readonly [string, ...string[]] {
  const [current = '', ...others] = secret.split(',').map((value) => value.trim());
  return [current, ...others];
}
