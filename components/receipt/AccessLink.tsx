import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { PrimaryLink, SecondaryLink } from '../ui/Button';

export function useHasAccess(): boolean {
  const { links, success } = useCheckoutPage().brand;
  return success.accessButton && links.firstAccess !== '';
}

interface AccessLinkProps {
  token: string;
  text?: string;
  isMain?: boolean;
}

export function AccessLink({ isMain = true, text, token }: AccessLinkProps) {
  const { t } = useTranslation();
  const { links } = useCheckoutPage().brand;
  if (!useHasAccess()) return null;
  const Link = isMain ? PrimaryLink : SecondaryLink;
  return (
    <Link href={links.firstAccess.replace('{token}', () => encodeURIComponent(token))}>
      {text ?? t('success.access')}
    </Link>
  );
}
