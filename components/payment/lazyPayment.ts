export { prepareCall } from '@/services/http/prepareCall';
export { createCardCheck, createCardVerifier } from './cardVerification';
export { followOutcome } from './followOutcome';
export { createPurchaseCall } from './paymentCall';
export { NoMethod, PaymentNotice } from './PaymentNotice';
export { ProcessingOverlay } from './ProcessingOverlay';
export { lookUpEarlierAttempt } from './sendPayment';
export { askAgain, checkCardHalf, submitPaymentForm } from './submitPayment';
export { createPaymentValidation, createTermsValidation } from './validation';
