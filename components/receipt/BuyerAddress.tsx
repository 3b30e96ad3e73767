import { useBuyer } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { PageText } from '../ui/PageText';
import { RichText } from '../ui/RichText';

/** Says to which e-mail address the purchase belongs. */
export function BuyerAddress() {
  const { t } = useTranslation();
  const { lead } = useBuyer();
  return (
    <PageText>
      {lead === null ? (
        t('success.textWithoutEmail')
      ) : (
        <RichText text={t('success.text')} parts={{ email: <strong>{lead.email}</strong> }} />
      )}
    </PageText>
  );
}
