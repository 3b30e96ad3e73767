import { createPayments } from '../database/createPayments';
import { createWebhookEvents } from '../database/createWebhookEvents';
import type { ProviderEvent } from '../providers/PaymentProvider';
import type { Services } from '../Services';
import { applyCharge } from './applyCharge';

/**
 * Applies a provider's event once, in one transaction with the note that it was received. Events
 * about payments that are not ours are noted only.
 */
export async function applyProviderEvent(
  { connection, provider, clock }: Services,
  event: ProviderEvent,
): Promise<void> {
  const now = clock();
  await connection.transaction(async (transaction) => {
    const isNew = await createWebhookEvents(transaction).create({
      provider: provider.name,
      eventId: event.id,
      receivedAt: now,
    });
    if (!isNew) return;
    const payment = await createPayments(transaction).getByChargeReference(event.charge.reference);
    if (payment) await applyCharge(transaction, event.charge, 'webhook', now);
  });
}
