import type { CardData } from '@/services/payment';
import { parseExpirationDate } from '@/validation/cards/parseExpirationDate';
import type { CardValues } from '../payment/paymentValues';

/** The card that the fields hold; null: the date is none, which the checks refuse before. */
export function cardOf(values: CardValues): CardData | null {
  const expiration = parseExpirationDate(values.cardExpirationDate);
  if (!expiration) return null;
  return {
    number: values.cardNumber.replace(/\D/g, ''),
    holderName: values.cardHolder.trim(),
    expirationMonth: expiration.month,
    expirationYear: expiration.year,
    securityCode: values.cardSecurityCode,
  };
}
