/** What the form shows once it was sent, in one chunk that comes when the form is first used. */
export { PaymentNotice } from './PaymentNotice';
export { ProcessingOverlay } from './ProcessingOverlay';
