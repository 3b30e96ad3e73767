/** @jest-environment jsdom */
import {
  changeVisit,
  parseVisit,
  readVisit,
  subscribeToVisit,
  writeVisit,
} from '@/components/livelo/liveloVisit';

const visit = { leadId: 'lead', session: 's'.repeat(32), points: null, failure: null };

beforeEach(() => {
  window.sessionStorage.clear();
});

test('a visit is kept for this tab only', () => {
  writeVisit(visit);
  expect(readVisit()).toEqual(visit);
  expect(window.localStorage).toHaveLength(0);
});

test('listeners hear of changes, and only of a visit that there is', () => {
  const listener = jest.fn();
  const stop = subscribeToVisit(listener);
  changeVisit({ points: 1_000 });
  expect(readVisit()).toBeNull();
  writeVisit(visit);
  changeVisit({ points: 1_000, failure: 'balance' });
  expect(readVisit()).toEqual({ ...visit, points: 1_000, failure: 'balance' });
  stop();
  writeVisit(null);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(readVisit()).toBeNull();
});

test('a storage that refuses still serves this visit', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  writeVisit(visit);
  refuse.mockRestore();
  expect(readVisit()).toEqual(visit);
  writeVisit(null);
});

test.each([
  'not json',
  '1',
  '{}',
  JSON.stringify({ ...visit, points: '1' }),
  JSON.stringify({ ...visit, failure: 'other' }),
  JSON.stringify({ ...visit, session: 1 }),
])('%s is no visit', (text) => {
  expect(parseVisit(text)).toBeNull();
});
