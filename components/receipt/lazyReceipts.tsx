import { lazyPart } from '../ui/lazyPart';
import { waiting } from './ReceiptContent';

/** What few buyers see: its code loads with the first of them. */
const loadReceipts = () => import('./bankSlipAndTrial');

export const BankSlipReceipt = lazyPart(
  async () => (await loadReceipts()).BankSlipReceipt,
  waiting,
);
export const TrialReceipt = lazyPart(async () => (await loadReceipts()).TrialReceipt, waiting);
export const TrialAside = lazyPart(async () => (await loadReceipts()).TrialAside, waiting);
