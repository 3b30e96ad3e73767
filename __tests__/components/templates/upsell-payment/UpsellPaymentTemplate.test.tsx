import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UpsellPaymentTemplate } from '@/components/templates/upsell-payment/UpsellPaymentTemplate';
import { storeProfile } from '@/components/payment/storedProfile';
import { createPayment, getPayment } from '@/services/api/payment';
import { getProduct } from '@/services/api/product';
import { parseQuery } from '@/services/checkout/query';
import { readStored } from '@/services/storage';
import { buildPayment, buildPaymentResponse } from '../../../support/buildPayment';
import { buildPlan, buildProduct, upsellFlow } from '../../../support/builders';
import { renderWithProviders, type ProvidersOptions } from '../../../support/renderWithProviders';
import { dataLead, payBy, refuse } from '../../payment/paymentPage';

vi.mock('@/services/api/payment', { spy: true });

vi.mock('@/services/api/product', { spy: true });

const live = buildProduct({
  code: 'live',
  business: 'wiseup-live',
  name: 'Wise Up Live',
  voucher: null,
  plans: [
    buildPlan({
      id: 'live-anual',
      code: 'live-anual',
      name: 'Ao vivo',
      amount: 60000,
      installments: [
        {
          id: 1,
          value: 60000,
          firstValue: 60000,
          standardValue: 120000,
          tax: 0,
          totalValue: 60000,
        },
      ],
      profiles: 1,
    }),
    buildPlan({ id: 'live-2', code: 'live-2', name: 'Ao vivo, 2 perfis', profiles: 2 }),
  ],
});

beforeEach(() => {
  vi.mocked(getProduct).mockReset().mockResolvedValue(live);
});

const show = (options: ProvidersOptions = {}) =>
  renderWithProviders(<UpsellPaymentTemplate />, {
    pathname: '/payment/upsell',
    rawQuery: 'product=x&offer=y&planId=z',
    flow: upsellFlow,
    offered: {
      planId: 'live-anual',
      code: 'live',
      productQuery: { business: 'wiseup-live' },
      saleQuery: parseQuery(''),
      product: live,
    },
    stored: { dataLead, purchaseToken: 'token-of-a-payment-1', shouldUseUpsellTheme: true },
    ...options,
  });

const title = () => screen.getByRole('heading', { level: 1 });

describe.each(['resolveenem', 'wol'] as const)('%s', (brand) => {
  test('sells the upsell to a buyer who has paid, without a voucher or the offer of the link', async () => {
    const payment = buildPayment({ state: 'paid', method: 'pix', token: 'token-of-the-upsell-1' });
    vi.mocked(createPayment).mockResolvedValue(buildPaymentResponse(payment));
    const { router } = show({ brand });
    expect(title()).toHaveTextContent('Wise Up Live: como você quer pagar?');
    await payBy('Pix');
    await waitFor(() => {
      expect(router.push).toHaveBeenCalledWith('/success/upsell?product=x&offer=y&planId=z');
    });
    const [request] = vi.mocked(createPayment).mock.lastCall ?? [];
    expect(request).toMatchObject({
      business: 'wiseup-live',
      productCode: 'live',
      planId: 'live-anual',
      amount: 60000,
      flowId: 'default',
    });
    expect(request).not.toHaveProperty('voucher');
    expect(request).not.toHaveProperty('offer');
    expect(readStored('upsellToken')).toBe('token-of-the-upsell-1');
    expect(readStored('purchaseToken')).toBe('token-of-a-payment-1');
  });
});

test('an offer can be refused: its theme ends, and the purchase is shown again', async () => {
  const { router } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Não, muito obrigado' }));
  expect(router.push).toHaveBeenCalledWith('/success?product=x&offer=y&planId=z');
  expect(readStored('shouldUseUpsellTheme')).toBeNull();
});

test('an offer that cannot be paid for here can be refused', async () => {
  const plan = buildPlan({ id: 'live-anual', code: 'live-anual', paymentMethods: [] });
  const product = { ...live, plans: [plan] };
  vi.mocked(getProduct).mockResolvedValue(product);
  const { router } = show({
    offered: {
      planId: plan.id,
      code: 'live',
      productQuery: { business: 'wiseup-live' },
      saleQuery: parseQuery(''),
      product,
    },
  });
  expect(await screen.findByText(/não tem uma forma de pagamento disponível/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Confirmar/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Não, muito obrigado' }));
  expect(router.push).toHaveBeenCalledWith('/success?product=x&offer=y&planId=z');
});

test('between the form and the refusal stands no empty part, which would add a gap', async () => {
  show();
  const refusal = await screen.findByRole('button', { name: 'Não, muito obrigado' });
  expect(refusal.previousElementSibling?.querySelector('form')).toBeInTheDocument();
});

test('a refused phone has no form here: the page says whom to ask', async () => {
  vi.mocked(createPayment).mockRejectedValue(
    refuse(422, 'invalid_field', { errors: [{ field: '/phone', code: 'invalid' }] }),
  );
  show();
  await payBy('Pix');
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent(/^Celular.*fale com o nosso atendimento.Nada foi cobrado/);
  expect(within(notice).queryByRole('button')).not.toBeInTheDocument();
});

test('a buyer who has not paid is sent back', async () => {
  const { router } = show({ stored: { dataLead } });
  await waitFor(() => {
    expect(router.replace).toHaveBeenCalledWith('/payment?product=x&offer=y&planId=z');
  });
});

describe('with the card of the purchase', () => {
  // A purchase of its own for each test, because a card that is known is not asked for again.
  let purchases = 0;
  let stored: { dataLead: typeof dataLead; purchaseToken: string; shouldUseUpsellTheme: boolean };
  const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
  const storedCard = () => screen.getByRole('radio', { name: 'Pagar com o cartão da compra' });

  beforeEach(() => {
    vi.mocked(createPayment).mockReset();
    vi.mocked(getPayment)
      .mockReset()
      .mockReturnValue(new Promise(() => undefined));
    purchases += 1;
    stored = {
      dataLead,
      purchaseToken: `token-of-payment-${purchases}`,
      shouldUseUpsellTheme: true,
    };
    storeProfile(buildPayment({ token: stored.purchaseToken, paymentProfileIds: ['profile-1'] }));
  });

  const tileMark = () => storedCard().closest('label')?.querySelector('img');

  test.each([
    ['visa', 'Visa', '/cards/visa.svg'],
    [null, 'cartão', undefined],
  ] as const)(
    'names the card before anything is charged, on its tile and in the line (company: %s)',
    async (company, name, mark) => {
      const card = { company, lastDigits: '1111' };
      vi.mocked(getPayment).mockResolvedValue(buildPayment({ storedCard: card }));
      show({ stored });
      expect(
        await screen.findByText(`Cobramos no ${name} final 1111, o cartão da compra`, {
          exact: false,
        }),
      ).toBeVisible();
      await waitFor(() => {
        expect(storedCard()).toHaveAccessibleDescription(`${name} final\u00a01111`);
      });
      expect(tileMark()?.getAttribute('src')).toBe(mark);
      expect(getPayment).toHaveBeenCalledExactlyOnceWith(stored.purchaseToken);
    },
  );

  test('until the card is known, its tile keeps its words, an icon and the line of the digits', async () => {
    show({ stored });
    await screen.findByText(/^Usamos o cartão da compra/);
    expect(storedCard()).toHaveAccessibleDescription('');
    expect(tileMark()).toBeNull();
    expect(storedCard().closest('label')?.querySelector('br')).toBeInTheDocument();
  });

  test('calls it the card of the purchase when its number cannot be loaded, and asks again later', async () => {
    vi.mocked(getPayment).mockRejectedValue(new Error('no answer'));
    const { unmount } = show({ stored });
    expect(await screen.findByText(/^Usamos o cartão da compra/)).toBeVisible();
    unmount();
    const card = { company: 'visa', lastDigits: '1111' } as const;
    vi.mocked(getPayment).mockResolvedValue(buildPayment({ storedCard: card }));
    show({ stored });
    expect(await screen.findByText(/^Cobramos no Visa final 1111/)).toBeVisible();
  });

  test('asks for a card, with a message, when it is no longer stored', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.mocked(createPayment).mockRejectedValue(
      refuse(422, 'invalid_field', {
        errors: [{ field: '/paymentMethods/0/paymentProfileId', code: 'unknown' }],
      }),
    );
    show({ stored });
    await screen.findByText(/Não é preciso digitar nada/);
    await press(/Confirmar pagamento/);
    expect(await screen.findByLabelText('Número do cartão')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Cartão de crédito' })).toBeChecked();
    expect(screen.getByText(/não está mais guardado. Nada foi cobrado/)).toBeVisible();
  });

  test('offers it first, and one click pays the amount on the button, once', async () => {
    const payment = buildPayment({ state: 'paid', token: 'token-of-the-upsell-1' });
    vi.mocked(createPayment).mockResolvedValue(buildPaymentResponse(payment));
    const { router } = show({ stored });
    expect(storedCard()).toBeChecked();
    await screen.findByText(/Não é preciso digitar nada/);
    await userEvent.dblClick(
      screen.getByRole('button', { name: /Confirmar pagamento de R\$\s600,00/ }),
    );
    await waitFor(() => {
      expect(router.push).toHaveBeenCalledTimes(1);
    });
    expect(createPayment).toHaveBeenCalledTimes(1);
    const [request] = vi.mocked(createPayment).mock.lastCall ?? [];
    expect(request).toMatchObject({
      paymentMethods: [
        { method: 'default-credit-card', installments: 1, paymentProfileId: 'profile-1' },
      ],
    });
    expect(request).not.toHaveProperty('document');
  });

  test('offers another card when it is declined', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.mocked(createPayment).mockRejectedValue(
      refuse(402, 'payment_declined', { reason: 'card_refused' }),
    );
    show({ stored });
    await screen.findByText(/Não é preciso digitar nada/);
    await press(/Confirmar pagamento/);
    await userEvent.click(await screen.findByRole('button', { name: 'Usar outro cartão' }));
    expect(screen.getByRole('radio', { name: 'Cartão de crédito' })).toBeChecked();
    expect(screen.getByLabelText('Número do cartão')).toBeVisible();
  });

  test.each([
    ['a card of another purchase', 'token-of-another-1'],
    ['a purchase without a card', null],
  ])('%s is not offered', async (_, other) => {
    if (other === null) storeProfile(buildPayment({ token: stored.purchaseToken }));
    show({ stored: { ...stored, purchaseToken: other ?? stored.purchaseToken } });
    await waitFor(() => {
      expect(getProduct).toHaveBeenCalled();
    });
    await act(() => Promise.resolve());
    expect(screen.queryByRole('radio', { name: /cartão da compra/ })).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Cartão de crédito' })).toBeChecked();
  });
});

test('prices the offer for the buyer, whom the server did not know', async () => {
  const installments = [
    { id: 1, value: 30000, firstValue: 30000, standardValue: 120000, tax: 0, totalValue: 30000 },
  ];
  const plan = buildPlan({ id: 'live-anual', code: 'live-anual', amount: 30000, installments });
  vi.mocked(getProduct).mockResolvedValue({ ...live, plans: [plan] });
  show();
  expect((await screen.findAllByText(/R\$\s300,00/))[0]).toBeInTheDocument();
  expect(getProduct).toHaveBeenCalledWith('live', {
    business: 'wiseup-live',
    flowId: 'default',
    leadId: dataLead.leadId,
    email: dataLead.email,
  });
});
