/** What stands beside the form: drawn by the server, and its code comes after the form's. */
export { VoucherBox } from '../../voucher/VoucherBox';
export { PaymentSummary } from './PaymentSummary';
