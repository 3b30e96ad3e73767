import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPayment } from '@/services/api/payment';
import { buildPayment } from '../../support/buildPayment';
import { expectFocus } from '../../support/expectFocus';
import { paste } from '../../support/paste';
import { acceptTerms, choose, field, refuse, showPaymentPage } from './paymentPage';

vi.mock('@/services/api/payment');
const create = vi.mocked(createPayment);

const show = (brand: 'medcof' | 'wol' = 'wol') =>
  showPaymentPage({ brand, rawQuery: 'flowId=peru' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Confirmar pago' }));

async function fillIn(dni: string): Promise<void> {
  await choose('Pix');
  await paste(field('DNI'), dni);
  await acceptTerms();
}

beforeEach(() => {
  vi.resetAllMocks();
});

test.each(['medcof', 'wol'] as const)('%s asks for the DNI in place of the CPF', async (brand) => {
  const payment = buildPayment({ pix: { code: '000201', expiresAt: '2030-11-20T12:30:00.000Z' } });
  create.mockResolvedValue({
    token: payment.token,
    redirect: null,
    paymentProfileIds: [],
    route: 'pix',
    payment,
  });
  show(brand);
  expect(screen.queryByLabelText('CPF')).not.toBeInTheDocument();
  await fillIn('45.678.912');
  await waitFor(() => {
    expect(field('DNI')).toHaveValue('45678912');
  });
  await submit();
  await waitFor(() => {
    expect(create.mock.calls[0]?.[0]).toMatchObject({ document: '45678912' });
  });
});

test.each(['1234567', '11111111', '123456789'])('%s is no DNI', async (dni) => {
  show();
  await fillIn(dni);
  await submit();
  expect(await screen.findByText('Revisa el DNI')).toBeVisible();
  await expectFocus(() => field('DNI'));
  expect(create).not.toHaveBeenCalled();
});

test('one that the service refuses is marked as such', async () => {
  create.mockRejectedValue(
    refuse(422, 'invalid_field', { errors: [{ field: '/document', code: 'invalid' }] }),
  );
  show();
  await fillIn('45678912');
  await submit();
  expect(await screen.findByText('Revisa el DNI')).toBeVisible();
});
