import { screen, waitFor } from '@testing-library/react';
import type { CheckoutFlow } from '@/contract/product';
import { createPayment } from '@/services/api/payment';
import { readStored } from '@/services/storage';
import { buildStep } from '../../support/builders';
import { dataLead, payBy, refuse, showPaymentPage } from './paymentPage';

jest.mock('@/services/api/payment');
const create = jest.mocked(createPayment);

beforeEach(() => {
  jest.resetAllMocks();
});

const contractFlow: CheckoutFlow = {
  id: 'default',
  steps: [
    buildStep({ id: 'lead', templateId: 'lead', defaultNextStepId: 'contract' }),
    buildStep({ id: 'contract', templateId: 'md', defaultNextStepId: 'main-payment' }),
    buildStep({ id: 'main-payment', templateId: 'payment' }),
  ],
};

test('a contract that was accepted at another price is read and accepted again', async () => {
  create.mockRejectedValue(refuse(409, 'contract_not_accepted'));
  const stored = { dataLead, contractLeadId: dataLead.leadId };
  const { router } = showPaymentPage({ flow: contractFlow, stored });
  await payBy('Pix');
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith('/md');
  });
  expect(readStored('contractLeadId')).toBeNull();
});

test('a contract that the flow has no page for leaves the buyer on the form', async () => {
  create.mockRejectedValue(refuse(409, 'contract_not_accepted'));
  const { router } = showPaymentPage();
  await payBy('Pix');
  expect(await screen.findByRole('alert')).toHaveTextContent('Algo não saiu como esperado');
  expect(router.push).not.toHaveBeenCalled();
});
