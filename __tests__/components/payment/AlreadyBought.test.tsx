import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PaymentResponse, PaymentView } from '@/contract/payment';
import { createPayment } from '@/services/api/payment';
import { readStored, writeStored } from '@/services/storage';
import { buildPayment } from '../../support/buildPayment';
import { dataLead, payBy, refuse, showPaymentPage } from './paymentPage';

jest.mock('@/services/api/payment');
const create = jest.mocked(createPayment);

beforeEach(() => {
  jest.resetAllMocks();
});

const accept = (payment: PaymentView): PaymentResponse => ({
  token: payment.token,
  redirect: null,
  paymentProfileIds: [],
  route: 'success',
  payment,
});

test('a purchase that was paid elsewhere is said to be paid, and the page is asked for again', async () => {
  create.mockRejectedValue(refuse(409, 'already_paid'));
  showPaymentPage();
  await payBy('Pix');
  expect(await screen.findByText('Esta compra já está paga')).toBeVisible();
  expect(screen.getByText(/Nada foi cobrado agora/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Atualizar a página' })).toBeVisible();
});

test('who has the product already is told, and buys it again only on purpose', async () => {
  create.mockRejectedValueOnce(refuse(409, 'already_owned'));
  create.mockResolvedValueOnce(accept(buildPayment({ state: 'paid' })));
  const { router } = showPaymentPage();
  await payBy('Pix');
  expect(await screen.findByText('Você já tem este produto')).toBeVisible();
  expect(create.mock.calls[0]?.[0]).not.toHaveProperty('buyAgain');
  await userEvent.click(screen.getByRole('button', { name: 'Comprar mais uma vez' }));
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith('/success');
  });
  const [first, second] = create.mock.calls;
  expect(second?.[0]).toMatchObject({ buyAgain: true });
  expect(second?.[1]).not.toBe(first?.[1]);
});

test('a lead that another tab leaves does not pay on this page', async () => {
  create.mockResolvedValue(accept(buildPayment({ state: 'paid' })));
  showPaymentPage();
  const joana = 'Comprando como Maria Silva (maria@exemplo.com.br)';
  expect(await screen.findByText(joana)).toBeVisible();
  const pedro = {
    ...dataLead,
    leadId: 'another-lead',
    name: 'Pedro',
    email: 'pedro@exemplo.com.br',
  };
  act(() => {
    writeStored('dataLead', pedro);
  });
  expect(screen.getByText(joana)).toBeVisible();
  await payBy('Pix');
  await waitFor(() => {
    expect(create.mock.calls[0]?.[0]).toMatchObject({
      sfLeadId: dataLead.leadId,
      email: 'maria@exemplo.com.br',
    });
  });
  await waitFor(() => {
    expect(readStored('dataLead')).toEqual(dataLead);
  });
});
