import type { Invoice } from '@/contract/invoice';
import { buildPath, paths } from '@/contract/paths';
import { get } from '../http/request';
import { paymentLinkMembers } from './paymentLinkMembers';

/**
 * Gets the open amount and what it is for.
 * @throws HttpError (404: nothing open has this id), NoAnswerError
 */
export function getInvoice(id: string): Promise<Invoice> {
  return get(buildPath(paths.invoice, { id }), {
    needs: { ...paymentLinkMembers, kind: 'string', description: 'string', dueDate: 'string' },
  });
}
