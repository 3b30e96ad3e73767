import { useRouter } from 'next/router';
import { useEffect, type ReactNode } from 'react';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { withQuery } from '@/services/checkout/routes';
import { ArrivalTitle } from '../ui/ArrivalTitle';
import { LoadFailure } from '../ui/LoadFailure';
import { Skeleton } from '../ui/Skeleton';
import { findMissingScreen, type LiveloStage } from './liveloStage';
import { useLiveloSession, type LiveloState } from './useLiveloSession';

/** A visit that goes on, as the service answered it for this screen. */
export type OpenVisit = Omit<Extract<LiveloState, { kind: 'open' }>, 'kind'>;

interface LiveloScreenProps {
  stage: LiveloStage;
  /** Where the content brings the title: the one that stands there until it comes. */
  title?: string;
  /** Pixels that the content will take, about. */
  height: number;
  children: (visit: OpenVisit) => ReactNode;
}

/**
 * What a screen shows of the visit once it is known where that stands; a buyer who skipped something
 * is taken there.
 */
export function LiveloScreen({ children, height, stage, title }: LiveloScreenProps) {
  useStepGuard();
  const router = useRouter();
  const { rawQuery } = useCheckout().page;
  const loaded = useLiveloSession();
  const missing = loaded.kind === 'ready' ? findMissingScreen(stage, loaded.value) : null;
  useEffect(() => {
    if (missing !== null) void router.replace(withQuery(missing, rawQuery));
  }, [missing, rawQuery, router]);
  const heading = title !== undefined && <ArrivalTitle>{title}</ArrivalTitle>;
  if (loaded.kind === 'failed') {
    return (
      <>
        {heading}
        <LoadFailure {...loaded} />
      </>
    );
  }
  if (loaded.kind === 'loading' || missing !== null || loaded.value.kind !== 'open') {
    return (
      <>
        {heading}
        <Skeleton $height={height} />
      </>
    );
  }
  return children(loaded.value);
}
