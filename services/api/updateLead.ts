import type { LeadUpdateRequest } from '@/contract/leadUpdate';
import { buildPath, paths } from '@/contract/paths';
import { patch } from '../http/request';
import { sendAttempt } from '../attempts/sendAttempt';

/**
 * Completes a lead with what became known after the first form. Apart from the lead's first call,
 * so that no page loads it before it is needed.
 * @throws HttpError, NoAnswerError
 */
export async function updateLead(leadId: string, details: LeadUpdateRequest): Promise<void> {
  const fields = Object.keys(details).sort().join('+');
  await sendAttempt(
    {
      operation: `lead-update:${fields}`,
      // What they say is personal, and is not stored.
      getSubject: () => ({ leadId, fields }),
      retriesReusedKey: true,
      send: (told: LeadUpdateRequest, idempotencyKey) =>
        patch(buildPath(paths.leadUpdate, { leadId }), told, idempotencyKey),
    },
    details,
  );
}
