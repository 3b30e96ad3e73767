import { createHash, timingSafeEqual } from 'node:crypto';

interface KeyHolder {
  keys: readonly string[];
}

/**
 * Finds the holder of the key that a call shows. Compares every known key, whoever holds it.
 * @param authorization the header, if there is one
 */
export function findKeyHolder<Holder extends KeyHolder>(
  authorization: string | undefined,
  holders: readonly Holder[],
): Holder | undefined {
  const key = /^Bearer +([!-~]{1,500})$/i.exec(authorization ?? '')?.[1] ?? '';
  const given = createHash('sha256').update(key).digest();
  const [holder] = holders.filter(({ keys }) =>
    keys.map((known) => timingSafeEqual(Buffer.from(known, 'hex'), given)).includes(true),
  );
  return holder;
}
