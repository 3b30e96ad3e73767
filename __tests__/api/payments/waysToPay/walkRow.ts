import {
  createCashPlan,
  createPointsSplit,
  getPointsSplitChoices,
} from '@/components/livelo/pointsSplit';
import {
  createConsent,
  createPaymentRequest,
  type FilledOrder,
} from '@/components/payment/paymentCall';
import { storeProfile } from '@/components/payment/storedProfile';
import { withPoints } from '@/components/templates/livelo-payment/pointsPayment';
import type { LeadRequest } from '@/contract/lead';
import type { LiveloSession } from '@/contract/livelo';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import type { ProductV2 } from '@/contract/product';
import type { PlanProduct } from '@/contract/planProduct';
import type { Country } from '@/contract/enumerations';
import type { FormMethod } from '@/components/payment/paymentValues';
import { formMethods } from '@/components/payment/methods/formMethods';
import { writeStored } from '@/services/storage';
import { createContact } from '@/testing/contact';
import { createChannel } from '@/testing/sales';
import { createLeadRequest } from '@/testing/requests';
import { findSmsCode, readSms } from '@/testing/sandbox';
import { buildPayment } from '../../../support/buildPayment';
import { post } from '../../../support/commerceRequests';
import type { SandboxSystem } from '../../../support/startSandboxSystem';
import { createCpf, createLiveloCalls, firstDevice } from '../../livelo/support';
import { fillInForm, type FormPage, sealCards, type Typist } from './form';
import { findUpsell, getPageBrand, type Offer, read } from './offers';
import type { Row } from './rows';

interface Visit {
  system: SandboxSystem;
  offer: Offer;
  lead: LeadRequest & { leadId: string };
  typist: Typist;
}

async function arrive(
  system: SandboxSystem,
  offer: Offer,
  { phoneCountry, ...typist }: Typist & Pick<Walker, 'phoneCountry'>,
): Promise<Visit> {
  const { config, flow, locale, operation, plan, product, seller } = offer;
  const { business, code: productCode } = product;
  const channel = createChannel({ business, productCode, locale, operation, seller });
  const contact = createContact(phoneCountry);
  const request = createLeadRequest({ ...contact, planId: plan.id, flowId: flow.id }, channel);
  const answer = await post(system.app, paths.lead, request);
  const { leadId } = answer.json<{ leadId: string }>();
  const visit = { system, offer, lead: { ...request, leadId }, typist };
  if (flow.steps.some(({ templateId }) => templateId === 'phone-verification')) {
    await verifyPhone(visit);
  }
  // As the payment page requests it once its buyer is known.
  const known = await read<ProductV2>(
    system.app,
    buildPath(paths.productV2, { code: productCode }),
    { business, operation, locale, seller, flowId: flow.id, leadId },
  );
  const priced = known.plans.find(({ id }) => id === plan.id);
  expect(priced?.paymentMethods).toEqual(plan.paymentMethods);
  return { ...visit, offer: { ...offer, config, product: known, plan: priced ?? plan } };
}

async function verifyPhone({ lead, system }: Visit): Promise<void> {
  const { business, leadId, phone, productCode } = lead;
  const sale = { business, productCode };
  const sent = await post(system.app, buildPath(paths.phoneCode, { leadId }), sale);
  expect(sent.statusCode).toBe(201);
  const code = findSmsCode(await readSms(system), phone) ?? '';
  const url = buildPath(paths.phoneValidation, { leadId });
  expect((await post(system.app, url, { ...sale, code })).statusCode).toBeLessThan(300);
}

const toFormPage = ({ offer }: Visit): FormPage => ({
  ...offer,
  hasAddressForm: offer.config.hasAddressForm,
  known: null,
});

async function proveMember({ lead, system, typist }: Visit): Promise<LiveloSession> {
  const { open, send, validate } = createLiveloCalls(system);
  const { business, leadId, productCode } = lead;
  const opened = await open(leadId, createCpf(typist.seed), undefined, { business, productCode });
  expect(opened.statusCode).toBe(201);
  const { devices, ...session } = opened.json<LiveloSession>();
  const { id, lastDigits } = firstDevice({ ...session, devices });
  await send(leadId, session.session, id);
  const code = findSmsCode(await readSms(system), lastDigits) ?? '';
  return (await validate(leadId, session.session, code)).json<LiveloSession>();
}

async function orderWithPoints(visit: Visit, method: Row['method']): Promise<FilledOrder> {
  const { account, session } = await proveMember(visit);
  if (!account) throw new Error('The member has no points');
  const { plan } = visit.offer;
  const { full, mixed } = getPointsSplitChoices(account, plan.amount);
  const points = method === 'livelo' ? full : (mixed?.minimum ?? 0);
  const split = createPointsSplit(points, plan.amount, account.rate);
  if (split.cash === 0) {
    const order = { parts: [], amount: 0, document: null, birthDate: null, address: null };
    return withPoints(order, { split, session });
  }
  const page = { ...toFormPage(visit), plan: createCashPlan(plan, split.cash) };
  const cash = method === 'livelo+pix' ? 'pix' : 'credit-card';
  return withPoints(await fillInForm(cash, page, visit.typist), { split, session });
}

const hasForm = (method: Row['method']): method is FormMethod => Object.hasOwn(formMethods, method);

async function order(
  { method }: Walker['row'],
  visit: Visit,
  isOffered: boolean,
): Promise<FilledOrder> {
  const { amount } = visit.offer.plan;
  if (hasForm(method)) return fillInForm(method, toFormPage(visit), visit.typist);
  if (method.startsWith('livelo') && isOffered) return orderWithPoints(visit, method);
  const nothing = { document: null, birthDate: null, address: null };
  if (!method.startsWith('livelo')) return { ...nothing, parts: [], amount };
  const split = { points: 1_000, worth: method === 'livelo' ? amount : 5_000, cash: 0 };
  const page = toFormPage(visit);
  const rest = await fillInForm(
    method === 'livelo+pix' ? 'pix' : 'credit-card',
    page,
    visit.typist,
  );
  const cash = method === 'livelo' ? 0 : amount - split.worth;
  return withPoints(rest, { split: { ...split, cash }, session: 'a session that is none' });
}

async function send(
  { lead, offer, system }: Visit,
  ordered: Omit<FilledOrder, 'parts'>,
  named: readonly object[],
  headers: Record<string, string> = {},
) {
  const { brand, flow, operation, plan, product } = offer;
  const request = createPaymentRequest(
    {
      lead,
      operation,
      flowId: flow.id,
      plan,
      product,
      query: { seller: lead.seller, source: lead.source },
    },
    ordered,
  );
  const links = brand.links?.test;
  const consent = createConsent({
    isAcceptanceEnabled: brand.acceptance.isEnabled,
    links: links ?? { domain: '', firstAccess: '', terms: '', politics: '' },
  });
  const body = { ...request, ...consent, paymentMethods: named };
  return post(system.app, paths.paymentV2, body, undefined, headers);
}

async function arriveAtUpsell(visit: Visit) {
  const { flow, locale, operation } = visit.offer;
  const first = await fillInForm('credit-card', toFormPage(visit), visit.typist, {
    storeCard: true,
  });
  const bought = await send(visit, first, sealCards(first.parts));
  const { payment, token } = bought.json<PaymentResponse>();
  if (!payment) throw new Error(`Nothing was bought: ${bought.body}`);
  storeProfile(payment);
  writeStored('purchaseToken', token);
  const { app } = visit.system;
  const planId = findUpsell(flow)?.id ?? '';
  const { business, code } = await read<PlanProduct>(app, buildPath(paths.planProduct, { planId }));
  const query = { business, operation, locale, flowId: flow.id, leadId: visit.lead.leadId };
  const product = await read<ProductV2>(app, buildPath(paths.productV2, { code }), query);
  const plan = product.plans.find(({ id }) => id === planId);
  if (!plan) throw new Error(`The offer sells no ${planId}`);
  const config = visit.offer.config;
  const cookie = String(bought.headers['set-cookie'] ?? '').replace(/;.*/s, '');
  const offer = { ...visit.offer, product, plan, config, brand: getPageBrand(config, operation) };
  return { visit: { ...visit, offer }, headers: { cookie } };
}

function storeForeignProfile(): void {
  const token = 'the-token-of-another-purchase';
  writeStored('purchaseToken', token);
  storeProfile(buildPayment({ token, paymentProfileIds: ['the-profile-of-another'] }));
}

interface Walker {
  row: Pick<Row, 'method' | 'payer'>;
  offer: Offer & { isOffered: boolean };
  seed: number;
  phoneCountry: Country;
}

/** Brings a buyer to the choice of the method. @returns what is sold there, and how to order it */
export async function arriveAtPayment(system: SandboxSystem, { offer, row, ...typist }: Walker) {
  const { isOffered } = offer;
  const visit = await arrive(system, offer, { ...typist, payer: row.payer });
  if (row.method === 'default-credit-card' && isOffered) {
    const upsell = await arriveAtUpsell(visit);
    const { plan } = upsell.visit.offer;
    return { plan, pay: () => payOrder(row, upsell.visit, { isOffered, headers: upsell.headers }) };
  }
  if (row.method === 'default-credit-card') storeForeignProfile();
  return { plan: visit.offer.plan, pay: () => payOrder(row, visit, { isOffered }) };
}

async function payOrder(
  row: Walker['row'],
  visit: Visit,
  { headers = {}, isOffered }: { isOffered: boolean; headers?: Record<string, string> },
) {
  const ordered = await order(row, visit, isOffered);
  const named =
    ordered.parts.length === 0
      ? [{ method: row.method, amount: ordered.amount }]
      : sealCards(ordered.parts);
  return send(visit, ordered, named, headers);
}
