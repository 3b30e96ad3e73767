import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPayment, getCardKey } from '@/services/api/payment';
import { encryptCard } from '@/services/cardEncryption';
import { buildPlan } from '../../support/builders';
import { buildPayment } from '../../support/buildPayment';
import { paste } from '../../support/paste';
import {
  acceptTerms,
  choose,
  dataLead,
  field,
  pasteCard,
  refuse,
  showPaymentPage,
} from './paymentPage';

jest.mock('@/services/api/payment');
jest.mock('@/services/cardEncryption');
const create = jest.mocked(createPayment);

const plan = buildPlan({ currency: 'MZN', paymentMethods: ['credit-card', 'm-pesa', 'bankslip'] });

const show = (brand: 'ms' | 'wol', phone = '+258841234567') =>
  showPaymentPage({
    brand,
    rawQuery: 'locale=pt-MZ',
    product: { plans: [plan] },
    stored: { dataLead: { ...dataLead, phone } },
  });

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = () => screen.findByRole('heading', { name: 'Endereço de faturação' });

async function pasteAddress(): Promise<void> {
  await paste(field('Rua'), 'Avenida 24 de Julho');
  await paste(field('Número'), '1234');
  await paste(field('Cidade'), 'Maputo');
  await paste(field('Província'), 'Maputo');
}

function answer(
  payment: ReturnType<typeof buildPayment>,
  route: 'success' | 'payment-verification',
) {
  create.mockResolvedValue({
    token: payment.token,
    redirect: null,
    paymentProfileIds: [],
    route,
    payment,
  });
}

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(encryptCard).mockResolvedValue('a.b.c.d.e');
  jest.mocked(getCardKey).mockResolvedValue({
    kty: 'RSA',
    kid: 'key-1',
    use: 'enc',
    alg: 'RSA-OAEP-256',
    n: 'n',
    e: 'AQAB',
  });
});

test.each(['ms', 'wol'] as const)(
  '%s asks for the card, then for its address, and pays with both',
  async (brand) => {
    answer(buildPayment({ state: 'paid' }), 'success');
    const { router } = show(brand);
    await pasteCard();
    await press('Continuar');
    expect(await heading()).toHaveFocus();
    expect(create).not.toHaveBeenCalled();
    await pasteAddress();
    await acceptTerms();
    await press('Finalizar');
    await waitFor(() => {
      expect(router.push).toHaveBeenCalledWith('/success?locale=pt-MZ');
    });
    expect(create.mock.calls[0]?.[0]).toMatchObject({
      operation: 'MZ',
      paymentMethods: [{ method: 'credit-card', encryptedCard: 'a.b.c.d.e' }],
      address: {
        street: 'Avenida 24 de Julho',
        number: '1234',
        city: 'Maputo',
        state: 'Maputo',
        country: 'Moçambique',
      },
    });
    expect(create.mock.calls[0]?.[0]).not.toHaveProperty('document');
  },
);

test('asks for no CPF, and offers only what is active', () => {
  show('ms');
  expect(screen.queryByLabelText(/CPF|DNI/)).not.toBeInTheDocument();
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'credit-card',
    'm-pesa',
  ]);
});

test("M-Pesa asks the lead's own number and waits for the phone", async () => {
  answer(buildPayment({ state: 'requires_action', method: 'm-pesa' }), 'payment-verification');
  const { router } = show('ms');
  await choose('M-Pesa');
  await waitFor(() => {
    expect(field('Número M-Pesa')).toHaveValue('84 123 4567');
  });
  await acceptTerms();
  await press('Finalizar');
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith('/payment-verification?locale=pt-MZ');
  });
  const request = create.mock.calls[0]?.[0];
  expect(request).toMatchObject({
    paymentMethods: [{ method: 'm-pesa', amount: plan.amount, phone: '+258841234567' }],
  });
  expect(request).not.toHaveProperty('address');
});

test('what is missing on the card keeps the buyer there', async () => {
  show('ms');
  await press('Continuar');
  expect(await screen.findAllByText('Este campo é obrigatório')).not.toHaveLength(0);
  expect(field('Número do cartão')).toHaveFocus();
  expect(screen.queryByLabelText('Rua')).not.toBeInTheDocument();
});

test('what is missing in the address is said at its field, and not before it was left', async () => {
  show('ms');
  await pasteCard();
  await press('Continuar');
  await heading();
  expect(screen.queryByText('Este campo é obrigatório')).not.toBeInTheDocument();
  await paste(field('Código postal'), '11');
  await press('Finalizar');
  expect(await screen.findAllByText('Este campo é obrigatório')).toHaveLength(4);
  expect(field('Código postal')).toHaveFocus();
  expect(screen.getByText('Insira um código postal válido')).toBeVisible();
  expect(create).not.toHaveBeenCalled();
});

test('the way back to the card keeps all that was typed', async () => {
  show('ms');
  await pasteCard();
  await press('Continuar');
  await heading();
  await pasteAddress();
  await press('Alterar os dados do cartão');
  expect(field('Número do cartão')).toHaveFocus();
  expect(field('Número do cartão')).toHaveValue('4111 1111 1111 1111');
  await press('Continuar');
  await heading();
  expect(field('Rua')).toHaveValue('Avenida 24 de Julho');
});

test('a decline leads back to the card and says why', async () => {
  create.mockRejectedValue(refuse(402, 'payment_declined', { reason: 'wrong_security_code' }));
  show('ms');
  await pasteCard();
  await press('Continuar');
  await heading();
  await pasteAddress();
  await acceptTerms();
  await press('Finalizar');
  expect(await screen.findByText(/código de segurança não corresponde/)).toBeVisible();
  expect(field('CVV')).toBeVisible();
  expect(field('CVV')).toHaveValue('');
  await waitFor(() => {
    expect(field('CVV')).toHaveFocus();
  });
});

test.each(['+5511987654321', '+51912345678'])('no other number is offered: %s', async (phone) => {
  show('ms', phone);
  await choose('M-Pesa');
  expect(await screen.findByLabelText('Número M-Pesa')).toHaveValue('');
});

test('a number that cannot pay is refused at its field', async () => {
  show('ms', dataLead.phone);
  await choose('M-Pesa');
  await paste(await screen.findByLabelText('Número M-Pesa'), '211234567');
  await acceptTerms();
  await press('Finalizar');
  expect(await screen.findByText(/Insira um número M-Pesa válido/)).toBeVisible();
  expect(field('Número M-Pesa')).toHaveFocus();
  expect(create).not.toHaveBeenCalled();
});

test('a document typed for another method does not come between', async () => {
  answer(buildPayment({ state: 'requires_action', method: 'm-pesa' }), 'payment-verification');
  showPaymentPage({
    product: { plans: [buildPlan({ paymentMethods: ['pix', 'm-pesa'] })] },
    stored: { dataLead: { ...dataLead, phone: '+258841234567' } },
  });
  await paste(field('CPF'), '111');
  await choose('M-Pesa');
  await waitFor(() => {
    expect(field('Número M-Pesa')).toHaveValue('84 123 4567');
  });
  await acceptTerms();
  await press('Confirmar pagamento');
  await waitFor(() => {
    expect(create).toHaveBeenCalled();
  });
  expect(create.mock.calls[0]?.[0]).not.toHaveProperty('document');
});
