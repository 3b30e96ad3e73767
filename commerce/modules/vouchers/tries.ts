import { LRUCache } from 'lru-cache';
import type { VoucherRefusal } from '@/contract/enumerations';
import type { Services } from '../../Services';

interface VoucherTry {
  code: string | null;
  address: string | null;
  leadId: string | null;
}

/**
 * A buyer who guesses tries a new code each time; the link of an old campaign brings the same one to
 * many.
 */
const known = new LRUCache<string, true>({ max: 10_000, ttl: 3_600_000 });

const isGuess = (refusal: VoucherRefusal | null) =>
  refusal === 'unknown' || refusal === 'other_plan';

/**
 * Prices with a code that counts as a guess until it turns out to be a voucher: however many codes
 * come at once, no more than the limit are answered.
 * @throws ProblemError rate_limited
 */
export async function withVoucherTry<Priced extends { refusal: VoucherRefusal | null }>(
  { limits }: Pick<Services, 'limits'>,
  { address, code, leadId }: VoucherTry,
  price: () => Promise<readonly Priced[]>,
): Promise<readonly Priced[]> {
  const name = JSON.stringify([address, leadId, code?.toLowerCase()]);
  if (code === null || known.has(name)) return price();
  const counts = await limits.consume([
    { limit: 'vouchers-per-address', key: address },
    { limit: 'vouchers-per-lead', key: leadId },
  ]);
  const priced = await price();
  // A code counts as a guess only when it fits none of the plans.
  if (priced.every(({ refusal }) => isGuess(refusal))) known.set(name, true);
  else await limits.release(counts);
  return priced;
}
