import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PhoneVerificationTemplate } from '@/components/templates/phone-verification/PhoneVerificationTemplate';
import type { Problem } from '@/contract/problem';
import { sendPhoneCode, validatePhoneCode } from '@/services/api/phoneVerification';
import { HttpError, NoAnswerError } from '@/services/http/errors';
import { readStored } from '@/services/storage';
import { buildStep } from '../../../support/builders';
import { expectFocus } from '../../../support/expectFocus';
import { type ProvidersOptions, renderWithProviders } from '../../../support/renderWithProviders';

vi.mock('@/services/api/phoneVerification');
const send = vi.mocked(sendPhoneCode);
const validate = vi.mocked(validatePhoneCode);

const now = Date.parse('2026-11-20T12:00:00.000Z');
const flow = {
  id: 'default',
  steps: [
    buildStep({ id: 'lead', templateId: 'lead', defaultNextStepId: 'phone-verification' }),
    buildStep({
      id: 'phone-verification',
      templateId: 'phone-verification',
      defaultNextStepId: 'main-payment',
    }),
    buildStep({ id: 'main-payment', templateId: 'payment' }),
  ],
};
const dataLead = {
  leadId: 'lead-1',
  name: 'Maria Silva',
  email: 'm@e.com',
  phone: '+5511987654321',
};
const sale = { business: 'medcof', productCode: 'medcof-revalida' };
const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

const refuse = (status: number, problem: Partial<Problem> & Pick<Problem, 'code'>) =>
  new HttpError('POST', '/', status, {
    type: `urn:problem:${problem.code}`,
    title: problem.code,
    status,
    ...problem,
  });

async function show(options: ProvidersOptions = {}) {
  const view = renderWithProviders(<PhoneVerificationTemplate />, {
    pathname: '/phone-verification',
    rawQuery: 'product=x',
    flow,
    stored: { dataLead },
    ...options,
  });
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(0));
  return view;
}

const codeField = () => screen.getByLabelText('Código recebido por SMS');

beforeEach(() => {
  vi.resetAllMocks();
  send.mockResolvedValue({ resendAfter: 60, expiresAfter: 600 });
  validate.mockResolvedValue({ verifiedAt: '2026-11-20T12:00:00.000Z' });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.useFakeTimers({ now });
});

afterEach(() => {
  vi.useRealTimers();
});

describe.each(['medcof', 'ms'] as const)('%s', (brand) => {
  test('sends a code on arrival and continues automatically once six digits are right', async () => {
    const { router } = await show({ brand });
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByText(/Enviamos um código de 6 dígitos/)).toHaveTextContent(
      '(11) 98765-4321',
    );
    // An element of its own, which the styles keep on one line.
    expect(screen.getByText('(11) 98765-4321').tagName).toBe('SPAN');
    expect(codeField()).toHaveAttribute('inputmode', 'numeric');
    expect(codeField()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(codeField()).toHaveAccessibleDescription(/assim que você digita o sexto dígito/);

    await user.type(codeField(), '012345');
    await waitFor(() => {
      expect(router.push).toHaveBeenCalledWith('/payment?product=x');
    });
    expect(validate).toHaveBeenCalledTimes(1);
    expect(validate).toHaveBeenCalledWith(
      'lead-1',
      expect.objectContaining({ code: '012345' }),
      expect.stringMatching(/^[0-9a-f-]{36}$/),
    );
    expect(readStored('verifiedLeadId')).toBe('lead-1');
  });
});

test.each(['012 345', 'Seu código é 012345', 'Checkout 24h: use 012-345. Válido por 10 minutos.'])(
  'accepts a code pasted as %j',
  async (pasted) => {
    let answer: () => void = () => undefined;
    validate.mockReturnValue(
      new Promise((resolve) => {
        answer = () => {
          resolve({ verifiedAt: '2026-11-20T12:00:00.000Z' });
        };
      }),
    );
    const { router } = await show();
    await user.click(codeField());
    await user.paste(pasted);
    await waitFor(() => {
      expect(validate).toHaveBeenCalledWith(
        'lead-1',
        { ...sale, code: '012345' },
        expect.anything(),
      );
    });
    await act(() => {
      answer();
      return Promise.resolve();
    });
    expect(router.push).toHaveBeenCalledWith('/payment?product=x');
  },
);

test('a code is not stored while it is checked, and another one gets a new key', async () => {
  const getKept = () => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]);
  const kept: string[] = [];
  const failures = [
    new NoAnswerError('POST', '/', 'network'),
    refuse(422, { code: 'idempotency_key_reused' }),
    new NoAnswerError('POST', '/', 'network'),
  ];
  validate.mockImplementation(async () => {
    kept.push(getKept());
    const failure = failures.shift() ?? new Error('called once too often');
    await new Promise((resolve) => setTimeout(resolve, 100));
    throw failure;
  });
  await show();
  await user.type(codeField(), '012345');
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  await user.clear(codeField());
  await user.type(codeField(), '678905');
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(validate).toHaveBeenCalledTimes(3);
  expect([...kept, getKept()].join()).not.toMatch(/012345|678905/);
  const [first, second, third] = validate.mock.calls.map(([, , key]) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('arriving again requests the code with the same key, so that nothing is sent twice', async () => {
  const first = await show();
  first.unmount();
  await show();
  const keys = send.mock.calls.map(([, , key]) => key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a code of an earlier visit that has expired is replaced', async () => {
  send.mockResolvedValueOnce({ resendAfter: 0, expiresAfter: 0 });
  await show();
  const keys = send.mock.calls.map(([, , key]) => key);
  expect(new Set(keys).size).toBe(2);
  expect(screen.getByText(/Enviamos um código/)).toBeVisible();
});

test('another code can be requested after the countdown, with a new key', async () => {
  await show();
  expect(screen.getByText('Novo código em 01:00').tagName).toBe('P');
  expect(screen.queryByRole('button', { name: /novo código/ })).not.toBeInTheDocument();
  expect(send).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText('Você já pode pedir um novo código.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Enviar um novo código' }));
  expect(await screen.findByText(/O anterior não vale mais/)).toBeVisible();
  // The button is gone: the keyboard continues from where it was.
  await expectFocus(() => screen.getByText(/Novo código em/).parentElement);
  const keys = send.mock.calls.map(([, , key]) => key);
  expect(new Set(keys).size).toBe(2);
});

test.each([
  [{ code: 'code_wrong', attemptsLeft: 4 }, 422, /não confere\. Você ainda tem 4 tentativas/],
  [{ code: 'code_wrong', attemptsLeft: 1 }, 422, /não confere\. Você ainda tem 1 tentativa\./],
  [{ code: 'code_expired' }, 422, /não vale mais/],
  [{ code: 'too_many_attempts', retryAfter: 30 }, 429, /muitas tentativas/],
] as const)(
  '%j is shown and the field is ready for another code',
  async (problem, status, text) => {
    validate.mockRejectedValueOnce(refuse(status, problem));
    const { router } = await show();
    await user.type(codeField(), '111111');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(codeField()).toHaveValue('');
    await expectFocus(codeField);
    expect(router.push).not.toHaveBeenCalled();

    await user.type(codeField(), '222222');
    await waitFor(() => {
      expect(router.push).toHaveBeenCalled();
    });
    const keys = validate.mock.calls.map(([, , key]) => key);
    expect(new Set(keys).size).toBe(2);
  },
);

test('without an answer the code stays, and a retry uses the same key', async () => {
  validate.mockRejectedValueOnce(new NoAnswerError('POST', '/', 'timeout'));
  const { router } = await show();
  await user.type(codeField(), '012345');
  expect(await screen.findByRole('alert')).toHaveTextContent('Está demorando mais que o normal');
  expect(codeField()).toHaveValue('012345');
  await user.click(screen.getByRole('button', { name: 'Confirmar código' }));
  await waitFor(() => {
    expect(router.push).toHaveBeenCalled();
  });
  const keys = validate.mock.calls.map(([, , key]) => key);
  expect(new Set(keys).size).toBe(1);
});

test('one input stands over six cells, and the cell of the next digit is marked', async () => {
  await show();
  expect(screen.getAllByRole('textbox')).toEqual([codeField()]);
  const cells = Array.from(codeField().nextElementSibling?.children ?? []);
  expect(cells).toHaveLength(6);
  for (const [digits, next] of [
    ['', 0],
    ['012', 3],
  ] as const) {
    if (digits !== '') await user.type(codeField(), digits);
    expect(cells.map((cell) => cell.hasAttribute('data-next')).indexOf(true)).toBe(next);
  }
});

test('an incomplete code is not sent', async () => {
  await show();
  await user.type(codeField(), '123');
  await user.click(screen.getByRole('button', { name: 'Confirmar código' }));
  expect(await screen.findByText('Digite os 6 dígitos do código.')).toBeVisible();
  await expectFocus(codeField);
  expect(validate).not.toHaveBeenCalled();
});

test('when too many codes were sent, the last one can still be typed', async () => {
  send.mockRejectedValue(refuse(429, { code: 'rate_limited', retryAfter: 42 }));
  await show();
  expect(screen.getByText(/Já enviamos códigos para este celular há pouco/)).toBeVisible();
  expect(screen.getByText(/em 00:42/)).toBeVisible();
  expect(codeField()).toBeEnabled();
});

test('an SMS that could not be sent can be requested again at once', async () => {
  send.mockRejectedValueOnce(refuse(502, { code: 'upstream_error' }));
  await show();
  expect(screen.getByRole('alert')).toHaveTextContent('Não conseguimos enviar o SMS agora');
  await user.click(screen.getByRole('button', { name: 'Enviar um novo código' }));
  expect(await screen.findByText(/Enviamos um novo código/)).toBeVisible();
});

test('without a captcha no SMS is sent, the page says what to do, and it can be requested again', async () => {
  send.mockRejectedValueOnce(refuse(403, { code: 'captcha_required' }));
  await show();
  expect(screen.getByRole('alert')).toHaveTextContent(/vem de uma pessoa.*outro navegador/);
  expect(screen.queryByText(/Enviamos um/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Enviar um novo código' }));
  expect(await screen.findByText(/Enviamos um novo código/)).toBeVisible();
});

test('a phone that is already verified only shows the button to continue', async () => {
  const { router } = await show({ stored: { dataLead, verifiedLeadId: 'lead-1' } });
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByText('Seu celular está confirmado.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(router.push).toHaveBeenCalledWith('/payment?product=x');
});

test("another lead's verification does not count", async () => {
  await show({ stored: { dataLead, verifiedLeadId: 'lead-0' } });
  expect(send).toHaveBeenCalledTimes(1);
});

test('a verification of another visit is accepted', async () => {
  send.mockRejectedValue(refuse(409, { code: 'phone_already_verified' }));
  await show();
  expect(screen.getByText('Seu celular está confirmado.')).toBeVisible();
});

test('a lead unknown to the service leads back to the lead form', async () => {
  send.mockRejectedValue(refuse(404, { code: 'not_found' }));
  const { router } = await show();
  expect(router.push).toHaveBeenCalledWith('/lead?product=x');
});

test('a phone of a country without SMS shows a message', async () => {
  const errors = [{ field: '/phone', code: 'country' }];
  send.mockRejectedValue(refuse(422, { code: 'invalid_field', errors }));
  const { router } = await show();
  expect(screen.getByRole('alert')).toHaveTextContent('Não enviamos SMS para o país deste celular');
  expect(router.push).not.toHaveBeenCalled();
});

test('the phone can be corrected', async () => {
  const { router } = await show();
  await user.click(screen.getByRole('button', { name: 'Corrigir o celular' }));
  expect(router.push).toHaveBeenCalledWith('/lead?product=x');
});

test('a buyer without a lead is sent back', async () => {
  const { router } = await show({ stored: {} });
  await waitFor(() => {
    expect(router.replace).toHaveBeenCalledWith('/lead?product=x');
  });
  expect(send).not.toHaveBeenCalled();
});
