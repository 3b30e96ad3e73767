import type { Campaign, PaymentMethod } from '@/contract/enumerations';
import type { CatalogueFlow, CatalogueStep } from './CatalogueProduct';
import type { Step, StepPlan } from './flowSteps';

const methodFlows = ['pix', 'bankslip'] as const satisfies readonly PaymentMethod[];

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
  beforePayment: readonly Step[];
  afterPayment?: readonly Step[];
  upsell?: readonly Step[];
  paymentMethod?: PaymentMethod;
  voucher?: string;
  campaign?: Campaign;
  trialDays?: number;
}

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

export function createLinearFlow(id: string, steps: StepWithoutNext[]): CatalogueFlow {
  return {
    id,
    steps: steps.map((step, index) => ({
      ...step,
      defaultNextStepId: steps[index + 1]?.id ?? null,
    })),
  };
}
