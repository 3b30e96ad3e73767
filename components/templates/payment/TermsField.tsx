import { useMemo } from 'react';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { CheckboxField } from '../../fields/CheckboxField';
import { ExternalLink } from '../../ui/ExternalLink';
import { RichText } from '../../ui/RichText';

/** A brand without the document has no link to it. */
const link = (href: string, text: string) =>
  href === '' ? text : <ExternalLink href={href}>{text}</ExternalLink>;

/** Terms and privacy, to be accepted by hand. */
export function TermsField() {
  const { t } = useTranslation();
  const { politics, terms } = useCheckout().brand.links;
  const label = useMemo(
    () => (
      <RichText
        text={t('payment.terms')}
        parts={{
          terms: link(terms, t('payment.terms.terms')),
          privacy: link(politics, t('payment.terms.privacy')),
        }}
      />
    ),
    [politics, t, terms],
  );
  return (
    <CheckboxField name="terms" required>
      {label}
    </CheckboxField>
  );
}
