import type { Services } from '../../Services';
import { createLinkToken } from '../../signedLinks';
import { createPageUrl } from '../../webPages';
import type { Payment } from '../payments/Payment';
import { opensAccount } from '../payments/typeGroups';

/**
 * Hours in which a link opens the account: a weekend and the working day after it, for a purchase on a
 * Friday night. Later a new link is sent.
 */
export const accessLinkHours = 72;

interface BoughtAccount extends Pick<Payment, 'business' | 'id' | 'state'> {
  purchase: Pick<Payment['purchase'], 'type'>;
}

/**
 * Creates the link by which a buyer opens the account that was bought. It works once, for whoever has
 * it (exchangeAccess.ts).
 * @returns null when the purchase opens no account, or this service signs no links
 */
export function createAccessLink(
  services: Pick<Services, 'buyerLinkSecrets' | 'clock' | 'schools' | 'webUrl'>,
  payment: BoughtAccount,
): string | null {
  const token = opensAccount(payment)
    ? createLinkToken(services, 'access', payment.id, services.clock())
    : null;
  if (token === null) return null;
  const ofSchool = services.schools.find(({ business }) => business === payment.business)?.url;
  if (ofSchool === undefined) return `${services.webUrl}/access/${token}`;
  return createPageUrl(services.webUrl, ofSchool, { token });
}
