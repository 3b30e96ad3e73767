import { waitFor } from '@testing-library/dom';
import { isEqual } from 'es-toolkit';
import Router from 'next/router';
import { countEvent } from '@/services/analytics/countEvent';
import type { AnalyticsEvent } from '@/services/analytics/AnalyticsEvent';
import type { Consent } from '@/services/analytics/consent';
import { createCheckoutEvent, createLeadEvent } from '@/services/analytics/events';
import { runTags } from '@/services/analytics/runTags';
import { writeStored } from '@/services/storage';
import { buildPlan } from '../../support/builders';
import { buildCheckoutPage } from '../../support/renderWithProviders';

const own = { beforePopState: Router.beforePopState, router: null };

beforeAll(() => {
  Object.assign(Router, { beforePopState: vi.fn(), router: null });
});
afterAll(() => {
  Object.assign(Router, own);
});

function show(...pages: string[]): void {
  const components = Object.fromEntries([...pages, '/_app'].map((page) => [page, {}]));
  Object.assign(Router, { router: { components, push: vi.fn(), replace: vi.fn() } });
}

const lead = createLeadEvent(buildPlan());
const begun = createCheckoutEvent(buildPlan());

function begin(pathname: string, consent: Consent | null, pageProps: object = {}): void {
  window.history.replaceState(null, '', pathname);
  window.tags = { container: 'GTM-TEST', consent, events: [] };
  window.__NEXT_DATA__ = { props: { pageProps }, page: pathname, query: {}, buildId: '' };
  delete window.dataLayer;
  runTags();
}

const findContainers = () => document.querySelectorAll('script[src*="googletagmanager"]');
const containers = () => findContainers().length;

function arrive(): void {
  findContainers().forEach((script) => script.dispatchEvent(new Event('load')));
}

function open(...document: Parameters<typeof begin>): void {
  begin(...document);
  arrive();
}

function choose(consent: Consent): void {
  if (window.tags) window.tags.consent = consent;
  window.tags?.onConsent?.(consent);
  arrive();
}

const count = (event: AnalyticsEvent) =>
  (window.dataLayer ?? []).filter((entry) => isEqual(entry, event)).length;
const told = () => count(lead);

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.head.innerHTML = '';
  Object.assign(Router, { router: null });
});
afterEach(() => {
  delete window.tags;
  delete window.dataLayer;
  window.history.replaceState(null, '', '/');
});

test('nothing is loaded or stored before the buyer agrees, and earlier events are reported then', () => {
  open('/lead', null);
  countEvent(lead);
  expect([containers(), window.dataLayer, window.sessionStorage.length]).toEqual([0, undefined, 0]);
  choose('granted');
  expect([containers(), told()]).toEqual([1, 1]);
});

test('each event is reported once by a browser', () => {
  open('/lead', 'granted');
  countEvent(lead);
  countEvent(lead);
  expect(told()).toBe(1);
  open('/lead', 'granted');
  countEvent(lead);
  expect(told()).toBe(0);
});

test('the sale of an earlier event is cleared first', () => {
  open('/lead', 'granted');
  countEvent(lead);
  expect((window.dataLayer ?? []).slice(-2)).toEqual([{ ecommerce: null }, lead]);
});

test('where a card may be typed no tag runs, and events wait for a page where it may', () => {
  open('/payment', 'granted');
  countEvent(lead);
  expect([containers(), told()]).toEqual([0, 0]);
  open('/success', 'granted');
  expect(containers()).toBe(1);
  expect(window.dataLayer).toContainEqual(lead);
  expect(window.sessionStorage.getItem('waitingEvents')).toBeNull();
});

test('the events of a page that was left before its container loaded are reported by the next page', () => {
  open('/payment', 'granted');
  countEvent(lead);
  begin('/success', 'granted');
  countEvent(begun);
  expect([told(), count(begun)]).toEqual([0, 0]);
  open('/success/upsell', 'granted');
  const events = (window.dataLayer ?? []).filter(
    (entry) => entry instanceof Object && 'event' in entry,
  );
  expect(events.slice(1)).toEqual([lead, begun]);
});

test('refusing before the container loads drops the waiting events, and agreeing again reports later ones', () => {
  begin('/lead', 'granted');
  countEvent(lead);
  choose('denied');
  expect(told()).toBe(0);
  countEvent(begun);
  choose('granted');
  expect([told(), count(begun)]).toEqual([0, 1]);
  expect((window.dataLayer ?? []).at(-1)).toEqual(begun);
});

test('a document that was a card page runs no tag later', () => {
  open('/payment', null);
  window.history.replaceState(null, '', '/success');
  choose('granted');
  expect(containers()).toBe(0);
  expect(Router.beforePopState).toHaveBeenCalled();
});

test('a document that showed a card page before this code loaded runs no tag', () => {
  show('/payment', '/lead');
  open('/lead', 'granted');
  countEvent(lead);
  expect([containers(), window.dataLayer]).toEqual([0, undefined]);
  expect(window.sessionStorage.getItem('waitingEvents')).toContain('generate_lead');
  show('/lead');
  open('/lead', 'granted');
  expect([containers(), (window.dataLayer ?? []).at(-1)]).toEqual([1, lead]);
});

test('a document that is on its way to a card page when the buyer agrees runs no tag', () => {
  show('/lead');
  open('/lead', null);
  void Router.router?.push('/payment?product=medcof');
  choose('granted');
  expect(containers()).toBe(0);
});

test('waiting events are reported by one tab, even if another tab has a copy', () => {
  open('/payment', 'granted');
  countEvent(lead);
  const copy = String(window.sessionStorage.getItem('waitingEvents'));
  open('/lead', 'granted');
  expect(window.dataLayer).toContainEqual(lead);
  window.sessionStorage.setItem('waitingEvents', copy);
  open('/lead', 'granted');
  expect(window.dataLayer).not.toContainEqual(lead);
});

test('events that are lost with a closed tab count as not reported', () => {
  open('/payment', 'granted');
  countEvent(lead);
  window.sessionStorage.clear();
  open('/lead', 'granted');
  countEvent(lead);
  expect(told()).toBe(1);
});

test('a purchase is reported where the browser has no IndexedDB, once', async () => {
  const purchase: AnalyticsEvent = {
    event: 'purchase',
    ecommerce: { transaction_id: 'one', items: [] },
  };
  open('/success', 'granted');
  countEvent(purchase);
  countEvent(purchase);
  await waitFor(() => {
    expect(count(purchase)).toBe(1);
  });
  open('/success', 'granted');
  countEvent(purchase);
  countEvent(lead);
  // A later event is reported, so the purchase has been handled.
  await waitFor(() => {
    expect(told()).toBe(1);
  });
  expect(count(purchase)).toBe(0);
});

test('events after a purchase are reported after it, and until then wait for the next page', async () => {
  const purchase: AnalyticsEvent = {
    event: 'purchase',
    ecommerce: { transaction_id: 'two', items: [] },
  };
  open('/success', 'granted');
  countEvent(purchase);
  countEvent(lead);
  expect([count(purchase), told()]).toEqual([0, 0]);
  expect(window.sessionStorage.getItem('waitingEvents')).toContain('two');
  await waitFor(() => {
    expect((window.dataLayer ?? []).slice(-3)).toEqual([purchase, { ecommerce: null }, lead]);
  });
});

test.each([
  ['another plan of the same sale', createCheckoutEvent(buildPlan({ id: 'other' })), '', 0],
  ['what is sold after it', begun, 'upsell', 1],
  ['another link', begun, 'payment:renew-payment:another', 1],
])('each sale is counted once as begun: %s', (_, event, sale, times) => {
  open('/lead', 'granted');
  countEvent(createCheckoutEvent(buildPlan()), '');
  const before = count(event);
  countEvent(event, sale);
  expect(count(event) - before).toBe(times);
});

test('a document that opens on a payment page counts the checkout as begun', () => {
  const page = buildCheckoutPage({ brand: 'medcof' });
  writeStored('dataLead', { leadId: 'one', email: '', name: '', phone: '' });
  open('/payment', 'granted', { ...page, stepRoute: '/payment' });
  expect(window.sessionStorage.getItem('waitingEvents')).toContain('begin_checkout');
});

test('a later refusal is sent to the container, and waiting events are dropped', () => {
  open('/payment', 'granted');
  countEvent(lead);
  choose('denied');
  expect(window.sessionStorage.getItem('waitingEvents')).toBeNull();
  open('/lead', 'granted');
  choose('denied');
  const commands = (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));
  expect(commands).toContainEqual([
    'consent',
    'update',
    expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'denied' }),
  ]);
  countEvent(lead);
  expect(told()).toBe(0);
});

test('after a refusal with a loaded container, no card is typed in its document', () => {
  show('/lead');
  const push = Router.router && vi.spyOn(Router.router, 'push');
  open('/lead', 'granted');
  choose('denied');
  void Router.router?.push('/payment');
  expect(push).not.toHaveBeenCalled();
  // jsdom opens no document, and logs an error.
  const said = vi.spyOn(console, 'error');
  expect(said).toHaveBeenCalledTimes(1);
  said.mockClear();
  void Router.router?.push('/success');
  expect(push).toHaveBeenCalledExactlyOnceWith('/success', undefined, undefined);
});

test('without a container nothing is reported, and nothing fails', () => {
  runTags();
  countEvent(lead);
  expect(window.dataLayer).toBeUndefined();
});
