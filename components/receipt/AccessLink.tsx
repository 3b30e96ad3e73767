import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { PrimaryLink } from '../ui/Button';

/** Whether a page of the brand has the way in (`AccessLink`). */
export function useHasAccess(): boolean {
  const { links, success } = useCheckoutPage().brand;
  return success.accessButton && links.firstAccess !== '';
}

/**
 * The way in for the first time, where the brand shows one (docs/behaviour.md 2, "Success display
 * flags").
 */
export function AccessLink({ token }: { token: string }) {
  const { t } = useTranslation();
  const { links } = useCheckoutPage().brand;
  if (!useHasAccess()) return null;
  return (
    <PrimaryLink href={links.firstAccess.replace('{token}', () => encodeURIComponent(token))}>
      {t('success.access')}
    </PrimaryLink>
  );
}
