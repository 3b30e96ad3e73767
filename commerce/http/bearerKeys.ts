import { createHash, timingSafeEqual } from 'node:crypto';

/** Somebody who shows a key, and may have two while one is changed. */
interface KeyHolder {
  /** SHA-256, hex. */
  keys: readonly string[];
}

/**
 * Whose key a call shows. Every key that is known is compared, whoever's it is.
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
