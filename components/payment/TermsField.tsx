import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import { CheckboxField } from '../fields/CheckboxField';
import { RichText } from '../ui/RichText';
import { ExternalLink } from '../ui/text';

interface TermsTextProps {
  text: MessageKey;
  /** Said where there are no documents to name. */
  withoutDocuments: MessageKey;
}

/** A sentence that names terms and privacy, with links to them. */
export function TermsText({ text, withoutDocuments }: TermsTextProps) {
  const { t } = useTranslation();
  const { politics, terms } = useCheckoutPage().brand.links;
  if (terms === '' || politics === '') return t(withoutDocuments);
  return (
    <RichText
      text={t(text)}
      parts={{
        terms: <ExternalLink href={terms}>{t('payment.terms.terms')}</ExternalLink>,
        privacy: <ExternalLink href={politics}>{t('payment.terms.privacy')}</ExternalLink>,
      }}
    />
  );
}

const texts: TermsTextProps = { text: 'payment.terms', withoutDocuments: 'payment.terms.none' };

/** Keeps its identity, so that a keystroke elsewhere does not render it again. */
const label = <TermsText {...texts} />;

/** Terms and privacy, to be accepted by hand. */
export function TermsField() {
  return (
    <CheckboxField name="terms" required>
      {label}
    </CheckboxField>
  );
}
