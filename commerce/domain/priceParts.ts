import type { PaymentPart } from '@/contract/paymentParts';
import { invalidField } from '../errors/invalidField';
import { ProblemError } from '../errors/ProblemError';
import { calculateInstallments } from '@/contract/calculateInstallments';
import type { Sale } from './sales/Sale';

/** Minor units: a part of less is a mistake, and costs more than it brings. */
const smallestPart = 100;

/** A stored card is a card: a plan need not list it. */
const listedName = ({ method }: PaymentPart) =>
  method === 'default-credit-card' ? 'credit-card' : method;

const isCard = (part: PaymentPart) => 'installments' in part;

function checkMethods({ paymentMethods }: Sale, parts: readonly PaymentPart[]): void {
  const name = parts.map(listedName).join('+');
  if (!paymentMethods.some((method) => method === name)) {
    throw invalidField('/paymentMethods/0/method', 'unavailable');
  }
}

function principalOf(sale: Sale, part: PaymentPart, parts: readonly PaymentPart[]): number {
  if (parts.length === 1) return sale.amount;
  return (isCard(part) ? part.principal : undefined) ?? part.amount;
}

function totalOf(sale: Sale, part: PaymentPart, principal: number, index: number): number {
  if (!isCard(part)) return principal;
  const installment = calculateInstallments(principal, principal, sale.installments).find(
    ({ id }) => id === part.installments,
  );
  if (!installment) throw invalidField(`/paymentMethods/${index}/installments`, 'unavailable');
  return installment.totalValue;
}

/**
 * What each part of a payment comes to, interest included, in minor units. Interest is paid on a
 * card's share of the price only.
 * @throws ProblemError invalid_field for a method, a number of parcels or a share that the sale does
 * not have, price_changed when the shares do not make up the price.
 */
export function priceParts(sale: Sale, parts: readonly PaymentPart[]): number[] {
  checkMethods(sale, parts);
  const principals = parts.map((part) => principalOf(sale, part, parts));
  const tooSmall = principals.findIndex((principal) => principal < smallestPart);
  if (parts.length > 1 && tooSmall !== -1) {
    throw invalidField(`/paymentMethods/${tooSmall}/amount`, 'too_small');
  }
  if (principals.reduce((sum, principal) => sum + principal, 0) !== sale.amount) {
    throw new ProblemError('price_changed', { amount: sale.amount });
  }
  return parts.map((part, index) => totalOf(sale, part, principals[index] ?? 0, index));
}
