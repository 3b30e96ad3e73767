import type { ChargeRequest } from './ChargeRequest';
import type { ChargeTerms } from './ChargeTerms';

/** A request without its card: what may be stored, and what makes two requests the same. */
export function termsOf(request: ChargeRequest): ChargeTerms {
  if (request.method !== 'credit-card') return request;
  const terms: ChargeTerms & { encryptedCard?: string } = { ...request };
  delete terms.encryptedCard;
  return terms;
}
