import { termsVersion } from '@/domain/terms';
import type { ReactElement } from 'react';
import type { PaymentLink } from '@/services/checkout/loadPaymentLink';
import { createPaymentLinkQuery } from '@/server/checkout/loadPaymentLinkCheckout.server';
import type { PaymentLinkTemplate } from '@/services/checkout/paymentLinks';
import { getPaymentLinkFlow } from '@/services/checkout/paymentLinkFlows';
import { routes } from '@/services/checkout/routes';
import type { PaymentResponse, PaymentView } from '@/contract/payment';
import type { Plan } from '@/contract/product';
import { buildPayment, buildPaymentResponse } from '../../support/buildPayment';
import { saleId } from '../../support/paymentLinks';
import { type ProvidersOptions, renderWithProviders } from '../../support/renderWithProviders';

export const otherPurchase = {
  dataLead: {
    leadId: '2f1c9f9e-6c4b-4f3a-9a51-1d2f6a6f3c11',
    name: 'Outra Pessoa',
    email: 'outra@example.com',
    phone: '+5511987654321',
  },
  purchaseToken: 'token-of-another-purchase',
};

export const rawQuery = (template: PaymentLinkTemplate) =>
  createPaymentLinkQuery('seller=ana', {
    template,
    id: saleId,
    business: 'medcof',
    productCode: 'curso',
    locale: 'pt-BR',
  });

export const showPayLink = (
  element: ReactElement,
  template: PaymentLinkTemplate,
  { plans, sale, ...options }: { sale: PaymentLink; plans: Plan[] } & ProvidersOptions,
) =>
  renderWithProviders(element, {
    pathname: routes[template],
    rawQuery: rawQuery(template),
    flow: getPaymentLinkFlow(template),
    product: { plans },
    sale,
    stored: otherPurchase,
    ...options,
  });

export const accept = (
  payment: Partial<PaymentView> = {},
  route: PaymentResponse['route'] = 'success',
): PaymentResponse => buildPaymentResponse(buildPayment({ state: 'paid', ...payment }), route);

export const acceptedAt = (domain: string) => ({
  version: termsVersion,
  terms: `https://${domain}/termos-de-uso`,
  privacy: `https://${domain}/politica-de-privacidade`,
});
