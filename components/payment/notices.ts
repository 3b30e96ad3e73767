import type { MessageKey } from '@/contexts/TranslationContext';
import type { DeclineReason } from '@/contract/enumerations';
import type { PaymentView } from '@/contract/payment';
import { getWaitKey } from '@/services/http/errors';
import type { NoticeTone } from '../ui/Notice';
import type { NoticeIcon } from './noticeIcons';
import type { PaymentOutcome } from './outcome';

export type NoticeAction =
  | 'usePix'
  | 'otherCard'
  | 'askAgain'
  | 'openPending'
  | 'openReceipt'
  | 'buyAgain'
  | 'correctBuyer'
  | 'reload';

export interface OutcomeNotice {
  tone: NoticeTone;
  icon: NoticeIcon;
  title: MessageKey | null;
  text: MessageKey;
  /** A second sentence, where the text does not say that nothing was charged. */
  isUncharged?: boolean;
  /** The first is the way on. */
  actions: readonly NoticeAction[];
  /** Its actions are links: the form below has the way on, or the action buys a second time. */
  isQuiet?: boolean;
}

const waysOut: Record<DeclineReason, readonly NoticeAction[]> = {
  card_refused: ['usePix', 'otherCard'],
  insufficient_funds: ['usePix', 'otherCard'],
  expired_card: ['otherCard', 'usePix'],
  wrong_security_code: ['usePix'],
  authentication_failed: ['usePix', 'otherCard'],
  processing_error: ['usePix', 'otherCard'],
};

const alert = (text: MessageKey, icon: NoticeIcon = 'info'): OutcomeNotice => ({
  tone: 'alert',
  icon,
  title: null,
  text,
  actions: [],
});

const error = (text: MessageKey): OutcomeNotice => ({ ...alert(text, 'alert'), tone: 'error' });

const priceChanged = (amount: number | null): OutcomeNotice => ({
  ...alert(amount === null ? 'payment.priceChanged.textOnly' : 'payment.priceChanged.text'),
  title: 'payment.priceChanged.title',
});

const failed: OutcomeNotice = { ...error('failure.unexpected'), isUncharged: true };

function getAcceptedNotice({ state }: PaymentView): OutcomeNotice {
  const open = (text: MessageKey): OutcomeNotice => ({
    ...alert(text, 'wait'),
    actions: ['openPending'],
  });
  switch (state) {
    case 'paid':
    case 'trial':
      return {
        tone: 'success',
        icon: 'done',
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
    icon: 'refusedCard',
    title: 'payment.declined.title',
    text: `payment.declined.${reason}`,
    actions: waysOut[reason],
    isQuiet: true,
  }),
  priceChanged: ({ amount }) => priceChanged(amount),
  // The order beside the form shows what is sold by now.
  offerEnded: () => priceChanged(null),
  trialUsed: ({ amount }) => ({
    tone: 'alert',
    icon: 'info',
    title: 'payment.trial.used.title',
    text: amount === null ? 'payment.trial.used.textOnly' : 'payment.trial.used.text',
    actions: [],
  }),
  termsChanged: ({ changed }) => ({
    tone: 'alert',
    icon: 'info',
    title: 'payment.termsChanged.title',
    text: `payment.termsChanged.${changed}`,
    // The words of a newer version come with its code only.
    actions: changed === 'terms' ? ['reload'] : [],
  }),
  methodGone: () => ({
    tone: 'alert',
    icon: 'info',
    title: 'payment.methodGone.title',
    text: 'payment.methodGone.text',
    actions: [],
  }),
  contractNotAccepted: () => failed,
  stepMissing: () => failed,
  alreadyPaid: () => ({
    tone: 'success',
    icon: 'done',
    title: 'paid.title',
    text: 'payment.alreadyPaid.text',
    actions: ['reload'],
  }),
  alreadyOwned: () => ({
    tone: 'alert',
    icon: 'info',
    title: 'payment.alreadyOwned.title',
    text: 'payment.alreadyOwned.text',
    actions: ['buyAgain'],
    isQuiet: true,
  }),
  trialRunning: () => ({
    tone: 'alert',
    icon: 'info',
    title: 'payment.trial.running.title',
    text: 'payment.trial.running.text',
    actions: ['buyAgain'],
    isQuiet: true,
  }),
  inProgress: () => alert('payment.inProgress', 'wait'),
  invalidFields: () => ({ ...error('failure.invalidFields'), isUncharged: true }),
  invalidContact: ({ field }) => ({
    ...error('payment.buyer.refused'),
    title: `field.${field}`,
    actions: ['correctBuyer'],
    isUncharged: true,
  }),
  cardNotStored: () => alert('payment.stored.gone', 'refusedCard'),
  // Encrypted again in vain: the page's code or key is an old one.
  cardOutdated: () => ({
    ...alert('payment.cardOutdated', 'refusedCard'),
    actions: ['usePix', 'reload'],
  }),
  insecurePage: () => ({ ...error('payment.insecurePage'), actions: ['usePix'] }),
  captchaFailed: () => alert('payment.captchaFailed'),
  // The rate limit mostly concerns the card.
  tooManyAttempts: ({ retryAfter }) => ({
    ...error(getWaitKey(retryAfter)),
    icon: 'wait',
    actions: ['usePix'],
  }),
  notArrived: () =>
    navigator.onLine ? alert('payment.notStarted') : alert('payment.offline', 'offline'),
  ended: () => alert('payment.notStarted'),
  unknown: () => ({
    tone: 'alert',
    icon: 'wait',
    title: 'payment.unknown.title',
    text: 'payment.unknown.text',
    actions: ['askAgain'],
  }),
  failed: () => failed,
};

export function getOutcomeNotice<Kind extends PaymentOutcome['kind']>(
  outcome: Extract<PaymentOutcome, { kind: Kind }>,
): OutcomeNotice {
  const getNotice: NoticeByOutcome<Kind> = notices[outcome.kind];
  return getNotice(outcome);
}
