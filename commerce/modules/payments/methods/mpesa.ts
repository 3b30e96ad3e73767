import type { PaymentMethodModule } from './PaymentMethod';

export const mpesa: PaymentMethodModule<'m-pesa'> = {
  read: (_, { method, phone }) => ({ method, phone }),
  charge: (_, ordered) => ordered,
};
