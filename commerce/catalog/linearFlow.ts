import type { CheckoutFlow, FlowStep } from '@/contract/product';

type StepWithoutNext = Omit<FlowStep, 'defaultNextStepId'>;

/** A flow whose steps follow one another in the order given; the last one ends it. */
export function linearFlow(id: string, steps: StepWithoutNext[]): CheckoutFlow {
  return {
    id,
    steps: steps.map((step, index) => ({
      ...step,
      defaultNextStepId: steps[index + 1]?.id ?? null,
    })),
  };
}
