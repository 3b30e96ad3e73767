import type { Sample, SampleKind, SampleRequest } from '@/contract/samples';
import type { CatalogPlan, CatalogProduct } from '../../catalog/CatalogProduct';
import { createSamples } from '../../database/createSamples';
import { invalidField } from '../../errors/invalidField';
import { ProblemError } from '../../errors/ProblemError';
import type { Services } from '../../Services';
import { hashRequest } from '../hashRequest';
import { sampleLead } from './sampleLead';
import { sampleOfKind } from './sampleOfKind';

interface Asking {
  kind: SampleKind;
  request: SampleRequest;
  idempotencyKey: string;
}

/** The plan asked for; else the cheapest to upgrade from, the first for anything else. */
function planOf({ kind, request }: Asking, { plans }: CatalogProduct): CatalogPlan {
  const cheapestFirst = plans.toSorted((a, b) => a.standardAmount - b.standardAmount);
  const [first] = kind === 'upgrade' ? cheapestFirst : plans;
  const plan = request.planId ? plans.find(({ id }) => id === request.planId) : first;
  if (!plan) throw invalidField('/planId', 'unknown');
  return plan;
}

async function makeSample(services: Services, asking: Asking): Promise<Sample> {
  const { business, operation, productCode } = asking.request;
  const product = services.catalog.getProduct(productCode, business, operation);
  if (!product) throw invalidField('/productCode', 'unknown');
  const plan = planOf(asking, product);
  const lead = await sampleLead(services, asking.request);
  const { make, route } = sampleOfKind[asking.kind];
  const now = services.clock();
  const id = await make(services, { kind: asking.kind, lead, product, plan, now });
  const { path, ...named } = route(id);
  const query = { ...named, productCode, business, planId: plan.id, locale: lead.locale };
  return { id, path: `${path}?${new URLSearchParams(query).toString()}` };
}

/**
 * Makes something to be paid later, to try its page with, once per idempotency key.
 * @throws ProblemError not_found in production and for an unknown lead, invalid_field,
 * idempotency_key_reused.
 */
export async function createSample(services: Services, asking: Asking): Promise<Sample> {
  const { allowsSimulation, clock, connection } = services;
  if (!allowsSimulation) throw new ProblemError('not_found');
  const { idempotencyKey, kind, request } = asking;
  const samples = createSamples(connection);
  const requestHash = hashRequest({ kind, ...request });
  const earlier = await samples.get(idempotencyKey);
  if (earlier) {
    if (earlier.requestHash !== requestHash) throw new ProblemError('idempotency_key_reused');
    return { id: earlier.reference, path: earlier.path };
  }
  const sample = await makeSample(services, asking);
  const { id: reference, path } = sample;
  await samples.create({ idempotencyKey, requestHash, reference, path, createdAt: clock() });
  return sample;
}
