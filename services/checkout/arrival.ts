import type { NextRouter } from 'next/router';
import type { ProductV2 } from '@/contract/product';
import type { CheckoutFlow } from '@/contract/productConfig';
import { getProduct } from '../api/product';
import { forgetOldContact } from '../contact';
import { takeLinkContact } from '../linkContact';
import type { StoredValues } from '../storage';
import { loadPaymentLink } from './loadPaymentLink';
import type { CheckoutPage, Page } from './page';
import { createProductQuery } from './query';
import {
  findLeadElsewhere,
  findMissingStep,
  findNextPayment,
  isResultStored,
  type LeadProduct,
} from './requirements';
import { routes, withQuery } from './routes';
import { addTypedVoucher } from './typedVoucher';

type Redirect = Parameters<NextRouter['replace']>;

/**
 * Updates what the browser knows of the buyer when a step's page is opened.
 * @returns where the buyer has to go instead: to the step that must be done first, or to this page
 *   with the voucher that was typed; null: the buyer stays
 */
export function arriveAtStep(
  flow: CheckoutFlow,
  page: Pick<Page, 'pathname' | 'query' | 'rawQuery' | 'stepRoute'>,
  product: LeadProduct,
): Redirect | null {
  const { pathname, query, rawQuery, stepRoute } = page;
  forgetOldContact();
  takeLinkContact(query);
  const missing =
    findMissingStep(flow, stepRoute, isResultStored) ?? findLeadElsewhere(flow, stepRoute, product);
  if (missing) return [withQuery(routes[missing.templateId], rawQuery)];
  // A voucher reduces the price of the purchase itself only.
  if (findNextPayment(flow, stepRoute)?.templateId !== 'payment') return null;
  const priced = addTypedVoucher(page);
  if (priced === rawQuery) return null;
  // It is the same page at another price, so the scroll position stays.
  return [withQuery(pathname, priced), undefined, { scroll: false }];
}

/**
 * A page's product and prices, requested again once the buyer is known.
 * @param lead null: nobody is known
 * @throws HttpError, NoAnswerError
 */
export async function loadFreshProduct(
  { brand, checkout, locale, offered, operation, query, reference }: CheckoutPage,
  lead: Pick<StoredValues['dataLead'], 'leadId' | 'email'> | null,
): Promise<ProductV2> {
  if (reference) return (await loadPaymentLink(reference.template, reference.id)).product;
  const { business, flow, productCode, voucher } = checkout;
  const asked =
    offered?.productQuery ??
    createProductQuery(query, {
      business,
      flowId: flow.id,
      locale,
      operation,
      planTypes: brand.planTypes,
      voucher,
    });
  return getProduct(offered?.code ?? productCode, {
    ...asked,
    flowId: flow.id,
    ...(lead && { leadId: lead.leadId, email: lead.email }),
  });
}
