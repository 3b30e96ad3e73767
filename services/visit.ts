import { v4 as createUuid } from 'uuid';
import { createBrowserStore } from './storage';

const isText = (value: unknown): value is string => typeof value === 'string';

const store = createBrowserStore<{ sessionId: string }>('sessionStorage', () => isText);

export function getSessionId(): string {
  const known = store.read('sessionId');
  if (known !== null) return known;
  const created = createUuid();
  store.write('sessionId', created);
  return created;
}
