import { closeAttempt } from './attempts/attemptKeys';
import { createBrowserStore, readStored, removeStored } from './storage';

const lifetimeMs = 30 * 24 * 60 * 60 * 1_000;

const isMoment = (value: unknown): value is number => Number.isSafeInteger(value);

const store = createBrowserStore<{ contactSince: number }>('localStorage', () => isMoment);

export function startContactTime(): void {
  store.write('contactSince', Date.now());
}

export function forgetContact(): void {
  removeStored('dataForm');
  removeStored('dataLead');
  ['lead', 'contract', 'phone-code', 'phone-validation'].forEach(closeAttempt);
  store.write('contactSince', null);
}

export function forgetOldContact(): void {
  const since = store.read('contactSince');
  const now = Date.now();
  const isKept = readStored('dataForm') !== null || readStored('dataLead') !== null;
  if (!isKept) return;
  // A contact without a time, or with one of a clock that was ahead, starts its time now.
  if (since === null || since > now) startContactTime();
  else if (now - since > lifetimeMs) forgetContact();
}
