import { sortBy } from 'es-toolkit';
import type { Destination } from '@/commerce/modules/events/Destination';
import type { DeliveredEvent } from '@/contract/events/events';
import { eventually } from '@/testing/eventually';

export interface EventCollector {
  destination: Destination;
  events: DeliveredEvent[];
  of: (leadId: string, count: number) => Promise<DeliveredEvent[]>;
}

export function collectEvents(id = 'collector'): EventCollector {
  const events: DeliveredEvent[] = [];
  // Events of a purchase come in order; lead.created belongs to no purchase, and may come later
  // (docs/events.md).
  const listOf = (leadId: string) => {
    const ofLead = events.filter(({ data }) => data.leadId === leadId);
    return sortBy(ofLead, [({ type }) => (type === 'lead.created' ? 0 : 1)]);
  };
  return {
    events,
    destination: {
      id,
      wants: () => true,
      deliver(event) {
        events.push(event);
        return Promise.resolve({ kind: 'delivered' });
      },
    },
    of: (leadId, count) =>
      eventually(
        () => listOf(leadId),
        ({ length }) => length >= count,
      ),
  };
}
