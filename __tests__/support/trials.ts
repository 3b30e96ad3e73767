import { randomUUID } from 'node:crypto';
import { generateCpf } from '@brazilian-utils/brazilian-utils';
import { buildPath, paths } from '@/contract/paths';
import type { CardAgreement } from '@/contract/cardAgreement';
import type { PaymentRequest, PaymentView } from '@/contract/payment';
import { cardAgreementConsent } from '@/domain/trials';
import { createLead, eventually, parts, paymentBody, post } from './commerceRequests';
import type { TestCommerce } from './startTestCommerce';

export const day = 86_400_000;

/** YYYY-MM-DD in Brazil. */
export const localDay = (moment: number) =>
  new Date(moment).toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });

/** Somebody who has never tried the product, unless the values are somebody's. */
export const createPerson = () => ({
  email: `${randomUUID()}@example.com`,
  document: generateCpf(),
});

/** What the page sends for the trial of ms: 12x, nothing today. */
export async function createTrialBody(
  { app }: Pick<TestCommerce, 'app'>,
  person: { email: string; document: string },
  changes: Partial<PaymentRequest> = {},
): Promise<PaymentRequest> {
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

/** Begins a trial, and reads what came of it. */
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

export const cancel = ({ app }: Pick<TestCommerce, 'app'>, id: string) =>
  app.inject({ method: 'POST', url: buildPath(paths.cardAgreementCancellation, { id }) });

/** Waits until an agreement is as expected; answers it as it is then. */
export const agreementThat = (
  commerce: Pick<TestCommerce, 'app'>,
  id: string,
  isDone: (agreement: CardAgreement) => boolean,
) => eventually(() => getAgreement(commerce, id), isDone);
