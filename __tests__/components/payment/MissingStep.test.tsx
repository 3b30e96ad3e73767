import { waitFor } from '@testing-library/react';
import type { CheckoutFlow } from '@/contract/productConfig';
import { createPayment } from '@/services/api/payment';
import { readStored } from '@/services/storage';
import { buildStep } from '../../support/builders';
import { dataLead, payBy, refuse, showPaymentPage } from './paymentPage';

vi.mock('@/services/api/payment');
const create = vi.mocked(createPayment);

beforeEach(() => {
  vi.resetAllMocks();
});

const contractFlow: CheckoutFlow = {
  id: 'default',
  steps: [
    buildStep({ id: 'lead', templateId: 'lead', defaultNextStepId: 'contract' }),
    buildStep({ id: 'contract', templateId: 'md', defaultNextStepId: 'main-payment' }),
    buildStep({ id: 'main-payment', templateId: 'payment' }),
  ],
};

test('a contract accepted at another price has to be read and accepted again', async () => {
  create.mockRejectedValue(refuse(409, 'contract_not_accepted'));
  const stored = { dataLead, contractLeadId: dataLead.leadId };
  const { router } = showPaymentPage({ flow: contractFlow, stored });
  await payBy('Pix');
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith('/md');
  });
  expect(readStored('contractLeadId')).toBeNull();
});

test.each([
  ['contract_not_accepted', '/lead', null],
  ['phone_not_verified', '/lead', null],
  ['not_paid_yet', '/success', dataLead],
] as const)(
  'a step that a lead of another flow has missed leads to where this flow makes up for it: %s',
  async (code, route, kept) => {
    create.mockRejectedValue(refuse(409, code));
    const { router } = showPaymentPage();
    await payBy('Pix');
    await waitFor(() => {
      expect(router.push).toHaveBeenCalledWith(route);
    });
    expect(readStored('dataLead')).toEqual(kept);
  },
);

test.each([
  ['/planId', 'not_the_leads'],
  ['/email', 'not_the_leads'],
  ['/sfLeadId', 'unknown'],
])(
  'a lead that does not match this payment has to be entered again: %s %s',
  async (field, reason) => {
    create.mockRejectedValue(refuse(422, 'invalid_field', { errors: [{ field, code: reason }] }));
    const { router } = showPaymentPage();
    await payBy('Pix');
    await waitFor(() => {
      expect(router.push).toHaveBeenCalledWith('/lead');
    });
  },
);
