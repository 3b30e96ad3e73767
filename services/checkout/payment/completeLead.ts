import { logger } from '../../logger';
import type { PaymentRequest } from '../../payment';
import { updateLead } from '../../updateLead';

/**
 * Adds to a lead the document and the billing address that its payment form asked for. Runs beside
 * the payment: it neither holds it up nor fails it.
 */
export async function completeLead({
  address,
  business,
  document,
  sfLeadId,
}: Pick<PaymentRequest, 'address' | 'business' | 'document' | 'sfLeadId'>): Promise<void> {
  if (document === undefined && address === undefined) return;
  try {
    await updateLead(sfLeadId, {
      business,
      ...(document !== undefined && { document }),
      ...(address !== undefined && { address }),
    });
  } catch (error) {
    logger.warning('A lead could not be completed', { error });
  }
}
