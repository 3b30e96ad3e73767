import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentVerificationTemplate } from '@/components/templates/payment-verification/PaymentVerificationTemplate';
import { buildPayment } from '../../../support/buildPayment';
import { buildTrial } from '../../../support/buildTrial';
import { FakeEventSource } from '../../../support/FakeEventSource';
import { renderWithProviders } from '../../../support/renderWithProviders';
import { sendPayment } from '../../../support/waitingPage';

const card = buildPayment({ state: 'expired', method: 'credit-card' });

beforeEach(() => {
  FakeEventSource.install();
});

async function showEnded(payment: typeof card, locale = 'pt-BR') {
  const shown = renderWithProviders(<PaymentVerificationTemplate />, {
    pathname: '/payment-verification',
    rawQuery: `product=x&locale=${locale}`,
    stored: { purchaseToken: card.token },
  });
  await sendPayment(payment);
  return shown;
}

test.each([
  ['pt-BR', /^Ele não foi cobrado, porque outra forma de pagamento foi iniciada/],
  ['pt-MZ', /^Ele não foi cobrado, porque outra forma de pagamento foi iniciada/],
  ['es-PE', /^No se cobró, porque se inició otra forma de pago/],
] as const)(
  'a card payment that was replaced by another method says so, in %s',
  async (locale, text) => {
    const { router } = await showEnded(card, locale);
    expect(screen.getByText(text)).toBeVisible();
    await userEvent.click(
      screen.getByRole('button', { name: /^(Voltar ao pagamento|Volver al pago)$/ }),
    );
    expect(router.push).toHaveBeenCalledWith(`/payment?product=x&locale=${locale}`);
  },
);

test('a buyer who also paid with points goes back to where they are split', async () => {
  const [part] = card.parts;
  const points = buildPayment({ state: 'declined', method: 'livelo' }).parts;
  const declined = {
    ...card,
    state: 'declined' as const,
    declineReason: 'authentication_failed' as const,
  };
  const { router } = await showEnded({ ...declined, parts: [...points, ...(part ? [part] : [])] });
  await userEvent.click(screen.getByRole('button', { name: 'Voltar ao pagamento' }));
  expect(router.push).toHaveBeenCalledWith('/livelo/payment-method?product=x&locale=pt-BR');
});

test.each([
  ['a trial', { trial: buildTrial() }],
  ['two methods', { parts: [...card.parts, ...card.parts] }],
])('%s that is over says only that nothing will be charged', async (_, changes) => {
  await showEnded({ ...card, ...changes });
  expect(screen.getByText(/^Nenhum valor será cobrado por ele/)).toBeVisible();
});
