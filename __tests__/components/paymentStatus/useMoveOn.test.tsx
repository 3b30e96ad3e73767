import { act, fireEvent, screen } from '@testing-library/react';
import { useMoveOn } from '@/components/paymentStatus/useMoveOn';
import type { PaymentRoute, PaymentView } from '@/contract/payment';
import { buildPayment } from '../../support/buildPayment';
import { renderWithProviders } from '../../support/renderWithProviders';

const paid = buildPayment({ state: 'paid', method: 'credit-card' });
const pix = { code: '000201', expiresAt: '2026-11-20T12:30:00.000Z' };
const away = () => screen.queryByText(/A conexão caiu agora/);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

interface PageProps {
  payment?: PaymentView;
  route?: PaymentRoute | null;
  delayMs?: number;
}

const Page = ({ delayMs, payment = paid, route = 'success' }: PageProps) =>
  useMoveOn(payment, route, delayMs);

const show = (props: PageProps = {}) =>
  renderWithProviders(<Page {...props} />, { pathname: '/payment-verification' });

const connection = () => vi.mocked(fetch);
const loseConnection = () => connection().mockRejectedValue(new TypeError('Failed to fetch'));
const restoreConnection = () => connection().mockResolvedValue(new Response());

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(globalThis, 'fetch');
  restoreConnection();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('stays where the payment belongs', async () => {
  const { router } = show({ route: null });
  await pass(60_000);
  expect(router.push).not.toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();
});

test('a further answer about the same payment does not begin the delay again', async () => {
  const { rerender, router } = show({ delayMs: 1_000 });
  for (let answer = 0; answer < 5; answer += 1) {
    await pass(300);
    rerender(<Page payment={{ ...paid }} delayMs={1_000} />);
  }
  expect(router.push).toHaveBeenCalledTimes(1);
  expect(router.push).toHaveBeenCalledWith('/success');
});

test.each([
  ['paid', paid, 'success', /Pagamento confirmado.*comprovante/],
  ['open', buildPayment({ pix }), 'pix', /^A conexão caiu agora/],
] as const)(
  'without a connection the page of a payment that is %s says so, and opens the next by itself',
  async (_state, payment, route, text) => {
    loseConnection();
    const { router } = show({ payment, route });
    await pass(60_000);
    expect(away()).toHaveTextContent(text);
    expect(router.push).not.toHaveBeenCalled();
    restoreConnection();
    await pass(60_000);
    expect(router.push).toHaveBeenCalledTimes(1);
    expect(away()).toBeNull();
  },
);

test('the buyer may try it at once', async () => {
  loseConnection();
  const { router } = show();
  await pass(0);
  restoreConnection();
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await pass(0);
  expect(router.push).toHaveBeenCalledTimes(1);
  expect(away()).toBeNull();
});

test('a payment that belongs here after all is waited for no longer', async () => {
  loseConnection();
  const { rerender, router } = show();
  await pass(0);
  rerender(<Page route={null} />);
  expect(away()).toBeNull();
  restoreConnection();
  await pass(60_000);
  expect(router.push).not.toHaveBeenCalled();
});

test('a page that was left asks no more', async () => {
  loseConnection();
  const { router, unmount } = show();
  await pass(0);
  unmount();
  connection().mockClear();
  await pass(60_000);
  expect(fetch).not.toHaveBeenCalled();
  expect(router.push).not.toHaveBeenCalled();
});
