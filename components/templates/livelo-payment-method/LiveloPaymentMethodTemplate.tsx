import { useTranslation } from '@/contexts/TranslationContext';
import { LiveloContent } from '../../livelo/LiveloContent';
import { LiveloScreen } from '../../livelo/LiveloScreen';
import { MixForm } from './MixForm';

/** How much is paid with points and how much with money. */
export function LiveloPaymentMethodTemplate() {
  const { t } = useTranslation();
  return (
    <LiveloContent>
      <LiveloScreen stage="paymentMethod" title={t('livelo.method.title')} height={420}>
        {({ session: { account }, visit }) =>
          account && <MixForm account={account} visit={visit} />
        }
      </LiveloScreen>
    </LiveloContent>
  );
}
