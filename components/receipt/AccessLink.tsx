import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { PrimaryLink } from '../ui/Button';

export function useHasAccess(): boolean {
  const { links, success } = useCheckoutPage().brand;
  return success.accessButton && links.firstAccess !== '';
}

interface AccessLinkProps {
  token: string;
  text?: string;
}

export function AccessLink({ text, token }: AccessLinkProps) {
  const { t } = useTranslation();
  const { links } = useCheckoutPage().brand;
  if (!useHasAccess()) return null;
  return (
    <PrimaryLink href={links.firstAccess.replace('{token}', () => encodeURIComponent(token))}>
      {text ?? t('success.access')}
    </PrimaryLink>
  );
}
