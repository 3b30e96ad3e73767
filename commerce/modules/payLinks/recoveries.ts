import { addDays } from '@/domain/calendar';
import type { Executor, Transaction } from '../../database/connect';
import { createReference } from '../../secrets';
import type { Services } from '../../Services';
import { recoveryRepository, type RecoveryRow } from './repository';

/** A purchase whose payment failed, by the id that its link carries. */
export type Recovery = RecoveryRow;

/** Days after the last failed payment in which the link opens the purchase. */
const lifetimeDays = 30;

/** A recovery whose link still opens; undefined as well for one that is unknown. */
export const findRecentRecovery = (
  { clock, connection }: Pick<Services, 'clock' | 'connection'>,
  id: string,
): Promise<Recovery | undefined> =>
  recoveryRepository(connection).findSince(id, addDays(clock(), -lifetimeDays));

/**
 * Records a failed payment, so that a recovery link can reopen its purchase. Later failures keep the id
 * of the first.
 */
export const storeRecovery = (
  transaction: Transaction,
  failed: Omit<Recovery, 'id'>,
): Promise<void> => recoveryRepository(transaction).upsert({ id: createReference(), ...failed });

/** The recovery of a purchase; undefined while no payment of it has failed. */
export const findRecoveryOfPurchase = (
  executor: Executor,
  purchaseId: string,
): Promise<Recovery | undefined> => recoveryRepository(executor).findByPurchase(purchaseId);
