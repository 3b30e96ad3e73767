export { prepareCall } from '@/services/http/prepareCall';
export { followOutcome } from './followOutcome';
export { FormEffects } from './FormEffects';
export { createPurchaseCall } from './paymentCall';
export { NoMethod, PaymentNotice } from './PaymentNotice';
export { ProcessingOverlay } from './ProcessingOverlay';
export { lookUpEarlierAttempt } from './sendPayment';
export { askAgain, checkCardHalf, submitPaymentForm } from './submitPayment';
export { createPaymentValidation, createTermsValidation } from './validation';
