import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SuccessTemplate } from '@/components/templates/success/SuccessTemplate';
import { createPayment } from '@/services/api/payment';
import { getProduct } from '@/services/api/product';
import { getTickets } from '@/services/api/ticket';
import { readStored, writeStored } from '@/services/storage';
import { buildPayment, buildPaymentResponse } from '../../support/buildPayment';
import { buildProduct } from '../../support/builders';
import { buildTrial } from '../../support/buildTrial';
import { FakeEventSource } from '../../support/FakeEventSource';
import { renderWithProviders } from '../../support/renderWithProviders';
import { dataLead, payBy, refuse, settleForm, showPaymentPage } from './paymentPage';

vi.mock('@/services/api/payment');
vi.mock('@/services/api/product');
vi.mock('@/services/api/ticket');
const create = vi.mocked(createPayment);

beforeEach(() => {
  vi.resetAllMocks();
});

test('a purchase that was paid elsewhere is shown as paid, with a button to reload the page', async () => {
  create.mockRejectedValue(refuse(409, 'already_paid'));
  showPaymentPage();
  await payBy('Pix');
  expect(await screen.findByText('Esta compra já está paga')).toBeVisible();
  expect(screen.getByText(/Nada foi cobrado agora/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Atualizar a página' })).toBeVisible();
});

describe('a purchase paid in another tab meanwhile', () => {
  const payment = buildPayment({ state: 'paid', token: 'token-of-another-tab' });
  const trial = buildPayment({ ...payment, state: 'trial', trial: buildTrial() });

  const press = async () => {
    create.mockRejectedValue(refuse(409, 'already_paid', { token: payment.token }));
    const { router, unmount } = showPaymentPage();
    await payBy('Pix');
    await waitFor(() => {
      expect(router.push).toHaveBeenCalledWith('/success');
    });
    unmount();
  };

  const showReceipt = async (shown: typeof payment) => {
    FakeEventSource.install();
    vi.mocked(getTickets).mockResolvedValue([]);
    renderWithProviders(<SuccessTemplate />, { pathname: '/success' });
    await act(async () => {
      FakeEventSource.current.send(shown);
      await Promise.resolve();
    });
    await screen.findByRole('heading', { level: 1 });
  };

  test.each([
    ['paid', payment, /Esta compra já está paga.*Nada foi cobrado agora/],
    ['a trial', trial, /Seu período grátis já começou.*Nada foi cobrado agora/],
  ])('has a receipt that says that this click charged nothing: %s', async (_, shown, text) => {
    await press();
    await showReceipt(shown);
    expect(screen.getAllByRole('status').some((notice) => text.test(notice.textContent))).toBe(
      true,
    );
  });

  test('is not mentioned on the receipt of a later payment', async () => {
    await press();
    writeStored('purchaseToken', 'token-of-a-later-one');
    await showReceipt({ ...payment, token: 'token-of-a-later-one' });
    expect(screen.queryByText(/Nada foi cobrado agora/)).not.toBeInTheDocument();
  });
});

test('a buyer who already has the product sees a notice, and buys it again only on purpose', async () => {
  create.mockRejectedValueOnce(refuse(409, 'already_owned'));
  create.mockResolvedValueOnce(buildPaymentResponse());
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

test('a buyer whose trial is running reads that it is charged automatically, and can make a second purchase on purpose', async () => {
  create.mockRejectedValueOnce(refuse(409, 'trial_running'));
  create.mockResolvedValueOnce(buildPaymentResponse());
  const { router } = showPaymentPage();
  await payBy('Pix');
  expect(await screen.findByText('Seu período grátis ainda está em andamento')).toBeVisible();
  expect(
    screen.getByText(/Ele é cobrado automaticamente no fim.*é uma segunda compra/),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Comprar mais uma vez' }));
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith('/success');
  });
  expect(create.mock.calls[1]?.[0]).toMatchObject({ buyAgain: true });
});

const pedro = {
  ...dataLead,
  leadId: 'another-lead',
  name: 'Pedro',
  email: 'pedro@exemplo.com.br',
};

const trial = { planId: 'plan-anual', days: 7, firstChargeOn: '2026-11-29' };

test.each([
  ['the trial', { campaign: { name: 'trial' as const }, trial }, () => Promise.resolve()],
  ['a price that changed', {}, () => payBy('Pix')],
])('requests %s with the lead of this page, not that of another tab', async (_, changes, pay) => {
  const product = buildProduct(changes);
  vi.mocked(getProduct).mockResolvedValue(product);
  create.mockRejectedValueOnce(refuse(409, 'price_changed'));
  showPaymentPage({ product });
  act(() => {
    writeStored('dataLead', pedro);
  });
  await pay();
  await waitFor(() => {
    expect(getProduct).toHaveBeenCalled();
  });
  await settleForm();
  const leads = vi.mocked(getProduct).mock.calls.map(([, asked]) => asked.leadId);
  expect(leads).toEqual([dataLead.leadId]);
});

test('a buyer who used the trial reads so on the payment page', async () => {
  const used = buildProduct({ campaign: { name: 'trial', refusal: 'used' } });
  vi.mocked(getProduct).mockResolvedValue(used);
  showPaymentPage({ product: buildProduct({ campaign: { name: 'trial' }, trial }) });
  expect(await screen.findByText(/^O período grátis vale uma vez por pessoa/)).toBeVisible();
});

const toContact = ({ email, name, phone }: typeof dataLead) => ({ email, name, phone });

test('a lead stored by another tab does not become the buyer of this page', async () => {
  create.mockResolvedValue(buildPaymentResponse());
  showPaymentPage();
  const joana = 'Comprando como Maria Silva';
  expect(await screen.findByText(joana)).toBeVisible();
  expect(screen.getByText('maria@exemplo.com.br')).toBeVisible();
  act(() => {
    writeStored('dataForm', toContact(pedro));
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
    expect(readStored('dataForm')).toEqual(toContact(dataLead));
  });
});
