import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LiveloCodeTemplate } from '@/components/templates/livelo-code/LiveloCodeTemplate';
import { readVisit } from '@/components/livelo/liveloVisit';
import { getLiveloSession, sendLiveloCode, validateLiveloCode } from '@/services/api/livelo';
import {
  account,
  at,
  buildSession,
  refuse,
  sentCode,
  showLivelo,
  visit,
} from '../../livelo/showLivelo';

vi.mock('@/services/api/livelo');
const get = vi.mocked(getLiveloSession);
const send = vi.mocked(sendLiveloCode);
const validate = vi.mocked(validateLiveloCode);

beforeEach(() => {
  vi.resetAllMocks();
  get.mockResolvedValue(buildSession({ code: sentCode }));
  validate.mockResolvedValue(buildSession({ code: sentCode, account }));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const show = () => showLivelo(<LiveloCodeTemplate />, 'code');
const type = async (code: string) =>
  userEvent.type(await screen.findByLabelText('Código recebido por SMS'), code);

test('the right code continues automatically, and is stored nowhere', async () => {
  const { router } = show();
  expect(await screen.findByText(/para o celular ••••\s4321, se o CPF/)).toBeVisible();
  await type('123456');
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith(at('/livelo/payment-method'));
  });
  const request = { liveloSession: visit.session, code: '123456' };
  expect(validate).toHaveBeenCalledWith('lead-1', request, expect.any(String));
  const kept = JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]);
  expect(kept).not.toContain('123456');
});

test.each([
  [refuse(422, 'code_wrong', { attemptsLeft: 4 }), 'Você ainda tem 4 tentativas'],
  [refuse(422, 'code_expired'), 'Este código não vale mais'],
  [refuse(429, 'too_many_attempts', { retryAfter: 10 }), 'Foram muitas tentativas'],
])('%s clears the code, which has to be typed again', async (error, text) => {
  validate.mockRejectedValue(error);
  show();
  await type('123456');
  expect(await screen.findByText(new RegExp(text))).toBeVisible();
  expect(screen.getByLabelText('Código recebido por SMS')).toHaveValue('');
});

test('a loyalty program that did not answer leaves the code in the field', async () => {
  validate.mockRejectedValue(refuse(502, 'upstream_error'));
  show();
  await type('123456');
  expect(await screen.findByText(/A Livelo não respondeu agora/)).toBeVisible();
  expect(screen.getByLabelText('Código recebido por SMS')).toHaveValue('123456');
});

test.each([
  ['unavailable', () => validate.mockRejectedValue(refuse(409, 'points_unavailable'))],
  [
    'balance',
    () =>
      validate.mockResolvedValue(
        buildSession({ code: sentCode, account: { ...account, balance: 999 } }),
      ),
  ],
])('points that cannot be used lead to the error page: %s', async (failure, arrange) => {
  arrange();
  const { router } = show();
  await type('123456');
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith(at('/livelo/error'));
  });
  expect(readVisit()?.failure).toBe(failure);
});

test('a visit that ended meanwhile starts again', async () => {
  validate.mockRejectedValue(refuse(404, 'not_found'));
  const { router } = show();
  await type('123456');
  await waitFor(() => {
    expect(router.replace).toHaveBeenCalledWith(at('/livelo/cpf'));
  });
});

test('another code can be requested once the wait has ended', async () => {
  get.mockResolvedValue(buildSession({ code: { ...sentCode, resendAfter: 0 } }));
  send.mockResolvedValue(buildSession({ code: sentCode }));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar um novo código' }));
  expect(await screen.findByText(/Enviamos um novo código/)).toBeVisible();
  expect(screen.getByText(/Novo código em 01:00/)).toBeVisible();
  const request = { liveloSession: visit.session, deviceId: 'd1' };
  expect(send).toHaveBeenCalledWith('lead-1', request, expect.any(String));
});

test('without a sent code, a phone has to be chosen first', async () => {
  get.mockResolvedValue(buildSession());
  const { router } = show();
  await waitFor(() => {
    expect(router.replace).toHaveBeenCalledWith(at('/livelo/select-device'));
  });
});
