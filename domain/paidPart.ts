interface PaidPart<Method> {
  method: Method | 'default-credit-card';
  amount: number;
  installments: number | null;
}

/**
 * What a receipt says of one method of a payment: a stored card is a card, and `value` is an
 * installment after the first, which carries the odd cents.
 */
export function describePaidPart<Method extends string>({
  amount,
  installments,
  method,
}: PaidPart<Method>): { method: Method | 'credit-card'; count: number; value: number } {
  const count = installments ?? 1;
  return {
    method: method === 'default-credit-card' ? 'credit-card' : method,
    count,
    value: Math.floor(amount / count),
  };
}
