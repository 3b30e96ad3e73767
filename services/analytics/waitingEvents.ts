import { createBrowserStore } from '../storage';
import type { AnalyticsEvent } from './AnalyticsEvent';

/** An event under the name that it is counted once by. */
export interface NamedEvent {
  name: string;
  event: AnalyticsEvent;
}

const isList = (value: unknown): value is NamedEvent[] => Array.isArray(value);

const store = createBrowserStore<{ waitingEvents: NamedEvent[] }>('sessionStorage', () => isList);

/** What has happened in this tab where no container may run, in order. */
export const readWaitingEvents = (): NamedEvent[] => store.read('waitingEvents') ?? [];

export function writeWaitingEvents(events: NamedEvent[]): void {
  store.write('waitingEvents', events.length > 0 ? events : null);
}
