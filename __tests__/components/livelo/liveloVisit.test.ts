/** @vitest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import {
  changeVisit,
  readVisit,
  useLiveloVisit,
  writeVisit,
} from '@/components/livelo/liveloVisit';
import { writeStored } from '@/services/storage';

const visit = { leadId: 'lead', session: 's'.repeat(32), points: null, failure: null };

beforeEach(() => {
  window.sessionStorage.clear();
});

test('a visit is kept for this tab only', () => {
  writeVisit(visit);
  expect(readVisit()).toEqual(visit);
  expect(window.localStorage).toHaveLength(0);
});

test('a page follows changes of the visit of its own lead only', () => {
  const { result } = renderHook(useLiveloVisit);
  act(() => {
    writeStored('dataLead', { leadId: 'lead', email: 'm@e.com', name: 'Maria', phone: '+5511' });
    changeVisit({ points: 1_000 });
  });
  expect(result.current).toBeNull();
  act(() => {
    writeVisit(visit);
    changeVisit({ points: 1_000, failure: 'balance' });
  });
  expect(result.current).toEqual({ ...visit, points: 1_000, failure: 'balance' });
  act(() => {
    writeVisit({ ...visit, leadId: 'another' });
  });
  expect(result.current).toBeNull();
  act(() => {
    writeVisit(null);
  });
  expect(readVisit()).toBeNull();
});

test('a visit survives a storage that refuses writes', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
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
])('does not accept %s as a visit', (text) => {
  window.sessionStorage.setItem('liveloVisit', text);
  expect(readVisit()).toBeNull();
});
