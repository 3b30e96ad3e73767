import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { PrimaryLink } from '../ui/Button';
import type { RowLink } from '../ui/RowLink';
import { useSuccessDisplay } from './useSuccessDisplay';

export function useHasAccess(): boolean {
  const { links } = useCheckoutPage().brand;
  return useSuccessDisplay().accessButton && links.firstAccess !== '';
}

interface AccessLinkProps {
  token: string;
  text?: string;
  Link?: typeof PrimaryLink | typeof RowLink;
}

export function AccessLink({ Link = PrimaryLink, text, token }: AccessLinkProps) {
  const { t } = useTranslation();
  const { links } = useCheckoutPage().brand;
  if (!useHasAccess()) return null;
  return (
    <Link href={links.firstAccess.replace('{token}', () => encodeURIComponent(token))}>
      {text ?? t('success.access')}
    </Link>
  );
}
