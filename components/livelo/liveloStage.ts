import { liveloRoutes } from '@/services/checkout/livelo/liveloRoutes';
import type { LiveloState } from './useLiveloSession';

/** The screens that need a visit. */
export type LiveloStage = 'selectDevice' | 'code' | 'paymentMethod' | 'payment';

/**
 * The screen that a buyer lacks something of who opens a stage; null when nothing is missing. The
 * service says what has been done, so that a reload and a link from yesterday end alike.
 */
export function findMissingScreen(stage: LiveloStage, state: LiveloState): string | null {
  if (state.kind === 'ended') return liveloRoutes.cpf;
  if (state.kind === 'unavailable') return liveloRoutes.error;
  const { session, visit } = state;
  if (stage === 'selectDevice' || (stage === 'code' && session.account)) return null;
  if (!session.code) return liveloRoutes.selectDevice;
  if (stage === 'code') return null;
  if (!session.account) return liveloRoutes.code;
  return stage === 'payment' && visit.points === null ? liveloRoutes.paymentMethod : null;
}
