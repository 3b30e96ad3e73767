import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { PrimaryLink } from '../ui/Button';

export function useHasAccess(): boolean {
  const { links, success } = useCheckoutPage().brand;
  return success.accessButton && links.firstAccess !== '';
}

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
