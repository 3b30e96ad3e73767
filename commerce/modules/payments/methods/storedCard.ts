import { invalidField } from '../../../http/problems';
import { isVerifiedCard } from '../../subscriptions/verifyCard';
import { hasStoredCard } from '../history';
import type { PaymentMethodModule } from './PaymentMethod';

/** A card that the provider keeps: from a payment of this lead, or verified for the lead. */
export const storedCard: PaymentMethodModule<'default-credit-card'> = {
  async read({ connection }, part, { field, leadId }) {
    const { installments, method, paymentProfileId: profileId } = part;
    const isOfLead =
      (await hasStoredCard(connection, profileId, leadId)) ||
      (await isVerifiedCard(connection, profileId, leadId));
    if (!isOfLead) throw invalidField(`${field}/paymentProfileId`, 'unknown');
    return { method, installments, profileId };
  },
  charge: (_, ordered, { capture }) => ({ ...ordered, capture }),
};
