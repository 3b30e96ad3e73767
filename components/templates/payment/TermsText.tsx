import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useTranslation, type MessageKey } from '@/contexts/TranslationContext';
import { ExternalLink } from '../../ui/ExternalLink';
import { RichText } from '../../ui/RichText';

/** A brand without the document has no link to it. */
const link = (href: string, text: string) =>
  href === '' ? text : <ExternalLink href={href}>{text}</ExternalLink>;

/** A sentence that names terms and privacy, with links to them. */
export function TermsText({ text }: { text: MessageKey }) {
  const { t } = useTranslation();
  const { politics, terms } = useCheckout().brand.links;
  return (
    <RichText
      text={t(text)}
      parts={{
        terms: link(terms, t('payment.terms.terms')),
        privacy: link(politics, t('payment.terms.privacy')),
      }}
    />
  );
}
