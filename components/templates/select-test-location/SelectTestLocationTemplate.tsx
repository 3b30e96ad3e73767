import { styled } from 'styled-components';
import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useTranslation } from '@/contexts/TranslationContext';
import { useStored } from '@/contexts/useStored';
import { routes } from '@/services/checkout/routes';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { TextButton } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { LoadFailure } from '../../ui/LoadFailure';
import { Notice } from '../../ui/Notice';
import { PageText } from '../../ui/PageTitle';
import { BookingForm } from './BookingForm';
import { useTestLocations } from './useTestLocations';

const Content = styled(Card)`
  display: grid;
  gap: 24px;
`;

/** Where and when the buyer takes the level test. It can be left for later: the course is paid. */
export function SelectTestLocationTemplate() {
  useStepGuard();
  const { t } = useTranslation();
  const { goTo } = useCheckout();
  const { nextStep } = useCheckoutProduct();
  const token = useStored('purchaseToken');
  const locations = useTestLocations();
  const goOn = () => goTo(routes[nextStep?.templateId ?? 'success']);
  return (
    <Content>
      <div>
        <ArrivalTitle>{t('testLocation.title')}</ArrivalTitle>
        <PageText>{t('testLocation.subtitle')}</PageText>
      </div>
      {(locations.kind === 'idle' || locations.kind === 'loading') && (
        <p role="status">{t('testLocation.loading')}</p>
      )}
      {locations.kind === 'failed' && <LoadFailure {...locations} />}
      {locations.kind === 'ready' && locations.value.length === 0 && (
        <Notice tone="alert">{t('testLocation.none')}</Notice>
      )}
      {locations.kind === 'ready' && locations.value.length > 0 && token !== null && (
        <BookingForm locations={locations.value} token={token} onBooked={goOn} />
      )}
      <TextButton onClick={() => void goOn()}>{t('testLocation.continue')}</TextButton>
    </Content>
  );
}
