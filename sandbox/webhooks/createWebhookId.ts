import { randomUUID } from 'node:crypto';

/** The id of one event, the same for every delivery of it; receivers recognise repeats by it. */
export function createWebhookId(): string {
  return `evt_${randomUUID().replaceAll('-', '')}`;
}
