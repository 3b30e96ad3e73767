import { type CreateScheduledOrder, NotChargeable } from '../agreements/placeScheduledCharge';
import { getLead } from '../leads/leads';
import { findPayment } from '../payments/findPayment';
import { getSubscription } from '../subscriptions/getSubscription';
import { createPeriodReference } from '../subscriptions/periods';
import { createPaymentOrder, repeatBuyer } from './createPaymentOrder';
import { createPlanSale } from './Sale';

export const createScheduledOrder: CreateScheduledOrder = async (
  services,
  { amount, installments, paymentId, reference, subscriptionId },
) => {
  const trial = await findPayment(services.connection, paymentId);
  const profileId = trial?.parts[0]?.profileId;
  const sold = trial && services.catalogue.getPlan(trial.planId);
  if (!trial) throw new Error(`The trial's payment ${paymentId} was not found`);
  if (!sold) throw new NotChargeable(`no plan ${trial.planId} in the catalogue`);
  if (!profileId) throw new NotChargeable('no stored card');
  const subscription = await getSubscription(services, subscriptionId ?? '');
  if (createPeriodReference(subscription) !== reference) return null;
  const { business, description, operation, planId, productCode, purchase } = trial;
  const { locale } = await getLead(services.connection, purchase.leadId);
  const request = {
    type: 'renew',
    reference,
    leadId: purchase.leadId,
    business,
    productCode,
    operation,
    planId,
    voucher: null,
    offer: null,
  } as const;
  return createPaymentOrder(services, {
    ...repeatBuyer(trial),
    sale: createPlanSale(request, sold.plan, { amount, description, reference }),
    locale,
    isDeliberate: true,
    cause: 'schedule',
    amount,
    parts: [{ amount, method: { method: 'default-credit-card', installments, profileId } }],
  });
};
