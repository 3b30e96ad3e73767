export interface RefundablePart {
  position: number;
  provider: string;
  left: number;
}

type Share = Omit<RefundablePart, 'left'> & { amount: number };

/**
 * Splits a refund among the parts: all that is left, or so that each part keeps something, since a
 * part without money would end the payment as a whole. The part with the most left gives first.
 * @param amount minor units, more than 0
 * @returns the shares by part, none of them 0; undefined when it cannot be split
 */
export function splitRefund(parts: readonly RefundablePart[], amount: number): Share[] | undefined {
  const total = parts.reduce((sum, { left }) => sum + left, 0);
  if (amount === total)
    return parts.map(({ left, position, provider }) => ({ position, provider, amount: left }));
  if (amount > total - parts.length) return undefined;
  const shares: Share[] = [];
  let open = amount;
  for (const { left, position, provider } of [...parts].sort(
    (one, other) => other.left - one.left,
  )) {
    const share = Math.min(open, left - 1);
    if (share > 0) shares.push({ position, provider, amount: share });
    open -= share;
  }
  return shares;
}
