import {
  createPayLinkCall,
  payReference,
  payRenewal,
  type SendOrder,
} from '@/components/payLinks/payLink';
import { sendPayment } from '@/components/payment/sendPayment';
import { formMethods } from '@/components/payment/methods/formMethods';
import type { FilledOrder } from '@/components/payment/paymentCall';
import type { FormMethod } from '@/components/payment/paymentValues';
import { createCardVerifier } from '@/components/payment/cardVerification';
import type { DocumentType, Locale, PaymentMethod } from '@/contract/enumerations';
import { buildPath, paths } from '@/contract/paths';
import type { Plan } from '@/contract/product';
import type { Sample, SampleKind } from '@/contract/samples';
import { getCountry } from '@/domain/markets';
import { loadPaymentLink } from '@/services/checkout/loadPaymentLink';
import type { PaymentLinkTemplate } from '@/services/checkout/paymentLinks';
import { getPaymentLinkFlow } from '@/services/checkout/paymentLinkFlows';
import { parseQuery } from '@/services/checkout/query';
import { client } from '@/services/http/client';
import { createContact } from '@/testing/contact';
import { createLeadRequest } from '@/testing/requests';
import { createChannel } from '@/testing/sales';
import { patchLead, post } from '../../../support/commerceRequests';
import type { SandboxSystem } from '../../../support/startSandboxSystem';
import { createCpf } from '../../livelo/support';
import { fillInForm, typeCard, type Typist } from './form';
import type { LinkRow } from './linkRows';
import { isOffered, listOffers, type Offer } from './offers';
import { countLedger } from './settle';
import { expectReceipt } from './walk';

interface OpenedLink {
  sale: { buyer: { documentType: DocumentType | null } };
  plans: readonly Plan[];
  createSend: (plan: Plan) => SendOrder;
  subscriptionId?: string;
}

type Open = (id: string, locale: Locale) => Promise<OpenedLink>;

function getVisit(template: PaymentLinkTemplate) {
  const { seller, source } = parseQuery('');
  return { seller, source, flowId: getPaymentLinkFlow(template).id };
}

const openInvoice: Open = async (id) => {
  const template = 'invoice-payment';
  const { product, sale } = await loadPaymentLink(template, id);
  const reference = { type: sale.kind, referenceId: id, ...getVisit(template) };
  return { sale, plans: product.plans, createSend: () => payReference(reference) };
};

const open: Record<SampleKind, Open> = {
  invoice: openInvoice,
  'sale-invoice': openInvoice,
  'first-invoice-payment': openInvoice,
  renew: async (id, locale) => {
    const { product, sale } = await loadPaymentLink('renew', id);
    const { flowId, ...visit } = getVisit('renew');
    const { business, code: productCode, plans } = product;
    const metadata = { locale, flowId };
    const renewed = { subscriptionId: id, business, productCode, ...visit, metadata };
    return { sale, plans, createSend: (plan) => payRenewal({ ...renewed, planId: plan.id }) };
  },
  upgrade: async (id) => {
    const { product, sale } = await loadPaymentLink('upgrade-payment', id);
    const reference = { type: 'upgrade', referenceId: id, ...getVisit('upgrade-payment') } as const;
    const createSend = (plan: Plan) => payReference({ ...reference, planId: plan.id });
    return { sale, plans: sale.upgrades.length > 0 ? product.plans : [], createSend };
  },
  recovery: async (id) => {
    const { product, sale } = await loadPaymentLink('recovery', id);
    const reference = { type: 'direct', referenceId: id, ...getVisit('recovery') } as const;
    return { sale, plans: product.plans, createSend: () => payReference(reference) };
  },
  'custom-offer': async (id) => {
    const { product, sale } = await loadPaymentLink('custom-offer', id);
    const visit = getVisit('custom-offer');
    const reference = { type: 'sale-invoice', referenceId: id, ...visit } as const;
    const { subscriptionId } = sale;
    const createSend = () => payReference(reference);
    return { sale, plans: product.plans, createSend, subscriptionId };
  },
};

export function openPages({ app }: SandboxSystem): void {
  Object.assign(client.defaults, { adapter: 'http', baseURL: app.listeningOrigin });
  client.interceptors.response.use((answer) => {
    const [cookie] = answer.headers['set-cookie'] ?? [];
    if (cookie !== undefined) client.defaults.headers.common.cookie = cookie.replace(/;.*/s, '');
    return answer;
  });
}

async function leaveLead(
  { app }: SandboxSystem,
  { business, code: productCode }: Offer['product'],
  { known, locale, operation }: LinkRow,
  seed: number,
): Promise<string> {
  const channel = createChannel({ business, productCode, locale, operation });
  const request = createLeadRequest(createContact(getCountry(locale)), channel);
  const { leadId } = (await post(app, paths.lead, request)).json<{ leadId: string }>();
  if (known !== null) {
    const document = known === 'dni' ? String(50_000_000 + seed) : createCpf(1_000 + seed);
    expect((await patchLead(app, leadId, { business, document })).statusCode).toBeLessThan(300);
  }
  return leadId;
}

async function findLink(system: SandboxSystem, row: LinkRow, seed: number) {
  const { kind, method, operation } = row;
  const offers = await listOffers(system.app, row, 'credit-card');
  for (const offer of offers) {
    const { brand, plan: planOfSample, product } = offer;
    if (kind !== 'upgrade' && !isOffered(planOfSample, brand, method)) continue;
    const { business, code: productCode } = product;
    const leadId = await leaveLead(system, product, row, seed);
    const url = buildPath(paths.samples, { kind });
    const request = { business, productCode, operation, planId: planOfSample.id, leadId };
    const made = await post(system.app, url, request);
    if (made.statusCode === 201) {
      const { id } = made.json<Sample>();
      const link = await open[kind](id, row.locale);
      const plan = link.plans.find((sold) => isOffered(sold, brand, method));
      if (plan) return { id, link, plan, offer };
    } else expect([kind, made.statusCode]).toEqual(['upgrade', 422]);
  }
  throw new Error(`No ${kind} offers ${method}`);
}

type Found = Awaited<ReturnType<typeof findLink>>;

const hasForm = (method: PaymentMethod): method is FormMethod => Object.hasOwn(formMethods, method);

async function withCheckedCard(
  order: FilledOrder,
  subscriptionId: string,
  plan: Plan,
): Promise<FilledOrder> {
  const checked = await createCardVerifier(subscriptionId)(typeCard(plan));
  if (checked.kind !== 'verified') throw new Error(`The card is ${checked.kind}`);
  const { paymentProfileId } = checked;
  const parts = order.parts.map((part) =>
    part.method === 'default-credit-card' ? { ...part, paymentProfileId } : part,
  );
  return { ...order, parts };
}

async function pay({ id, link, offer, plan }: Found, { method }: LinkRow, typist: Typist) {
  if (!hasForm(method)) throw new Error(`No form pays by ${method}`);
  const { acceptance, links } = offer.brand;
  const known = link.sale.buyer.documentType;
  const { hasAddressForm } = offer.config;
  const order = await fillInForm(method, { ...offer, plan, hasAddressForm, known }, typist);
  const { subscriptionId } = link;
  const call = createPayLinkCall(
    {
      subject: { id, planId: plan.id },
      reference: id,
      brand: {
        isAcceptanceEnabled: acceptance.isEnabled,
        links: links?.test ?? { domain: '', firstAccess: '', terms: '', politics: '' },
      },
      send: link.createSend(plan),
      onGone: () => undefined,
    },
    subscriptionId === undefined ? order : await withCheckedCard(order, subscriptionId, plan),
  );
  return sendPayment({ name: id, current: { kind: 'idle' }, isLeft: false }, call);
}

export async function walkLink(system: SandboxSystem, row: LinkRow, seed: number): Promise<void> {
  const found = await findLink(system, row, seed);
  const { link, plan } = found;
  expect(link.sale.buyer.documentType).toBe(row.known);
  const before = await countLedger(system);
  const outcome = await pay(found, row, { seed: 2_000 + seed, payer: 'person' });
  if (outcome.kind !== 'accepted') throw new Error(`The payment is ${JSON.stringify(outcome)}`);
  await expectReceipt(system, outcome.payment.token, { before, plan });
}
