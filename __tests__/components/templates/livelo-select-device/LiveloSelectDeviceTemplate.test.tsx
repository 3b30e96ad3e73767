import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LiveloSelectDeviceTemplate } from '@/components/templates/livelo-select-device/LiveloSelectDeviceTemplate';
import { readVisit } from '@/components/livelo/liveloVisit';
import { getLiveloSession, sendLiveloCode } from '@/services/api/livelo';
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

beforeEach(() => {
  vi.resetAllMocks();
  get.mockResolvedValue(buildSession());
  send.mockResolvedValue(buildSession({ code: sentCode }));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const show = (kept = visit) => showLivelo(<LiveloSelectDeviceTemplate />, 'select-device', kept);
const device = (digits: string) =>
  screen.findByRole('radio', { name: new RegExp(`final ${digits}`) });
const submit = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Enviar código' }));

test('sends the code to the chosen phone', async () => {
  const { router } = show();
  await userEvent.click(await device('8765'));
  await submit();
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith(at('/livelo/code'));
  });
  const request = { liveloSession: visit.session, deviceId: 'd2' };
  expect(send).toHaveBeenCalledWith('lead-1', request, expect.any(String));
});

test('a phone has to be chosen', async () => {
  show();
  await submit();
  expect(screen.getByText('Escolha um celular.')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

test('the only phone is chosen already', async () => {
  get.mockResolvedValue(buildSession({ devices: [{ id: 'd1', lastDigits: '4321' }] }));
  show();
  expect(await screen.findByText('Celular com final 4321')).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await submit();
  const request = { liveloSession: visit.session, deviceId: 'd1' };
  expect(send).toHaveBeenCalledWith('lead-1', request, expect.any(String));
});

test('a phone that was just sent a code continues with that code', async () => {
  get.mockResolvedValue(buildSession({ code: sentCode }));
  send.mockRejectedValue(refuse(429, 'rate_limited', { retryAfter: 42 }));
  const { router } = show();
  await submit();
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith(at('/livelo/code'));
  });
});

test('a code to another phone has to wait, and the page shows how long', async () => {
  get.mockResolvedValue(buildSession({ code: sentCode }));
  send.mockRejectedValue(refuse(429, 'rate_limited', { retryAfter: 42 }));
  show();
  await userEvent.click(await device('8765'));
  await submit();
  expect(await screen.findByText(/pedir outro em 00:42/)).toBeVisible();
});

test('names a loyalty program that is unavailable', async () => {
  send.mockRejectedValue(refuse(502, 'upstream_error'));
  show();
  await userEvent.click(await device('4321'));
  await submit();
  expect(await screen.findByText(/A Livelo não respondeu agora/)).toBeVisible();
});

test('a buyer who does not recognize the phones is sent to the page that says what to do', async () => {
  const { router } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Não reconheço o celular' }));
  expect(router.push).toHaveBeenCalledWith(at('/livelo/error'));
  expect(readVisit()?.failure).toBe('unrecognized');
});

test('a verified member continues', async () => {
  get.mockResolvedValue(buildSession({ code: sentCode, account }));
  const { router } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Continuar' }));
  expect(router.push).toHaveBeenCalledWith(at('/livelo/payment-method'));
});

test.each([
  ['there is none', null, undefined, '/livelo/cpf'],
  ['it is another lead’s', { ...visit, leadId: 'lead-2' }, undefined, '/livelo/cpf'],
  ['it has expired', visit, refuse(404, 'not_found'), '/livelo/cpf'],
  ['the member may not redeem', visit, refuse(409, 'points_unavailable'), '/livelo/error'],
])('checks the visit and leaves the page when %s', async (_name, kept, error, route) => {
  if (error) get.mockRejectedValue(error);
  const { router } = showLivelo(<LiveloSelectDeviceTemplate />, 'select-device', kept);
  await waitFor(() => {
    expect(router.replace).toHaveBeenCalledWith(at(route));
  });
});

test('a visit that could not be loaded can be requested again', async () => {
  get.mockRejectedValueOnce(refuse(503, 'service_unavailable'));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect(await device('4321')).toBeEnabled();
  expect(screen.getByText('•••• 4321')).toBeVisible();
});
