import type { PaymentState } from '@/contract/enumerations';
import type {
  PaymentPartView,
  PaymentResponse,
  PaymentRoute,
  PaymentView,
} from '@/contract/payment';
import { storedCardLifetime } from '@/domain/storedCards';
import { ProblemError } from '../../http/problems';
import type { Services } from '../../Services';
import { createRefundToken } from '../payments/buyerLinks';
import { opensAccount } from '../payments/typeGroups';
import { findTrial, isForTrial } from '../agreements/agreementView';
import { findLastRefund } from '../payments/refunds/moneyBack';
import { isRegrettable } from '../payments/refunds/withdrawal';
import { findPaidAt } from '../payments/findPayment';
import { isSimulatable } from '../payments/paymentStates';
import { getShownReason } from './shownReason';
import { getOrderNumber, type Part, type PartState, type Payment } from '../payments/Payment';
import { describePlan, describeSold } from '../catalogue/describeProduct';
import { findLead } from '../leads/leads';

function pixView({ parts }: Payment): PaymentView['pix'] {
  const part = parts.find(({ pixCode }) => pixCode !== null);
  const { pixCode, pixExpiresAt } = part ?? {};
  return pixCode && pixExpiresAt ? { code: pixCode, expiresAt: pixExpiresAt.toISOString() } : null;
}

function bankSlipView({ parts }: Payment): PaymentView['bankSlip'] {
  const part = parts.find(({ bankSlipId }) => bankSlipId !== null);
  const { bankSlipBarcode: barcode, bankSlipLine: digitableLine, bankSlipDueDate } = part ?? {};
  return barcode && digitableLine && bankSlipDueDate
    ? { barcode, digitableLine, dueDate: bankSlipDueDate }
    : null;
}

function toPaymentState(state: PartState): PaymentState {
  if (state === 'authorized') return 'pending';
  return state === 'voided' ? 'expired' : state;
}

export const partView = ({ amount, installments, method, state }: Part): PaymentPartView => ({
  method,
  amount,
  installments,
  state: toPaymentState(state),
});

/**
 * Money that is refunded as soon as it came never paid for anything: the payment is shown as
 * processing until the refund is done.
 */
const getShownState = ({ parts, state }: Payment): PaymentState =>
  state === 'paid' && parts.some(({ pendingAction }) => pendingAction === 'refund')
    ? 'processing'
    : state;

const getProfileIds = ({ parts }: Payment) => parts.flatMap(({ profileId }) => profileId ?? []);

function storedCardView({ parts }: Payment): NonNullable<PaymentView['storedCard']> | null {
  const part = parts.find(({ profileId }) => profileId !== null);
  if (!part?.cardLastDigits) return null;
  return { company: part.cardCompany, lastDigits: part.cardLastDigits };
}

function mpesaPhoneView({ mpesaPhone, state }: Part): Pick<PaymentView, 'mpesaPhone'> {
  const isWaiting = state === 'requires_action' && mpesaPhone !== null;
  return isWaiting ? { mpesaPhone: { lastDigits: mpesaPhone.slice(-4) } } : {};
}

/**
 * A stored card is for what is offered right after the purchase. Later the token alone, which others
 * may learn, does not reveal the card.
 */
const isRecent = ({ createdAt }: Payment, now: Date) =>
  now.getTime() - createdAt.getTime() < storedCardLifetime * 1_000;

function toPaymentView(
  { allowsSimulation, clock }: Pick<Services, 'allowsSimulation' | 'clock'>,
  payment: Payment,
): PaymentView {
  const { parts } = payment;
  const acting = getPartAwaitingBuyer(payment);
  return {
    token: payment.token,
    state: getShownState(payment),
    method: acting.method,
    amount: payment.amount,
    currency: payment.currency,
    parts: parts.map(partView),
    type: payment.purchase.type,
    installments: acting.installments,
    productCode: payment.productCode,
    planId: payment.planId,
    description: payment.description,
    createdAt: payment.createdAt.toISOString(),
    orderNumber: getOrderNumber(payment),
    redirect: parts.find(({ redirect }) => redirect !== null)?.redirect ?? null,
    paymentProfileIds: isRecent(payment, clock()) ? getProfileIds(payment) : [],
    storedCard: isRecent(payment, clock()) ? storedCardView(payment) : null,
    declineReason: parts.find(({ state }) => state === 'declined')?.declineReason ?? null,
    pix: pixView(payment),
    bankSlip: bankSlipView(payment),
    ...mpesaPhoneView(acting),
    canSimulate: allowsSimulation && parts.some(isSimulatable),
  };
}

async function moneyBackView(
  { connection }: Pick<Services, 'connection'>,
  { id, parts }: Payment,
): Promise<Pick<PaymentView, 'refund'>> {
  const amount = parts.reduce((total, part) => total + part.refundedAmount, 0);
  if (amount === 0) return {};
  const at = await findLastRefund(connection, id);
  return { refund: { amount, at: at?.toISOString() ?? null } };
}

/** In the buyer's language, where the plan has a name in it. */
async function namePlan(
  { catalogue, connection }: Pick<Services, 'catalogue' | 'connection'>,
  payment: Payment,
): Promise<Pick<PaymentView, 'description' | 'planName'>> {
  const plan = catalogue.getPlan(payment.planId)?.plan;
  if (!plan) return {};
  const lead = plan.translations && (await findLead(connection, payment.purchase.leadId));
  const locale = lead?.locale;
  return {
    description: describeSold(payment, plan, locale),
    planName: describePlan(plan, locale).name,
  };
}

type Described = Pick<
  Services,
  | 'allowsSimulation'
  | 'buyerLinkSecrets'
  | 'catalogue'
  | 'clock'
  | 'connection'
  | 'limits'
  | 'mailer'
>;

const mailsAccess = ({ buyerLinkSecrets, mailer }: Described, payment: Payment): boolean =>
  mailer !== null && buyerLinkSecrets.length > 0 && opensAccount(payment);

export async function describePayment(services: Described, payment: Payment): Promise<PaymentView> {
  const view = {
    ...toPaymentView(services, payment),
    ...(await namePlan(services, payment)),
    ...(await moneyBackView(services, payment)),
    ...(mailsAccess(services, payment) && { mailsAccess: true }),
  };
  if (view.state === 'paid') {
    const paidAt = await findPaidAt(services.connection, payment.id);
    if (!paidAt) return view;
    const isOpen = isRegrettable(payment, paidAt, services.clock());
    const refundToken = isOpen ? createRefundToken(services, payment) : null;
    return {
      ...view,
      paidAt: paidAt.toISOString(),
      ...(refundToken !== null && { refundToken }),
    };
  }
  if (view.declineReason !== null) {
    const declineReason = await getShownReason(services, payment);
    const isTrial = await isForTrial(services.connection, payment.id);
    return { ...view, declineReason, ...(isTrial && { isTrial }) };
  }
  // The payment of a trial that is over ends as expired.
  if (payment.state !== 'trial' && payment.state !== 'expired') return view;
  const trial = await findTrial(services.connection, payment.id);
  return { ...view, ...(trial && { trial }) };
}

/** The browser knows the same routes, for payments that it looks up (`toPaymentOutcome`). */
function chooseRoute(payment: Payment): PaymentRoute {
  const state = getShownState(payment);
  if (state === 'paid' || state === 'trial') return 'success';
  if (state !== 'pending' && state !== 'expired') return 'payment-verification';
  return getPartAwaitingBuyer(payment).method === 'pix' ? 'pix' : 'success';
}

/**
 * The answer to a payment attempt.
 * @throws ProblemError payment_declined with what the buyer can do about it.
 */
export async function toPaymentResponse(
  services: Described,
  payment: Payment,
): Promise<PaymentResponse> {
  const view = await describePayment(services, payment);
  if (payment.state === 'declined') {
    throw new ProblemError('payment_declined', {
      token: payment.token,
      reason: view.declineReason ?? 'processing_error',
    });
  }
  return {
    token: payment.token,
    redirect: view.redirect,
    // Only the caller that made the payment has the attempt's key.
    paymentProfileIds: getProfileIds(payment),
    route: chooseRoute(payment),
    payment: view,
  };
}

const order: readonly PartState[] = ['requires_action', 'pending', 'expired', 'declined'];

function getPartAwaitingBuyer({ id, parts }: Payment): Part {
  const acting = order.flatMap((state) => parts.find((part) => part.state === state) ?? []);
  const part = acting[0] ?? parts[0];
  if (!part) throw new Error(`Payment ${id} has no parts`);
  return part;
}
