import type { Services } from '../../Services';
import { hasUsedTrial } from '../agreements/usedTrials';
import type { CataloguePlan, CatalogueProduct } from '../catalogue/CatalogueProduct';
import { findSaleFlow } from '../catalogue/saleFlows';
import { findRefusedDocument } from '../leads/leads';
import { findLastDocument } from '../payments/findPayment';
import type { VoucherBuyer } from './buyer';

export interface TrialOffer {
  days: number;
  isUsed: boolean;
}

/**
 * Finds the trial of the flow that a buyer is on; null: the flow has none. Each e-mail address and
 * document may use it once. Only documents that came with a payment are checked: anybody can write
 * another person's to a lead, to learn whether that person used the trial.
 */
export async function findTrialOffer(
  { connection }: Pick<Services, 'connection'>,
  buyer: VoucherBuyer,
  { plan, product }: { plan: CataloguePlan; product: CatalogueProduct },
): Promise<TrialOffer | null> {
  const flow = findSaleFlow(buyer.flowProduct, buyer.flowId);
  const sold = flow?.steps.find(({ templateId }) => templateId === 'payment')?.props.plan?.id;
  if (!flow?.trial || buyer.flowProduct !== product || sold !== plan.id) return null;
  const { days } = flow.trial;
  if (buyer.email === null || buyer.leadId === null) return { days, isUsed: false };
  const { email, leadId } = buyer;
  const paidWith = (await findLastDocument(connection, leadId)) ?? null;
  const documents = new Set([paidWith, await findRefusedDocument(connection, leadId)]);
  for (const document of documents) {
    const isUsed = await hasUsedTrial(connection, product, { document, email });
    if (isUsed) return { days, isUsed };
  }
  return { days, isUsed: false };
}
