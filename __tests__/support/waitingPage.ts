import { act } from '@testing-library/react';
import type { PaymentView } from '@/contract/payment';
import type { StoredValues } from '@/services/storage';
import { FakeEventSource } from './FakeEventSource';

export const dataLead = {
  leadId: 'lead',
  name: 'Maria Silva',
  email: 'm@e.com.br',
  phone: '+5511987654321',
};

export const buildDataPix = ({ pix, token }: PaymentView): StoredValues['dataPix'] => ({
  token,
  code: pix?.code ?? '',
  expiresAt: pix?.expiresAt ?? '',
  amount: 120000,
  currency: 'BRL',
});

export const sendPayment = (payment: PaymentView): Promise<void> =>
  act(async () => {
    FakeEventSource.current.send(payment);
    await Promise.resolve();
  });
