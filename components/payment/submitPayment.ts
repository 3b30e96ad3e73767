import type { FormikHelpers } from 'formik';
import { toDocumentNumber } from '@/domain/documentNumber';
import type { Locale } from '@/domain/markets';
import { countEvent } from '@/services/analytics/countEvent';
import { createCheckoutEvent, createPaymentEvent, getStepSale } from '@/services/analytics/events';
import type { PaymentMethod } from '@/contract/enumerations';
import type { Plan } from '@/contract/product';
import { loadCallCode } from '@/services/http/request';
import { logger } from '@/services/logger';
import type { RequiredDocument } from '@/validation/payerDocument';
import { toAddress } from '../fields/address/toAddress';
import { markFields } from './markFields';
import { formMethods } from './methods/formMethods';
import { type PaymentOutcome, toPaymentOutcome } from './outcome';
import { findPayment, toUnsentOutcome } from './outcomeOfCall';
import { nameCards, type FilledOrder, type PaymentCall, type PaymentContext } from './paymentCall';
import type { PaymentValues } from './paymentValues';
import { normalizeValues } from './normalizeValues';
import {
  getOwnKey,
  isOfOtherCards,
  isOfOtherSubject,
  listUnansweredKeys,
  lookUpAttempt,
  type PageAttempts,
  sendPayment,
} from './sendPayment';

type Form = FormikHelpers<PaymentValues>;

export interface PagePayment {
  plan: Plan;
  requiresAddress: boolean;
  context: PaymentContext;
  attempts: PageAttempts;
  buysAgain: boolean;
  onAsking: () => void;
}

interface FilledForm {
  values: PaymentValues;
  form: Parameters<typeof markFields>[0] & Pick<Form, 'validateForm'>;
  documentType: RequiredDocument | null;
  locale: Locale;
}

/** The check at the press let pass what it could not load (useLazyValidate). */
const isValid = async (form: Pick<Form, 'validateForm'>): Promise<boolean> =>
  Object.keys(await form.validateForm()).length === 0;

/** @returns whether the form may go on from the card to the address */
export async function checkCardHalf(form: Pick<Form, 'setTouched' | 'validateForm'>) {
  if (!(await isValid(form))) return false;
  // Formik has touched every field, but the buyer has not seen those of the address.
  await form.setTouched({}, false);
  return true;
}

/** Pays what the form says. null: it is not valid, and its fields say so. */
export const submitPaymentForm = (
  filled: FilledForm,
  payment: PagePayment,
): Promise<PaymentOutcome | null> =>
  runFormAction(filled, { kind: 'failed' }, async () => {
    const { form, values } = filled;
    const rules = await formMethods[values.method].load().catch(() => null);
    if (!rules) return { kind: 'notArrived' };
    if (!(await isValid(form))) return null;
    return placeOrder(normalizeValues(values, filled), payment);
  });

/** Asks for the outcome of the attempt that had no answer. */
export const askAgain = (
  filled: FilledForm,
  payment: PagePayment,
): Promise<PaymentOutcome | null> =>
  runFormAction(filled, { kind: 'unknown' }, () => lookUpUnknownAttempt(payment));

/**
 * Marks the fields that the action's outcome names. Never throws, because the page stays covered until
 * there is an outcome.
 * @param fallback the outcome where our own code fails
 */
async function runFormAction(
  { documentType, form, values }: FilledForm,
  fallback: PaymentOutcome,
  action: () => Promise<PaymentOutcome | null>,
): Promise<PaymentOutcome | null> {
  let outcome: PaymentOutcome | null = fallback;
  try {
    outcome = await action();
    await markFields(form, outcome, values, documentType);
  } catch (error) {
    logger.error('A payment form could not be submitted, or its fields could not be marked', {
      error,
    });
  }
  return outcome;
}

/**
 * Pays what a valid form says. After an attempt of unknown outcome nothing is sent until it is known
 * that the attempt has not charged, and nothing of it must be told first (`findEarlierOutcome`).
 */
export async function placeOrder(
  values: PaymentValues,
  payment: PagePayment,
): Promise<PaymentOutcome> {
  const { attempts, buysAgain, context, plan, requiresAddress } = payment;
  const { hasCard, load } = formMethods[values.method];
  const code = await Promise.all([load(), context.loadCreateCall(), loadCallCode()]).catch(
    () => null,
  );
  // Nothing is sent without the code for every step below.
  if (!code) return { kind: 'notArrived' };
  const [{ documentNeeded, toParts }, createCall] = code;
  try {
    const parts = toParts(plan, values);
    const order: FilledOrder = {
      parts,
      amount: parts.reduce((total, { amount }) => total + amount, 0),
      document: documentNeeded === 'never' ? null : readDocument(values),
      birthDate: plan.requiresBirthDate ? toIsoDay(values.birthDate) : null,
      address: requiresAddress && hasCard ? toAddress(values) : null,
      ...(buysAgain && { buyAgain: true }),
    };
    const call = createCall(order);
    if (!call) return { kind: 'stepMissing', templateId: 'lead' };
    const earlier = await findEarlierOutcome(call, payment);
    if (earlier) return earlier;
    countOrder(context, { plan, method: values.method });
    const outcome = await sendPayment(attempts, call);
    if (outcome.kind === 'unknown') return await lookUpUnknownAttempt(payment);
    return await findDeclinedPart(outcome, order);
  } catch (error) {
    const unsent = toUnsentOutcome(error);
    // "Nothing was charged" is not known while an earlier attempt is not.
    const isUnknown = unsent.kind === 'failed' && attempts.current.kind === 'unknown';
    return isUnknown ? { kind: 'unknown' } : unsent;
  }
}

/** null: no earlier attempt has charged or may still charge, and nothing of one must be told. */
async function findEarlierOutcome(
  { parts, subject }: PaymentCall,
  { attempts, onAsking }: PagePayment,
): Promise<PaymentOutcome | null> {
  const { current } = attempts;
  const paysOtherwise =
    isOfOtherSubject(current, JSON.stringify(subject)) || isOfOtherCards(current, nameCards(parts));
  const ownKey = getOwnKey(current);
  for (const key of listUnansweredKeys(attempts)) {
    onAsking();
    const earlier = await lookUpAttempt(attempts, key);
    // What was refused is news only to a buyer who tries the same again, on the same page.
    const isNews = !paysOtherwise && key === ownKey;
    if (earlier.kind === 'declined' && !isNews && !attempts.isLeft) continue;
    if (earlier.kind !== 'notArrived' && earlier.kind !== 'ended') return earlier;
  }
  return null;
}

function countOrder(context: PaymentContext, own: { plan: Plan; method: PaymentMethod }): void {
  const { attemptName, describeOrder, linkQuery, step } = context;
  const { method, plan } = describeOrder?.(own.method) ?? own;
  const sale = linkQuery === undefined ? getStepSale(step) : attemptName;
  countEvent(createCheckoutEvent(plan), sale);
  countEvent(createPaymentEvent(plan, method), sale);
}

export async function lookUpUnknownAttempt({
  attempts,
  onAsking,
}: PagePayment): Promise<PaymentOutcome> {
  const [key] = listUnansweredKeys(attempts);
  if (key === undefined) return { kind: 'notArrived' };
  onAsking();
  return lookUpAttempt(attempts, key);
}

const readDocument = ({ document: typed }: PaymentValues): string | null =>
  typed.trim() === '' ? null : toDocumentNumber(typed);

/** @param day DD/MM/AAAA, which the schema has checked @returns YYYY-MM-DD */
const toIsoDay = (day: string): string => day.trim().split('/').reverse().join('-');

async function findDeclinedPart(
  outcome: PaymentOutcome,
  { parts }: FilledOrder,
): Promise<PaymentOutcome> {
  if (outcome.kind !== 'declined' || outcome.token === undefined || parts.length < 2) {
    return outcome;
  }
  const payment = await findPayment(outcome.token);
  const found = payment && toPaymentOutcome(payment);
  return found?.kind === 'declined' ? found : outcome;
}
