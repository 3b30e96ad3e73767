import { getTrialStatus, type TrialStatus } from '@/components/trial/trialStatus';
import type { TrialView } from '@/contract/cardAgreement';
import { buildTrial } from '../../support/buildTrial';

const before = Date.parse('2026-11-29T11:59:59.000Z');
const after = Date.parse('2026-11-29T12:00:00.000Z');
const chargedAt = '2026-11-29T12:00:10.000Z';
const over = { chargeAt: null };

test.each<[TrialStatus, number, Partial<TrialView>]>([
  ['running', before, {}],
  ['due', after, {}],
  ['declined', after, { chargeFailure: 'declined' }],
  ['notReached', after, { chargeFailure: 'not_reached' }],
  ['charged', after, { state: 'kept', chargedAt, ...over }],
  ['paidOtherwise', after, { state: 'kept', ...over }],
  ['cancelled', before, { state: 'cancelled', ...over }],
  ['cancelledAndOver', after, { state: 'cancelled', ...over }],
  ['endedDeclined', after, { state: 'ended', chargeFailure: 'declined', ...over }],
  ['endedNotReached', after, { state: 'ended', chargeFailure: 'not_reached', ...over }],
  ['refunded', after, { state: 'ended', chargedAt, ...over }],
  ['refunded', after, { state: 'ended', ...over }],
])('%s', (status, now, trial) => {
  expect(getTrialStatus(buildTrial(trial), now)).toBe(status);
});
