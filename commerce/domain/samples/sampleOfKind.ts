import type { SampleKind } from '@/contract/samples';
import { makeCustomOffer } from './makeCustomOffer';
import { makeInvoiceOf } from './makeInvoice';
import { makeRecovery } from './makeRecovery';
import { makeRenewable } from './makeRenewable';
import { makeUpgradable } from './makeUpgradable';
import type { MakeSample } from './Making';

interface SampleRule {
  make: MakeSample;
  /** The page that opens it, without the query. */
  route: (id: string) => { path: string; id?: string };
}

const invoiceRoute = (id: string) => ({ path: `/payment/${id}` });

/** How each kind of sample is made, and where it is opened. */
export const sampleOfKind: Record<SampleKind, SampleRule> = {
  invoice: { make: makeInvoiceOf('invoice'), route: invoiceRoute },
  'sale-invoice': { make: makeInvoiceOf('sale-invoice'), route: invoiceRoute },
  'first-invoice-payment': { make: makeInvoiceOf('first-invoice-payment'), route: invoiceRoute },
  renew: { make: makeRenewable, route: (id) => ({ path: `/renew/${id}` }) },
  recovery: { make: makeRecovery, route: (id) => ({ path: `/recovery/${id}` }) },
  upgrade: { make: makeUpgradable, route: (id) => ({ path: '/payment/upgrade', id }) },
  'custom-offer': { make: makeCustomOffer, route: (id) => ({ path: '/custom-offer', id }) },
};
