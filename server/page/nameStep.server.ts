import type { FlowStep } from '@/contract/productConfig';
import type { Locale } from '@/domain/markets';
import { getText } from '@/locales/getMessages';
import type { StepIndicator } from '@/services/checkout/stepIndicator';

export function nameStep(
  indicator: StepIndicator | null,
  step: Pick<FlowStep, 'templateId'> | null,
  locale: Locale,
): StepIndicator | null {
  if (!indicator) return null;
  // The pane says whose payment it is: one word is enough beside the number. A page with a number that
  // its flow does not name waits for the payment.
  const isPayment = indicator.isOfPayment === true || step?.templateId === 'upsell-payment';
  const template = isPayment ? 'payment' : (step?.templateId ?? 'payment');
  const key = template === 'error pages' ? 'stepName.error' : (`stepName.${template}` as const);
  return { ...indicator, name: getText(locale, key) };
}
