import type { App } from '@/commerce/http/App';
import type { Contract } from '@/contract/contractDocument';
import type { LeadRequest } from '@/contract/lead';
import { buildPath, paths } from '@/contract/paths';
import { createLead, post } from './commerceRequests';

export const code = 'medcof-revalida';
export const planId = 'medcof-revalida-anual';

export const createContractLead = (app: App, changes: Partial<LeadRequest> = {}) =>
  createLead(app, { business: 'medcof', productCode: code, planId, ...changes });

export const generate = (app: App, body: object, key?: string) =>
  post(app, buildPath(paths.contractGeneration, { code }), body, key);

export async function createContract(app: App, leadId: string): Promise<Contract> {
  return (await generate(app, { leadId, planId })).json<Contract>();
}

export const accept = (app: App, id: string, leadId: string, key?: string) =>
  post(app, buildPath(paths.contractAcceptance, { code, id }), { leadId }, key);

export const download = (app: App, id: string, product = code) =>
  app.inject({ url: buildPath(paths.contract, { code: product }), query: { id } });
