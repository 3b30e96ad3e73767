import { createBrowserStore, createTextsGuard, readStored, type StoredValues } from './storage';

type Lead = StoredValues['dataLead'];

type PaymentBuyer = Pick<Lead, 'leadId' | 'emailId'> & { token: string };

interface PaymentBuyers {
  paymentBuyers: readonly PaymentBuyer[];
}

const isBuyer = createTextsGuard<PaymentBuyer>('token', 'leadId');
const isList = (value: unknown): value is readonly PaymentBuyer[] =>
  Array.isArray(value) && value.every(isBuyer);

const store = createBrowserStore<PaymentBuyers>('localStorage', () => isList);

const tabStore = createBrowserStore<PaymentBuyers>('sessionStorage', () => isList);

const most = 20;

const findBuyer = ({ read }: typeof store, token: string) =>
  read('paymentBuyers')?.find((buyer) => buyer.token === token);

/** @param lead who paid; by default the buyer that the page is about */
export function storePaymentBuyer(token: string, lead = readStored('dataLead')): void {
  const buyer = findBuyer(store, token) ?? (lead && { ...pickIds(lead), token });
  if (!buyer) return;
  for (const { read, write } of [store, tabStore]) {
    const others = (read('paymentBuyers') ?? []).filter((known) => known.token !== token);
    write('paymentBuyers', [buyer, ...others].slice(0, most));
  }
}

const pickIds = ({ emailId, leadId }: Lead) => ({ emailId, leadId });

/**
 * Whether the buyer that a page is about made a payment.
 * @param lead null: nobody. A payment of an unknown buyer, such as one by a payment link, may be
 *   anybody's.
 */
export function isPaidBy(lead: Lead | null, token: string): boolean {
  const buyer = findBuyer(store, token);
  if (!buyer) return true;
  if (!lead) return false;
  const isSameAddress = buyer.emailId !== undefined && buyer.emailId === lead.emailId;
  return isSameAddress || buyer.leadId === lead.leadId;
}

/**
 * A payment belongs to this tab if the tab made it, or if its buyer made it in another tab. A tab
 * without a buyer uses the browser's last payment (decision 020).
 */
export function isOwnPayment(token: string): boolean {
  const lead = readStored('dataLead');
  return !lead || findBuyer(tabStore, token) !== undefined || isPaidBy(lead, token);
}
