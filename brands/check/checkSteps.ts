import type { Brand } from '../brand';
import { faultWhen, type Fault } from './fault';

/** Lead, payment and success: no default flow has fewer (spec section 4, "Step kinds"). */
const fewestSteps = 3;

function checkPosition(step: number | null, field: string, total: number | null): Fault[] {
  if (step === null) return [];
  if (total === null) return [{ field, demand: 'needs a stepsNumber' }];
  const isWithin = Number.isInteger(step) && step >= 1 && step <= total;
  return faultWhen(!isWithin, field, `must be a whole number from 1 to ${total}, the stepsNumber`);
}

/** The numbers of the step indicator. */
export function checkSteps({ payment, pixStep, stepsNumber }: Brand): Fault[] {
  const isCount =
    stepsNumber === null || (Number.isInteger(stepsNumber) && stepsNumber >= fewestSteps);
  return [
    ...faultWhen(!isCount, 'stepsNumber', `must be a whole number, ${fewestSteps} or more`),
    ...checkPosition(payment.currentStep, 'payment.currentStep', stepsNumber),
    ...checkPosition(pixStep, 'pixStep', stepsNumber),
  ];
}
