import { paymentExample } from '@/contract/examples';
import { ids } from './parties';

/** The Pix of the examples, paid, as the sandbox reports it. */
export const webhookExample = {
  id: 'evt_4711',
  data: {
    id: 'ch_1',
    paymentId: ids.payment,
    amount: paymentExample.amount,
    currency: paymentExample.currency,
    status: 'captured',
    declineCode: null,
    profileId: null,
    redirect: null,
    pix: { txid: 'pix000000000000000000000004711', ...paymentExample.pix },
    bankSlip: null,
    mpesa: null,
  },
};
