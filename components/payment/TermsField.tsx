import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import { CheckboxField } from '../fields/CheckboxField';
import { RichText } from '../ui/RichText';
import { ExternalLink } from '../ui/text';

/** A brand without the document has no link to it. */
const link = (href: string, text: string) =>
  href === '' ? text : <ExternalLink href={href}>{text}</ExternalLink>;

/** A sentence that names terms and privacy, with links to them. */
export function TermsText({ text }: { text: MessageKey }) {
  const { t } = useTranslation();
  const { politics, terms } = useCheckoutPage().brand.links;
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

const text: MessageKey = 'payment.terms';

/** Keeps its identity, so that a keystroke elsewhere does not render it again. */
const label = <TermsText text={text} />;

/** Terms and privacy, to be accepted by hand. */
export function TermsField() {
  return (
    <CheckboxField name="terms" required>
      {label}
    </CheckboxField>
  );
}
