import type { PaymentMethod } from '@/contract/enumerations';
import type { CheckoutFlow, FlowStep } from '@/contract/product';
import { linearFlow } from './linearFlow';

interface StandardFlows {
  plan: NonNullable<FlowStep['props']['plan']>;
  paymentMethods: readonly PaymentMethod[];
  /** The steps between the lead and the payment. */
  beforePayment: Omit<FlowStep, 'defaultNextStepId'>[];
}

const methodFlows = ['pix', 'bankslip'] as const satisfies readonly PaymentMethod[];

/**
 * The flows that every product has (design section 5): `default` and `offer`, and `pix` and
 * `bankslip` where the plan allows the method. Those two are the default flow with the method
 * chosen on arrival.
 */
export function standardFlows({ plan, paymentMethods, beforePayment }: StandardFlows) {
  const flow = (id: string, preselected: Pick<FlowStep['props'], 'paymentMethod'>): CheckoutFlow =>
    linearFlow(id, [
      { id: 'lead', templateId: 'lead', props: {} },
      ...beforePayment,
      { id: 'main-payment', templateId: 'payment', props: { plan, ...preselected } },
      { id: 'main-success', templateId: 'success', props: {} },
    ]);
  return [
    flow('default', {}),
    ...methodFlows
      .filter((method) => paymentMethods.includes(method))
      .map((method) => flow(method, { paymentMethod: method })),
    flow('offer', {}),
  ];
}
