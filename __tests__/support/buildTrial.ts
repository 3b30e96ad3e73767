import type { TrialView } from '@/contract/cardAgreement';

export const buildTrial = (trial: Partial<TrialView> = {}): TrialView => ({
  agreementId: 'id-of-an-agreement',
  state: 'active',
  endsAt: '2026-11-29T12:00:00.000Z',
  chargeAt: '2026-11-29T12:00:00.000Z',
  chargedAt: null,
  chargeFailure: null,
  ...trial,
});
