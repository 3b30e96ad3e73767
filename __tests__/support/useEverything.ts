import { randomUUID } from 'node:crypto';
import { generateCpf } from '@brazilian-utils/brazilian-utils';
import type { CustomOffer } from '@/contract/customOffer';
import type { PaymentResponse, PaymentView } from '@/contract/payment';
import { buildPath, paths } from '@/contract/paths';
import { sampleKinds } from '@/contract/samples';
import { createContact } from '@/testing/contact';
import { eventually } from '@/testing/eventually';
import { encryptedCard, parts } from '@/testing/requests';
import { brazilianAddress } from './brazilianAddress';
import { createLead, patchLead, paymentBody, post } from './commerceRequests';
import { contractCalls, getParameters, operators, send } from './contractCalls';
import { accept, createContract, createContractLead, download } from './contractRequests';
import { createSample, deliverWebhook, paymentV1Body, renewalBody } from './paidLater';
import type { TestCommerce } from './startTestCommerce';
import { beginTrial, cancel } from './trials';

const consent = {
  version: '2026-01',
  terms: 'https://school.example/terms',
  privacy: 'https://school.example/privacy',
};

/** What a commerce needs for everything to happen: receivers of events and mails, operators. */
export const everythingOptions = {
  operators,
  buyerLinkSecrets: ['a secret of the tests'],
  destinations: [
    {
      id: 'school',
      wants: () => true,
      deliver: () => Promise.resolve({ kind: 'delivered' } as const),
    },
  ],
  mailer: {
    from: 'checkout@school.example',
    sender: {
      send: () => Promise.resolve({ kind: 'accepted' } as const),
      close: () => undefined,
    },
  },
  timing: { deliverIntervalMs: 50, endIntervalMs: 500 },
};

export async function buy(
  { app, database }: TestCommerce,
  method: 'bankslip' | 'card' | 'pix',
  changes: Parameters<typeof paymentBody>[2] = {},
) {
  const person = createContact();
  const leadId = await createLead(app, { ...person, consent, reminderConsent: consent });
  const document = generateCpf();
  const body = paymentBody(leadId, method, { ...person, document, consent, ...changes });
  delete body.buyAgain;
  const answer = await post(app, paths.paymentV2, body);
  if (answer.statusCode !== 201 && answer.statusCode !== 402)
    throw new Error(`No payment: ${answer.body}`);
  const { token } = answer.json<PaymentResponse>();
  const [row] = await database.query('select id from payments where token = $1', [token]);
  return { leadId, token, body, id: String(row?.id) };
}

async function usePayments(commerce: TestCommerce): Promise<void> {
  const { app, provider } = commerce;
  const look = async (token: string) =>
    (await app.inject(buildPath(paths.payment, { token }))).json<PaymentView>();
  const paid = await buy(commerce, 'card');
  // Bought again with another lead, which is refused first.
  await post(app, paths.paymentV2, { ...paid.body, sfLeadId: await createLead(app) });
  await buy(commerce, 'card', {
    paymentMethods: [parts.card(60_000), parts.card(54_000)],
  });
  for (const method of ['pix', 'bankslip'] as const) {
    const { token } = await buy(commerce, method);
    await app.inject(buildPath(paths.bankSlipDocument, { token }));
    await deliverWebhook(commerce, token, 'captured');
    await look(token);
  }
  const expired = await buy(commerce, 'pix');
  await deliverWebhook(commerce, expired.token, 'expired');
  await post(app, buildPath(paths.paymentNewCode, { token: expired.token }), {});
  provider.nextCardStatuses = ['declined'];
  await buy(commerce, 'card');

  const { refundToken = '' } = await look(paid.token);
  await app.inject(buildPath(paths.refund, { token: refundToken }));
  await post(app, buildPath(paths.refund, { token: refundToken }), {});
  const operator = { authorization: 'Bearer the-key-of-an-operator' };
  for (const path of [paths.operatorRefund, paths.operatorResend, paths.operatorConfirmation])
    await post(app, buildPath(path, { id: paid.id }), { reason: 'late' }, randomUUID(), operator);
  for (const id of [paid.id, paid.token])
    await app.inject({ url: buildPath(paths.operatorPayment, { id }), headers: operator });
}

async function useLinks(commerce: TestCommerce): Promise<void> {
  const { app } = commerce;
  for (const kind of sampleKinds) {
    const { id } = await createSample(commerce, kind);
    for (const path of [paths.invoice, paths.recovery, paths.customOffer])
      await app.inject(buildPath(path, { id }));
    await app.inject(buildPath(paths.subscription, { subscriptionId: id }));
    if (kind === 'renew')
      await post(
        app,
        buildPath(paths.renewalV2, { subscriptionId: id }),
        renewalBody(parts.pix(114_000)),
      );
    if (kind === 'invoice')
      await post(app, paths.paymentV1, paymentV1Body('invoice', id, parts.card(114_000)));
    if (kind !== 'custom-offer') continue;
    const offer = (await app.inject(buildPath(paths.customOffer, { id }))).json<CustomOffer>();
    const { subscriptionId } = offer;
    await post(app, buildPath(paths.cardVerification, { subscriptionId }), { encryptedCard });
  }
  const { agreementId } = await beginTrial(commerce);
  await app.inject(buildPath(paths.cardAgreement, { id: agreementId }));
  await cancel(commerce, agreementId);
}

async function useLeads({ app, sms }: TestCommerce): Promise<void> {
  const person = createContact();
  const leadId = await createLead(app, person);
  const sale = { business: 'meusucesso', productCode: 'ms' };
  await patchLead(app, leadId, { business: 'meusucesso', address: brazilianAddress });
  await post(app, buildPath(paths.phoneCode, { leadId }), sale);
  const code = sms.codeFor(person.phone);
  await post(app, buildPath(paths.phoneValidation, { leadId }), { ...sale, code });
  const query = new URLSearchParams({ business: 'meusucesso', leadId, voucher: 'VOLTA' });
  await app.inject(`${buildPath(paths.productV2, { code: 'ms' })}?${query.toString()}`);
  const contractLead = await createContractLead(app);
  const { contractId: id } = await createContract(app, contractLead);
  await accept(app, id, contractLead);
  await download(app, id);
}

/**
 * Makes every call of the contract once and the calls of buyers with what they lead to, lets the
 * worker deliver it, and reads the metrics.
 */
export async function useEverything(commerce: TestCommerce): Promise<void> {
  const { app, database } = commerce;
  for (const call of contractCalls)
    await send(app, call, {
      headers: getParameters(call, 'header').some(({ name }) => name === 'idempotency-key')
        ? { 'idempotency-key': randomUUID() }
        : {},
    });
  await useLeads(commerce);
  await usePayments(commerce);
  await useLinks(commerce);
  for (const read of app.metricReaders) await read();
  await eventually(
    () =>
      database.query(
        `select from outbox_deliveries where state = 'pending' union all
         select from mails where state = 'planned' and due_at <= now()`,
      ),
    ({ length }) => length === 0,
  );
}
