import type { CheckoutFlow, FlowStep } from '@/contract/product';
import { forgetOldContact, takeLinkContact } from '../contact';
import type { Page } from '../pageProps/page';
import {
  findLeadElsewhere,
  findMissingStep,
  isResultStored,
  type LeadProduct,
} from './requirements';

/**
 * Puts in order what the browser knows of the buyer when a step's page is opened.
 * @returns the step that the buyer has to do first; null: none
 */
export function arriveAtStep(
  flow: CheckoutFlow,
  { query, stepRoute }: Pick<Page, 'query' | 'stepRoute'>,
  product: LeadProduct,
): FlowStep | null {
  forgetOldContact();
  takeLinkContact(query);
  return (
    findMissingStep(flow, stepRoute, isResultStored) ?? findLeadElsewhere(flow, stepRoute, product)
  );
}
