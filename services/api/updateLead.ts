import type { LeadUpdateRequest } from '@/contract/leadUpdate';
import { buildPath, paths } from '@/contract/paths';
import { patch } from '../http/request';
import { sendAttempt } from '../attempts/sendAttempt';

/**
 * Completes a lead with details from after the first form. In a file of its own, so that no page loads
 * it before it is needed.
 * @throws HttpError, NoAnswerError
 */
export async function updateLead(leadId: string, details: LeadUpdateRequest): Promise<void> {
  const fields = Object.keys(details).sort().join('+');
  await sendAttempt(
    {
      operation: `lead-update:${fields}`,
      // The values are personal, and are not stored.
      getSubject: () => ({ leadId, fields }),
      retriesReusedKey: true,
      send: (told: LeadUpdateRequest, idempotencyKey) =>
        patch(buildPath(paths.leadUpdate, { leadId }), told, idempotencyKey),
    },
    details,
  );
}
