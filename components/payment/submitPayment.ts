import type { FormikHelpers } from 'formik';
import { toDocumentNumber } from '@/domain/documentNumber';
import { countEvent } from '@/services/analytics/countEvent';
import { createCheckoutEvent, createPaymentEvent, getStepSale } from '@/services/analytics/events';
import { getPayment } from '@/services/api/payment';
import type { PaymentMethod, TemplateId } from '@/contract/enumerations';
import type { PaymentRoute } from '@/contract/payment';
import type { Plan } from '@/contract/product';
import { InsecurePageError, UntrustedCardKeyError } from '@/services/cardEncryption';
import { routes } from '@/services/checkout/routes';
import { isCallError } from '@/services/http/errors';
import { untilPagesLoad } from '@/services/http/untilPagesLoad';
import { logger } from '@/services/logger';
import { removeStored, type StoredKey, writeStored } from '@/services/storage';
import { getPayerMessage } from '@/validation/documents';
import type { RequiredDocument } from '@/validation/payerDocument';
import type { ValidationMessageKey } from '@/validation/rule';
import { toAddress } from '../fields/address/toAddress';
import { getBankUrl } from './bankUrl';
import { getRouteAfterPayment, storePayment, storeToken } from './afterPayment';
import { getUnknownKey, loadAttempt, type PaymentAttempt, sendAttempt } from './attempt';
import { InvalidFieldError, type PaymentFieldName } from './formFields';
import { paymentMethods } from './methods/paymentMethods';
import { type PaymentOutcome, toPaymentOutcome } from './outcome';
import type { Order, PaymentContext } from './paymentCall';
import type { AwayPhase } from './paymentPhase';
import type { PaymentValues } from './paymentValues';

// This code comes with the first use, and the captcha of its call is solved before the call.
void import('@/services/http/captcha').then(
  ({ prepareCaptcha }) => {
    prepareCaptcha('payment');
  },
  () => undefined,
);

/** What else a form needs once it is used: one chunk. */
export { resumeAttempt } from './attempt';
export { NoMethod, PaymentNotice } from './PaymentNotice';
export { ProcessingOverlay } from './ProcessingOverlay';
export { createPurchaseCall } from './paymentCall';
export { readPayment } from './readPayment';
export { createPaymentValidation } from './validation';

/** What the form sells, and what it asks for with a card. */
export interface SoldPlan {
  plan: Plan;
  requiresAddress: boolean;
}

/** A payment on its page: what is paid and how, and what the page does meanwhile. */
export interface PagePayment extends SoldPlan {
  context: PaymentContext;
  attempt: PaymentAttempt;
  /** No answer came, and the service is being asked what happened. */
  onAsking: () => void;
}

/**
 * Pays what the form holds; Formik has checked it by the method's own schema. After an attempt of
 * unknown outcome nothing is sent before that is known not to have charged.
 */
export async function submitPayment(
  values: PaymentValues,
  page: PagePayment,
): Promise<PaymentOutcome> {
  const { requiresAddress, attempt, context, onAsking, plan } = page;
  const code = await Promise.all([paymentMethods[values.method].load(), context.load()]).catch(
    () => null,
  );
  // Without the method's code nothing was sent.
  if (!code) return { kind: 'notArrived' };
  const [{ document, toParts }, createCall] = code;
  try {
    const parts = toParts({ values, plan });
    const order: Order = {
      parts,
      amount: parts.reduce((total, { amount }) => total + amount, 0),
      document: document === 'never' ? null : readDocument(values),
      birthDate: plan.requiresBirthDate ? toIsoDay(values.birthDate) : null,
      address: requiresAddress && paymentMethods[values.method].hasCard ? toAddress(values) : null,
      ...(attempt.isDeliberate && { buyAgain: true }),
    };
    const call = createCall(order);
    if (!call) return { kind: 'stepMissing', templateId: 'lead' };
    if (getUnknownKey(attempt) !== null) {
      const earlier = await loadAttempt(attempt, onAsking);
      if (earlier.kind !== 'notArrived' && earlier.kind !== 'ended') return earlier;
    }
    countOrder(context, { plan, method: values.method });
    const outcome = await sendAttempt(attempt, call);
    if (outcome.kind === 'unknown') return await loadAttempt(attempt, onAsking);
    return await findDeclinedPart(outcome, order);
  } catch (error) {
    if (error instanceof InvalidFieldError) return { kind: 'invalidFields', fields: [error.field] };
    return outcomeBeforeCall(error);
  }
}

/** Tells tags that the payment has begun, unless its page has, and how it is made. */
function countOrder(context: PaymentContext, own: { plan: Plan; method: PaymentMethod }): void {
  const { describeOrder, getAttemptName, linkQuery, step } = context;
  const { method, plan } = describeOrder?.(own.method) ?? own;
  const sale = linkQuery === undefined ? getStepSale(step) : getAttemptName();
  countEvent(createCheckoutEvent(plan), sale);
  countEvent(createPaymentEvent(plan, method), sale);
}

/** Asks again what became of an attempt of unknown outcome. */
export const askAgain = ({ attempt, onAsking }: PagePayment) => loadAttempt(attempt, onAsking);

const readDocument = ({ document }: PaymentValues): string | null =>
  document.trim() === '' ? null : toDocumentNumber(document);

/** @param day DD/MM/AAAA, which the schema has checked @returns YYYY-MM-DD */
const toIsoDay = (day: string): string => day.trim().split('/').reverse().join('-');

/** An error before the payment call itself, so that nothing can have been charged. */
function outcomeBeforeCall(error: unknown): PaymentOutcome {
  if (isCallError(error)) return { kind: 'notArrived' };
  if (error instanceof UntrustedCardKeyError) {
    logger.error('A card was not encrypted', { error });
    return { kind: 'cardOutdated' };
  }
  if (error instanceof InsecurePageError) return { kind: 'insecurePage' };
  logger.error('A payment could not be made ready', { error });
  return { kind: 'failed' };
}

/** Asks which of two methods was declined; without an answer the outcome stays as it is. */
async function findDeclinedPart(
  outcome: PaymentOutcome,
  { parts }: Order,
): Promise<PaymentOutcome> {
  if (outcome.kind !== 'declined' || outcome.token === undefined || parts.length < 2) {
    return outcome;
  }
  try {
    const found = toPaymentOutcome(await getPayment(outcome.token));
    return found.kind === 'declined' ? found : outcome;
  } catch {
    return outcome;
  }
}

/** How the page gets around. */
interface Navigation {
  goTo: (route: string) => Promise<void>;
  /** Asks the server for the current prices; what is typed stays. */
  refreshProduct: () => Promise<void>;
  onAway: (away: AwayPhase) => void;
}

/**
 * Goes where an outcome leads. A page that cannot be reached leaves the buyer on the form.
 * @returns whether it leads away from the form
 */
export async function followOutcome(
  outcome: PaymentOutcome | null,
  context: PaymentContext,
  navigation: Navigation,
): Promise<boolean> {
  try {
    return outcome !== null && (await leave(outcome, context, navigation));
  } catch {
    return false;
  }
}

async function leave(
  outcome: PaymentOutcome,
  { flow, getLead, linkQuery, onAccepted, onPaidElsewhere, step }: PaymentContext,
  { goTo, onAway, refreshProduct }: Navigation,
): Promise<boolean> {
  const keepLink = () => {
    if (linkQuery !== undefined) writeStored('knownSaleQuery', linkQuery);
  };
  const goOn = async (route: PaymentRoute, isPaid: boolean) => {
    await untilPagesLoad((tryAgain) => {
      onAway({ isPaid, tryAgain });
    });
    await goTo(getRouteAfterPayment(flow, step, route));
  };
  if (outcome.kind === 'accepted') {
    onAccepted?.();
    // The pages that follow are about this purchase, whoever another tab is about.
    const lead = getLead?.() ?? null;
    if (lead) writeStored('dataLead', lead);
    storePayment(outcome.payment, step);
    keepLink();
    await goOn(outcome.route, outcome.payment.state === 'paid');
    followRedirect(outcome.redirect ?? null);
    return true;
  }
  if ((outcome.kind === 'alreadyPaid' || outcome.kind === 'inProgress') && outcome.token !== null) {
    storeToken(outcome.token, step);
    keepLink();
    const isPaid = outcome.kind === 'alreadyPaid';
    await goOn(isPaid ? 'success' : 'payment-verification', isPaid);
    return true;
  }
  if (outcome.kind === 'alreadyPaid' && onPaidElsewhere) {
    onPaidElsewhere();
    return true;
  }
  const missing = linkQuery === undefined ? getMissingTemplate(outcome) : null;
  if (missing !== null) {
    const isInFlow = flow.steps.some(({ templateId }) => templateId === missing);
    // A lead of another flow cannot do here what its own flow asks for: it is left again for this.
    await redoStep(isInFlow ? missing : 'lead', goTo);
    return true;
  }
  if (outdatesPage.has(outcome.kind)) await refreshProduct();
  return false;
}

/** What the page shows is not what the service offers. */
const outdatesPage: ReadonlySet<PaymentOutcome['kind']> = new Set([
  'priceChanged',
  'termsChanged',
  'methodGone',
  'trialUsed',
]);

/** The step that has to be done, or done again, before the payment. */
function getMissingTemplate(outcome: PaymentOutcome): TemplateId | null {
  if (outcome.kind === 'contractNotAccepted') return 'md';
  return outcome.kind === 'stepMissing' ? outcome.templateId : null;
}

/** What the browser remembers of a step that the service knows nothing of. */
const results: Partial<Record<TemplateId, StoredKey>> = {
  lead: 'dataLead',
  md: 'contractLeadId',
  'phone-verification': 'verifiedLeadId',
};

async function redoStep(templateId: TemplateId, goTo: Navigation['goTo']): Promise<void> {
  const result = results[templateId];
  if (result) removeStored(result);
  await goTo(routes[templateId]);
}

/**
 * Opens the bank's page that an answer names; the checkout's own page, which is open by now, is
 * where the way back leads, and says how to get there when the address is none to open.
 */
function followRedirect(redirect: string | null): void {
  const url = getBankUrl(redirect);
  if (url !== null) window.location.assign(url);
}

/** Shows in the form's fields what came of an attempt: a code to type again, or what is refused. */
export async function markFields(
  { setFieldError, setFieldTouched, setFieldValue }: FormikHelpers<PaymentValues>,
  outcome: PaymentOutcome | null,
  values: PaymentValues,
  document: RequiredDocument | null,
): Promise<void> {
  if (outcome?.kind === 'declined') {
    const code = `cards[${outcome.part === 1 ? 1 : 0}].securityCode`;
    await setFieldValue(code, '', false);
    const isWrong = outcome.reason === 'wrong_security_code';
    await setFieldTouched(code, isWrong, false);
    if (isWrong) setFieldError(code, wrongCode);
  }
  if (outcome?.kind === 'invalidFields') {
    outcome.fields.forEach((field) => {
      setFieldError(field, getFieldMessage(field, values, document));
    });
  }
}

const wrongCode: ValidationMessageKey = 'validation.cardSecurityCode';

/** What a field says that the service has refused. */
function getFieldMessage(
  field: PaymentFieldName,
  values: PaymentValues,
  document: RequiredDocument | null,
): ValidationMessageKey {
  if (field === 'document') {
    return document === 'dni'
      ? 'validation.dni'
      : getPayerMessage(values.document, values.isCompany);
  }
  if (field === 'birthDate') return 'validation.birthDate';
  if (field.endsWith('.company')) return 'validation.cardCompany';
  return field.endsWith('.expirationDate')
    ? 'validation.cardExpirationDate'
    : 'validation.registry';
}
