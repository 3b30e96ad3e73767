import { useCallback } from 'react';
import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import type { Ticket } from '@/contract/ticket';
import { getTickets } from '@/services/api/ticket';
import { useLoad } from '../../ui/useLoad';
import type { IncludedEvents } from './IncludedEvents';

/** What some buyers see below the receipt's first step. */
export const loadLazySuccess = () => import('./lazySuccess');

/** A receipt waits no longer for them. */
const timeoutMs = 5_000;

const giveUp = () =>
  new Promise<LoadedEvents>((resolve) => {
    setTimeout(resolve, timeoutMs, none);
  });

export interface LoadedEvents {
  tickets: Ticket[];
  /** Its code loads with the first event; null: there is none. */
  Events: typeof IncludedEvents | null;
}

const none: LoadedEvents = { tickets: [], Events: null };

async function loadEvents(code: string, business: string): Promise<LoadedEvents> {
  const tickets = await getTickets(code, { business });
  if (tickets.length === 0) return none;
  return { tickets, Events: (await loadLazySuccess()).IncludedEvents };
}

/**
 * Loads the live events of the product beside its payment, so that the receipt appears in one piece.
 * @returns null: not known yet
 */
export function useProductEvents(): LoadedEvents | null {
  const { productBusiness, productCode } = useCheckoutProduct();
  const load = useCallback(
    (code: string) => Promise.race([loadEvents(code, productBusiness), giveUp()]),
    [productBusiness],
  );
  const loaded = useLoad(productCode, load);
  if (loaded.kind === 'ready') return loaded.value;
  return loaded.kind === 'failed' ? none : null;
}
