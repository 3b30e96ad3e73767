import { paymentMethods, type PaymentMethod } from '@/contract/enumerations';
import type { Payment } from '../../database/tables';

/** A stored card is a card to whoever chooses another method. */
const plainName = (method: PaymentMethod): PaymentMethod =>
  method === 'default-credit-card' ? 'credit-card' : method;

/** A payment's method as a plan lists it: a pair is joined by '+'. */
export function methodOf({ parts }: Pick<Payment, 'parts'>): PaymentMethod {
  const name = parts.map(({ method }) => plainName(method)).join('+');
  const [first] = parts;
  return (
    paymentMethods.find((method) => method === name) ?? plainName(first?.method ?? 'credit-card')
  );
}

/** The methods in the order to offer them after one failed: what has nothing of it first. */
export function offerOthersFirst(
  methods: readonly PaymentMethod[],
  failed: PaymentMethod,
): PaymentMethod[] {
  const failedParts = failed.split('+');
  const sharesWithFailed = (method: PaymentMethod) =>
    method.split('+').some((part) => failedParts.includes(part));
  return [
    ...methods.filter((method) => !sharesWithFailed(method)),
    ...methods.filter((method) => sharesWithFailed(method)),
  ];
}
