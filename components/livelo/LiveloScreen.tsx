import { useRouter } from 'next/router';
import { type ReactNode, useCallback, useEffect } from 'react';
import { useCheckoutPage, useNavigation } from '@/contexts/checkout/CheckoutContext';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useTranslation } from '@/contexts/TranslationContext';
import { getLiveloSession } from '@/services/api/livelo';
import type { LiveloSession } from '@/contract/livelo';
import { liveloRoutes } from '@/services/checkout/livelo';
import { routes, withQuery } from '@/services/checkout/routes';
import { HttpError } from '@/services/http/errors';
import { ArrivalTitle } from '../ui/ArrivalTitle';
import { PrimaryButton, SecondaryButton, TextButton } from '../ui/Button';
import { LoadFailure, Notice } from '../ui/Notice';
import { OtherWays } from '../ui/OtherWays';
import { Skeleton } from '../ui/Skeleton';
import { useIsHydrated } from '../ui/useIsHydrated';
import { type LoadState, useLoad } from '../ui/useLoad';
import { type LiveloVisit, useLiveloVisit } from './liveloVisit';

export type OpenVisit = Omit<Extract<LiveloState, { kind: 'open' }>, 'kind'>;

interface LiveloScreenProps {
  stage: LiveloStage;
  title?: string;
  height: number;
  children: (visit: OpenVisit) => ReactNode;
  frame?: (waiting: ReactNode) => ReactNode;
}

export function LiveloScreen({
  children,
  frame = (waiting) => waiting,
  height,
  stage,
  title,
}: LiveloScreenProps) {
  useStepGuard();
  const router = useRouter();
  const { rawQuery } = useCheckoutPage().page;
  const loaded = useLiveloSession();
  const missing = loaded.kind === 'ready' ? findIncompleteScreen(stage, loaded.value) : null;
  useEffect(() => {
    if (missing !== null) void router.replace(withQuery(missing, rawQuery));
  }, [missing, rawQuery, router]);
  const heading = title !== undefined && <ArrivalTitle>{title}</ArrivalTitle>;
  if (loaded.kind === 'failed') {
    return frame(
      <>
        {heading}
        <LoadFailure {...loaded} />
      </>,
    );
  }
  if (loaded.kind === 'loading' || missing !== null || loaded.value.kind !== 'open') {
    return frame(
      <>
        {heading}
        <Skeleton $height={height} />
      </>,
    );
  }
  return children(loaded.value);
}

type LiveloStage = 'selectDevice' | 'code' | 'paymentMethod' | 'payment';

/**
 * The first screen that the buyer has not completed before a stage; null: nothing is missing. The
 * service says what is done, so that a reload and a link from yesterday end alike.
 */
function findIncompleteScreen(stage: LiveloStage, state: LiveloState): string | null {
  if (state.kind === 'ended') return liveloRoutes.cpf;
  if (state.kind === 'unavailable') return liveloRoutes.error;
  const { session, visit } = state;
  if (stage === 'selectDevice' || (stage === 'code' && session.account)) return null;
  if (!session.code) return liveloRoutes.selectDevice;
  if (stage === 'code') return null;
  if (!session.account) return liveloRoutes.code;
  return stage === 'payment' && visit.points === null ? liveloRoutes.paymentMethod : null;
}

type LiveloState =
  | { kind: 'ended' }
  | { kind: 'unavailable' }
  | { kind: 'open'; visit: LiveloVisit; session: LiveloSession };

type Answer =
  { kind: 'ended' } | { kind: 'unavailable' } | { kind: 'open'; session: LiveloSession };

async function fetchSession(leadId: string, token: string): Promise<Answer> {
  try {
    return { kind: 'open', session: await getLiveloSession(leadId, token) };
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return { kind: 'ended' };
    if (error instanceof HttpError && error.status === 409) return { kind: 'unavailable' };
    throw error;
  }
}

function useLiveloSession(): Exclude<LoadState<LiveloState>, { kind: 'idle' }> {
  const isHydrated = useIsHydrated();
  const visit = useLiveloVisit();
  const leadId = visit?.leadId ?? '';
  const loaded = useLoad(
    visit?.session ?? null,
    useCallback((token: string) => fetchSession(leadId, token), [leadId]),
  );
  if (loaded.kind === 'idle' || !visit) {
    return isHydrated ? { kind: 'ready', value: { kind: 'ended' } } : { kind: 'loading' };
  }
  if (loaded.kind !== 'ready') return loaded;
  const { value } = loaded;
  return { kind: 'ready', value: value.kind === 'open' ? { ...value, visit } : value };
}

export function PayWithoutPointsLink() {
  const { t } = useTranslation();
  const { goTo } = useNavigation();
  return (
    <OtherWays>
      <TextButton onClick={() => void goTo(routes.payment)}>{t('livelo.withoutPoints')}</TextButton>
    </OtherWays>
  );
}

export function VerifiedMember() {
  const { t } = useTranslation();
  const { goTo } = useNavigation();
  return (
    <>
      <Notice tone="success">{t('livelo.proved')}</Notice>
      <PrimaryButton onClick={() => void goTo(liveloRoutes.paymentMethod)}>
        {t('livelo.proved.continue')}
      </PrimaryButton>
      <SecondaryButton onClick={() => void goTo(liveloRoutes.cpf)}>
        {t('livelo.otherCpf')}
      </SecondaryButton>
    </>
  );
}
