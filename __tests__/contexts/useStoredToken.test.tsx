import { act, renderHook } from '@testing-library/react';
import { useStoredToken } from '@/contexts/useStoredToken';
import { writeStored } from '@/services/storage';

test('a known token is replaced by another, and outlives a cleared storage', () => {
  const { result } = renderHook(() => useStoredToken('purchaseToken'));
  expect(result.current).toBeNull();
  act(() => {
    writeStored('purchaseToken', 'first');
  });
  act(() => {
    writeStored('purchaseToken', 'second');
  });
  expect(result.current).toBe('second');
  act(() => {
    window.localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage'));
  });
  expect(result.current).toBe('second');
});
