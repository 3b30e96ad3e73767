import { dropPersonalParameters, type CheckoutQuery } from './checkout/query';
import { closeAttempt } from './attempts/attemptKeys';
import { createBrowserStore, readStored, removeStored, writeStored } from './storage';

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

/**
 * Stores the contact that a link brings, unless the browser knows one, and removes it from the
 * address, which goes into the history, into screenshots and to other people.
 */
export function takeLinkContact({ email = '', name = '', phone = '' }: CheckoutQuery): void {
  const isBrought = `${email}${name}${phone}` !== '';
  if (isBrought && readStored('dataForm') === null) {
    writeStored('dataForm', { email, name, phone });
    startContactTime();
  }
  const { hash, pathname, search } = window.location;
  const kept = dropPersonalParameters(search.slice(1));
  if (kept === search.slice(1)) return;
  const address = `${pathname}${kept === '' ? '' : `?${kept}`}${hash}`;
  // The router restores the entry from its own state when the buyer comes back to it.
  const notes: unknown = window.history.state;
  const isNoted = typeof notes === 'object' && notes !== null;
  window.history.replaceState(
    isNoted ? { ...notes, url: address, as: address } : notes,
    '',
    address,
  );
}
