import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import { CheckboxField } from '../fields/CheckboxField';
import { RichText } from '../ui/RichText';
import { ExternalLink } from '../ui/text';

interface TermsTextProps {
  text: MessageKey;
  withoutDocuments: MessageKey;
}

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

const label = <TermsText {...texts} />;

export function TermsField() {
  return (
    <CheckboxField name="terms" required>
      {label}
    </CheckboxField>
  );
}
