import { addDays, toLocalDate } from '@/domain/calendar';
import type { Executor } from '../../database/connect';
import type { CatalogueProduct } from '../catalogue/CatalogueProduct';
import { agreementRepository } from './repository';

export function hasUsedTrial(
  executor: Executor,
  { business, code: productCode }: Pick<CatalogueProduct, 'business' | 'code'>,
  { document, email }: { document: string | null; email: string },
): Promise<boolean> {
  return agreementRepository(executor).hasBegun({
    business,
    productCode,
    email: email.trim().toLowerCase(),
    document,
  });
}

export async function isTrialRunning(executor: Executor, paymentId: string): Promise<boolean> {
  return (await agreementRepository(executor).findByPayment(paymentId))?.state === 'active';
}

export const getFirstChargeDay = (
  days: number,
  now: Date,
  { operation }: Pick<CatalogueProduct, 'operation'>,
) => toLocalDate(addDays(now, days), operation);
