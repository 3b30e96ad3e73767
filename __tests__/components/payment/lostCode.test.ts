/** @vitest-environment jsdom */
import type { FilledOrder, PaymentCall } from '@/components/payment/paymentCall';
import { type FormMethod, getInitialValues } from '@/components/payment/paymentValues';
import { placeOrder, submitPaymentForm } from '@/components/payment/submitPayment';
import { loadEncryptionCode } from '@/services/cardEncryption';
import { loadCallCode } from '@/services/http/request';
import { buildPagePayment } from '../../support/buildPagePayment';
import { buildPaymentResponse } from '../../support/buildPayment';

vi.mock('@/services/api/payment');
vi.mock('@/services/cardEncryption', { spy: true });
vi.mock('@/services/http/request', { spy: true });

const send = vi.fn();
const createCall = ({ parts }: FilledOrder): PaymentCall => ({
  subject: {},
  owner: { lead: 'lead-1' },
  parts: parts.filter(({ method }) => method !== 'credit-card'),
  send,
});

const card = {
  number: '4111111111111111',
  holder: 'MARIA SILVA',
  expirationDate: '12/30',
  securityCode: '123',
};

async function pay(method: FormMethod) {
  const payment = buildPagePayment(createCall);
  const values = getInitialValues(method, payment.plan, 'Brasil');
  const cards = values.cards.map((empty) => ({ ...empty, ...card }));
  return placeOrder({ ...values, cards }, payment);
}

const lost = () => Promise.reject(new Error('Failed to load chunk'));

const lose = {
  calls: () => vi.mocked(loadCallCode).mockImplementation(lost),
  encryption: () => vi.mocked(loadEncryptionCode).mockImplementation(lost),
};

beforeEach(() => {
  vi.mocked(loadCallCode).mockReset();
  vi.mocked(loadEncryptionCode).mockReset();
  send.mockReset().mockResolvedValue(buildPaymentResponse());
});

test.each([
  ['pix', 'calls'],
  ['credit-card', 'calls'],
  ['credit-card', 'encryption'],
] as const)('sends nothing by %s when the code of %s fails to load', async (method, code) => {
  lose[code]();
  expect(await pay(method)).toEqual({ kind: 'notArrived' });
  expect(send).not.toHaveBeenCalled();
});

test('a payment without a card does not need the code of the encryption', async () => {
  lose.encryption();
  expect(await pay('pix')).toMatchObject({ kind: 'accepted' });
});

test('sends nothing of a form that was not checked at the press, and is not valid', async () => {
  const form = {
    setFieldError: vi.fn(),
    setFieldTouched: vi.fn(),
    setFieldValue: vi.fn(),
    setStatus: vi.fn(),
    validateForm: vi.fn().mockResolvedValue({ terms: 'validation.terms' }),
  };
  const payment = buildPagePayment(createCall);
  const filled = {
    values: getInitialValues('pix', payment.plan, 'Brasil'),
    form,
    documentType: 'cpf',
    locale: 'pt-BR',
  } as const;
  expect(await submitPaymentForm(filled, payment)).toBeNull();
  expect(send).not.toHaveBeenCalled();
});
