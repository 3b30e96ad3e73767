import { prepareCaptcha } from '@/services/http/captcha';

/** What a payment form needs from its first use on, in one chunk. */
export { followOutcome } from './followOutcome';
export { markFields } from './markFields';
export { createPurchaseCall } from './paymentCall';
export { NoMethod, PaymentNotice } from './PaymentNotice';
export { ProcessingOverlay } from './ProcessingOverlay';
export { readPayment } from './readPayment';
export { resumeAttempt } from './sendPayment';
export { askAgain, submitPayment } from './submitPayment';
export { createTermsValidation } from './termsValidation';
export { createPaymentValidation } from './validation';

// The captcha of the payment's call is solved before the call.
prepareCaptcha('payment');
