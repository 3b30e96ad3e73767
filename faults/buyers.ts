import { randomInt, randomUUID } from 'node:crypto';
import { generateCpf } from '@brazilian-utils/brazilian-utils';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { LeadRequest } from '@/contract/lead';
import { paths } from '@/contract/paths';
import { CardKey, PaymentRequest } from '@/contract/payment';
import type { CardData, PaymentPart } from '@/contract/paymentParts';
import { encryptCard } from '@/services/cardEncryption';
import { type Answer, send, sendPatiently } from './client';
import type { FaultSystem } from './system';

/** Somebody who left contact details and has not paid yet. */
export interface Buyer {
  leadId: string;
  email: string;
  /** E.164. */
  phone: string;
  document: string;
}

export type Way = 'card' | 'pix' | 'bankslip';

/** The yearly plan of meusucesso at its standard price, in minor units. */
export const price = 114000;

export const approvedCard = '4111111111111111';
export const declinedCard = '4000000000000002';

const Keys = Type.Object({ keys: Type.Array(CardKey, { minItems: 1 }) });

/** What a request to pay has that its cards depend on. */
export const PayingRequest = Type.Object({
  sfLeadId: PaymentRequest.properties.sfLeadId,
  paymentMethods: Type.Array(
    Type.Object({ method: Type.String(), encryptedCard: Type.Optional(Type.String()) }),
  ),
});

/** Puts the cards of a request to pay in place, encrypted for the attempt that sends it. */
export type EncryptCards = <Request extends Static<typeof PayingRequest>>(
  request: Request,
  attempt: string,
) => Promise<Request>;

const typed = 'typed:';

/**
 * Encrypts cards as a browser does, each time anew: no two encryptions are alike.
 * @param securityCode of all of them
 */
export function createCardEncryption(key: CardKey, securityCode = '123'): EncryptCards {
  const encrypt = (text: string, lead: string, attempt: string): Promise<string> => {
    const card: CardData = {
      number: text.slice(typed.length),
      holderName: 'MARIA DA SILVA',
      expirationMonth: 12,
      expirationYear: new Date().getFullYear() + 2,
      securityCode,
    };
    const iat = Math.floor(Date.now() / 1_000);
    return encryptCard(card, { ...key, iat }, { attempt, lead });
  };
  return async (request, attempt) => {
    const encryptPart = async <Part extends { encryptedCard?: string }>(part: Part) => {
      const { encryptedCard: text } = part;
      if (!text?.startsWith(typed)) return part;
      return { ...part, encryptedCard: await encrypt(text, request.sfLeadId, attempt) };
    };
    return {
      ...request,
      paymentMethods: await Promise.all(request.paymentMethods.map(encryptPart)),
    };
  };
}

/** As createCardEncryption, with the key that the provider itself gives. */
export async function openCardEncryption(
  { sandboxUrl }: Pick<FaultSystem, 'sandboxUrl'>,
  securityCode?: string,
): Promise<EncryptCards> {
  const answer = await send(`${sandboxUrl}/keys`);
  const [key] = Value.Parse(Keys, JSON.parse(answer.text)).keys;
  if (!key) throw new Error('The sandbox has no key for cards');
  return createCardEncryption(key, securityCode);
}

/** A Brazilian mobile number, so that limits per phone count each buyer apart. E.164. */
const createPhone = () =>
  `+55119${randomInt(10 ** 8)
    .toString()
    .padStart(8, '0')}`;

/** The details that a new buyer leaves, with an e-mail address and a phone of their own. */
export function createLeadRequest(): LeadRequest {
  return {
    name: 'Maria da Silva',
    email: `maria.${randomUUID()}@example.com`,
    phone: createPhone(),
    business: 'meusucesso',
    productCode: 'ms',
    planId: 'ms-anual',
    seller: 'performance',
    source: 'direto',
    operation: 'BR',
    locale: 'pt-BR',
  };
}

/** Leaves the details of a new buyer. */
export const sendLead = ({ commerceUrl }: Pick<FaultSystem, 'commerceUrl'>): Promise<Answer> =>
  send(`${commerceUrl}${paths.lead}`, { body: createLeadRequest(), key: randomUUID() });

/**
 * A buyer who left their details.
 * @throws Error when commerce does not take them.
 */
export async function createBuyer({
  commerceUrl,
}: Pick<FaultSystem, 'commerceUrl'>): Promise<Buyer> {
  const lead = createLeadRequest();
  const call = { body: lead, key: randomUUID() };
  const answer = await sendPatiently(`${commerceUrl}${paths.lead}`, call);
  const { leadId } = answer.body;
  if (leadId === undefined) throw new Error(`A lead was answered ${answer.status}: ${answer.text}`);
  return { leadId, email: lead.email, phone: lead.phone, document: generateCpf() };
}

/** What a buyer sends to pay the whole price in one way. */
export function createPaymentRequest(buyer: Buyer, part: PaymentPart): PaymentRequest {
  return {
    name: 'Maria da Silva',
    email: buyer.email,
    phone: buyer.phone,
    document: buyer.document,
    amount: part.amount,
    business: 'meusucesso',
    operation: 'BR',
    type: 'direct',
    paymentMethods: [part],
    sfLeadId: buyer.leadId,
    plan: 'ms-anual',
    planType: 'yearly',
    planId: 'ms-anual',
    productCode: 'ms',
    seller: 'performance',
    source: 'direto',
  };
}

/** A card as its buyer typed it: it is encrypted as it is sent (`EncryptCards`). */
export function createCardPart(number: string): PaymentPart {
  return {
    method: 'credit-card',
    amount: price,
    installments: 1,
    cardCompany: 'visa',
    encryptedCard: `${typed}${number}`,
  };
}

/** The part that pays the whole price in one way; a card that is approved. */
export const createPart = (way: Way): PaymentPart =>
  way === 'card' ? createCardPart(approvedCard) : { method: way, amount: price };
