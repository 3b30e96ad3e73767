import { createHash, timingSafeEqual } from 'node:crypto';

interface KeyHolder {
  keys: readonly string[];
}

/**
 * Finds whose key a call shows. Every known key is compared, whoever's it is.
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
