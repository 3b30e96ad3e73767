/** @vitest-environment jsdom */
import { readPaymentDraft, writePaymentDraft } from '@/components/payment/paymentDraft';

const place = { leadId: 'l1', stepId: 'main-payment', rawQuery: 'product=medcof' };
const draft = { ...place, method: 'bankslip', document: '123.456.789-09' };

afterEach(() => {
  vi.restoreAllMocks();
  window.sessionStorage.clear();
});

test('a draft is restored for the same lead, step and link, and stays in the tab', () => {
  writePaymentDraft(draft);
  expect(readPaymentDraft(place)).toEqual(draft);
  expect(window.localStorage).toHaveLength(0);
});

test.each([
  ['lead', { leadId: 'l2' }],
  ['step', { stepId: 'upsell-payment' }],
  ['link', { rawQuery: 'product=ms' }],
])('a draft is not restored for another %s', (_, change) => {
  writePaymentDraft(draft);
  expect(readPaymentDraft({ ...place, ...change })).toBeNull();
});

test.each(['{', 'null', '[]', JSON.stringify({ ...draft, method: 1 })])(
  'a stored value of another shape is ignored: %s',
  (text) => {
    window.sessionStorage.setItem('paymentDraft', text);
    expect(readPaymentDraft(place)).toBeNull();
  },
);

test('a document is kept in memory only: it is restored on the way back, but not after a reload', async () => {
  writePaymentDraft(draft);
  expect(JSON.stringify({ ...window.sessionStorage })).toContain('bankslip');
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('123');
  vi.resetModules();
  const reloaded = await import('@/components/payment/paymentDraft');
  expect(reloaded.readPaymentDraft(place)).toEqual({ ...draft, document: '' });
});

test('a paid purchase clears the draft', () => {
  writePaymentDraft(draft);
  writePaymentDraft(null);
  expect(readPaymentDraft(place)).toBeNull();
});

test('where storage is refused, a draft lasts for this visit', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.spyOn(window.Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(window.Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(window.Storage.prototype, 'removeItem').mockImplementation(refuse);
  writePaymentDraft(draft);
  expect(readPaymentDraft(place)).toEqual(draft);
  writePaymentDraft(null);
  expect(readPaymentDraft(place)).toBeNull();
});
