import { addDays } from '@/domain/calendar';
import type { Executor, Transaction } from '../../database/connect';
import { createReference } from '../../secrets';
import type { Services } from '../../Services';
import { recoveryRepository, type RecoveryRow } from './repository';

export type Recovery = RecoveryRow;

const lifetimeDays = 30;

export const findRecentRecovery = (
  { clock, connection }: Pick<Services, 'clock' | 'connection'>,
  id: string,
): Promise<Recovery | undefined> =>
  recoveryRepository(connection).findSince(id, addDays(clock(), -lifetimeDays));

export const storeRecovery = (
  transaction: Transaction,
  failed: Omit<Recovery, 'id'>,
): Promise<void> => recoveryRepository(transaction).upsert({ id: createReference(), ...failed });

export const findRecoveryOfPurchase = (
  executor: Executor,
  purchaseId: string,
): Promise<Recovery | undefined> => recoveryRepository(executor).findByPurchase(purchaseId);
