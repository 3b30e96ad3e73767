import { declineReasons, locales } from '@/contract/enumerations';
import { getOutcomeNotice } from '@/components/payment/notices';
import type { PaymentOutcome } from '@/components/payment/outcome';
import { getText } from '@/locales/getMessages';

const amount = 1140;

const outcomes: readonly PaymentOutcome[] = [
  ...declineReasons.map((reason) => ({ kind: 'declined', reason }) as const),
  { kind: 'priceChanged', amount },
  { kind: 'priceChanged', amount: null },
  { kind: 'trialUsed', amount },
  { kind: 'trialUsed', amount: null },
  { kind: 'termsChanged', changed: 'day' },
  { kind: 'termsChanged', changed: 'terms' },
  { kind: 'contractNotAccepted' },
  { kind: 'stepMissing', templateId: 'lead' },
  { kind: 'methodGone' },
  { kind: 'alreadyPaid', token: null },
  { kind: 'alreadyOwned' },
  { kind: 'trialRunning' },
  { kind: 'invalidFields', fields: [] },
  { kind: 'cardNotStored' },
  { kind: 'cardOutdated' },
  { kind: 'insecurePage' },
  { kind: 'captchaFailed' },
  { kind: 'ended' },
  { kind: 'failed' },
];

test.each(locales)('in %s a buyer reads of each refusal that nothing was charged', (locale) => {
  const unsaid = outcomes.filter((outcome) => {
    const { isUncharged = false, text } = getOutcomeNotice(outcome);
    const said = [getText(locale, text), isUncharged && getText(locale, 'payment.uncharged')];
    return !/nada foi cobrado|no se cobró nada/i.test(said.join(' '));
  });
  expect(unsaid).toEqual([]);
});

test('a second purchase is never urged, nor another method where only the code is wrong', () => {
  expect(getOutcomeNotice({ kind: 'alreadyOwned' }).isQuiet).toBe(true);
  expect(getOutcomeNotice({ kind: 'trialRunning' }).isQuiet).toBe(true);
  expect(getOutcomeNotice({ kind: 'declined', reason: 'wrong_security_code' }).isQuiet).toBe(true);
  expect(getOutcomeNotice({ kind: 'declined', reason: 'card_refused' }).isQuiet).toBe(false);
});
