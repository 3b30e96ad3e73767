import type { InPersonMethod } from '@/contract/enumerations';
import { invalidField } from '../../../http/problems';
import type { PaymentMethodModule } from './PaymentMethod';

/** What a seller receives. A seller without an account of their own receives nothing. */
export const inPerson: PaymentMethodModule<InPersonMethod> = {
  read(_, { method }, { field, seller }) {
    if (!seller.hasAccount) throw invalidField(`${field}/method`, 'unavailable');
    return { method };
  },
  charge: (_, { method }) => ({ method }),
};
