import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPayment } from '@/services/api/payment';
import { buildPaymentResponse } from '../../support/buildPayment';
import { upsellFlow } from '../../support/builders';
import { paste } from '../../support/paste';
import { choose, cpf, field, mockCard, pasteCard, showPaymentPage, submit } from './paymentPage';

vi.mock('@/services/api/payment');
vi.mock('@/services/cardEncryption');
const create = vi.mocked(createPayment);

beforeEach(() => {
  vi.resetAllMocks();
  mockCard();
  create.mockResolvedValue(buildPaymentResponse());
});

const consent = /^Guardar este cartão por 1 hora .* Nada é cobrado sem a sua confirmação\.$/;
const findConsent = () => screen.findByRole('checkbox', { name: consent });

async function pay() {
  await pasteCard();
  await paste(field('CPF'), cpf);
  await userEvent.click(screen.getByRole('checkbox', { name: /Li e aceito/ }));
  await submit();
  await waitFor(() => {
    expect(create).toHaveBeenCalledTimes(1);
  });
  return create.mock.calls[0]?.[0].paymentMethods[0];
}

test('a card is stored for the next offer of the flow when its buyer ticks the box', async () => {
  showPaymentPage({ brand: 'resolveenem', flow: upsellFlow });
  expect(await findConsent()).not.toBeChecked();
  await userEvent.click(await findConsent());
  expect(await pay()).toMatchObject({ method: 'credit-card', storeCard: true });
});

test('does not store the card without a tick', async () => {
  showPaymentPage({ brand: 'resolveenem', flow: upsellFlow });
  await findConsent();
  expect(await pay()).not.toHaveProperty('storeCard');
});

test('asks to store a card only where a card is paid with, and only in a flow with a next offer', async () => {
  const { unmount } = showPaymentPage({ brand: 'resolveenem', flow: upsellFlow });
  await findConsent();
  await choose('Pix');
  expect(screen.queryByRole('checkbox', { name: consent })).not.toBeInTheDocument();
  unmount();
  showPaymentPage({ brand: 'resolveenem' });
  expect(screen.queryByRole('checkbox', { name: consent })).not.toBeInTheDocument();
});
