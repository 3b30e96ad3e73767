import { invalidField } from '../../http/problems';
import type { Services } from '../../Services';
import { findBirthDate } from '../leads/leads';
import type { Sale } from './Sale';

/**
 * Refuses a first sale whose plan needs a birth date, unless its buyer gives one now or has before.
 * @param birthDate YYYY-MM-DD, as the payment brought it
 * @throws ProblemError invalid_field.
 */
export async function requireBirthDate(
  services: Services,
  { business, leadId, operation, planId, productCode }: Sale,
  birthDate: string | undefined,
): Promise<void> {
  if (birthDate !== undefined) return;
  const product = services.catalogue.getProduct(productCode, business, operation);
  const plan = product?.plans.find(({ id }) => id === planId);
  if (!plan?.requiresBirthDate || (await findBirthDate(services.connection, leadId))) return;
  throw invalidField('/birthDate', 'required');
}
