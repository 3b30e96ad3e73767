import { inPersonMethods } from '@/contract/enumerations';
import type { PaymentMethod } from '../../payment';

/** Whether a seller receives the money face to face and confirms it. */
export function isInPerson(method: PaymentMethod): boolean {
  return inPersonMethods.some((inPerson) => inPerson === method);
}
