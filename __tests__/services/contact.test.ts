/** @vitest-environment jsdom */
import { forgetContact, forgetOldContact, startContactTime } from '@/services/contact';
import { takeLinkContact } from '@/services/linkContact';
import { parseQuery } from '@/services/checkout/query';
import { getOrCreateAttemptKey, getStoredAttemptKey } from '@/services/attempts/attemptKeys';
import { readStored, writeStored } from '@/services/storage';

const contact = { name: 'Maria Silva', email: 'maria@exemplo.com.br', phone: '+5511987654321' };
const day = 24 * 60 * 60 * 1_000;

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/lead');
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

function leaveContact() {
  writeStored('dataForm', contact);
  writeStored('dataLead', { leadId: 'l1', ...contact });
  getOrCreateAttemptKey('lead', contact);
  startContactTime();
}

test('a buyer is remembered for thirty days and no longer', () => {
  leaveContact();
  vi.advanceTimersByTime(30 * day);
  forgetOldContact();
  expect(readStored('dataLead')).not.toBeNull();
  vi.advanceTimersByTime(1);
  forgetOldContact();
  expect(readStored('dataLead')).toBeNull();
  expect(readStored('dataForm')).toBeNull();
});

test.each([
  ['without a time', null],
  ['of a clock that was ahead', Date.parse('2036-01-01T00:00:00Z')],
  ['of another shape', 'soon'],
])('a contact %s starts its thirty days when it is first seen', (_, since) => {
  leaveContact();
  window.localStorage.setItem('contactSince', JSON.stringify(since));
  forgetOldContact();
  expect(readStored('dataLead')).not.toBeNull();
  vi.advanceTimersByTime(31 * day);
  forgetOldContact();
  expect(readStored('dataLead')).toBeNull();
});

test('forgetting a contact leaves nothing of the person in the browser', () => {
  leaveContact();
  writeStored('purchaseToken', 'token');
  forgetContact();
  const kept = JSON.stringify({ ...window.localStorage });
  for (const text of Object.values(contact)) expect(kept).not.toContain(text);
  expect(getStoredAttemptKey('lead')).toBeNull();
  expect(readStored('purchaseToken')).toBe('token');
});

describe('a link with the details of a buyer', () => {
  const query =
    'product=medcof&name=Maria%20Silva&seller=ana&email=maria%40exemplo.com.br&phone=11987654321&document=12345678909&leadId=l0&source=a%20b';

  test('stores them, and removes them from the address and the history entry', () => {
    window.history.replaceState(
      { url: `/lead?${query}`, as: `/lead?${query}`, key: 'k' },
      '',
      `/lead?${query}#a`,
    );
    takeLinkContact(parseQuery(query));
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(
      '/lead?product=medcof&seller=ana&source=a%20b#a',
    );
    expect(window.history.state).toEqual({
      url: '/lead?product=medcof&seller=ana&source=a%20b#a',
      as: '/lead?product=medcof&seller=ana&source=a%20b#a',
      key: 'k',
    });
    expect(readStored('dataForm')).toEqual({
      name: 'Maria Silva',
      email: 'maria@exemplo.com.br',
      phone: '11987654321',
    });
  });

  test('does not replace a known buyer', () => {
    writeStored('dataForm', contact);
    window.history.replaceState(null, '', `/lead?${query}`);
    takeLinkContact(parseQuery(query));
    expect(readStored('dataForm')).toEqual(contact);
    expect(window.location.search).not.toContain('Maria');
  });

  test('leaves no question mark where it holds nothing else', () => {
    window.history.replaceState(null, '', '/lead?name=Maria');
    takeLinkContact(parseQuery('name=Maria'));
    expect(window.location.href).toBe('http://localhost/lead');
  });
});

test('a link without the details of a buyer stays as it is', () => {
  const state = { url: '/lead?product=ms&x=%20&name2=a', as: '/lead', key: 'k' };
  window.history.replaceState(state, '', '/lead?product=ms&x=%20&name2=a');
  takeLinkContact(parseQuery('product=ms&x=%20&name2=a'));
  expect(window.history.state).toEqual(state);
  expect(window.location.search).toBe('?product=ms&x=%20&name2=a');
  expect(readStored('dataForm')).toBeNull();
});
