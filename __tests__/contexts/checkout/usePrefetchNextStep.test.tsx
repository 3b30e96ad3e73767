import { usePrefetchNextStep } from '@/contexts/checkout/usePrefetchNextStep';
import { renderWithProviders } from '../../support/renderWithProviders';

function Prefetching() {
  usePrefetchNextStep();
  return null;
}

function saveData(saveData: boolean) {
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

test.each([undefined, false])(
  'a page loads the next step ahead where saveData is %s',
  (isConnectionSaving) => {
    if (isConnectionSaving !== undefined) saveData(isConnectionSaving);
    const { router } = renderWithProviders(<Prefetching />);
    expect(router.prefetch.mock.calls).toEqual([['/payment', undefined, { priority: true }]]);
  },
);

test('a request with Save-Data: on loads nothing ahead', () => {
  const { router } = renderWithProviders(<Prefetching />, { isSavingData: true });
  expect(router.prefetch).not.toHaveBeenCalled();
});

test('a browser that saves data loads nothing ahead, though its request did not say so', () => {
  saveData(true);
  const { router } = renderWithProviders(<Prefetching />);
  expect(router.prefetch).not.toHaveBeenCalled();
});
