import type { PaymentMethodModule } from './PaymentMethod';

const expiresInSeconds = 1_800;

export const pix: PaymentMethodModule<'pix'> = {
  read: (_, { method }) => ({ method }),
  restore: () => ({ method: 'pix' }),
  charge: (_, { method }) => ({ method, expiresInSeconds }),
};
