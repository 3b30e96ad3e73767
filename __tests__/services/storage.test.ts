/** @vitest-environment jsdom */
import { readStored, removeStored, subscribeToStored, writeStored } from '@/services/storage';

const dataForm = { name: 'Maria Silva', email: 'maria@exemplo.com.br', phone: '+5511987654321' };

afterEach(() => {
  vi.restoreAllMocks();
  removeStored('dataForm');
});

const refuseToStore = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

test('a value is kept by the browser', () => {
  writeStored('dataForm', dataForm);
  expect(JSON.parse(window.localStorage.getItem('dataForm') ?? '')).toEqual(dataForm);
  expect(readStored('dataForm')).toEqual(dataForm);
});

test('what the browser refuses to keep serves this visit', () => {
  const changed = vi.fn();
  const stop = subscribeToStored(changed);
  refuseToStore();
  writeStored('dataForm', dataForm);
  stop();
  expect(changed).toHaveBeenCalledTimes(1);
  expect(readStored('dataForm')).toEqual(dataForm);
  removeStored('dataForm');
  expect(readStored('dataForm')).toBeNull();
});

test('a value that is kept later counts again', () => {
  refuseToStore();
  writeStored('dataForm', dataForm);
  vi.restoreAllMocks();
  writeStored('dataForm', { ...dataForm, name: 'Ana Lima' });
  expect(readStored('dataForm')?.name).toBe('Ana Lima');
});

test('what another hand wrote in another shape counts as absent', () => {
  window.localStorage.setItem('dataForm', '{"name":1}');
  expect(readStored('dataForm')).toBeNull();
});
