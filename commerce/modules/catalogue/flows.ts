import type { Campaign, PaymentMethod } from '@/contract/enumerations';
import type { CatalogueFlow, CatalogueStep } from './CatalogueProduct';
import type { Step, StepPlan } from './flowSteps';

const methodFlows = ['pix', 'bankslip'] as const satisfies readonly PaymentMethod[];

/**
 * The flows that every product has: `default` and `offer`, and `pix` and
 * `bankslip` where the plan allows the method. Those two are the default flow with the method
 * chosen on arrival.
 */
export function createStandardFlows(
  purchase: FlowTemplate,
  { paymentMethods }: { paymentMethods: readonly PaymentMethod[] },
): CatalogueFlow[] {
  return [
    createPurchaseFlow('default', purchase),
    ...methodFlows
      .filter((method) => paymentMethods.includes(method))
      .map((method) => createPurchaseFlow(method, { ...purchase, paymentMethod: method })),
    createPurchaseFlow('offer', purchase),
  ];
}

export interface FlowTemplate {
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
  /** How many days its plan costs nothing at first. */
  trialDays?: number;
}

/** A flow in the standard order: lead, …, payment, …, success, upsell. */
export function createPurchaseFlow(id: string, template: FlowTemplate): CatalogueFlow {
  const { afterPayment, beforePayment, campaign, paymentMethod } = template;
  const { plan, trialDays, upsell, voucher } = template;
  const shown = campaign && { campaign };
  const flow = createLinearFlow(id, [
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
  return trialDays === undefined ? flow : { ...flow, trial: { days: trialDays } };
}

type StepWithoutNext = Omit<CatalogueStep, 'defaultNextStepId'>;

/** A flow whose steps follow one another in the order given; the last one ends it. */
export function createLinearFlow(id: string, steps: StepWithoutNext[]): CatalogueFlow {
  return {
    id,
    steps: steps.map((step, index) => ({
      ...step,
      defaultNextStepId: steps[index + 1]?.id ?? null,
    })),
  };
}
