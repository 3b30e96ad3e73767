import { createBrowserStore } from '../storage';
import type { AnalyticsEvent } from './AnalyticsEvent';

export interface NamedEvent {
  name: string;
  event: AnalyticsEvent;
}

const isList = (value: unknown): value is NamedEvent[] => Array.isArray(value);

const store = createBrowserStore<{ waitingEvents: NamedEvent[] }>('sessionStorage', () => isList);

export const readWaitingEvents = (): NamedEvent[] => store.read('waitingEvents') ?? [];

export function writeWaitingEvents(events: NamedEvent[]): void {
  store.write('waitingEvents', events.length > 0 ? events : null);
}
