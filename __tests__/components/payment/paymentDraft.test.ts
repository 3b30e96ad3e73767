/** @jest-environment jsdom */
import { readPaymentDraft, writePaymentDraft } from '@/components/payment/paymentDraft';

const place = { leadId: 'l1', stepId: 'main-payment', rawQuery: 'product=medcof' };
const draft = { ...place, method: 'bankslip', document: '123.456.789-09' };

afterEach(() => {
  jest.restoreAllMocks();
  window.sessionStorage.clear();
});

test('is there for the same lead, step and link, and stays in the tab', () => {
  writePaymentDraft(draft);
  expect(readPaymentDraft(place)).toEqual(draft);
  expect(window.localStorage).toHaveLength(0);
});

test.each([
  ['lead', { leadId: 'l2' }],
  ['step', { stepId: 'upsell-payment' }],
  ['link', { rawQuery: 'product=ms' }],
])('is not there for another %s', (_, change) => {
  writePaymentDraft(draft);
  expect(readPaymentDraft({ ...place, ...change })).toBeNull();
});

test.each(['{', 'null', '[]', JSON.stringify({ ...draft, document: 1 })])(
  'what has another shape is none: %s',
  (text) => {
    window.sessionStorage.setItem('paymentDraft', text);
    expect(readPaymentDraft(place)).toBeNull();
  },
);

test('a purchase that is paid leaves none', () => {
  writePaymentDraft(draft);
  writePaymentDraft(null);
  expect(readPaymentDraft(place)).toBeNull();
});

test('where storage is refused it serves this visit', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  jest.spyOn(window.Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(window.Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(window.Storage.prototype, 'removeItem').mockImplementation(refuse);
  writePaymentDraft(draft);
  expect(readPaymentDraft(place)).toEqual(draft);
  writePaymentDraft(null);
  expect(readPaymentDraft(place)).toBeNull();
});
