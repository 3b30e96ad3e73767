import type { FormMethod } from '@/services/checkout/payment/offeredMethods';
import type { PaymentFieldName } from '@/services/checkout/payment/paymentOutcome';
import { readPurchaseProfile } from '@/services/checkout/payment/purchaseProfile';
import type { CardData, InPersonMethod, PaymentPart } from '@/services/payment';
import type { Plan } from '@/services/product';
import { isCardCompanyId } from '@/validation/cards/cardCompanyId';
import { parseExpirationDate } from '@/validation/cards/parseExpirationDate';
import type { CardValues, PaymentValues } from './paymentValues';
import { findInstallment, getSecondCard, splitPlan } from './splitValues';

/** Parts that can be sent, or the field that keeps them from being made. */
export type CreatedParts = { parts: PaymentPart[] } | { invalid: PaymentFieldName };

type Encrypt = (card: CardData) => Promise<string>;

export interface PartSource {
  values: PaymentValues;
  plan: Plan;
  encrypt: Encrypt;
}

type CardPart = Extract<PaymentPart, { method: 'credit-card' }>;
type CreatedCard = { part: CardPart } | { invalid: 'cardCompany' | 'cardExpirationDate' };

const getSpread = (plan: Plan, values: Pick<CardValues, 'installments'>) => {
  const installment = findInstallment(plan, values.installments);
  return { amount: installment?.totalValue ?? plan.amount, installments: installment?.id ?? 1 };
};

async function createCard(plan: Plan, values: CardValues, encrypt: Encrypt): Promise<CreatedCard> {
  const { cardCompany, cardExpirationDate, cardHolder, cardNumber, cardSecurityCode } = values;
  const expiration = parseExpirationDate(cardExpirationDate);
  if (!isCardCompanyId(cardCompany)) return { invalid: 'cardCompany' };
  if (!expiration) return { invalid: 'cardExpirationDate' };
  const encryptedCard = await encrypt({
    number: cardNumber.replace(/\D/g, ''),
    holderName: cardHolder.trim(),
    expirationMonth: expiration.month,
    expirationYear: expiration.year,
    securityCode: cardSecurityCode,
  });
  return {
    part: { method: 'credit-card', ...getSpread(plan, values), cardCompany, encryptedCard },
  };
}

async function createOneCard({ encrypt, plan, values }: PartSource): Promise<CreatedParts> {
  const created = await createCard(plan, values, encrypt);
  return 'part' in created ? { parts: [created.part] } : created;
}

async function createTwoCards({ encrypt, plan, values }: PartSource): Promise<CreatedParts> {
  const [first, second] = splitPlan(plan, values.firstAmount);
  const firstCard = await createCard(first, values, encrypt);
  if ('invalid' in firstCard) return firstCard;
  const secondCard = await createCard(second, getSecondCard(values), encrypt);
  if ('invalid' in secondCard) return { invalid: `second-${secondCard.invalid}` };
  return {
    parts: [
      { ...firstCard.part, principal: first.amount },
      { ...secondCard.part, principal: second.amount },
    ],
  };
}

async function createCardAndPix({ encrypt, plan, values }: PartSource): Promise<CreatedParts> {
  const [first, second] = splitPlan(plan, values.firstAmount);
  const card = await createCard(first, values, encrypt);
  if ('invalid' in card) return card;
  return {
    parts: [
      { ...card.part, principal: first.amount },
      { method: 'pix', amount: second.amount },
    ],
  };
}

/** M-Pesa is Mozambique's: the number is national, whatever it was typed with. */
function toMsisdn(text: string): string {
  return `+258${text.replace(/\D/g, '').slice(-9)}`;
}

type Creator = (source: PartSource) => CreatedParts | Promise<CreatedParts>;

/** A method of which the amount is all there is to say. */
const plain =
  (method: InPersonMethod | 'bankslip' | 'pix'): Creator =>
  ({ plan }) => ({ parts: [{ method, amount: plan.amount }] });

const creators: Record<FormMethod, Creator> = {
  'credit-card': createOneCard,
  'credit-card+credit-card': createTwoCards,
  'credit-card+pix': createCardAndPix,
  'default-credit-card': ({ plan, values }) => ({
    parts: [
      {
        method: 'default-credit-card',
        ...getSpread(plan, values),
        paymentProfileId: readPurchaseProfile() ?? '',
      },
    ],
  }),
  'm-pesa': ({ plan, values }) => ({
    parts: [{ method: 'm-pesa', amount: plan.amount, phone: toMsisdn(values.mpesaPhone) }],
  }),
  pix: plain('pix'),
  bankslip: plain('bankslip'),
  'credit-card-in-person': plain('credit-card-in-person'),
  'pix-in-person': plain('pix-in-person'),
  cash: plain('cash'),
  cheque: plain('cheque'),
};

/**
 * What the payment call sends for the chosen method; a card leaves this function encrypted.
 * @throws HttpError, NoAnswerError when the provider's key cannot be had
 */
export async function createParts(source: PartSource): Promise<CreatedParts> {
  return creators[source.values.method](source);
}
