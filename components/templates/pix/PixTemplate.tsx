import { styled } from 'styled-components';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useTranslation } from '@/contexts/TranslationContext';
import { useStored } from '@/contexts/useStored';
import { formatMoney } from '@/services/format/formatMoney';
import { isCurrency } from '@/services/format/isCurrency';
import { useBackToPayment } from '../../payment/useBackToPayment';
import { usePaymentUpdates } from '../../payment/usePaymentUpdates';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { TextButton } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { PageText } from '../../ui/PageTitle';
import { HeldPart } from './HeldPart';
import { PixPayment } from './PixPayment';
import { PixSkeleton } from './PixSkeleton';
import { PixSteps } from './PixSteps';
import { useClockOffset } from './useClockOffset';
import { useGoOnWhenPaid } from './useGoOnWhenPaid';

const Content = styled.div`
  display: grid;
  gap: 24px;
`;

const Code = styled(Card)`
  display: grid;
  gap: 16px;
`;

/** A line is kept for the amount, which only the browser knows. */
const Amount = styled(PageText)`
  min-height: 24px;
`;

/** Pays by Pix: the code, how to pay it, and the way on by itself once the bank confirms. */
export function PixTemplate() {
  useStepGuard();
  const { t } = useTranslation();
  const backToPayment = useBackToPayment();
  const clockOffset = useClockOffset();
  const dataPix = useStored('dataPix');
  const updates = usePaymentUpdates(dataPix?.token ?? null);
  useGoOnWhenPaid(updates.payment);
  return (
    <Content>
      <div>
        <ArrivalTitle>{t('pix.title')}</ArrivalTitle>
        <Amount>
          {dataPix &&
            isCurrency(dataPix.currency) &&
            t('pix.subtitle', { amount: formatMoney(dataPix.amount, dataPix.currency) })}
        </Amount>
      </div>
      {dataPix && <HeldPart dataPix={dataPix} />}
      <Code>
        {dataPix ? (
          <PixPayment
            key={dataPix.token}
            dataPix={dataPix}
            clockOffset={clockOffset}
            {...updates}
          />
        ) : (
          <PixSkeleton />
        )}
      </Code>
      <PixSteps />
      <TextButton onClick={backToPayment}>{t('pix.otherMethod')}</TextButton>
    </Content>
  );
}
