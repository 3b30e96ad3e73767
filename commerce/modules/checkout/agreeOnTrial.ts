import type { PaymentRequest } from '@/contract/paymentRequest';
import { addDays } from '@/domain/calendar';
import { cardAgreementConsent } from '@/domain/trials';
import { invalidField, ProblemError } from '../../http/problems';
import type { Services } from '../../Services';
import type { AgreedTrial } from '../agreements/beginTrial';
import { getFirstChargeDay, hasUsedTrial } from '../agreements/usedTrials';
import { rememberDocument } from '../leads/leads';
import type { Sale } from './Sale';

/**
 * Compares what a request to pay says about a trial with what the service offers this buyer. A buyer
 * who agreed to pay nothing today is never charged today, and one who was offered a trial is not
 * charged by mistake.
 * @returns null: the buyer pays now
 * @throws ProblemError trial_used with the price that is due now; invalid_field, of
 *   `/agreement/firstChargeOn` when the page showed another day.
 */
export async function agreeOnTrial(
  services: Services,
  request: Pick<PaymentRequest, 'agreement' | 'email' | 'paymentMethods'>,
  sale: Sale,
  document: string | null,
): Promise<AgreedTrial | null> {
  const { agreement, email, paymentMethods } = request;
  const { trial } = sale;
  if (!agreement) {
    if (trial && !trial.isUsed) throw invalidField('/agreement', 'required');
    return null;
  }
  if (!trial) throw invalidField('/agreement', 'unavailable');
  if (agreement.consent !== cardAgreementConsent) {
    throw invalidField('/agreement/consent', 'unknown');
  }
  if (paymentMethods.length > 1 || paymentMethods[0]?.method !== 'credit-card') {
    throw invalidField('/paymentMethods/0/method', 'unavailable');
  }
  if (document === null) throw invalidField('/document', 'required');
  const product = { business: sale.business, code: sale.productCode };
  const isUsed =
    trial.isUsed || (await hasUsedTrial(services.connection, product, { email, document }));
  if (isUsed) {
    // Lets the product call report the used trial as well when it is repeated.
    await rememberDocument(services, sale.leadId, document);
    throw new ProblemError('trial_used', { amount: sale.amount });
  }
  requireShownDay(agreement.firstChargeOn, getFirstChargeDay(trial.days, services.clock(), sale));
  return { days: trial.days, consentVersion: agreement.consent };
}

function requireShownDay(shown: string, actual: string): void {
  const dayBefore = addDays(new Date(`${actual}T00:00:00Z`), -1)
    .toISOString()
    .slice(0, 10);
  if (shown !== actual && shown !== dayBefore)
    throw invalidField('/agreement/firstChargeOn', 'changed');
}
