import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { PaymentView } from '@/contract/payment';
import { formatMarketDay } from '@/domain/dateTexts';
import { formatMoney } from '@/domain/money';
import { ArrivalTitle } from '../ui/ArrivalTitle';
import { PageText } from '../ui/PageText';
import { MoneyBack } from './MoneyBack';

export function PaymentRefunded({ payment }: { payment: PaymentView }) {
  const { amount, currency, parts, refund } = payment;
  const { t } = useTranslation();
  const { locale } = useCheckoutPage().page;
  const at = refund?.at ?? null;
  const values = { amount: formatMoney(refund?.amount ?? amount, currency) };
  return (
    <div>
      <ArrivalTitle>{t('verification.refunded.title')}</ArrivalTitle>
      <PageText>
        {at === null
          ? t('verification.refunded.text', values)
          : t('verification.refunded.on', { ...values, day: formatMarketDay(at, locale) })}
      </PageText>
      <MoneyBack parts={parts} />
    </div>
  );
}
