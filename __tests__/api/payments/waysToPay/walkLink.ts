import { createConsent } from '@/components/payment/paymentCall';
import { paymentMethods as formMethods } from '@/components/payment/methods/paymentMethods';
import type { FormMethod } from '@/components/payment/paymentValues';
import type { CardVerification, CustomOffer } from '@/contract/customOffer';
import type { DocumentType, PaymentMethod } from '@/contract/enumerations';
import type { Invoice } from '@/contract/invoice';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentPart } from '@/contract/paymentParts';
import type { PaymentV1Request } from '@/contract/paymentV1';
import type { Plan } from '@/contract/product';
import type { Recovery } from '@/contract/recovery';
import type { Sample, SampleKind } from '@/contract/samples';
import type { Subscription } from '@/contract/subscription';
import { getCountry } from '@/domain/markets';
import { cards, typedCard } from '@/testing/cards';
import { createContact } from '@/testing/contact';
import { createLeadRequest } from '@/testing/requests';
import { createChannel } from '@/testing/sales';
import { patchLead, post } from '../../../support/commerceRequests';
import type { SandboxSystem } from '../../../support/startSandboxSystem';
import { createCpf } from '../../livelo/support';
import { fillInForm, sealCards, type Typist } from './form';
import type { LinkRow } from './linkRows';
import { isOffered, listOffers, read, type Offer } from './offers';
import { countLedger } from './settle';
import { expectReceipt } from './walk';

/** What the page of a link shows. */
interface OpenedLink {
  sale: { buyer: { documentType: DocumentType | null } };
  plans: readonly Plan[];
  /** What is said of it when it is paid. */
  type: PaymentV1Request['type'];
  /** An offer's, with whose subscription its card is checked. */
  subscriptionId?: string;
}

type Open = (system: SandboxSystem, id: string) => Promise<OpenedLink>;

const openInvoice: Open = async ({ app }, id) => {
  const sale = await read<Invoice>(app, buildPath(paths.invoice, { id }));
  return { sale, plans: [sale.plan], type: sale.kind };
};

const openSubscription = ({ app }: SandboxSystem, subscriptionId: string) =>
  read<Subscription>(app, buildPath(paths.subscription, { subscriptionId }));

/** As `services/checkout/loadPaymentLink.ts` reads each page's answer. */
const open: Record<SampleKind, Open> = {
  invoice: openInvoice,
  'sale-invoice': openInvoice,
  'first-invoice-payment': openInvoice,
  renew: async (system, id) => {
    const sale = await openSubscription(system, id);
    return { sale, plans: sale.renewal ? [sale.renewal.plan] : [], type: 'renew' };
  },
  upgrade: async (system, id) => {
    const sale = await openSubscription(system, id);
    return { sale, plans: sale.upgrades.map(({ plan }) => plan), type: 'upgrade' };
  },
  recovery: async ({ app }, id) => {
    const sale = await read<Recovery>(app, buildPath(paths.recovery, { id }));
    return { sale, plans: [sale.plan], type: 'direct' };
  },
  'custom-offer': async ({ app }, id) => {
    const sale = await read<CustomOffer>(app, buildPath(paths.customOffer, { id }));
    const { plan, subscriptionId } = sale;
    return { sale, plans: [plan], type: 'sale-invoice', subscriptionId };
  },
};

/** A lead of whom a document is known, or none. */
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

/** The first link of a kind whose page offers a method. */
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
      const link = await open[kind](system, id);
      const plan = link.plans.find((sold) => isOffered(sold, brand, method));
      if (plan) return { id, link, plan, offer };
    } else expect([kind, made.statusCode]).toEqual(['upgrade', 422]);
  }
  throw new Error(`No ${kind} offers ${method}`);
}

type Found = Awaited<ReturnType<typeof findLink>>;

const hasForm = (method: PaymentMethod): method is FormMethod => Object.hasOwn(formMethods, method);

/** Has a card checked on the page of an offer. */
async function verifyCard({ app }: SandboxSystem, { link }: Found) {
  const { subscriptionId = '' } = link;
  const url = buildPath(paths.cardVerification, { subscriptionId });
  const answer = await post(app, url, { encryptedCard: typedCard(cards.approved) });
  const { paymentProfileId } = answer.json<CardVerification>();
  const cookie = String(answer.headers['set-cookie'] ?? '').replace(/;.*/s, '');
  return { paymentProfileId, headers: { cookie } };
}

async function pay(system: SandboxSystem, found: Found, { kind, method }: LinkRow, typist: Typist) {
  const { id, link, offer, plan } = found;
  if (!hasForm(method)) throw new Error(`No form pays by ${method}`);
  const { config } = offer;
  const page = { ...offer, plan, hasAddressForm: config.hasAddressForm };
  const known = link.sale.buyer.documentType;
  const order = await fillInForm(method, { ...page, known }, typist);
  const checked = link.subscriptionId === undefined ? null : await verifyCard(system, found);
  const parts = sealCards(order.parts).map((part): PaymentPart =>
    part.method === 'default-credit-card' && checked
      ? { ...part, paymentProfileId: checked.paymentProfileId }
      : part,
  );
  const consent = createConsent({
    isAcceptanceEnabled: offer.brand.acceptance.isEnabled,
    links: offer.brand.links?.test ?? { domain: '', firstAccess: '', terms: '', politics: '' },
  });
  const { address, amount, document } = order;
  const sent = {
    ...consent,
    amount,
    paymentMethods: parts,
    seller: 'performance',
    source: 'direto',
    ...(document !== null && { document }),
  };
  if (kind === 'renew') {
    const { business, code: productCode } = offer.product;
    const url = buildPath(paths.renewalV2, { subscriptionId: id });
    const metadata = { locale: offer.locale };
    const renewed = { type: 'renew', business, productCode, planId: plan.id };
    return post(system.app, url, { ...sent, ...renewed, sessionId: 'session-1', metadata });
  }
  const body = {
    ...sent,
    type: link.type,
    referenceId: id,
    ...(kind === 'upgrade' && { planId: plan.id }),
    ...(address !== null && { address }),
  };
  return post(system.app, paths.paymentV1, body, undefined, checked?.headers);
}

/** Opens a buyer's own link and pays it, from the sample to the receipt. */
export async function walkLink(system: SandboxSystem, row: LinkRow, seed: number): Promise<void> {
  const found = await findLink(system, row, seed);
  const { link, plan } = found;
  expect(link.sale.buyer.documentType).toBe(row.known);
  const before = await countLedger(system);
  const answer = await pay(system, found, row, { seed: 2_000 + seed, payer: 'person' });
  await expectReceipt(system, answer, { before, plan });
}
