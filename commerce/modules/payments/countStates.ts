import type { PaymentState } from '@/contract/enumerations';
import { afterCommit, type Transaction } from '../../database/connect';
import { paymentStates } from '../../monitoring/metrics';
import { findBrandId } from '../catalogue/findBrandId';
import type { Payment } from './Payment';

type Counted = Pick<Payment, 'business' | 'productCode'> & {
  parts: readonly Pick<Payment['parts'][number], 'method'>[];
};

export function countStates(
  transaction: Transaction,
  { business, parts, productCode: product }: Counted,
  states: readonly PaymentState[],
): void {
  const brand = findBrandId(business, product);
  const method = parts.map((part) => part.method).join('+');
  afterCommit(transaction, () => {
    for (const state of states) paymentStates.inc({ brand, business, product, method, state });
  });
}
