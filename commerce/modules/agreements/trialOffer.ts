import type { PaymentRequest } from '@/contract/payment';
import { addDays, toLocalDate } from '@/domain/calendar';
import { cardAgreementConsent } from '@/domain/trials';
import type { Executor } from '../../database/connect';
import { invalidField, ProblemError } from '../../http/problems';
import type { Services } from '../../Services';
import type { CataloguePlan, CatalogueProduct } from '../catalogue/CatalogueProduct';
import { findSaleFlow } from '../catalogue/saleFlows';
import { findRefusedDocument, rememberDocument } from '../leads/leads';
import type { Sale } from '../payLinks/Sale';
import { findLastDocument } from '../payments/history';
import type { VoucherBuyer } from '../vouchers/buyer';
import { agreementRepository } from './repository';
import type { AgreedTrial, TrialOffer } from './Trial';

/**
 * The trial of the flow that a buyer is on, for the plan that it sells; null: the flow has none. It
 * is one for each e-mail address and document. Only documents that came with a payment are asked
 * about: anybody can write any other to a lead, to learn whose trial it was.
 */
export async function findTrialOffer(
  { connection }: Pick<Services, 'connection'>,
  buyer: VoucherBuyer,
  { plan, product }: { plan: CataloguePlan; product: CatalogueProduct },
): Promise<TrialOffer | null> {
  const flow = findSaleFlow(buyer.flowProduct, buyer.flowId);
  const sold = flow?.steps.find(({ templateId }) => templateId === 'payment')?.props.plan?.id;
  if (!flow?.trial || buyer.flowProduct !== product || sold !== plan.id) return null;
  const { days } = flow.trial;
  if (buyer.email === null || buyer.leadId === null) return { days, isUsed: false };
  const { email, leadId } = buyer;
  const paidWith = (await findLastDocument(connection, leadId)) ?? null;
  const documents = new Set([paidWith, await findRefusedDocument(connection, leadId)]);
  for (const document of documents) {
    const isUsed = await hasUsedTrial(connection, product, { document, email });
    if (isUsed) return { days, isUsed };
  }
  return { days, isUsed: false };
}

/** Whether a trial of a product was begun with this e-mail address or document. */
export function hasUsedTrial(
  executor: Executor,
  { business, code: productCode }: Pick<CatalogueProduct, 'business' | 'code'>,
  { document, email }: { document: string | null; email: string },
): Promise<boolean> {
  return agreementRepository(executor).hasBegun({
    business,
    productCode,
    email: email.trim().toLowerCase(),
    document,
  });
}

/** Whether a payment is a trial that is charged when it ends, and has not been. */
export async function isTrialRunning(executor: Executor, paymentId: string): Promise<boolean> {
  return (await agreementRepository(executor).findByPayment(paymentId))?.state === 'active';
}

/** The date of the first charge of a trial that begins now, YYYY-MM-DD. */
export const getFirstChargeDay = (
  days: number,
  now: Date,
  { operation }: Pick<CatalogueProduct, 'operation'>,
) => toLocalDate(addDays(now, days), operation);

/**
 * What a request to pay says about a trial, held against what this buyer is offered: who agreed to
 * pay nothing today is never charged today, and who was offered a trial is not charged by mistake.
 * @returns null: it is paid now
 * @throws ProblemError trial_used with the price that is due now; invalid_field, of
 * `/agreement/firstChargeOn` when the page showed another day.
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
    // Asked again, the product call says so as well.
    await rememberDocument(services, sale.leadId, document);
    throw new ProblemError('trial_used', { amount: sale.amount });
  }
  requireShownDay(agreement.firstChargeOn, getFirstChargeDay(trial.days, services.clock(), sale));
  return { days: trial.days, consentVersion: agreement.consent };
}

/** A page that was open over midnight showed a day too early, which takes nothing from its buyer. */
function requireShownDay(shown: string, actual: string): void {
  const dayBefore = addDays(new Date(`${actual}T00:00:00Z`), -1)
    .toISOString()
    .slice(0, 10);
  if (shown !== actual && shown !== dayBefore)
    throw invalidField('/agreement/firstChargeOn', 'changed');
}
