import { prepareCall } from '@/services/http/prepareCall';

export { followOutcome } from './followOutcome';
export { createPurchaseCall } from './paymentCall';
export { NoMethod, PaymentNotice } from './PaymentNotice';
export { ProcessingOverlay } from './ProcessingOverlay';
export { lookUpEarlierAttempt } from './sendPayment';
export { askAgain, checkCardHalf, submitPaymentForm } from './submitPayment';
export { createPaymentValidation, createTermsValidation } from './validation';

// Loads the code that sends the payment behind this one, while there is a connection. Lost code is
// requested again later.
void prepareCall('payment');
