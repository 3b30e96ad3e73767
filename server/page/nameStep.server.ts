import type { TemplateId } from '@/contract/enumerations';
import type { FlowStep } from '@/contract/productConfig';
import type { Locale } from '@/domain/markets';
import { getText } from '@/locales/getMessages';
import type { StepIndicator } from '@/services/checkout/stepIndicator';

/** Their pages show a payment that may still be open: of a Pix, a slip or a sale in person. */
const stepsAfterPayment: readonly TemplateId[] = ['pix', 'success', 'upsell-success'];

export function nameStep(
  indicator: StepIndicator | null,
  step: Pick<FlowStep, 'templateId'> | null,
  locale: Locale,
): StepIndicator | null {
  if (!indicator) return null;
  // A page with a number that its flow does not name waits for the payment.
  const waits = indicator.isOfPayment === true || !step || step.templateId === 'pix';
  // The pane says whose payment it is: all payments share the names beside the number.
  const isPayment = waits || step.templateId === 'upsell-payment';
  const template = isPayment ? 'payment' : step.templateId;
  const key = template === 'error pages' ? 'stepName.error' : (`stepName.${template}` as const);
  const mayBeOpen = waits || stepsAfterPayment.includes(step.templateId);
  return {
    ...indicator,
    name: getText(locale, key),
    ...(mayBeOpen && { openName: getText(locale, 'stepName.openPayment') }),
  };
}
