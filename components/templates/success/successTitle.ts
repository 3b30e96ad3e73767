import type { MessageKey } from '@/contexts/TranslationContext';
import type { PageBrand } from '@/services/pageProps/page';

/**
 * Which of the four titles of docs/behaviour.md 2 a paid purchase gets. A brand without a final
 * header confirms the payment and no more. One with a final header welcomes where the buyer can go
 * in at once, else confirms the enrolment, in its plainest form where the page has no icon either.
 */
export function getSuccessTitle({
  accessButton,
  finalHeader,
  icon,
}: PageBrand['success']): MessageKey {
  if (!finalHeader.default) return 'success.title.payment';
  if (accessButton) return 'success.title.welcome';
  return icon ? 'success.title.enrollment' : 'success.title.allSet';
}
