/** @vitest-environment jsdom */
import type { FilledOrder, PaymentCall } from '@/components/payment/paymentCall';
import { type FormMethod, getInitialValues } from '@/components/payment/paymentValues';
import { placeOrder, submitPaymentForm } from '@/components/payment/submitPayment';
import { loadCallCode } from '@/services/http/request';
import { buildPagePayment } from '../../support/buildPagePayment';
import { buildPaymentResponse } from '../../support/buildPayment';

vi.mock('@/services/api/payment');
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

beforeEach(() => {
  vi.mocked(loadCallCode).mockReset();
  send.mockReset().mockResolvedValue(buildPaymentResponse());
});

test.each(['pix', 'credit-card'] as const)(
  'sends nothing by %s without the code of calls',
  async (method) => {
    vi.mocked(loadCallCode).mockImplementation(lost);
    expect(await pay(method)).toEqual({ kind: 'notArrived' });
    expect(send).not.toHaveBeenCalled();
  },
);

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
