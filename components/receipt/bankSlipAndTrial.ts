export { BankSlipReceipt } from './BankSlipReceipt';
export { TrialAside, TrialReceipt } from './TrialReceipt';
