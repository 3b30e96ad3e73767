import type { ReactElement } from 'react';
import { getKnownSaleFlow } from '@/services/checkout/knownSaleFlows';
import type { KnownSaleTemplate } from '@/services/checkout/knownSale';
import { createKnownSaleQuery } from '@/services/checkout/knownSaleQuery';
import type { KnownSale } from '@/services/checkout/knownSales';
import { routes } from '@/services/checkout/routes';
import type { PaymentResponse, PaymentView } from '@/services/payment';
import type { Plan } from '@/services/product';
import { buildPayment } from '../../support/buildPayment';
import { saleId } from '../../support/knownSales';
import { renderWithProviders, type ProvidersOptions } from '../../support/renderWithProviders';

/** Somebody else's purchase at the same browser, which these pages have nothing to do with. */
export const otherPurchase = {
  dataLead: {
    leadId: '2f1c9f9e-6c4b-4f3a-9a51-1d2f6a6f3c11',
    name: 'Outra Pessoa',
    email: 'outra@example.com',
    phone: '+5511987654321',
  },
  purchaseToken: 'token-of-another-purchase',
};

export const rawQuery = (template: KnownSaleTemplate) =>
  createKnownSaleQuery('seller=ana', {
    template,
    id: saleId,
    business: 'medcof',
    productCode: 'curso',
    locale: 'pt-BR',
  });

/** Renders the page of a sale as a buyer opens it who has bought something else here before. */
export const showKnownSale = (
  element: ReactElement,
  template: KnownSaleTemplate,
  { plans, sale, ...options }: { sale: KnownSale; plans: Plan[] } & ProvidersOptions,
) =>
  renderWithProviders(element, {
    pathname: routes[template],
    rawQuery: rawQuery(template),
    flow: getKnownSaleFlow(template),
    product: { plans },
    sale,
    stored: otherPurchase,
    ...options,
  });

/** The service's answer to a payment. */
export const accept = (
  payment: Partial<PaymentView> = {},
  route: PaymentResponse['route'] = 'success',
): PaymentResponse => {
  const view = buildPayment({ state: 'paid', ...payment });
  return { token: view.token, redirect: null, paymentProfileIds: [], route, payment: view };
};
