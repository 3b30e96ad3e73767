import { useCallback } from 'react';
import {
  useCheckoutPage,
  useCheckoutProduct,
  useNavigation,
} from '@/contexts/checkout/CheckoutContext';
import { useSkippedStep } from '@/contexts/checkout/useSkippedStep';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useTranslation } from '@/contexts/TranslationContext';
import { useStored } from '@/contexts/useStored';
import { getCountry } from '@/domain/markets';
import { getPayment } from '@/services/api/payment';
import { getTestLocations } from '@/services/api/testLocation';
import type { TestLocation } from '@/contract/testLocation';
import { routes } from '@/services/checkout/routes';
import { readStored } from '@/services/storage';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { TextButton } from '../../ui/Button';
import { LoadFailure, Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { VisuallyHidden } from '../../ui/text';
import { PageText } from '../../ui/Title';
import { type LoadState, useLoad } from '../../ui/useLoad';
import { BookingForm } from './BookingForm';

/**
 * Where and when the buyer takes the level test. It can be left for later: the course is paid. One
 * who has still to pay goes on, and is led here by the success page when the money is there.
 */
export function SelectTestLocationTemplate() {
  useStepGuard();
  const { t } = useTranslation();
  const { goTo } = useNavigation();
  const { nextStep } = useCheckoutProduct();
  const token = useStored('purchaseToken');
  const tests = useTests(token);
  const isUnpaid = tests.kind === 'ready' && tests.value === null;
  useSkippedStep(isUnpaid);
  const proceed = () => goTo(routes[nextStep?.templateId ?? 'success']);
  return (
    <Stack $gap={24}>
      <div>
        <ArrivalTitle>{t('testLocation.title')}</ArrivalTitle>
        <PageText>{t('testLocation.subtitle')}</PageText>
      </div>
      {(tests.kind === 'idle' || tests.kind === 'loading' || isUnpaid) && (
        <>
          <VisuallyHidden role="status">{t('testLocation.loading')}</VisuallyHidden>
          <Skeleton $height={130} />
        </>
      )}
      {tests.kind === 'failed' && <LoadFailure {...tests} />}
      {tests.kind === 'ready' && tests.value?.length === 0 && (
        <Notice tone="alert">{t('testLocation.none')}</Notice>
      )}
      {tests.kind === 'ready' && tests.value && tests.value.length > 0 && token !== null && (
        <BookingForm locations={tests.value} token={token} onBooked={proceed} />
      )}
      <TextButton onClick={() => void proceed()}>{t('testLocation.continue')}</TextButton>
    </Stack>
  );
}

/** A network without schools has no tests: that is an empty list, not a failure. */
const hasSessions = ({ sessions }: TestLocation) => sessions.length > 0;

/**
 * The places that have open sessions, those of the chosen school's city first; null for a payment
 * that is not paid.
 */
function useTests(token: string | null): LoadState<TestLocation[] | null> {
  const { page } = useCheckoutPage();
  const brand = page.brand.dsProductId;
  const country = getCountry(page.locale);
  const load = useCallback(
    async (ofPayment: string) => {
      if ((await getPayment(ofPayment)).state !== 'paid') return null;
      const school = readStored('chosenSchool');
      const isNear = ({ city, region }: TestLocation) =>
        city.id === school?.city && region.id === school.region;
      const locations = (await getTestLocations({ brand, country })).filter(hasSessions);
      return [...locations.filter(isNear), ...locations.filter((location) => !isNear(location))];
    },
    [brand, country],
  );
  return useLoad(token, load);
}
