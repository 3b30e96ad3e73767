import { createPurchaseCall } from '@/components/payment/paymentCall';
import { createPayment } from '@/services/api/payment';
import { termsVersion } from '@/domain/terms';
import { parseQuery } from '@/services/checkout/query';
import { buildPlan, buildProduct } from '../../support/builders';
import { anything } from '../../support/matchers';

vi.mock('@/services/api/updateLead');
vi.mock('@/services/api/payment');

const terms = 'https://brand.example/termos';
const politics = 'https://brand.example/privacidade';
const links = { domain: '', firstAccess: '', terms, politics };

const createCall = (isAcceptanceEnabled = true) =>
  createPurchaseCall(
    {
      lead: {
        leadId: '2f1c9f9e-6c4b-4f3a-9a51-1d2f6a6f3c11',
        name: 'Maria Silva',
        email: 'maria@exemplo.com.br',
        phone: '+5511987654321',
      },
      product: buildProduct(),
      plan: buildPlan(),
      page: { operation: 'BR', brand: { isAcceptanceEnabled, links } },
      query: parseQuery(''),
      flowId: 'default',
    },
    {
      parts: [{ method: 'pix', amount: 114000 }],
      amount: 114000,
      document: null,
      address: null,
      birthDate: null,
    },
  );

afterEach(() => {
  window.history.replaceState(null, '', '?');
});

test('the campaign of the link is sent with the payment, and does not make it another attempt', async () => {
  const plain = createCall();
  window.history.replaceState(null, '', '?product=ms&utm_source=email&name=Maria');
  const tracked = createCall();
  await tracked?.send('a-key', []);
  expect(createPayment).toHaveBeenCalledWith(
    expect.objectContaining({ tracking: { utm_source: 'email' } }),
    'a-key',
  );
  expect(tracked?.subject).toEqual(plain?.subject);
});

test('the accepted terms are sent with the payment, where the brand requires them, and do not make it another attempt', async () => {
  const asked = createCall();
  const unasked = createCall(false);
  await asked?.send('0190a6f0-0000-7000-8000-000000000001', []);
  expect(createPayment).toHaveBeenLastCalledWith(
    expect.objectContaining({ consent: { version: termsVersion, terms, privacy: politics } }),
    expect.anything(),
  );
  await unasked?.send('0190a6f0-0000-7000-8000-000000000002', []);
  expect(createPayment).toHaveBeenLastCalledWith(
    expect.not.objectContaining({ consent: anything }),
    expect.anything(),
  );
  expect(asked?.subject).toEqual(unasked?.subject);
});
