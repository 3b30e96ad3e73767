import { act, screen } from '@testing-library/react';
import { storeToken } from '@/components/payment/afterPayment';
import { PageShell } from '@/components/shell/PageShell';
import { useUpsellOffer } from '@/components/templates/success/useUpsellOffer';
import { getPayment } from '@/services/api/payment';
import { removeStored, type StoredValues, writeStored } from '@/services/storage';
import { buildProduct, upsellFlow } from '../../support/builders';
import { buildPayment } from '../../support/buildPayment';
import { type ProvidersOptions, renderWithProviders } from '../../support/renderWithProviders';

vi.mock('@/services/api/payment');

type Lead = StoredValues['dataLead'];

const { plans, ...product } = buildProduct({ code: 'medcof-revalida' });
const joana: Lead = {
  leadId: 'lead-of-joana',
  emailId: 'address-of-joana',
  name: 'Joana Prado',
  email: 'joana@exemplo.com.br',
  phone: '+5511987654321',
};
const pedro: Lead = {
  leadId: 'lead-of-pedro',
  emailId: 'address-of-pedro',
  name: 'Pedro Lemos',
  email: 'pedro@exemplo.com.br',
  phone: '+5521987654321',
};
const paid = buildPayment({ state: 'paid', productCode: product.code });

const getStep = (id: string) => upsellFlow.steps.find((step) => step.id === id) ?? null;

function payInAnotherTab(lead: Lead, token: string, stepId = 'main-payment'): void {
  const ownOfThisTab = Object.entries(window.sessionStorage);
  window.sessionStorage.clear();
  writeStored('dataLead', lead);
  storeToken(token, getStep(stepId));
  removeStored('dataLead');
  window.sessionStorage.clear();
  ownOfThisTab.forEach(([key, value]) => {
    window.sessionStorage.setItem(key, String(value));
  });
}

function buyHere(lead: Lead, token: string | null = null): void {
  writeStored('dataLead', lead);
  if (token !== null) storeToken(token, getStep('main-payment'));
}

async function show(options: ProvidersOptions = {}) {
  renderWithProviders(
    <PageShell>
      <p>The page itself</p>
    </PageShell>,
    { brand: 'medcof', pathname: '/payment', ...options },
  );
  await act(() => vi.dynamicImportSettled());
}

beforeEach(() => {
  vi.mocked(getPayment)
    .mockReset()
    .mockImplementation((token) => Promise.resolve({ ...paid, token }));
});

test('a product that another buyer paid for in another tab is still for sale in this tab', async () => {
  buyHere(joana);
  payInAnotherTab(pedro, 'paid-by-pedro');
  await show();
  expect(screen.getByText('The page itself')).toBeVisible();
});

test.each([
  ['the same buyer', { ...joana, leadId: 'another-lead', email: 'Joana@exemplo.com.br' }],
  ['the same lead', { ...pedro, leadId: joana.leadId }],
])('a purchase that %s paid in another tab counts as paid here', async (_, lead) => {
  payInAnotherTab(lead, 'paid-in-another-tab');
  buyHere(joana);
  await show();
  expect(screen.getByText('Esta compra já está paga')).toBeVisible();
});

test('a tab without a buyer shows the last payment of the browser', async () => {
  payInAnotherTab(pedro, 'paid-by-pedro');
  await show();
  expect(screen.getByText('Esta compra já está paga')).toBeVisible();
});

test('a purchase paid in this tab stays paid after the buyer corrects the e-mail address', async () => {
  buyHere({ ...joana, emailId: 'address-with-a-typo', leadId: 'first-lead' }, 'paid-here');
  writeStored('dataLead', joana);
  await show();
  expect(screen.getByText('Esta compra já está paga')).toBeVisible();
});

test('a product that was paid in Brazil is still for sale in Mozambique', async () => {
  payInAnotherTab(joana, 'paid-in-brazil');
  await show({
    product: { ...product, plans: plans.map((plan) => ({ ...plan, currency: 'MZN' as const })) },
  });
  expect(screen.getByText('The page itself')).toBeVisible();
});

describe('an upsell', () => {
  const offer = { ...product, plans, code: 'live' };
  const OfferedStep = () => <p>{useUpsellOffer()?.id ?? 'nothing'}</p>;

  beforeEach(() => {
    payInAnotherTab(pedro, 'paid-by-pedro');
    buyHere(joana, 'paid-by-joana');
    payInAnotherTab(pedro, 'offer-of-pedro', 'upsell-payment');
    vi.mocked(getPayment).mockResolvedValue({ ...paid, productCode: 'live' });
  });

  test('is for sale to a buyer who has not bought it', async () => {
    await show({ pathname: '/payment/upsell', flow: upsellFlow, product: offer });
    expect(screen.getByText('The page itself')).toBeVisible();
  });

  test('is offered on the receipt of a buyer who has not bought it', () => {
    renderWithProviders(<OfferedStep />, { pathname: '/success', flow: upsellFlow });
    expect(screen.getByText('upsell-payment')).toBeVisible();
  });

  test('is no longer offered to a buyer who has bought it', () => {
    storeToken('offer-of-joana', getStep('upsell-payment'));
    renderWithProviders(<OfferedStep />, { pathname: '/success', flow: upsellFlow });
    expect(screen.getByText('nothing')).toBeVisible();
  });
});
