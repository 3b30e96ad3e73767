import { number } from 'yup';
import { cardFields } from './cardFields';
import { cardPaymentSchema, type CardPaymentFormContext } from './cardPaymentSchema';
import type { ValidationMessageKey } from '../validationMessageKey';

interface TwoMethodsFormContext extends CardPaymentFormContext {
  /** What both methods pay together, and each at least; minor units. */
  total: number;
  smallestPart: number;
  /** What the names of a second card's fields begin with; null: the second method is no card. */
  secondCard: string | null;
}

const message: ValidationMessageKey = 'validation.splitAmount';

/** A card and another method: the card form, a second card, and `firstAmount`, the first one's share. */
export function twoMethodsSchema({
  secondCard,
  smallestPart,
  total,
  ...context
}: TwoMethodsFormContext) {
  return cardPaymentSchema(context).shape({
    ...(secondCard !== null && cardFields(context.now, secondCard)),
    firstAmount: number()
      .required(message)
      .min(smallestPart, message)
      .max(total - smallestPart, message),
  });
}
