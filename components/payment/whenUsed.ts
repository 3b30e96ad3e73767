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

// The captcha of the payment's call is solved before the call.
prepareCaptcha('payment');

// So comes the code that sends it, while there is a connection. What is lost is asked for again.
Promise.all([loadSendingCode(), loadEncryptionCode()]).catch(() => undefined);
