import type { PaymentPart } from '@/contract/paymentParts';
import { ProblemError } from '../errors/ProblemError';
import type { Services } from '../Services';
import { methodOfPart, type PartContext } from './methodOfPart';
import type { OrderedPart } from './PaymentOrder';
import { priceParts } from './priceParts';
import type { Sale } from './sales/Sale';

interface AskedPayment {
  /** What the buyer was shown, in minor units. */
  amount: number;
  paymentMethods: readonly PaymentPart[];
}

/**
 * Prices the parts of a payment and reads what each is charged with.
 * @throws ProblemError those of priceParts and methodOfPart, and price_changed with the right amount
 * when the buyer was shown another one.
 */
export async function orderParts(
  services: Services,
  sale: Sale,
  { amount, paymentMethods }: AskedPayment,
  buyer: Omit<PartContext, 'field'>,
): Promise<OrderedPart[]> {
  const totals = priceParts(sale, paymentMethods);
  const total = totals.reduce((sum, part) => sum + part, 0);
  const isAsShown = paymentMethods.every((part, index) => part.amount === totals[index]);
  if (amount !== total || !isAsShown) throw new ProblemError('price_changed', { amount: total });
  const parts: OrderedPart[] = [];
  for (const [index, part] of paymentMethods.entries()) {
    const field = `/paymentMethods/${index}`;
    const method = await methodOfPart(services, part, { ...buyer, field });
    parts.push({ amount: part.amount, method });
  }
  return parts;
}
