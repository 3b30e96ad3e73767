import { randomUUID } from 'node:crypto';
import type { Locale, Operation } from '@/contract/enumerations';
import type { Sample, SampleKind, SampleRequest } from '@/contract/samples';
import { hashRequest, withIdempotency } from '../../http/idempotency';
import { invalidField, ProblemError } from '../../http/problems';
import type { Services } from '../../Services';
import type { CataloguePlan, CatalogueProduct } from '../catalogue/CatalogueProduct';
import { createLead, getLead, getLeadForProduct, type LeadRow } from '../leads/leads';
import { sampleRepository } from './repository';
import {
  createSampleOffer,
  createRecovery,
  createInvoiceMaker,
  createRenewable,
  createUpgradable,
  type SampleMaker,
} from './sampleMakers';

interface CreateSampleInput {
  kind: SampleKind;
  request: SampleRequest;
  idempotencyKey: string;
}

function choosePlan(
  { kind, request }: CreateSampleInput,
  { plans }: CatalogueProduct,
): CataloguePlan {
  const cheapestFirst = plans.toSorted((a, b) => a.standardAmount - b.standardAmount);
  const [first] = kind === 'upgrade' ? cheapestFirst : plans;
  const plan = request.planId ? plans.find(({ id }) => id === request.planId) : first;
  if (!plan) throw invalidField('/planId', 'unknown');
  return plan;
}

async function writeSample(services: Services, input: CreateSampleInput): Promise<Sample> {
  const { business, operation, productCode } = input.request;
  const product = services.catalogue.getProduct(productCode, business, operation);
  if (!product) throw invalidField('/productCode', 'unknown');
  const plan = choosePlan(input, product);
  const lead = await findOrCreateLead(services, input.request);
  const { create, route } = sampleRulesByKind[input.kind];
  const now = services.clock();
  const id = await create(services, { lead, product, plan, now });
  const { path, ...named } = route(id);
  const query = { ...named, productCode, business, planId: plan.id, locale: lead.locale };
  return { id, path: `${path}?${new URLSearchParams(query).toString()}` };
}

/**
 * Creates a sample of something to be paid later, to try its page with, once per idempotency key.
 * @throws ProblemError not_found in production and for an unknown lead, invalid_field,
 *   idempotency_key_reused.
 */
export async function createSample(services: Services, input: CreateSampleInput): Promise<Sample> {
  const { allowsSimulation, clock, connection } = services;
  if (!allowsSimulation) throw new ProblemError('not_found');
  const { idempotencyKey, kind, request } = input;
  const samples = sampleRepository(connection);
  const requestHash = hashRequest({ kind, ...request });
  return withIdempotency({
    find: () => samples.find(idempotencyKey),
    isSame: (earlier) => earlier.requestHash === requestHash,
    replay: ({ path, reference }) => ({ id: reference, path }),
    run: async () => {
      const sample = await writeSample(services, input);
      const { id: reference, path } = sample;
      await samples.create({ idempotencyKey, requestHash, reference, path, createdAt: clock() });
      return sample;
    },
  });
}

interface SampleRule {
  create: SampleMaker;
  route: (id: string) => { path: string; id?: string };
}

const invoiceRoute = (id: string) => ({ path: `/payment/${id}` });

const sampleRulesByKind: Record<SampleKind, SampleRule> = {
  invoice: { create: createInvoiceMaker('invoice'), route: invoiceRoute },
  'sale-invoice': { create: createInvoiceMaker('sale-invoice'), route: invoiceRoute },
  'first-invoice-payment': {
    create: createInvoiceMaker('first-invoice-payment'),
    route: invoiceRoute,
  },
  renew: { create: createRenewable, route: (id) => ({ path: `/renew/${id}` }) },
  recovery: { create: createRecovery, route: (id) => ({ path: `/recovery/${id}` }) },
  upgrade: { create: createUpgradable, route: (id) => ({ path: '/payment/upgrade', id }) },
  'custom-offer': { create: createSampleOffer, route: (id) => ({ path: '/custom-offer', id }) },
};

const createContact = () => ({
  name: 'Pessoa de Teste',
  // A shared address would own what an earlier sample sold.
  email: `teste.${randomUUID().slice(0, 8)}@example.com`,
});
const phones: Record<Operation, string> = { BR: '+5511900000000', MZ: '+258840000000' };
const locales: Record<Operation, Locale> = { BR: 'pt-BR', MZ: 'pt-MZ' };

/**
 * Finds the lead that the request names, or creates a new fictitious one.
 * @throws ProblemError not_found, invalid_field
 */
async function findOrCreateLead(services: Services, request: SampleRequest): Promise<LeadRow> {
  const { business, leadId: requestedId, locale, operation, planId, productCode } = request;
  if (requestedId) return getLeadForProduct(services, requestedId, request);
  const { leadId } = await createLead(
    services,
    {
      ...createContact(),
      phone: phones[operation],
      business,
      productCode,
      ...(planId ? { planId } : {}),
      seller: 'performance',
      source: 'direto',
      operation,
      locale: locale ?? locales[operation],
    },
    { idempotencyKey: randomUUID(), address: '127.0.0.1' },
  );
  return getLead(services.connection, leadId);
}
