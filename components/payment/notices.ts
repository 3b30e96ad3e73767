import type { MessageKey } from '@/contexts/TranslationContext';
import type { DeclineReason } from '@/contract/enumerations';
import type { PaymentView } from '@/contract/payment';
import { getWaitKey } from '@/services/http/errors';
import type { NoticeTone } from '../ui/Notice';
import type { PaymentOutcome } from './outcome';

export type NoticeAction =
  | 'usePix'
  | 'otherCard'
  | 'askAgain'
  | 'openPending'
  | 'openReceipt'
  | 'buyAgain'
  | 'changeBuyer'
  | 'reload';

export interface OutcomeNotice {
  tone: NoticeTone;
  title: MessageKey | null;
  text: MessageKey;
  actions: readonly NoticeAction[];
}

const waysOut: Record<DeclineReason, readonly NoticeAction[]> = {
  card_refused: ['usePix', 'otherCard'],
  insufficient_funds: ['usePix', 'otherCard'],
  expired_card: ['otherCard', 'usePix'],
  wrong_security_code: ['usePix'],
  authentication_failed: ['usePix', 'otherCard'],
  processing_error: ['usePix', 'otherCard'],
};

const alert = (text: MessageKey): OutcomeNotice => ({
  tone: 'alert',
  title: null,
  text,
  actions: [],
});

const error = (text: MessageKey): OutcomeNotice => ({ ...alert(text), tone: 'error' });

function getAcceptedNotice({ state }: PaymentView): OutcomeNotice {
  const open = (text: MessageKey): OutcomeNotice => ({ ...alert(text), actions: ['openPending'] });
  switch (state) {
    case 'paid':
    case 'trial':
      return {
        tone: 'success',
        title: state === 'paid' ? 'paid.title' : 'paid.trial.title',
        text: 'payment.accepted',
        actions: ['openReceipt'],
      };
    case 'pending':
    case 'requires_action':
      return open('payment.pending');
    case 'refunded':
      return open('payment.refunded');
    default:
      return open('payment.inProgress');
  }
}

type NoticeByOutcome<Kind> = (outcome: Extract<PaymentOutcome, { kind: Kind }>) => OutcomeNotice;

const notices: { [Kind in PaymentOutcome['kind']]: NoticeByOutcome<Kind> } = {
  accepted: ({ payment }) => getAcceptedNotice(payment),
  declined: ({ reason }) => ({
    tone: 'error',
    title: 'payment.declined.title',
    text: `payment.declined.${reason}`,
    actions: waysOut[reason],
  }),
  priceChanged: ({ amount }) => ({
    tone: 'alert',
    title: 'payment.priceChanged.title',
    text: amount === null ? 'payment.priceChanged.textOnly' : 'payment.priceChanged.text',
    actions: [],
  }),
  trialUsed: ({ amount }) => ({
    tone: 'alert',
    title: 'payment.trial.used.title',
    text: amount === null ? 'payment.trial.used.textOnly' : 'payment.trial.used.text',
    actions: [],
  }),
  termsChanged: ({ changed }) => ({
    tone: 'alert',
    title: 'payment.termsChanged.title',
    text: `payment.termsChanged.${changed}`,
    // The words of a newer version come with its code only.
    actions: changed === 'terms' ? ['reload'] : [],
  }),
  methodGone: () => ({
    tone: 'alert',
    title: 'payment.methodGone.title',
    text: 'payment.methodGone.text',
    actions: [],
  }),
  contractNotAccepted: () => error('failure.unexpected'),
  stepMissing: () => error('failure.unexpected'),
  alreadyPaid: () => ({
    tone: 'success',
    title: 'paid.title',
    text: 'payment.alreadyPaid.text',
    actions: ['reload'],
  }),
  alreadyOwned: () => ({
    tone: 'alert',
    title: 'payment.alreadyOwned.title',
    text: 'payment.alreadyOwned.text',
    actions: ['buyAgain'],
  }),
  trialRunning: () => ({
    tone: 'alert',
    title: 'payment.trial.running.title',
    text: 'payment.trial.running.text',
    actions: ['buyAgain'],
  }),
  inProgress: () => alert('payment.inProgress'),
  invalidFields: () => error('failure.invalidFields'),
  invalidContact: ({ field }) => ({
    ...error('failure.invalidFields'),
    title: `field.${field}`,
    actions: ['changeBuyer'],
  }),
  cardNotStored: () => alert('payment.stored.gone'),
  // Encrypted again in vain: the page's code or key is an old one.
  cardOutdated: () => ({ ...alert('payment.cardOutdated'), actions: ['usePix', 'reload'] }),
  insecurePage: () => ({ ...error('payment.insecurePage'), actions: ['usePix'] }),
  captchaFailed: () => alert('payment.captchaFailed'),
  // The rate limit mostly concerns the card.
  tooManyAttempts: ({ retryAfter }) => ({ ...error(getWaitKey(retryAfter)), actions: ['usePix'] }),
  notArrived: () => alert(navigator.onLine ? 'payment.notStarted' : 'payment.offline'),
  ended: () => alert('payment.notStarted'),
  unknown: () => ({
    tone: 'alert',
    title: 'payment.unknown.title',
    text: 'payment.unknown.text',
    actions: ['askAgain'],
  }),
  failed: () => error('failure.unexpected'),
};

export function getOutcomeNotice<Kind extends PaymentOutcome['kind']>(
  outcome: Extract<PaymentOutcome, { kind: Kind }>,
): OutcomeNotice {
  const getNotice: NoticeByOutcome<Kind> = notices[outcome.kind];
  return getNotice(outcome);
}
