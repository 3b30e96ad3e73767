import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SuccessTemplate } from '@/components/templates/success/SuccessTemplate';
import { UpsellSuccessTemplate } from '@/components/templates/upsell-success/UpsellSuccessTemplate';
import { getPayment } from '@/services/api/payment';
import { getTickets } from '@/services/api/ticket';
import { parseQuery } from '@/services/checkout/query';
import { readStored } from '@/services/storage';
import { bankSlip, buildPayment } from '../../../support/buildPayment';
import { buildTrial } from '../../../support/buildTrial';
import { buildPlan, buildProduct, defaultFlow, upsellFlow } from '../../../support/builders';
import { FakeEventSource } from '../../../support/FakeEventSource';
import { getControls } from '../../../support/getControls';
import { renderWithProviders, type ProvidersOptions } from '../../../support/renderWithProviders';

vi.mock('@/services/api/ticket');
vi.mock('@/services/api/payment', { spy: true });

const dataLead = { leadId: 'l1', name: 'Maria Silva', email: 'm@e.com', phone: '+5511987654321' };
const first = buildPayment({ state: 'paid', token: 'token-of-a-payment-1' });
const second = buildPayment({ state: 'paid', token: 'token-of-the-upsell-1', method: 'pix' });
const trial = buildPayment({ token: first.token, state: 'trial', trial: buildTrial() });
const stored = {
  dataLead,
  purchaseToken: first.token,
  upsellToken: second.token,
  shouldUseUpsellTheme: true,
};

const send = (payment: typeof first) =>
  act(async () => {
    FakeEventSource.current.send(payment);
    await Promise.resolve();
  });

const showUpsell = (options: ProvidersOptions = {}) =>
  renderWithProviders(<UpsellSuccessTemplate />, {
    pathname: '/success/upsell',
    flow: upsellFlow,
    offered: {
      planId: 'live-anual',
      code: 'live',
      productQuery: { business: 'wiseup-live' },
      saleQuery: parseQuery(''),
      product: buildProduct({ name: 'Wise Up Live' }),
    },
    stored,
    ...options,
  });

beforeEach(() => {
  FakeEventSource.install();
  vi.mocked(getTickets).mockResolvedValue([]);
  vi.mocked(getPayment).mockResolvedValue(first);
});

describe.each(['wol', 'resolveenem'] as const)('%s', (brand) => {
  test('says what was bought and what happens next', async () => {
    const { router } = showUpsell({ brand });
    await send(second);
    const title = screen.getByRole('heading', { level: 1 });
    expect(title).toHaveTextContent('Wise Up Live: compra confirmada!');
    expect(screen.getByText('m@e.com').parentElement).toHaveTextContent(/com o e-mail m@e\.com\./);
    expect(screen.getByRole('heading', { name: 'O que acontece agora' })).toBeVisible();
    expect(readStored('shouldUseUpsellTheme')).toBeNull();
    expect(screen.getByRole('link', { name: /^Acessar / })).toHaveAttribute(
      'href',
      expect.stringContaining(first.token),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Ver a minha primeira compra' }));
    expect(router.push).toHaveBeenCalledWith('/success');
  });
});

test('leads on to what was just bought, and only then to the first purchase', async () => {
  const email = 'm@gmail.com';
  showUpsell({ brand: 'wol', stored: { ...stored, dataLead: { ...dataLead, email } } });
  await send({ ...second, mailsAccess: true });
  expect(getControls()).toEqual([
    'Abrir meu e-mail (abre em nova aba)',
    'Não recebeu o acesso? Enviar de novo',
    'Acessar Wise Up Online',
    'Ver a minha primeira compra',
  ]);
});

test.each([
  ['the inbox', 'm@gmail.com', 'Abrir meu e-mail (abre em nova aba)'],
  ['the first purchase, where no inbox is known', 'm@e.com', 'Acessar Wise Up Online'],
])('one button is filled, and leads on to %s', async (_, email, text) => {
  showUpsell({ brand: 'wol', stored: { ...stored, dataLead: { ...dataLead, email } } });
  await send({ ...second, mailsAccess: true });
  const controls = screen.getByRole('main').querySelectorAll('a, button');
  const filled = [...controls].filter(
    (control) => getComputedStyle(control).background === 'var(--color-primary)',
  );
  expect(filled.map(({ textContent }) => textContent)).toEqual([text]);
  const resend = screen.getByRole('button', { name: /Enviar de novo$/ });
  expect(resend).toHaveStyle({ textDecoration: 'underline' });
});

test.each([
  ['is not known yet', () => new Promise<never>(() => undefined), 1],
  ['cannot be loaded', () => Promise.reject(new Error('offline')), 1],
  ['is a trial', () => Promise.resolve(trial), 1],
  ['is not paid', () => Promise.resolve({ ...first, state: 'pending' as const }), 0],
])('the link to a first purchase that %s', async (_, load, count) => {
  vi.mocked(getPayment).mockImplementation((token) =>
    token === first.token ? load() : Promise.resolve(second),
  );
  showUpsell({ brand: 'wol' });
  await send(second);
  expect(getPayment).toHaveBeenCalledWith(first.token);
  await waitFor(() => {
    expect(screen.queryAllByRole('link', { name: /^Acessar / })).toHaveLength(count);
  });
});

test('a bank slip for the upsell is shown for payment', async () => {
  showUpsell();
  await send({ ...second, state: 'pending', method: 'bankslip', bankSlip });
  expect(await screen.findByRole('heading', { level: 1, name: 'Quase lá!' })).toBeVisible();
});

test('a buyer who has not paid for the upsell is taken to its payment', async () => {
  const { router } = showUpsell({ stored: { dataLead, purchaseToken: first.token } });
  await waitFor(() => {
    expect(router.replace).toHaveBeenCalledWith('/payment/upsell');
  });
});

describe('the success page of the purchase', () => {
  const showFirst = (options: ProvidersOptions = {}) =>
    renderWithProviders(<SuccessTemplate />, {
      pathname: '/success',
      flow: upsellFlow,
      stored: { dataLead, purchaseToken: first.token },
      ...options,
    });

  test.each([
    ['resolveenem', 'Uma oferta para você: Treinamento de Elite'],
    ['wol', 'Uma oferta para quem acabou de comprar'],
  ] as const)('of %s leads to the offer, in its theme', async (brand, header) => {
    const { router } = showFirst({ brand });
    expect(screen.queryByRole('region', { name: header })).not.toBeInTheDocument();
    await send(first);
    const offer = await screen.findByRole('region', { name: header });
    expect(offer).toHaveTextContent('Pratique ao vivo');
    await userEvent.click(screen.getByRole('button', { name: 'Conhecer a oferta' }));
    expect(router.push).toHaveBeenCalledWith('/payment/upsell');
    expect(readStored('shouldUseUpsellTheme')).toBe(true);
  });

  test('shows the price of the offer, where it is known, and its picture', async () => {
    const nextOffer = buildPlan({ amount: 149400, standardAmount: 298800, installments: [] });
    const video = {
      src: '/v.mp4',
      poster: '/brands/live/poster.svg',
      captions: '/v.vtt',
      headline: 'Fale',
    };
    const steps = upsellFlow.steps.map((step) =>
      step.id === 'upsell-payment' ? { ...step, props: { ...step.props, video } } : step,
    );
    const { container } = showFirst({ brand: 'wol', nextOffer, flow: { ...upsellFlow, steps } });
    await send(first);
    const name = 'Uma oferta para quem acabou de comprar';
    const offer = await screen.findByRole('region', { name });
    expect(offer).toHaveTextContent(/De R\$\s2\.988,00R\$\s1\.494,00/);
    expect(container.querySelector('img[src="/brands/live/poster.svg"]')).toBeVisible();
  });

  test('offers nothing where the flow ends', async () => {
    showFirst({ flow: defaultFlow });
    await send(first);
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByRole('button', { name: 'Conhecer a oferta' })).not.toBeInTheDocument();
  });

  test('shows the purchase, not the later upsell, and no longer offers that', async () => {
    showFirst({ stored: { ...stored, paymentStepId: 'upsell-payment' } });
    expect(FakeEventSource.current.url).toContain(first.token);
    await send(first);
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByRole('button', { name: 'Conhecer a oferta' })).not.toBeInTheDocument();
  });
});
