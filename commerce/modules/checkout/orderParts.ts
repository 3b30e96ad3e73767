import type { PaymentPart } from '@/contract/paymentParts';
import { calculateInstallments } from '@/domain/installments';
import { invalidField, ProblemError } from '../../http/problems';
import type { Services } from '../../Services';
import { joinMethods, type Sale } from './Sale';
import type { PartContext } from '../payments/methods/PaymentMethod';
import { getMethod } from '../payments/methods/registry';
import type { OrderedMethod, OrderedPart } from '../payments/PaymentOrder';

interface RequestedPayment {
  amount: number;
  paymentMethods: readonly PaymentPart[];
}

/**
 * Prices the parts of a payment and reads the method that each is charged with.
 * @throws ProblemError those of priceParts and of the methods, and price_changed with the right amount
 *   when the buyer was shown another one.
 */
export async function createOrderParts(
  services: Services,
  sale: Sale,
  { amount, paymentMethods }: RequestedPayment,
  buyer: Omit<PartContext, 'field' | 'sale'>,
): Promise<OrderedPart[]> {
  const totals = priceParts(sale, paymentMethods);
  const total = totals.reduce((sum, part) => sum + part, 0);
  const isAsShown = paymentMethods.every((part, index) => part.amount === totals[index]);
  if (amount !== total || !isAsShown) throw new ProblemError('price_changed', { amount: total });
  const parts: OrderedPart[] = [];
  for (const [index, part] of paymentMethods.entries()) {
    const field = `/paymentMethods/${index}`;
    const method = await resolvePartMethod(services, part, { ...buyer, sale, field });
    parts.push({ amount: part.amount, method });
  }
  return parts;
}

function resolvePartMethod(
  services: Services,
  part: PaymentPart,
  context: PartContext,
): Promise<OrderedMethod> | OrderedMethod {
  return getMethod(part.method).read(services, part, context);
}

/**
 * Minor units: the minimum of a part. A smaller one is a mistake, and costs more than it brings.
 */
const smallestPart = 100;

const isCard = (part: PaymentPart) => 'installments' in part;

function checkMethods({ paymentMethods }: Sale, parts: readonly PaymentPart[]): void {
  const name = joinMethods(parts);
  if (!paymentMethods.some((method) => method === name)) {
    throw invalidField('/paymentMethods/0/method', 'unavailable');
  }
}

function getPrincipal(sale: Sale, part: PaymentPart, parts: readonly PaymentPart[]): number {
  if (parts.length === 1) return sale.amount;
  return (isCard(part) ? part.principal : undefined) ?? part.amount;
}

function priceWithInterest(
  sale: Sale,
  part: PaymentPart,
  principal: number,
  index: number,
): number {
  if (!isCard(part)) return principal;
  const installment = calculateInstallments(principal, principal, sale.installments).find(
    ({ id }) => id === part.installments,
  );
  if (!installment) throw invalidField(`/paymentMethods/${index}/installments`, 'unavailable');
  return installment.totalValue;
}

/**
 * Calculates the amount of each part of a payment, interest included, in minor units. Only a card's
 * share of the price bears interest.
 * @throws ProblemError invalid_field for a method, a number of installments or a share that the sale
 *   does not have, price_changed when the shares do not make up the price.
 */
export function priceParts(sale: Sale, parts: readonly PaymentPart[]): number[] {
  checkMethods(sale, parts);
  const principals = parts.map((part) => getPrincipal(sale, part, parts));
  const tooSmall = principals.findIndex((principal) => principal < smallestPart);
  if (parts.length > 1 && tooSmall !== -1) {
    throw invalidField(`/paymentMethods/${tooSmall}/amount`, 'too_small');
  }
  if (principals.reduce((sum, principal) => sum + principal, 0) !== sale.amount) {
    throw new ProblemError('price_changed', { amount: sale.amount });
  }
  return parts.map((part, index) => priceWithInterest(sale, part, principals[index] ?? 0, index));
}
