import type { InPersonMethod } from '@/contract/enumerations';
import { invalidField } from '../../../http/problems';
import type { PaymentMethodModule } from './PaymentMethod';

export const inPerson: PaymentMethodModule<InPersonMethod> = {
  read(_, { method }, { field, seller }) {
    if (!seller.hasAccount) throw invalidField(`${field}/method`, 'unavailable');
    return { method };
  },
  charge: (_, { method }) => ({ method }),
};
