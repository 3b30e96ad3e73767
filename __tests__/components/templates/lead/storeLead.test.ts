/** @vitest-environment jsdom */
import { readStoredProfile, storeProfile } from '@/components/payment/storedProfile';
import { storeLead } from '@/components/templates/lead/sendLead';
import { readStored, writeStored } from '@/services/storage';
import { buildPayment } from '../../../support/buildPayment';

const lead = (leadId: string) => ({
  leadId,
  name: 'Maria Silva',
  email: 'm@e.com',
  phone: '+5511987654321',
});

test('choices are kept for the same buyer and dropped for another', () => {
  storeLead(lead('a'));
  writeStored('PURCHASED_PLAN', 'with-essays');
  writeStored('shouldUseUpsellTheme', true);
  writeStored('purchaseToken', 'token-of-a-payment-1');
  storeProfile(buildPayment({ paymentProfileIds: ['profile-1'] }));
  storeLead(lead('a'));
  expect(readStoredProfile()).toBe('profile-1');
  expect(readStored('PURCHASED_PLAN')).toBe('with-essays');
  storeLead(lead('b'));
  expect(readStored('dataLead')?.leadId).toBe('b');
  expect(readStored('PURCHASED_PLAN')).toBeNull();
  expect(readStored('shouldUseUpsellTheme')).toBeNull();
  expect(readStoredProfile()).toBeNull();
});
