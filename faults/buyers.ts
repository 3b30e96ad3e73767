import { randomUUID } from 'node:crypto';
import { generateCpf } from '@brazilian-utils/brazilian-utils';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { paths } from '@/contract/paths';
import { CardKey } from '@/contract/cardKey';
import { PaymentRequest } from '@/contract/paymentRequest';
import type { PaymentPart } from '@/contract/paymentParts';
import { cards, encryptTypedCards, typedCard } from '@/testing/cards';
import { createContact } from '@/testing/contact';
import { createLeadRequest, parts, type Payer } from '@/testing/requests';
import { sales } from '@/testing/sales';
import { type Answer, send, sendPatiently } from './client';
import type { FaultSystem } from './system';

export type Buyer = Required<Payer>;

export type Way = 'card' | 'pix' | 'bankslip';

export const price = sales.ms.amount;

const Keys = Type.Object({ keys: Type.Array(CardKey, { minItems: 1 }) });

export const PayingRequest = Type.Pick(PaymentRequest, ['sfLeadId']);

export type EncryptCards = <Request extends Static<typeof PayingRequest>>(
  request: Request,
  attempt: string,
) => Promise<Request>;

export const createCardEncryption =
  (key: CardKey): EncryptCards =>
  (request, attempt) =>
    encryptTypedCards(request, { attempt, lead: request.sfLeadId }, () => ({
      ...key,
      iat: Math.floor(Date.now() / 1_000),
    }));

export async function openCardEncryption({
  sandboxUrl,
}: Pick<FaultSystem, 'sandboxUrl'>): Promise<EncryptCards> {
  const answer = await send(`${sandboxUrl}/keys`);
  const [key] = Value.Parse(Keys, JSON.parse(answer.text)).keys;
  if (!key) throw new Error('The sandbox has no key for cards');
  return createCardEncryption(key);
}

export const sendLead = ({ commerceUrl }: Pick<FaultSystem, 'commerceUrl'>): Promise<Answer> =>
  send(`${commerceUrl}${paths.lead}`, {
    body: createLeadRequest(createContact()),
    key: randomUUID(),
  });

/** Creates a buyer with a lead. @throws Error when commerce does not accept it */
export async function createBuyer({
  commerceUrl,
}: Pick<FaultSystem, 'commerceUrl'>): Promise<Buyer> {
  const contact = createContact();
  const call = { body: createLeadRequest(contact), key: randomUUID() };
  const answer = await sendPatiently(`${commerceUrl}${paths.lead}`, call);
  const { leadId } = answer.body;
  if (leadId === undefined) throw new Error(`A lead was answered ${answer.status}: ${answer.text}`);
  return { leadId, ...contact, document: generateCpf() };
}

export const createCardPart = (number: string, securityCode?: string): PaymentPart =>
  parts.card(price, 1, typedCard(number, securityCode));

export const createPart = (way: Way): PaymentPart =>
  way === 'card' ? createCardPart(cards.approved) : parts[way](price);
