import type { Executor } from './connect';
import { webhookEvents } from './tables';

export interface WebhookEvents {
  /** @returns False when the event was received before. */
  create(event: { provider: string; eventId: string; receivedAt: Date }): Promise<boolean>;
}

export function createWebhookEvents(executor: Executor): WebhookEvents {
  return {
    async create(event) {
      const written = await executor
        .insert(webhookEvents)
        .values(event)
        .onConflictDoNothing()
        .returning({ eventId: webhookEvents.eventId });
      return written.length > 0;
    },
  };
}
