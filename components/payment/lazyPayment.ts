import { prepareCaptcha } from '@/services/http/captcha';
import { loadCallCode } from '@/services/http/request';

export { followOutcome } from './followOutcome';
export { createPurchaseCall } from './paymentCall';
export { NoMethod, PaymentNotice } from './PaymentNotice';
export { ProcessingOverlay } from './ProcessingOverlay';
export { lookUpEarlierAttempt } from './sendPayment';
export { askAgain, checkCardHalf, submitPaymentForm } from './submitPayment';
export { createPaymentValidation, createTermsValidation } from './validation';

// Solves the captcha of the payment call before the call.
prepareCaptcha('payment');

// Also loads the code of all calls, while there is a connection. Lost code is requested again later.
loadCallCode().catch(() => undefined);
