import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LiveloCpfTemplate } from '@/components/templates/livelo-cpf/LiveloCpfTemplate';
import { readVisit } from '@/components/livelo/liveloVisit';
import { NoAnswerError } from '@/services/http/errors';
import { openLiveloSession } from '@/services/api/livelo';
import { buildPayment } from '../../../support/buildPayment';
import { FakeEventSource } from '../../../support/FakeEventSource';
import {
  at,
  buildSession,
  dataLead,
  heldPix,
  refuse,
  showLivelo,
  visit,
} from '../../livelo/showLivelo';

vi.mock('@/services/api/livelo');
const open = vi.mocked(openLiveloSession);

beforeEach(() => {
  vi.resetAllMocks();
  open.mockResolvedValue(buildSession());
  FakeEventSource.install();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const show = (options = {}) => showLivelo(<LiveloCpfTemplate />, 'cpf', null, options);
const field = () => screen.getByLabelText('CPF');

async function send(cpf: string) {
  await userEvent.type(field(), cpf);
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
}

test('opens a visit and continues; the CPF is stored nowhere', async () => {
  const { router } = show();
  await send('12345678909');
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith(at('/livelo/select-device'));
  });
  expect(open).toHaveBeenCalledWith(
    'lead-1',
    expect.objectContaining({ business: 'wiseup-online', cpf: '12345678909' }),
    expect.any(String),
  );
  expect(readVisit()).toEqual(visit);
  const kept = JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]);
  expect(kept).not.toMatch(/123\.?456\.?789/);
});

test.each(['RG 12.345.678-9, C.P.F. 123.456.789-09', '12.345.678-9 123.456.789-09'])(
  '%s is sent as the CPF that it contains',
  async (text) => {
    show();
    fireEvent.input(field(), { target: { value: text } });
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => {
      expect(open).toHaveBeenCalled();
    });
    expect(open.mock.calls[0]?.[1]).toMatchObject({ cpf: '12345678909' });
  },
);

test.each(['11111111111', '12345678900', '123'])('%s is not sent', async (cpf) => {
  show();
  await send(cpf);
  expect(await screen.findByText('Revise o CPF')).toBeVisible();
  expect(open).not.toHaveBeenCalled();
});

test('a CPF that the service refuses shows the error in the field', async () => {
  open.mockRejectedValue(
    refuse(422, 'invalid_field', { errors: [{ field: '/cpf', code: 'invalid' }] }),
  );
  show();
  await send('12345678909');
  expect(await screen.findByText('Revise o CPF')).toBeVisible();
});

test('a key that another CPF used is replaced', async () => {
  open.mockRejectedValueOnce(refuse(422, 'idempotency_key_reused'));
  const { router } = show();
  await send('12345678909');
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith(at('/livelo/select-device'));
  });
  const [first, second] = open.mock.calls.map(([, , key]) => key);
  expect(first).not.toBe(second);
});

test.each([
  [new NoAnswerError('POST', '/', 'network'), /Não conseguimos falar com o servidor/],
  [refuse(502, 'upstream_error'), /Não conseguimos falar com o servidor/],
  [refuse(429, 'rate_limited', { retryAfter: 60 }), /Muitas tentativas/],
])('%s is shown, and the input stays', async (error, text) => {
  open.mockRejectedValue(error);
  show();
  await send('12345678909');
  expect(await screen.findByText(text)).toBeVisible();
  expect(field()).toHaveValue('123.456.789-09');
});

test('a lead unknown to the service leads back to the lead form', async () => {
  open.mockRejectedValue(refuse(404, 'not_found'));
  const { router } = show();
  await send('12345678909');
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith(at('/lead'));
  });
});

test('without points, the buyer continues to the payment of the same flow', async () => {
  const { router } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Pagar sem pontos' }));
  expect(router.push).toHaveBeenCalledWith(at('/payment'));
});

test('a buyer without a lead is sent back', async () => {
  const { router } = show({ stored: {} });
  await waitFor(() => {
    expect(router.replace).toHaveBeenCalledWith(at('/lead'));
  });
});

test('a buyer who returns from a Pix with points sees the way back to it', async () => {
  const { router } = show({ stored: { dataLead, ...heldPix } });
  expect(screen.getByText('Seus pontos estão reservados')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ver o Pix' }));
  expect(router.push).toHaveBeenCalledWith(at('/pix'));
});

test.each([
  ['that is over', { expiresAt: '2020-01-01T12:00:00.000Z' }],
  ['of another product', { productCode: 'OTHER' }],
  ['of an earlier purchase', { token: 'token-of-a-payment-0' }],
  ['beside a card', { heldMethod: 'credit-card' }],
])('a Pix %s reserves no points', (_, other) => {
  show({ stored: { dataLead, ...heldPix, dataPix: { ...heldPix.dataPix, ...other } } });
  expect(screen.queryByText('Seus pontos estão reservados')).not.toBeInTheDocument();
});

test('a Pix that another buyer made in another tab reserves no points here', () => {
  const paymentBuyers = [{ token: heldPix.purchaseToken, leadId: 'lead-of-another' }];
  window.localStorage.setItem('paymentBuyers', JSON.stringify(paymentBuyers));
  show({ stored: { dataLead, ...heldPix } });
  expect(screen.queryByText('Seus pontos estão reservados')).not.toBeInTheDocument();
});

describe('the Pix that reserves points', () => {
  const { token } = heldPix.dataPix;
  const waiting = buildPayment({ token, productCode: 'wup', method: 'pix', state: 'pending' });

  const showHeld = () => show({ stored: { dataLead, ...heldPix } });
  const tell = (payment: typeof waiting) => {
    act(() => {
      FakeEventSource.current.send(payment);
    });
  };

  test('leads to the receipt when it is paid meanwhile', async () => {
    const { router } = showHeld();
    tell(waiting);
    expect(await screen.findByText('Seus pontos estão reservados')).toBeVisible();
    tell({ ...waiting, state: 'paid' });
    expect(await screen.findByText(/Pagamento confirmado/)).toBeVisible();
    expect(screen.queryByText('Seus pontos estão reservados')).not.toBeInTheDocument();
    await waitFor(
      () => {
        expect(router.push).toHaveBeenCalledWith(at('/success'));
      },
      { timeout: 5_000 },
    );
  });

  test('is no longer shown when it has ended', async () => {
    showHeld();
    tell({ ...waiting, state: 'expired' });
    await waitFor(() => {
      expect(screen.queryByText('Seus pontos estão reservados')).not.toBeInTheDocument();
    });
    expect(field()).toBeVisible();
  });
});
