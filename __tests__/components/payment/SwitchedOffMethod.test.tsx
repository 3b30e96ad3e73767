import { act, screen, waitFor } from '@testing-library/react';
import type { PaymentMethod } from '@/contract/enumerations';
import { paths } from '@/contract/paths';
import { createPayment } from '@/services/api/payment';
import { getProduct } from '@/services/api/product';
import { listenToToasts } from '@/services/toast';
import { buildPlan, buildProduct } from '../../support/builders';
import {
  choose,
  field,
  fillIn,
  mockCard,
  pasteCard,
  payBy,
  refuse,
  settleForm,
  showPaymentPage,
  submit,
} from './paymentPage';

vi.mock('@/services/api/payment');
vi.mock('@/services/cardEncryption');
vi.mock('@/services/api/product');

const onToast = vi.fn();
let isOn: boolean;
let asked: string[];

const ask = vi.fn<(address: string) => Promise<Response>>();
const { fetch } = globalThis;
beforeAll(() => Object.assign(globalThis, { fetch: ask }));
afterAll(() => Object.assign(globalThis, { fetch }));

function answerFlags(address: string): Promise<Response> {
  asked.push(address);
  const names = ['payment.credit-card', 'payment.bankslip', ...(isOn ? ['payment.pix'] : [])];
  const variant = { name: 'disabled', enabled: false };
  const toggles = names.map((name) => ({ name, enabled: true, impressionData: false, variant }));
  return Promise.resolve(Response.json({ toggles }));
}

const offer = (...paymentMethods: PaymentMethod[]) =>
  vi.mocked(getProduct).mockResolvedValue(buildProduct({ plans: [buildPlan({ paymentMethods })] }));

beforeEach(() => {
  vi.resetAllMocks();
  mockCard();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  isOn = true;
  asked = [];
  ask.mockImplementation(answerFlags);
  listenToToasts(onToast);
});

const pass = (seconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(seconds * 1_000);
  });

test('a method that is switched off during the visit is refused, and the others keep what was typed', async () => {
  offer('credit-card', 'bankslip');
  const errors = [{ field: '/paymentMethods/0/method', code: 'unavailable' }];
  vi.mocked(createPayment)
    .mockRejectedValueOnce(refuse(422, 'invalid_field', { errors }))
    .mockReturnValue(new Promise(() => undefined));
  showPaymentPage();
  await pasteCard();
  await payBy('Pix');
  expect(await screen.findByText('Esta forma de pagamento saiu do ar')).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByRole('radio', { name: 'Pix' })).not.toBeInTheDocument();
  });
  expect(screen.getByRole('radio', { name: 'Cartão de crédito' })).toBeChecked();
  expect(field('Nome do titular')).toHaveValue('MARIA SILVA');
  await submit();
  await waitFor(() => {
    expect(vi.mocked(createPayment).mock.calls[1]?.[0]).toMatchObject({
      paymentMethods: [{ method: 'credit-card' }],
    });
  });
});

test('an open page requests the flags again, and warns before the buyer pays in vain', async () => {
  offer('credit-card', 'bankslip');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  showPaymentPage({ flagsEvery: 300 });
  await settleForm();
  await waitFor(() => {
    expect(asked).toHaveLength(1);
  });
  const { origin, pathname, searchParams } = new URL(asked[0] ?? '');
  expect({ origin, pathname }).toEqual({ origin: window.location.origin, pathname: paths.flags });
  expect(searchParams.get('properties[product]')).toBe('curso');
  await fillIn('Pix');
  await pass(300);
  await waitFor(() => {
    expect(asked).toHaveLength(2);
  });
  expect(screen.getByRole('radio', { name: 'Pix' })).toBeChecked();

  isOn = false;
  await pass(300);
  await waitFor(() => {
    expect(screen.queryByRole('radio', { name: 'Pix' })).not.toBeInTheDocument();
  });
  expect(onToast).toHaveBeenCalledWith({
    kind: 'info',
    text: 'Esta forma de pagamento saiu do ar',
  });
  expect(screen.getByRole('radio', { name: 'Cartão de crédito' })).toBeChecked();
  vi.useRealTimers();
});

test('a buyer who pays another way gets no notice of a method that is switched off', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  isOn = false;
  showPaymentPage({ flagsEvery: 300 });
  await settleForm();
  await waitFor(() => {
    expect(asked).toHaveLength(1);
  });
  await choose('Boleto');
  await pass(300);
  expect(getProduct).not.toHaveBeenCalled();
  expect(onToast).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test.each([
  ['is away', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers nonsense', () => Promise.resolve(new Response('<', { status: 502 }))],
])('a flag service that %s changes nothing', async (_, answer) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const onError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  ask.mockImplementation(answer);
  showPaymentPage({ flagsEvery: 300 });
  await settleForm();
  await choose('Pix');
  await pass(601);
  expect(ask.mock.calls.length).toBeGreaterThan(1);
  expect(screen.getByRole('radio', { name: 'Pix' })).toBeChecked();
  expect(getProduct).not.toHaveBeenCalled();
  expect(onError).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test('requests no flags where the service has none', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  showPaymentPage();
  await screen.findByRole('region', { name: 'Resumo do pedido' });
  await pass(900);
  expect(asked).toEqual([]);
  vi.useRealTimers();
});
