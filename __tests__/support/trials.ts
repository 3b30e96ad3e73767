import { generateCpf } from '@brazilian-utils/brazilian-utils';
import { buildPath, paths } from '@/contract/paths';
import type { CardAgreement } from '@/contract/cardAgreement';
import type { PaymentView } from '@/contract/payment';
import type { PaymentRequest } from '@/contract/paymentRequest';
import { cardAgreementConsent } from '@/domain/trials';
import { createEmail } from '@/testing/contact';
import { eventually } from '@/testing/eventually';
import { parts } from '@/testing/requests';
import { awayFromMidnight } from './awayFromMidnight';
import { createLead, paymentBody, post } from './commerceRequests';
import { paymentV1Body } from './paidLater';
import type { TestCommerce } from './startTestCommerce';

export const day = 86_400_000;

export const localDay = (moment: number) =>
  new Date(moment).toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });

export const createPerson = () => ({ email: createEmail(), document: generateCpf() });

export async function createTrialBody(
  { app }: Pick<TestCommerce, 'app'>,
  person: { email: string; document: string },
  changes: Partial<PaymentRequest> = {},
): Promise<PaymentRequest> {
  await awayFromMidnight();
  const leadId = await createLead(app, { email: person.email, flowId: 'trial' });
  const body = paymentBody(leadId, 'card', {
    ...person,
    flowId: 'trial',
    agreement: { consent: cardAgreementConsent, firstChargeOn: localDay(Date.now() + 7 * day) },
    paymentMethods: [parts.card(114000, 12)],
    ...changes,
  });
  delete body.buyAgain;
  return body;
}

export const sendPayment = ({ app }: Pick<TestCommerce, 'app'>, body: object, key?: string) =>
  post(app, paths.paymentV2, body, key);

export async function beginTrial(
  commerce: Pick<TestCommerce, 'app'>,
  person = createPerson(),
  changes: Partial<PaymentRequest> = {},
) {
  const body = await createTrialBody(commerce, person, changes);
  const answer = await sendPayment(commerce, body);
  const { payment, token } = answer.json<{ payment: PaymentView; token: string }>();
  const { agreementId = '' } = payment.trial ?? {};
  return { person, leadId: body.sfLeadId, token, agreementId, payment };
}

export async function getPayment({ app }: Pick<TestCommerce, 'app'>, token: string) {
  return (await app.inject(buildPath(paths.payment, { token }))).json<PaymentView>();
}

const askAgreement = ({ app }: Pick<TestCommerce, 'app'>, id: string) =>
  app.inject(buildPath(paths.cardAgreement, { id }));

export const getAgreement = async (commerce: Pick<TestCommerce, 'app'>, id: string) =>
  (await askAgreement(commerce, id)).json<CardAgreement>();

export const cancel = ({ app }: Pick<TestCommerce, 'app'>, id: string, key?: string) =>
  post(app, buildPath(paths.cardAgreementCancellation, { id }), {}, key);

export const agreementThat = (
  commerce: Pick<TestCommerce, 'app'>,
  id: string,
  isDone: (agreement: CardAgreement) => boolean,
) => eventually(() => getAgreement(commerce, id), isDone);

export async function findSubscriptionId(
  { database }: Pick<TestCommerce, 'database'>,
  leadId: string,
): Promise<string> {
  const [row] = await database.query('select id from subscriptions where lead_id = $1', [leadId]);
  return String(row?.id);
}

export async function renew(
  commerce: Pick<TestCommerce, 'app' | 'database'>,
  leadId: string,
  part = parts.card(114000),
) {
  const id = await findSubscriptionId(commerce, leadId);
  return post(commerce.app, paths.paymentV1, paymentV1Body('renew', id, part));
}

export const buy = (
  commerce: Pick<TestCommerce, 'app'>,
  { leadId, person }: Pick<Awaited<ReturnType<typeof beginTrial>>, 'leadId' | 'person'>,
) => sendPayment(commerce, paymentBody(leadId, 'card', { ...person, flowId: 'trial' }));

export const lookMs = 300;
const minute = 60_000;

export const wait = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export function createPassing({ passTime }: Pick<TestCommerce, 'passTime'>) {
  let passed = 0;
  return {
    until(milliseconds: number): void {
      passTime(milliseconds - passed);
      passed = milliseconds;
    },
    on(milliseconds: number): void {
      this.until(passed + milliseconds);
    },
  };
}

/**
 * Lists the outcomes of an agreement's attempts to charge, oldest first; null: planned or in progress.
 */
export const listOutcomes = async (
  { database }: Pick<TestCommerce, 'database'>,
  agreementId: string,
) =>
  (
    await database.query(
      'select outcome from scheduled_charges where agreement_id = $1 order by due_at',
      [agreementId],
    )
  ).map((row) => row.outcome);

export async function askSubscription(
  commerce: Pick<TestCommerce, 'app' | 'database'>,
  leadId: string,
): Promise<number> {
  const subscriptionId = await findSubscriptionId(commerce, leadId);
  return (await commerce.app.inject(buildPath(paths.subscription, { subscriptionId }))).statusCode;
}

/**
 * Has the card charged on the eighth day, without an answer and without a charge at the provider: the
 * attempt is abandoned, and the next one planned.
 * @returns the reference of the charge
 */
export async function loseFirstTry(
  commerce: TestCommerce,
  passing: ReturnType<typeof createPassing>,
  { agreementId, payment }: Pick<Awaited<ReturnType<typeof beginTrial>>, 'agreementId' | 'payment'>,
): Promise<string> {
  const { provider } = commerce;
  provider.behaviours = ['drop-before'];
  provider.isAway = true;
  passing.until(7 * day + minute);
  const [reference = ''] = await eventually(
    () => Promise.resolve([...provider.missed]),
    ({ length }) => length > 0,
  );
  provider.reset();
  // Commerce repeats its query, and abandons the attempt when the provider knows no charge for long
  // enough.
  await eventually(
    async () => {
      passing.on(2 * minute);
      await wait(lookMs);
      return getAgreement(commerce, agreementId);
    },
    // A busy service answers a problem, which has no state.
    ({ chargeAt, state }) => state === 'active' && chargeAt !== payment.trial?.chargeAt,
  );
  return reference;
}

export async function arriveLate({ provider }: Pick<TestCommerce, 'provider'>): Promise<void> {
  const [order] = provider.orders;
  if (order) await provider.createCharge(order);
}
