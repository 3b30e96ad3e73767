import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { declineReasons } from '@/contract/enumerations';
import { createPayment } from '@/services/api/payment';
import { buildPlan } from '../../support/builders';
import { buildPayment, buildPaymentResponse } from '../../support/buildPayment';
import { expectFocus } from '../../support/expectFocus';
import { paste } from '../../support/paste';
import {
  acceptTerms,
  choose,
  dataLead,
  field,
  mockCard,
  pasteCard,
  refuse,
  showPaymentPage,
} from './paymentPage';

vi.mock('@/services/api/payment');
vi.mock('@/services/cardEncryption');
const create = vi.mocked(createPayment);

const plan = buildPlan({ currency: 'MZN', paymentMethods: ['credit-card', 'm-pesa', 'bankslip'] });

const show = (brand: 'ms' | 'wol' | 'neutral', phone = '+258841234567') =>
  showPaymentPage({
    brand,
    rawQuery: 'locale=pt-MZ',
    product: { plans: [plan] },
    stored: { dataLead: { ...dataLead, phone } },
  });

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = () => screen.findByRole('heading', { name: 'Endereço de faturação' });

async function pasteAddress(): Promise<void> {
  await paste(field('Código postal'), '1100');
  await paste(field('Rua'), 'Avenida 24 de Julho');
  await paste(field('Número'), '1234');
  await paste(field('Complemento'), 'Bloco B');
  await paste(field('Cidade'), 'Maputo');
  await paste(field('Província'), 'Maputo');
  expect(field('País')).toHaveValue('Moçambique');
}

function answer(
  payment: ReturnType<typeof buildPayment>,
  route: 'success' | 'payment-verification',
) {
  create.mockResolvedValue(buildPaymentResponse(payment, route));
}

beforeEach(() => {
  vi.resetAllMocks();
  mockCard();
});

test.each(['ms', 'neutral'] as const)(
  '%s asks for the card, then for its address, and pays with both',
  async (brand) => {
    answer(buildPayment({ state: 'paid' }), 'success');
    const { router } = show(brand);
    await pasteCard();
    await press('Continuar');
    const title = await heading();
    await expectFocus(() => title);
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
        postalCode: '1100',
        street: 'Avenida 24 de Julho',
        number: '1234',
        complement: 'Bloco B',
        city: 'Maputo',
        state: 'Maputo',
        country: 'Moçambique',
      },
    });
    expect(create.mock.calls[0]?.[0]).not.toHaveProperty('document');
  },
);

test.each([
  ['ms', []],
  ['wol', []],
  ['neutral', ['credit-card', 'm-pesa', 'bankslip']],
] as const)(
  '%s asks for no CPF, and offers %j to choose from, else the card alone under its heading',
  (brand, methods) => {
    show(brand);
    expect(screen.queryByLabelText(/CPF|DNI/)).not.toBeInTheDocument();
    expect(screen.queryAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(
      methods,
    );
    const isAlone = methods.length === 0;
    expect(screen.queryAllByRole('heading', { name: 'Cartão de crédito' })).toHaveLength(
      isAlone ? 1 : 0,
    );
  },
);

test.each(['+258861234567', '+258821234567', '+5511987654321'])(
  'the phone %s of the lead cannot have M-Pesa and is not filled in',
  async (phone) => {
    show('neutral', phone);
    await choose('M-Pesa');
    const number = await screen.findByLabelText('Número M-Pesa');
    expect(number).toHaveAccessibleDescription(/começa por 84 ou 85/);
    expect(number).toHaveValue('');
    await paste(number, '86 123 4567');
    await press('Finalizar');
    expect(await screen.findByText(/M-Pesa válido, que começa com 84 ou 85/)).toBeVisible();
    expect(create).not.toHaveBeenCalled();
  },
);

test('fills in the phone of the lead for M-Pesa, and continues to the page that waits for the phone', async () => {
  answer(buildPayment({ state: 'requires_action', method: 'm-pesa' }), 'payment-verification');
  const { router } = show('neutral');
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

test('a missing card field keeps the buyer on the card', async () => {
  show('ms');
  await press('Continuar');
  expect(await screen.findAllByText('Este campo é obrigatório')).not.toHaveLength(0);
  await expectFocus(() => field('Número do cartão'));
  expect(screen.queryByLabelText('Rua')).not.toBeInTheDocument();
});

test('a missing address field shows its error, but not on arrival', async () => {
  show('ms');
  await pasteCard();
  await press('Continuar');
  await heading();
  expect(screen.queryByText('Este campo é obrigatório')).not.toBeInTheDocument();
  await paste(field('Código postal'), '11');
  await press('Finalizar');
  expect(await screen.findAllByText('Este campo é obrigatório')).toHaveLength(4);
  await expectFocus(() => field('Código postal'));
  expect(screen.getByText('Insira um código postal válido')).toBeVisible();
  expect(create).not.toHaveBeenCalled();
});

test('going back to the card keeps everything that was typed', async () => {
  const { router } = show('ms');
  // The address form is an entry of the history: leaving it changes the fragment of the URL.
  router.back.mockImplementation(() => {
    fireEvent(window, new HashChangeEvent('hashchange'));
  });
  await pasteCard();
  await press('Continuar');
  await heading();
  expect(router.push).toHaveBeenCalledWith('/#address', undefined, {
    shallow: true,
    scroll: false,
  });
  await pasteAddress();
  await press('Alterar os dados do cartão');
  await expectFocus(() => field('Número do cartão'));
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
  // Every decline of ms and wol starts with the sentence of the customer, followed by the advice.
  expect(
    await screen.findByText('Não conseguimos processar a transação. Faça uma nova tentativa.'),
  ).toBeVisible();
  expect(screen.getByText(/código de segurança não corresponde/)).toBeVisible();
  expect(field('CVV')).toBeVisible();
  expect(field('CVV')).toHaveValue('');
  await expectFocus(() => field('CVV'));
});

test.each(['+5511987654321', '+51912345678'])(
  'does not fill in a number of another country: %s',
  async (phone) => {
    show('neutral', phone);
    await choose('M-Pesa');
    expect(await screen.findByLabelText('Número M-Pesa')).toHaveValue('');
  },
);

test('a number that cannot pay is refused at its field', async () => {
  show('neutral', dataLead.phone);
  await choose('M-Pesa');
  await paste(await screen.findByLabelText('Número M-Pesa'), '211234567');
  await acceptTerms();
  await press('Finalizar');
  expect(await screen.findByText(/Insira um número M-Pesa válido/)).toBeVisible();
  await expectFocus(() => field('Número M-Pesa'));
  expect(create).not.toHaveBeenCalled();
});

test('a document typed for another method does not block the payment', async () => {
  answer(buildPayment({ state: 'requires_action', method: 'm-pesa' }), 'payment-verification');
  showPaymentPage({
    brand: 'neutral',
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

test.each(declineReasons)(
  'where only cards are accepted, a decline with %s suggests no other method',
  async (reason) => {
    create.mockRejectedValue(refuse(402, 'payment_declined', { reason }));
    showPaymentPage({
      brand: 'ms',
      rawQuery: 'locale=pt-MZ',
      product: { plans: [buildPlan({ currency: 'MZN', paymentMethods: ['credit-card'] })] },
      stored: { dataLead: { ...dataLead, phone: '+258841234567' } },
    });
    await pasteCard();
    await press('Continuar');
    await heading();
    await pasteAddress();
    await acceptTerms();
    await press('Finalizar');
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(/cartão|código de segurança/);
    expect(notice).not.toHaveTextContent(/outra forma|Pix/);
  },
);
