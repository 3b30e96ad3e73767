import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextSteps } from '@/components/receipt/NextSteps';
import { resendAccess } from '@/services/api/access';
import { HttpError } from '@/services/http/errors';
import { buildPayment } from '../../support/buildPayment';
import { expectFocus } from '../../support/expectFocus';
import { renderWithProviders } from '../../support/renderWithProviders';

vi.mock('@/services/api/access');
const send = vi.mocked(resendAccess);

const paid = buildPayment({ state: 'paid', mailsAccess: true });
const ask = () => screen.findByRole('button', { name: 'Não recebeu o acesso? Enviar de novo' });

test('a buyer who waits for the access mail has it sent again, and sees to which address', async () => {
  send.mockResolvedValue({ email: 'm•••@example.com' });
  renderWithProviders(<NextSteps payment={paid} />);
  await userEvent.click(await ask());
  expect(await screen.findByRole('status')).toHaveTextContent('para m•••@example.com.');
  expect(send).toHaveBeenCalledWith(paid.token, expect.any(String));
  const again = await ask();
  await expectFocus(() => again);
});

test('a buyer who requested it too often sees when to try again', async () => {
  const problem = {
    type: 'urn:problem:rate_limited',
    title: 'Too many',
    status: 429,
    code: 'rate_limited',
    retryAfter: 80_000,
  } as const;
  send.mockRejectedValue(new HttpError('POST', '/', 429, problem));
  renderWithProviders(<NextSteps payment={paid} />);
  await userEvent.click(await ask());
  expect(await screen.findByRole('alert')).toHaveTextContent(/amanhã|24 horas|um dia/);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('offers no resend where no mail brings the access', () => {
  renderWithProviders(<NextSteps payment={buildPayment({ state: 'paid' })} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
