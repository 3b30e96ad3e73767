import { and, eq } from 'drizzle-orm';
import type { Executor } from './connect';
import { contractAcceptances, contracts, type ContractRow } from './tables';

/** Whether a lead accepted a contract about a plan at a price (minor units). */
export async function isContractAccepted(
  executor: Executor,
  { amount, leadId, planId }: Pick<ContractRow, 'amount' | 'leadId' | 'planId'>,
): Promise<boolean> {
  const rows = await executor
    .select({ id: contracts.id })
    .from(contracts)
    .innerJoin(contractAcceptances, eq(contractAcceptances.contractId, contracts.id))
    .where(
      and(eq(contracts.leadId, leadId), eq(contracts.planId, planId), eq(contracts.amount, amount)),
    )
    .limit(1);
  return rows.length > 0;
}
