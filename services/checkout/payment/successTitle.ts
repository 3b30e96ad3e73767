import type { SuccessDisplay } from '@/brands/brand';
import type { MessageKey } from '@/locales/messageKey';

/**
 * Which of the four titles of spec section 2 a paid purchase gets. A brand without a final header
 * confirms the payment and no more. One with a final header welcomes where the buyer can go in at
 * once, else confirms the enrolment, in its plainest form where the page has no icon either.
 */
export function getSuccessTitle({ accessButton, finalHeader, icon }: SuccessDisplay): MessageKey {
  if (!finalHeader.default) return 'success.title.payment';
  if (accessButton) return 'success.title.welcome';
  return icon ? 'success.title.enrollment' : 'success.title.allSet';
}
