import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentProgress } from '@/components/paymentStatus/PaymentProgress';
import { createPayment } from '@/services/api/payment';
import { buildPlan } from '../../support/builders';
import { buildPayment, buildPaymentResponse } from '../../support/buildPayment';
import { type ProvidersOptions, renderWithProviders } from '../../support/renderWithProviders';
import { acceptTerms, choose, dataLead, showPaymentPage, submit } from './paymentPage';

vi.mock('@/services/api/payment');
const create = vi.mocked(createPayment);

const product = {
  plans: [buildPlan({ paymentMethods: ['credit-card', 'pix', 'cash', 'pix-in-person'] })],
};
const link = 'seller=bruno&isPaymentInPerson=true';
const seller = { name: 'Bruno Lima', account: 'bruno' };

const show = (options: ProvidersOptions = {}) =>
  showPaymentPage({ brand: 'numberone', rawQuery: link, product, seller, ...options });

const offered = () => screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));

test('a link for payment in person offers the methods that the seller receives', async () => {
  show();
  expect(await screen.findByText(/diretamente a Bruno Lima/)).toBeVisible();
  expect(offered()).toEqual(['cash', 'pix-in-person']);
});

test('the choice of payment in person survives on a page whose link does not carry it', async () => {
  show({ rawQuery: 'seller=bruno', stored: { dataLead, isPaymentInPerson: true } });
  expect(await screen.findByText(/diretamente a Bruno Lima/)).toBeVisible();
  expect(offered()).toEqual(['cash', 'pix-in-person']);
});

test.each<[string, ProvidersOptions]>([
  ['a link that does not ask for it', { rawQuery: 'seller=bruno' }],
  [
    'a link that says no',
    { stored: { dataLead, isPaymentInPerson: true }, rawQuery: 'isPaymentInPerson=false' },
  ],
  ['a seller without an account', { seller: { ...seller, account: null } }],
])('%s offers the methods that are paid on the page', (_, options) => {
  show(options);
  expect(offered()).toEqual(['credit-card', 'pix']);
});

test('the order is placed, and waits for the seller', async () => {
  create.mockResolvedValue(buildPaymentResponse(buildPayment({ method: 'cash' })));
  const { router } = show();
  await choose('Dinheiro');
  await acceptTerms();
  await submit();
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith(`/success?${link}`);
  });
  expect(create.mock.calls[0]?.[0]).toMatchObject({
    seller: 'bruno',
    paymentMethods: [{ method: 'cash', amount: 120000 }],
  });
});

const showPending = (options: ProvidersOptions) =>
  renderWithProviders(
    <PaymentProgress
      payment={buildPayment({ method: 'cash', canSimulate: true })}
      connection="live"
      setPayment={vi.fn()}
    />,
    { brand: 'numberone', pathname: '/success', stored: { dataLead }, ...options },
  );

test('a pending payment whose link names no seller any more names none', () => {
  showPending({ seller: { name: '', account: null } });
  expect(screen.getByText('Forma de pagamento')).toBeVisible();
  expect(screen.queryByText(/^Pague a/)).not.toBeInTheDocument();
});

test('while the payment is pending, the page says what to pay the seller, and leads back to the other methods', async () => {
  const { router } = showPending({ rawQuery: link, seller });
  expect(screen.getByText('Aguardando a confirmação do atendimento')).toBeVisible();
  expect(screen.getByText(/Pague a Bruno Lima/)).toBeVisible();
  expect(screen.getByText(/^Esta página avança quando/)).toBeVisible();
  const facts = screen.getAllByRole('term').map((name) => {
    const value = name.nextElementSibling?.textContent ?? '';
    return `${name.textContent}: ${value.replace(/\s/g, ' ')}`;
  });
  expect(facts).toEqual(['Valor a pagar: R$ 1.200,00', 'Forma de pagamento: Dinheiro']);
  expect(screen.getByRole('button', { name: 'Simular pagamento' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Escolher outra forma de pagamento' }));
  expect(router.push).toHaveBeenCalledWith(`/payment?${link}`);
});
