import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageShell } from '@/components/shell/PageShell';
import { useBuyerPrice } from '@/contexts/checkout/useBuyerPrice';
import type { ProductV2 } from '@/contract/product';
import { getPayment } from '@/services/api/payment';
import { getProduct } from '@/services/api/product';
import { readStored, writeStored } from '@/services/storage';
import {
  buildPlan,
  buildProduct,
  buildStep,
  defaultFlow,
  upsellFlow,
} from '../../support/builders';
import { buildPayment } from '../../support/buildPayment';
import { buildTrial } from '../../support/buildTrial';
import { type ProvidersOptions, renderWithProviders } from '../../support/renderWithProviders';

vi.mock('@/services/api/payment');
vi.mock('@/services/api/product');

const { plans, ...product } = buildProduct({ code: 'medcof-revalida' });
const [plan = buildPlan()] = plans;
const paid = buildPayment({
  state: 'paid',
  productCode: product.code,
  planId: plan.id,
  subscriptionId: 'subscription-1',
});
const dataLead = { leadId: 'lead', name: 'Maria', email: 'm@e.com.br', phone: '+5511987654321' };
const stored = { dataLead, purchaseToken: paid.token };

const midTrial = Date.parse('2026-11-25T12:00:00.000Z');
const afterTrial = Date.parse('2026-11-30T12:00:00.000Z');

const show = (options: ProvidersOptions = {}) =>
  renderWithProviders(
    <PageShell>
      <p>The page itself</p>
    </PageShell>,
    { brand: 'medcof', pathname: '/payment', stored, ...options },
  );

beforeEach(() => {
  vi.mocked(getPayment).mockReset().mockResolvedValue(paid);
});
afterEach(() => {
  delete window.tags;
  vi.restoreAllMocks();
});

const longFlow = {
  ...defaultFlow,
  steps: [
    buildStep({ id: 'order-bump', templateId: 'order-bump', defaultNextStepId: 'profiles' }),
    buildStep({ id: 'profiles', templateId: 'order-bump-presentation' }),
    ...defaultFlow.steps,
  ],
};

test.each(['/order-bump-presentation', '/multiprofile-presentation', '/livelo/cpf'])(
  'does not ask a buyer who has paid to pay on %s',
  async (pathname) => {
    show({ pathname, flow: longFlow });
    expect(await screen.findByText('Esta compra já está paga')).toBeVisible();
    expect(screen.queryByText('The page itself')).not.toBeInTheDocument();
  },
);

test.each(['/lead', '/payment'])(
  'sends the purchase event on %s for a purchase that was paid while its page was closed',
  async (pathname) => {
    window.tags = { container: 'GTM-TEST', consent: null, events: [] };
    vi.mocked(getPayment).mockResolvedValue({ ...paid, orderNumber: '1024' });
    show({ pathname });
    expect(await screen.findByText('Esta compra já está paga')).toBeVisible();
    await waitFor(() => {
      expect(window.tags?.events).toMatchObject([
        { event: { event: 'purchase', ecommerce: { transaction_id: '1024' } } },
      ]);
    });
  },
);

test('an upsell that is already paid is not sold again: the page leads to its receipt', async () => {
  const offer = { ...product, plans, code: 'live' };
  vi.mocked(getPayment).mockImplementation((token) =>
    Promise.resolve({
      ...paid,
      token,
      productCode: token === 'the-offer' ? 'live' : paid.productCode,
    }),
  );
  const { router } = show({
    pathname: '/payment/upsell',
    flow: upsellFlow,
    product: offer,
    stored: { ...stored, upsellToken: 'the-offer' },
  });
  expect(await screen.findByText('Esta compra já está paga')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Fazer outra compra' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ver comprovante' }));
  expect(router.push).toHaveBeenCalledWith('/success/upsell');
});

test('a price that loads later does not replace the notice that the purchase is paid', async () => {
  vi.mocked(getPayment).mockImplementation((token) =>
    Promise.resolve({ ...paid, token, productCode: 'live' }),
  );
  function Priced() {
    useBuyerPrice();
    return <p>The page itself</p>;
  }
  const offer = { ...product, plans, code: 'live' };
  let answer: (offered: ProductV2) => void = () => undefined;
  vi.mocked(getProduct).mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  renderWithProviders(
    <PageShell>
      <Priced />
    </PageShell>,
    {
      brand: 'medcof',
      pathname: '/payment/upsell',
      flow: upsellFlow,
      product: offer,
      stored: { ...stored, upsellToken: 'the-offer' },
    },
  );
  expect(await screen.findByText('Esta compra já está paga')).toBeVisible();
  await waitFor(() => {
    expect(getProduct).toHaveBeenCalledTimes(1);
  });
  await act(async () => {
    answer(buildProduct(offer));
    await vi.dynamicImportSettled();
  });
  expect(screen.getByText('Esta compra já está paga')).toBeVisible();
  expect(getPayment).toHaveBeenCalledTimes(1);
  expect(getProduct).toHaveBeenCalledTimes(1);
});

test('a paid purchase stands on no step', async () => {
  show();
  expect(await screen.findByText('Esta compra já está paga')).toBeVisible();
  expect(screen.queryByRole('img', { name: /^Etapa/ })).not.toBeInTheDocument();
});

test.each([
  ['/lead', paid, /^Pago · R\$\s1\.200,00$/],
  ['/payment', paid, /^Pago · R\$\s1\.200,00$/],
  ['/lead', { ...paid, state: 'trial', trial: buildTrial() } as const, /^Pago · R\$\s0,00$/],
])('on %s the order says what was paid, and no price', async (pathname, payment, text) => {
  vi.mocked(getPayment).mockResolvedValue(payment);
  show({ pathname, product: { ...product, plans } });
  expect(await screen.findByRole('button', { name: 'Ver comprovante' })).toBeVisible();
  const order = screen.getByRole('region', { name: 'Resumo do pedido' });
  expect(within(order).getByText(text)).toBeVisible();
  expect(screen.queryByText(/12x de/)).not.toBeInTheDocument();
});

test('an upsell is for sale while it is not paid', async () => {
  show({ pathname: '/payment/upsell', flow: upsellFlow });
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByText('The page itself')).toBeVisible();
});

test.each(['/lead', '/payment'])(
  'a buyer who has paid and returns to %s sees the button to the receipt, and no form',
  async (pathname) => {
    const { router } = show({ pathname });
    expect(await screen.findByText('Esta compra já está paga')).toBeVisible();
    expect(screen.queryByText('The page itself')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Ver comprovante' }));
    expect(router.push).toHaveBeenCalledWith('/success');
  },
);

test('a page that gets the focus after another tab has paid shows that the purchase is paid', async () => {
  show({ stored: { dataLead } });
  expect(screen.getByText('The page itself')).toBeVisible();
  act(() => {
    writeStored('purchaseToken', paid.token);
  });
  window.dispatchEvent(new Event('focus'));
  expect(await screen.findByText('Esta compra já está paga')).toBeVisible();
});

test('a tab that paid for another product shows the payment of another tab, and opens its receipt', async () => {
  const elsewhere = { ...paid, token: 'elsewhere', productCode: 'another' };
  const byToken = (token: string) => Promise.resolve(token === elsewhere.token ? elsewhere : paid);
  vi.mocked(getPayment).mockImplementation(byToken);
  writeStored('purchaseToken', elsewhere.token);
  window.localStorage.setItem('purchaseToken', JSON.stringify(paid.token));
  show({ stored: {} });
  await userEvent.click(await screen.findByRole('button', { name: 'Ver comprovante' }));
  expect(readStored('purchaseToken')).toBe(paid.token);
});

test('a page whose Pix was paid meanwhile says so when it gets the focus again', async () => {
  vi.mocked(getPayment).mockResolvedValueOnce({ ...paid, state: 'pending' });
  show();
  await waitFor(() => {
    expect(getPayment).toHaveBeenCalledTimes(1);
  });
  expect(screen.getByText('The page itself')).toBeVisible();
  window.dispatchEvent(new Event('focus'));
  expect(await screen.findByText('Esta compra já está paga')).toBeVisible();
});

test('a payment is shown as paid on the day its money arrived', async () => {
  vi.mocked(getPayment).mockResolvedValue({ ...paid, paidAt: '2026-11-24T12:00:00.000Z' });
  show();
  expect(await screen.findByText(/: você pagou R\$\s1\.200,00 em 24\/11\/2026/)).toBeVisible();
});

test('a payment without a known date shows none', async () => {
  show();
  expect(await screen.findByText(/: sua compra está paga\./)).toBeVisible();
});

test.each([
  [
    'that runs',
    {},
    midTrial,
    'Seu período grátis já começou',
    /começou em 20\/11\/2026\. Depois dele são cobrados R\$\s1\.200,00/,
  ],
  [
    'that is about to be charged',
    {},
    afterTrial,
    'Seu período grátis já começou',
    /foi até 29\/11\/2026\. Depois dele são cobrados/,
  ],
  [
    'whose charge was declined',
    { chargeFailure: 'declined' as const },
    afterTrial,
    'Seu período grátis já começou',
    /A cobrança de R\$\s1\.200,00 não foi concluída e será tentada de novo/,
  ],
  [
    'that was charged',
    { state: 'kept' as const, chargeAt: null, chargedAt: '2026-11-29T12:00:10.000Z' },
    afterTrial,
    'Sua assinatura está ativa',
    /: você pagou R\$\s1\.200,00 em 29\/11\/2026\. Nada mais/,
  ],
  [
    'whose period was paid otherwise',
    { state: 'kept' as const, chargeAt: null },
    afterTrial,
    'Sua assinatura está ativa',
    /: sua compra está paga\./,
  ],
])('shows the state of a trial %s', async (_, changes, now, title, text) => {
  vi.spyOn(Date, 'now').mockReturnValue(now);
  vi.mocked(getPayment).mockResolvedValue({ ...paid, state: 'trial', trial: buildTrial(changes) });
  show();
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

test('offers a more expensive plan for the difference in price', async () => {
  const better = buildPlan({ id: 'better', standardAmount: plan.standardAmount + 1 });
  show({ product: { ...product, plans: [plan, better] } });
  expect(
    await screen.findByRole('link', { name: 'Acrescentar algo e pagar só a diferença' }),
  ).toHaveAttribute('href', '/payment/upgrade?id=subscription-1');
});

test('another purchase starts at the first step, without the stored payment and lead', async () => {
  const { router } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Fazer outra compra' }));
  expect(router.push).toHaveBeenCalledWith('/lead');
  expect(readStored('purchaseToken')).toBeNull();
  expect(readStored('dataLead')).toBeNull();
});

test.each([
  ['is open', { state: 'pending' as const }],
  ['went back', { state: 'refunded' as const }],
  ['was for another product', { productCode: 'another' }],
])('a payment that %s leaves the page as it is', async (_, changes) => {
  vi.mocked(getPayment).mockResolvedValue({ ...paid, ...changes });
  show();
  await waitFor(() => {
    expect(getPayment).toHaveBeenCalledWith(paid.token);
  });
  await Promise.resolve();
  expect(screen.getByText('The page itself')).toBeVisible();
});

test('does not request a payment for a new buyer, nor on the receipt page', async () => {
  show({ stored: {} });
  show({ pathname: '/success' });
  await act(() => vi.dynamicImportSettled());
  expect(getPayment).not.toHaveBeenCalled();
});
