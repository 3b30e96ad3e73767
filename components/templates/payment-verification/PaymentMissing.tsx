import { PaymentFailed } from './PaymentFailed';

const texts = { title: 'verification.missing.title', text: 'verification.missing.text' } as const;

/** There is no such payment, or it is none of this page's. */
export const PaymentMissing = () => <PaymentFailed {...texts} />;
