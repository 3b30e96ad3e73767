import { medcof } from '@/commerce/modules/catalogue/products/medcof';
import type { ContractSubject } from '@/commerce/modules/contracts/writeContract';
import { contact } from '@/testing/contact';
import { buildPlan } from './builders';

const lead: ContractSubject['lead'] = {
  id: 'c1a7b0de-54a5-4d5e-9f0c-0d6a3f1e2b11',
  idempotencyKey: '0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d',
  requestHash: '',
  ...contact,
  business: 'medcof',
  productCode: 'medcof-revalida',
  planId: null,
  planType: null,
  seller: 'performance',
  source: 'direto',
  tracking: null,
  operation: 'BR',
  locale: 'pt-BR',
  flowId: 'contract',
  brand: 'medcof',
  contactId: null,
  phoneVerifiedAt: null,
  erasedAt: null,
  referer: null,
  createdAt: new Date('2026-11-20T11:59:00Z'),
};

const [sold] = medcof.plans;
if (!sold) throw new Error('The product has no plan');

export const buildContractSubject = (changes: Partial<ContractSubject> = {}): ContractSubject => ({
  lead,
  document: null,
  product: medcof,
  sold,
  plan: buildPlan(),
  at: new Date('2026-11-20T12:00:00Z'),
  ...changes,
});
