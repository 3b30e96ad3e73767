import { and, eq } from 'drizzle-orm';
import type { Executor } from './connect';
import {
  contractAcceptances,
  contractFiles,
  contractRequests,
  contracts,
  type ContractAcceptanceRow,
  type ContractRow,
} from './tables';

interface ContractCall {
  idempotencyKey: string;
  requestHash: string;
  contractId: string;
  at: Date;
}

type Terms = Pick<ContractRow, 'leadId' | 'planId' | 'termsHash'>;

export interface Contracts {
  get(id: string): Promise<ContractRow | undefined>;
  getByTerms(terms: Terms): Promise<ContractRow | undefined>;
  /** Writes nothing when the lead has a contract with these terms. */
  create(contract: ContractRow): Promise<void>;
  getCall(idempotencyKey: string): Promise<ContractCall | undefined>;
  /** Writes nothing when the key was used before. */
  keepCall(call: ContractCall): Promise<void>;
  getAcceptance(contractId: string): Promise<ContractAcceptanceRow | undefined>;
  /** Writes nothing when the contract is accepted already, or the key was used before. */
  accept(acceptance: ContractAcceptanceRow): Promise<void>;
  getFile(contractId: string): Promise<Buffer | undefined>;
  /** The first file of a contract stays. */
  keepFile(contractId: string, pdf: Buffer, at: Date): Promise<void>;
}

export function createContracts(executor: Executor): Contracts {
  return {
    async get(id) {
      const [contract] = await executor.select().from(contracts).where(eq(contracts.id, id));
      return contract;
    },
    async getByTerms({ leadId, planId, termsHash }) {
      const [contract] = await executor
        .select()
        .from(contracts)
        .where(
          and(
            eq(contracts.leadId, leadId),
            eq(contracts.planId, planId),
            eq(contracts.termsHash, termsHash),
          ),
        );
      return contract;
    },
    async create(contract) {
      await executor
        .insert(contracts)
        .values(contract)
        .onConflictDoNothing({
          target: [contracts.leadId, contracts.planId, contracts.termsHash],
        });
    },
    async getCall(idempotencyKey) {
      const [call] = await executor
        .select()
        .from(contractRequests)
        .where(eq(contractRequests.idempotencyKey, idempotencyKey));
      return call;
    },
    async keepCall(call) {
      await executor.insert(contractRequests).values(call).onConflictDoNothing();
    },
    async getAcceptance(contractId) {
      const [acceptance] = await executor
        .select()
        .from(contractAcceptances)
        .where(eq(contractAcceptances.contractId, contractId));
      return acceptance;
    },
    async accept(acceptance) {
      await executor.insert(contractAcceptances).values(acceptance).onConflictDoNothing();
    },
    async getFile(contractId) {
      const [file] = await executor
        .select({ pdf: contractFiles.pdf })
        .from(contractFiles)
        .where(eq(contractFiles.contractId, contractId));
      return file?.pdf;
    },
    async keepFile(contractId, pdf, createdAt) {
      await executor
        .insert(contractFiles)
        .values({ contractId, pdf, createdAt })
        .onConflictDoNothing();
    },
  };
}
