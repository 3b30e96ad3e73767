import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { PrimaryLink } from '../../ui/Button';

/** The way in for the first time, where the brand shows one (spec section 2, "Success display flags"). */
export function AccessLink({ token }: { token: string }) {
  const { t } = useTranslation();
  const { links, success } = useCheckout().brand;
  if (!success.accessButton || links.firstAccess === '') return null;
  return (
    <PrimaryLink href={links.firstAccess.replace('{token}', () => encodeURIComponent(token))}>
      {t('success.access')}
    </PrimaryLink>
  );
}
