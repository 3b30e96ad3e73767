import Router from 'next/router';

const beforePopState = vi.fn<(callback: (state: { as: string }) => boolean) => unknown>();
const router = { components: {}, push: vi.fn(), replace: vi.fn() };

const own = { beforePopState: Router.beforePopState, router: null };

afterAll(() => {
  Object.assign(Router, own);
});

/**
 * Opens a document that shows /lead, with a navigation to this route under way.
 * @returns an object that answers whether a script may run
 */
async function open(inFlight = '') {
  vi.resetModules();
  window.history.replaceState(null, '', '/lead');
  Object.assign(Router, { beforePopState, router: { ...router, _inFlightRoute: inFlight } });
  const { keepDocumentsApart } = await import('@/services/analytics/keepDocumentsApart');
  return keepDocumentsApart(() => null);
}

const goBack = (as: string) => beforePopState.mock.lastCall?.[0]({ as });

test('a document that shows only other pages may run a script', async () => {
  const { mayRun } = await open('/lead?product=medcof');
  expect(mayRun()).toBe(true);
  void Router.router?.push('/success');
  expect(goBack('/lead?product=medcof')).toBe(true);
  expect(mayRun()).toBe(true);
});

test.each([
  ['forwards', () => void Router.router?.push('/payment?product=medcof')],
  ['in place of another', () => void Router.router?.replace('/payment?product=medcof')],
  ['back', () => goBack('/payment?product=medcof')],
])('a document that goes %s to a card page may not, from the first moment on', async (_, go) => {
  const { mayRun } = await open();
  expect(mayRun()).toBe(true);
  go();
  expect(mayRun()).toBe(false);
});

test('a document that was on its way to a card page before this code loaded may not', async () => {
  const { mayRun } = await open('/payment?product=medcof');
  expect(mayRun()).toBe(false);
});
