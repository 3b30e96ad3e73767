import { type ReactNode, useCallback, useMemo, useState } from 'react';
import {
  useCheckoutPage,
  useCheckoutProduct,
  useNavigation,
} from '@/contexts/checkout/CheckoutContext';
import { useSkippedStep } from '@/contexts/checkout/useSkippedStep';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useTranslation } from '@/contexts/TranslationContext';
import { useStoredToken } from '@/contexts/useStoredToken';
import type { PaymentView } from '@/contract/payment';
import { formatMoney } from '@/domain/money';
import { getPayment } from '@/services/api/payment';
import { getTestLocations } from '@/services/api/testLocation';
import type { TestLocation } from '@/contract/testLocation';
import { type BookedTest as Booked, findBookedTest } from '@/services/bookedTests';
import { routes } from '@/services/checkout/routes';
import { readStored } from '@/services/storage';
import { Panes } from '../../shell/Panes';
import { OfferPane } from '../../summary/OfferPane';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { TextButton } from '../../ui/Button';
import { LoadFailure, Notice } from '../../ui/Notice';
import { OtherWays } from '../../ui/OtherWays';
import { ShortColumn } from '../../ui/ShortColumn';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { VisuallyHidden } from '../../ui/text';
import { PageText } from '../../ui/PageText';
import { type LoadState, useLoad } from '../../ui/useLoad';
import { BookedTest } from './BookedTest';
import { BookingForm } from './BookingForm';

/**
 * The level test can be postponed. A buyer who has not paid yet continues, and the success page leads
 * back here once the money has arrived.
 */
export function SelectTestLocationTemplate() {
  const { t } = useTranslation();
  const { goTo } = useNavigation();
  const { nextStep } = useCheckoutProduct();
  const token = useStoredToken('purchaseToken');
  const payment = useLoad(token, getPayment);
  const booked = useBookedTest(token);
  useStepGuard(booked === null);
  const [isChanging, setIsChanging] = useState(false);
  const isUnpaid = payment.kind === 'ready' && payment.value.state !== 'paid';
  useSkippedStep(isUnpaid);
  const proceed = () => goTo(routes[nextStep?.templateId ?? 'success']);
  const paid = payment.kind === 'ready' && !isUnpaid ? payment.value : null;
  // Only the browser knows which payment to load: the space for its result is reserved until then.
  const isAsked = payment.kind === 'idle' || payment.kind === 'loading';
  const isShown = booked !== null && !isChanging;
  return (
    <Page payment={paid}>
      <div>
        <ArrivalTitle>
          {t(isShown ? 'testLocation.booked.title' : 'testLocation.title')}
        </ArrivalTitle>
        {!isShown && <PageText>{t('testLocation.subtitle')}</PageText>}
      </div>
      {isAsked && <Skeleton $height={booked === null ? 114 : 74} />}
      {paid && <PaidNotice payment={paid} isBooked={booked !== null} />}
      {payment.kind === 'failed' && <LoadFailure {...payment} />}
      {isShown && (
        <BookedTest
          test={booked}
          onContinue={() => void proceed()}
          onChange={() => {
            setIsChanging(true);
          }}
        />
      )}
      {!isShown && (
        <>
          {booked && <PageText>{t('testLocation.booked.replaces')}</PageText>}
          {paid ? <Tests token={paid.token} onBooked={proceed} /> : <Waiting state={payment} />}
          <OtherWays>
            <TextButton onClick={() => void proceed()}>
              {t(booked ? 'testLocation.booked.keep' : 'testLocation.continue')}
            </TextButton>
          </OtherWays>
        </>
      )}
    </Page>
  );
}

interface PageProps {
  payment: PaymentView | null;
  children: ReactNode;
}

/** The pane shows what was paid, once that is known. */
function Page({ children, payment }: PageProps) {
  const order = payment && { ...payment, isPaid: true };
  return (
    <Panes pane={<OfferPane planId={payment?.planId} payment={order} />}>
      <ShortColumn>{children}</ShortColumn>
    </Panes>
  );
}

/**
 * null: this browser had no booking when the page opened. A booking made here leads on, and does not
 * change the page that the buyer is leaving.
 */
function useBookedTest(token: string | null): Booked | null {
  return useMemo(() => findBookedTest(readStored('bookedTests'), token), [token]);
}

interface PaidNoticeProps {
  payment: PaymentView;
  isBooked: boolean;
}

function PaidNotice({ isBooked, payment: { amount, currency } }: PaidNoticeProps) {
  const { t } = useTranslation();
  const paid = { amount: formatMoney(amount, currency) };
  return (
    <Notice tone="success" title={t('testLocation.paid.title')}>
      <p>{t(isBooked ? 'testLocation.paid.amount' : 'testLocation.paid.next', paid)}</p>
    </Notice>
  );
}

/** In pixels: the three soonest days, or an address with all days of a school. */
const daysHeights = { soonest: 342, ofSchool: 408 } as const;

function Waiting({ state }: { state: LoadState<unknown> }) {
  const { t } = useTranslation();
  const { productFlow } = useCheckoutProduct();
  const hasSchool = productFlow.steps.some(({ templateId }) => templateId === 'select-school');
  if (state.kind === 'failed') return null;
  return (
    <>
      <VisuallyHidden role="status">{t('testLocation.loading')}</VisuallyHidden>
      <Stack $gap={16}>
        <Skeleton $height={58} />
        <Skeleton $height={daysHeights[hasSchool ? 'ofSchool' : 'soonest']} />
        <Skeleton $height={56} />
      </Stack>
    </>
  );
}

interface TestsProps {
  token: string;
  onBooked: () => Promise<void>;
}

function Tests({ onBooked, token }: TestsProps) {
  const { t } = useTranslation();
  const tests = useTests();
  if (tests.kind === 'failed') return <LoadFailure {...tests} />;
  if (tests.kind !== 'ready') return <Waiting state={tests} />;
  return tests.value.length === 0 ? (
    <Notice tone="alert">{t('testLocation.none')}</Notice>
  ) : (
    <BookingForm locations={tests.value} token={token} onBooked={onBooked} />
  );
}

const hasSessions = ({ sessions }: TestLocation) => sessions.length > 0;

function useTests(): LoadState<TestLocation[]> {
  const { page } = useCheckoutPage();
  const brand = page.brand.dsProductId;
  const country = page.operation;
  const load = useCallback(async () => {
    const school = readStored('chosenSchool');
    const isNear = ({ city, region }: TestLocation) =>
      city.id === school?.city && region.id === school.region;
    const locations = (await getTestLocations({ brand, country })).filter(hasSessions);
    return [...locations.filter(isNear), ...locations.filter((location) => !isNear(location))];
  }, [brand, country]);
  return useLoad('', load);
}
