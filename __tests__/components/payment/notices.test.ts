import { declineReasons, locales } from '@/contract/enumerations';
import { getDeclineText, getTrialDeclineText } from '@/components/payment/declineText';
import { getOutcomeNotice } from '@/components/payment/notices';
import type { PaymentOutcome } from '@/components/payment/outcome';
import { getText } from '@/locales/getMessages';

const amount = 1140;

type Outcomes = {
  [Kind in PaymentOutcome['kind']]: readonly Extract<PaymentOutcome, { kind: Kind }>[] | null;
};

/** null: the notice need not say that nothing was charged. */
const outcomes: Outcomes = {
  // It was charged, or waits to be.
  accepted: null,
  declined: declineReasons.map((reason) => ({ kind: 'declined', reason })),
  priceChanged: [
    { kind: 'priceChanged', amount },
    { kind: 'priceChanged', amount: null },
  ],
  offerEnded: [{ kind: 'offerEnded' }],
  trialUsed: [
    { kind: 'trialUsed', amount },
    { kind: 'trialUsed', amount: null },
  ],
  termsChanged: [
    { kind: 'termsChanged', changed: 'day' },
    { kind: 'termsChanged', changed: 'terms' },
  ],
  contractNotAccepted: [{ kind: 'contractNotAccepted' }],
  stepMissing: [{ kind: 'stepMissing', templateId: 'lead' }],
  methodGone: [{ kind: 'methodGone' }],
  alreadyPaid: [{ kind: 'alreadyPaid', token: null }],
  alreadyOwned: [{ kind: 'alreadyOwned' }],
  trialRunning: [{ kind: 'trialRunning' }],
  // Another payment of this purchase may be charging.
  inProgress: null,
  invalidFields: [{ kind: 'invalidFields', fields: [] }],
  invalidContact: [{ kind: 'invalidContact', field: 'phone' }],
  cardNotStored: [{ kind: 'cardNotStored' }],
  // A look-up may be refused so, too, while its attempt is unknown.
  tooManyAttempts: null,
  cardOutdated: [{ kind: 'cardOutdated' }],
  insecurePage: [{ kind: 'insecurePage' }],
  captchaFailed: [{ kind: 'captchaFailed' }],
  notArrived: [{ kind: 'notArrived' }],
  ended: [{ kind: 'ended' }],
  // It may have been charged.
  unknown: null,
  failed: [{ kind: 'failed' }],
};

const refusals = Object.values<readonly PaymentOutcome[] | null>(outcomes).flatMap(
  (samples) => samples ?? [],
);

const isSaid = (text: string) => /nada foi cobrado|no se cobró nada/i.test(text);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each(locales)('in %s a buyer reads that nothing was charged', (locale) => {
  test.each([true, false])('of each refusal, online: %s', (onLine) => {
    vi.stubGlobal('navigator', { onLine });
    const unsaid = refusals.filter((outcome) => {
      const { isUncharged = false, text } = getOutcomeNotice(outcome);
      const said = [getText(locale, text), isUncharged && getText(locale, 'payment.uncharged')];
      return !isSaid(said.join(' '));
    });
    expect(unsaid).toEqual([]);
  });

  test.each([
    ['a purchase', getDeclineText],
    ['a trial', getTrialDeclineText],
  ])('of each decline of %s, whatever can be chosen', (_, toText) => {
    const texts = declineReasons.flatMap((reason) => [
      toText(reason, ['credit-card', 'pix']),
      toText(reason, ['credit-card']),
    ]);
    expect(texts.filter((text) => !isSaid(getText(locale, text)))).toEqual([]);
  });
});

test('a second purchase is never urged, nor another method where only the code is wrong', () => {
  expect(getOutcomeNotice({ kind: 'alreadyOwned' }).isQuiet).toBe(true);
  expect(getOutcomeNotice({ kind: 'trialRunning' }).isQuiet).toBe(true);
  expect(getOutcomeNotice({ kind: 'declined', reason: 'wrong_security_code' }).isQuiet).toBe(true);
  expect(getOutcomeNotice({ kind: 'declined', reason: 'card_refused' }).isQuiet).toBe(true);
});
