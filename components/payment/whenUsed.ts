import { loadEncryptionCode } from '@/services/cardEncryption';
import { prepareCaptcha } from '@/services/http/captcha';
import { loadSendingCode } from './sendPayment';

export { followOutcome } from './followOutcome';
export { createPurchaseCall } from './paymentCall';
export { NoMethod, PaymentNotice } from './PaymentNotice';
export { ProcessingOverlay } from './ProcessingOverlay';
export { resumeAttempt } from './sendPayment';
export { askAgain, submitForm } from './submitPayment';
export { createTermsValidation } from './termsValidation';
export { createPaymentValidation } from './validation';

// Solves the captcha of the payment call before the call.
prepareCaptcha('payment');

// Also loads the code that sends the payment, while there is a connection. Lost code is requested again
// later.
Promise.all([loadSendingCode(), loadEncryptionCode()]).catch(() => undefined);
