import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPayment } from '@/services/api/payment';
import { buildPayment, buildPaymentResponse } from '../../support/buildPayment';
import { paste } from '../../support/paste';
import { acceptTerms, choose, cpf, field, mockCard, refuse, showPaymentPage } from './paymentPage';

vi.mock('@/services/api/payment');
vi.mock('@/services/cardEncryption');
const create = vi.mocked(createPayment);

const show = (brand: 'medcof' | 'wol' = 'wol') =>
  showPaymentPage({ brand, rawQuery: 'flowId=peru' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Confirmar pago' }));

beforeEach(() => {
  vi.resetAllMocks();
  mockCard();
});

test.each(['medcof', 'wol'] as const)('%s asks for the DNI in place of the CPF', async (brand) => {
  show(brand);
  await paste(field('DNI'), '45.678.912');
  await waitFor(() => {
    expect(field('DNI')).toHaveValue('45678912');
  });
  expect(screen.queryByLabelText('CPF')).not.toBeInTheDocument();
});

test.each([
  '1234567',
  '11111111',
  '1234567890',
  '987654321',
  '001234567',
  'CE 001234567',
  'PAS 116872345',
  '17801146-K',
])('rejects %s as a DNI', async (dni) => {
  show();
  await paste(field('DNI'), dni);
  await acceptTerms();
  await submit();
  expect(await screen.findByText('Revisa el DNI: son 8 dígitos')).toBeVisible();
  expect(create).not.toHaveBeenCalled();
});

test.each([
  ['types', '17801146-0'],
  ['types', '17801146 0'],
  ['types', '178011460'],
  ['types', '17801146-D'],
  ['pastes', 'DNI: 17801146-0'],
  ['gets filled in', '17801146-0'],
  ['gets filled in', '17801146D'],
])(
  'a buyer who %s the DNI as %s, as printed on the card, pays with its eight digits',
  async (how, dni) => {
    create.mockResolvedValue(buildPaymentResponse());
    show();
    await paste(field('Número de tarjeta'), '4111111111111111');
    await paste(field('Nombre del titular'), 'MARIA SILVA');
    await paste(field('Vence (MM/AA)'), '1230');
    await paste(field('CVV'), '123');
    if (how === 'types') await userEvent.type(field('DNI'), dni);
    else if (how === 'pastes') await paste(field('DNI'), dni);
    else fireEvent.input(field('DNI'), { target: { value: dni } });
    await acceptTerms();
    await submit();
    await waitFor(() => {
      expect(create.mock.calls[0]?.[0]).toMatchObject({ document: '17801146' });
    });
  },
);

describe.each(['Pix', 'Boleto'])('a buyer who reads Spanish and pays by %s', (method) => {
  test('is asked for the CPF that the bank requires, and pays with it', async () => {
    create.mockResolvedValue(
      buildPaymentResponse(
        buildPayment({ pix: { code: '000201', expiresAt: '2030-11-20T12:30:00.000Z' } }),
        'pix',
      ),
    );
    show();
    await paste(field('DNI'), '45678912');
    await choose(method);
    expect(screen.queryByLabelText('DNI')).not.toBeInTheDocument();
    expect(field('CPF')).toHaveValue('');
    await paste(field('CPF'), cpf);
    await acceptTerms();
    await submit();
    await waitFor(() => {
      expect(create.mock.calls[0]?.[0]).toMatchObject({ document: '12345678909' });
    });
  });

  test('reads in Spanish which document is wrong', async () => {
    create.mockRejectedValue(
      refuse(422, 'invalid_field', { errors: [{ field: '/document', code: 'invalid' }] }),
    );
    show();
    await choose(method);
    await paste(field('CPF'), '123.456.789-00');
    await acceptTerms();
    await submit();
    expect(await screen.findByText('Revisa el CPF')).toBeVisible();
    await userEvent.clear(field('CPF'));
    await paste(field('CPF'), cpf);
    await submit();
    await waitFor(() => {
      expect(create).toHaveBeenCalled();
    });
    expect(await screen.findByText('Revisa el CPF')).toBeVisible();
  });
});
