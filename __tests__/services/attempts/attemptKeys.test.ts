/** @vitest-environment jsdom */
import {
  closeAttempt,
  getOrCreateAttemptKey,
  getStoredAttemptKey,
} from '@/services/attempts/attemptKeys';

const lead = { name: 'Maria Silva', email: 'maria@exemplo.com.br', phone: '+5511987654321' };

beforeEach(() => {
  window.localStorage.clear();
});

test('the same subject keeps its key until the attempt is closed', () => {
  const key = getOrCreateAttemptKey('lead', lead);
  expect(getOrCreateAttemptKey('lead', { ...lead })).toBe(key);
  expect(getOrCreateAttemptKey('lead', { ...lead, name: 'Ana Lima' })).not.toBe(key);
  closeAttempt('lead');
  expect(getStoredAttemptKey('lead')).toBeNull();
});

test('the subject of an attempt is not readable in the browser', () => {
  getOrCreateAttemptKey('lead', lead);
  const kept = JSON.stringify({ ...window.localStorage });
  for (const text of Object.values(lead)) expect(kept).not.toContain(text);
});

test('a malformed key is replaced', () => {
  window.localStorage.setItem('attempt:lead', JSON.stringify({ key: 'k', subject: '' }));
  expect(getOrCreateAttemptKey('lead', lead)).toMatch(/^[0-9a-f-]{36}$/);
});
