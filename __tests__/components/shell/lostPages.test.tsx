import Router from 'next/router';
import { watchLostPages } from '@/components/shell/lostPages';

// An address that jsdom can open: it has no other documents.
const next = '#next';

beforeAll(watchLostPages);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  Router.events.emit('routeChangeComplete');
  vi.useRealTimers();
  window.location.hash = '';
  delete document.documentElement.dataset['lost'];
});

test.each([
  ['whose script was lost is opened as a document', 'script', next],
  ['of an old browser is waited for, however long it takes', 'old', ''],
])('a next page %s', (_, lost, opened) => {
  document.documentElement.dataset['lost'] = lost;
  Router.events.emit('routeChangeStart', next);
  vi.advanceTimersByTime(60_000);
  expect(window.location.hash).toBe(opened);
});
