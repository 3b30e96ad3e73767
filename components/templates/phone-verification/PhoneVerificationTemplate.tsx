import { styled } from 'styled-components';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useTranslation } from '@/contexts/TranslationContext';
import { useStored } from '@/contexts/useStored';
import { routes } from '@/services/checkout/routes';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { TextButton } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import { PhoneCodeEntry } from './PhoneCodeEntry';
import { VerifiedPhone } from './VerifiedPhone';

const Content = styled(Card)`
  display: grid;
  gap: 16px;
`;

const Change = styled(TextButton)`
  justify-self: center;
`;

/** Proves that the lead's phone is the buyer's, by a code sent to it. */
export function PhoneVerificationTemplate() {
  useStepGuard();
  const { t } = useTranslation();
  const { goTo } = useCheckout();
  const lead = useStored('dataLead');
  const isVerified = useStored('verifiedLeadId') === (lead?.leadId ?? '');
  return (
    <Content>
      <ArrivalTitle>{t('phone.title')}</ArrivalTitle>
      {lead ? (
        isVerified ? (
          <VerifiedPhone />
        ) : (
          <PhoneCodeEntry key={lead.leadId} lead={lead} />
        )
      ) : (
        <Skeleton $height={250} />
      )}
      <Change onClick={() => void goTo(routes.lead)}>{t('phone.change')}</Change>
    </Content>
  );
}
