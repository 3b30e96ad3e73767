import { randomUUID } from 'node:crypto';
import type { LeadResponse } from '@/contract/lead';
import { paths } from '@/contract/paths';
import { productKeys } from '@/services/checkout/productKeys';
import { createContact } from '@/testing/contact';
import { fetchJson } from '@/testing/http';
import { createLeadRequest } from '@/testing/requests';
import { createChannel } from '@/testing/sales';
import type { Product } from './ground';
import type { Stored } from './phone';

export interface MeasuredPage {
  route: string;
  url: string;
  /** A field of its form, whose hydration makes the page usable. */
  field: string;
  stored?: Stored;
}

export const leadPath = '/lead?product=medcof&seller=ana';

/** Leaves a lead, as a buyer does before the payment, which leads back to the lead without one. */
async function leaveLead({ commerceUrl }: Product): Promise<Stored> {
  const contact = createContact();
  const body = createLeadRequest(contact, createChannel(productKeys.medcof));
  const call = { body, key: randomUUID() };
  const { leadId } = await fetchJson<LeadResponse>(`${commerceUrl}${paths.lead}`, call);
  return { dataLead: { leadId, ...contact }, dataForm: contact };
}

/** The pages that are measured in a browser, with what their buyers have stored by then. */
export async function preparePages(product: Product): Promise<MeasuredPage[]> {
  const { webUrl } = product;
  return [
    { route: '/lead', url: `${webUrl}${leadPath}`, field: 'input[name="name"]' },
    {
      route: '/payment',
      url: `${webUrl}/payment?product=medcof&seller=ana`,
      field: 'form input',
      stored: await leaveLead(product),
    },
  ];
}
