import type { OfferedMethod } from '@/services/checkout/payment/offeredMethods';
import type { PaymentFieldName } from '@/services/checkout/payment/paymentOutcome';
import type { CardData, PaymentPart } from '@/services/payment';
import type { Plan } from '@/services/product';
import { isCardCompanyId } from '@/validation/cards/cardCompanyId';
import { parseExpirationDate } from '@/validation/cards/parseExpirationDate';
import { getInstallment, type PaymentValues } from './paymentValues';

/** A part that can be sent, or the field that keeps it from being made. */
export type CreatedPart = { part: PaymentPart } | { invalid: PaymentFieldName };

export interface PartSource {
  values: PaymentValues;
  plan: Plan;
  encrypt: (card: CardData) => Promise<string>;
}

async function createCardPart({ encrypt, plan, values }: PartSource): Promise<CreatedPart> {
  const { cardCompany, cardExpirationDate, cardHolder, cardNumber, cardSecurityCode } = values;
  const expiration = parseExpirationDate(cardExpirationDate);
  if (!isCardCompanyId(cardCompany)) return { invalid: 'cardCompany' };
  if (!expiration) return { invalid: 'cardExpirationDate' };
  const installment = getInstallment(values, plan);
  const encryptedCard = await encrypt({
    number: cardNumber.replace(/\D/g, ''),
    holderName: cardHolder.trim(),
    expirationMonth: expiration.month,
    expirationYear: expiration.year,
    securityCode: cardSecurityCode,
  });
  return {
    part: {
      method: 'credit-card',
      amount: installment?.totalValue ?? plan.amount,
      installments: installment?.id ?? 1,
      cardCompany,
      encryptedCard,
    },
  };
}

/** M-Pesa is Mozambique's: the number is national, whatever it was typed with. */
function toMsisdn(text: string): string {
  return `+258${text.replace(/\D/g, '').slice(-9)}`;
}

const creators: Record<OfferedMethod, (source: PartSource) => Promise<CreatedPart>> = {
  'credit-card': createCardPart,
  pix: ({ plan }) => Promise.resolve({ part: { method: 'pix', amount: plan.amount } }),
  bankslip: ({ plan }) => Promise.resolve({ part: { method: 'bankslip', amount: plan.amount } }),
  'm-pesa': ({ plan, values }) =>
    Promise.resolve({
      part: { method: 'm-pesa', amount: plan.amount, phone: toMsisdn(values.mpesaPhone) },
    }),
};

/**
 * What the payment call sends for the chosen method; a card leaves this function encrypted.
 * @throws HttpError, NoAnswerError when the provider's key cannot be had
 */
export function createPart(source: PartSource): Promise<CreatedPart> {
  return creators[source.values.method](source);
}
