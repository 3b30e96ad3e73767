import type { LinkEnvironment } from '@/brands/brand';
import { isInHomologation } from '@/services/checkout/homologationScope';

/**
 * Whose links a page shows: the deployment's (APP_ENV), or homologation's where that is on. A
 * production without a homologation service takes real money all the same, so its links stay.
 */
export function getEnvironment(): LinkEnvironment {
  const value = process.env['APP_ENV'];
  const isReal = value === 'production' && process.env['HOMOLOG_API_URL'] === undefined;
  if (isInHomologation() && !isReal) return 'homolog';
  return value === 'production' || value === 'homolog' ? value : 'test';
}
