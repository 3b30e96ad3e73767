import type { Campaign, PaymentMethod } from '@/contract/enumerations';
import type { CheckoutFlow } from '@/contract/product';
import type { Step, StepPlan } from './flowSteps';
import { linearFlow } from './linearFlow';

export interface Purchase {
  plan: StepPlan;
  /** The steps between the lead and the payment. */
  beforePayment: readonly Step[];
  /** The steps between the payment and the success page. */
  afterPayment?: readonly Step[];
  /** The steps after the success page. */
  upsell?: readonly Step[];
  /** On a payment step: the method that is chosen on arrival. */
  paymentMethod?: PaymentMethod;
  /** Comes with the link: on the first step, so that a link without one brings it. */
  voucher?: string;
  /** Shown where the buyer first meets the price. */
  campaign?: Campaign;
}

/** A flow of design section 5: lead, …, payment, …, success, upsell. */
export function purchaseFlow(
  id: string,
  { afterPayment, beforePayment, campaign, paymentMethod, plan, upsell, voucher }: Purchase,
): CheckoutFlow {
  const shown = campaign && { campaign };
  return linearFlow(id, [
    { id: 'lead', templateId: 'lead', props: { ...(voucher && { voucher }), ...shown } },
    ...beforePayment.map((step) =>
      step.templateId === 'presentation' ? { ...step, props: { ...step.props, ...shown } } : step,
    ),
    {
      id: 'main-payment',
      templateId: 'payment',
      props: { plan, ...(paymentMethod && { paymentMethod }) },
    },
    ...(afterPayment ?? []),
    { id: 'main-success', templateId: 'success', props: {} },
    ...(upsell ?? []),
  ]);
}
