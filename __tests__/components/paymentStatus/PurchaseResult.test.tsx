import { act, screen } from '@testing-library/react';
import { storeToken } from '@/components/payment/afterPayment';
import { SuccessTemplate } from '@/components/templates/success/SuccessTemplate';
import { UpsellSuccessTemplate } from '@/components/templates/upsell-success/UpsellSuccessTemplate';
import { getTickets } from '@/services/api/ticket';
import { removeStored, writeStored } from '@/services/storage';
import { buildPayment } from '../../support/buildPayment';
import { upsellFlow } from '../../support/builders';
import { FakeEventSource } from '../../support/FakeEventSource';
import { renderWithProviders } from '../../support/renderWithProviders';

vi.mock('@/services/api/ticket');

const paid = buildPayment({ state: 'paid', method: 'credit-card' });
const joana = {
  leadId: 'lead-of-joana',
  name: 'Joana Prado',
  email: 'joana@exemplo.com.br',
  phone: '+5511987654321',
};
const pedro = { ...joana, leadId: 'lead-of-pedro', name: 'Pedro Lemos', email: 'p@exemplo.com.br' };

const receipts = [
  ['the purchase', '/success', 'main-payment', SuccessTemplate],
  ['the offer after it', '/success/upsell', 'upsell-payment', UpsellSuccessTemplate],
] as const;

function payAsPedro(stepId: string): void {
  writeStored('dataLead', pedro);
  storeToken(paid.token, upsellFlow.steps.find(({ id }) => id === stepId) ?? null);
}

async function show(pathname: string, Template: (typeof receipts)[number][3]) {
  renderWithProviders(<Template />, { brand: 'ms', pathname, flow: upsellFlow });
  await act(async () => {
    FakeEventSource.current.send(paid);
    await Promise.resolve();
  });
}

beforeEach(() => {
  FakeEventSource.install();
  vi.mocked(getTickets).mockResolvedValue([]);
});

test.each(receipts)('the receipt of %s names its buyer', async (_, route, step, page) => {
  payAsPedro(step);
  await show(route, page);
  expect(screen.getByText('Pedro Lemos')).toBeVisible();
  expect(screen.getByText(/p@exemplo\.com\.br/)).toBeVisible();
});

test.each(receipts)(
  'the receipt of %s does not name another buyer of its page',
  async (_, route, step, page) => {
    payAsPedro(step);
    writeStored('dataLead', joana);
    await show(route, page);
    expect(screen.getByText('A compra está registrada com o seu e-mail.')).toBeVisible();
    expect(screen.queryByText(/joana/i)).not.toBeInTheDocument();
  },
);

test('a receipt does not name a visitor who only left a contact', async () => {
  payAsPedro('main-payment');
  removeStored('dataLead');
  writeStored('dataForm', joana);
  await show('/success', SuccessTemplate);
  expect(screen.queryByText(/joana/i)).not.toBeInTheDocument();
});
