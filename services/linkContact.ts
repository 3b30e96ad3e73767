import { type CheckoutQuery, dropPersonalParameters } from './checkout/query';
import { startContactTime } from './contact';
import { readStored, writeStored } from './storage';

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
