import { invalidField } from '../../../http/problems';
import { isStoredCardAccepted } from '../storedCards';
import type { PaymentMethodModule } from './PaymentMethod';

export const storedCard: PaymentMethodModule<'default-credit-card'> = {
  async read(services, part, { cardSecret, field, leadId, sale }) {
    const { installments, method, paymentProfileId: profileId } = part;
    const use = { profileId, leadId, cardSecret, sale };
    if (!(await isStoredCardAccepted(services, use))) {
      throw invalidField(`${field}/paymentProfileId`, 'unknown');
    }
    return { method, installments, profileId };
  },
  charge: (_, ordered, { capture }) => ({ ...ordered, capture }),
};
