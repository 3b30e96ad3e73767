import { and, eq } from 'drizzle-orm';
import { customType, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { currencies, locales } from '@/contract/enumerations';
import { moment, money } from '../../database/columns';
import type { Executor } from '../../database/connect';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

const contracts = pgTable('contracts', {
  id: uuid('id').primaryKey(),
  leadId: uuid('lead_id').notNull(),
  productCode: text('product_code').notNull(),
  planId: text('plan_id').notNull(),
  termsHash: text('terms_hash').notNull(),
  locale: text('locale', { enum: locales }).notNull(),
  title: text('title').notNull(),
  markdown: text('markdown').notNull(),
  hash: text('hash').notNull(),
  /** Minor units. */
  amount: money('amount').notNull(),
  currency: text('currency', { enum: currencies }).notNull(),
  voucher: text('voucher'),
  offer: text('offer'),
  seller: text('seller').notNull(),
  createdAt: moment('created_at').notNull(),
});

const contractRequests = pgTable('contract_requests', {
  idempotencyKey: uuid('idempotency_key').primaryKey(),
  requestHash: text('request_hash').notNull(),
  contractId: uuid('contract_id').notNull(),
  at: moment('at').notNull(),
});

const contractAcceptances = pgTable('contract_acceptances', {
  contractId: uuid('contract_id').primaryKey(),
  idempotencyKey: uuid('idempotency_key').notNull().unique(),
  leadId: uuid('lead_id').notNull(),
  hash: text('hash').notNull(),
  address: text('address').notNull(),
  acceptedAt: moment('accepted_at').notNull(),
});

const contractFiles = pgTable('contract_files', {
  contractId: uuid('contract_id').primaryKey(),
  pdf: bytes('pdf').notNull(),
  createdAt: moment('created_at').notNull(),
});

export type ContractRow = typeof contracts.$inferSelect;
type ContractAcceptanceRow = typeof contractAcceptances.$inferSelect;

interface ContractRequestInput {
  idempotencyKey: string;
  requestHash: string;
  contractId: string;
  at: Date;
}

type ContractTerms = Pick<ContractRow, 'leadId' | 'planId' | 'termsHash'>;

interface ContractRepository {
  find(id: string): Promise<ContractRow | undefined>;
  findByTerms(terms: ContractTerms): Promise<ContractRow | undefined>;
  /** Writes nothing when the lead has a contract with these terms. */
  create(contract: ContractRow): Promise<void>;
  findCall(idempotencyKey: string): Promise<ContractRequestInput | undefined>;
  /** Writes nothing when the key was used before. */
  saveCall(call: ContractRequestInput): Promise<void>;
  findAcceptance(contractId: string): Promise<ContractAcceptanceRow | undefined>;
  /** Writes nothing when the contract is accepted already, or the key was used before. */
  accept(acceptance: ContractAcceptanceRow): Promise<void>;
  /** Whether a lead accepted a contract about a plan at a price (minor units). */
  isAccepted(sale: Pick<ContractRow, 'amount' | 'leadId' | 'planId'>): Promise<boolean>;
  findFile(contractId: string): Promise<Buffer | undefined>;
  /** The first file of a contract stays. */
  saveFile(contractId: string, pdf: Buffer, at: Date): Promise<void>;
}

export function contractRepository(executor: Executor): ContractRepository {
  return {
    async find(id) {
      const [contract] = await executor.select().from(contracts).where(eq(contracts.id, id));
      return contract;
    },
    async findByTerms({ leadId, planId, termsHash }) {
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
    async findCall(idempotencyKey) {
      const [call] = await executor
        .select()
        .from(contractRequests)
        .where(eq(contractRequests.idempotencyKey, idempotencyKey));
      return call;
    },
    async saveCall(call) {
      await executor.insert(contractRequests).values(call).onConflictDoNothing();
    },
    async findAcceptance(contractId) {
      const [acceptance] = await executor
        .select()
        .from(contractAcceptances)
        .where(eq(contractAcceptances.contractId, contractId));
      return acceptance;
    },
    async accept(acceptance) {
      await executor.insert(contractAcceptances).values(acceptance).onConflictDoNothing();
    },
    async findFile(contractId) {
      const [file] = await executor
        .select({ pdf: contractFiles.pdf })
        .from(contractFiles)
        .where(eq(contractFiles.contractId, contractId));
      return file?.pdf;
    },
    async saveFile(contractId, pdf, createdAt) {
      await executor
        .insert(contractFiles)
        .values({ contractId, pdf, createdAt })
        .onConflictDoNothing();
    },
    async isAccepted({ amount, leadId, planId }) {
      const rows = await executor
        .select({ id: contracts.id })
        .from(contracts)
        .innerJoin(contractAcceptances, eq(contractAcceptances.contractId, contracts.id))
        .where(
          and(
            eq(contracts.leadId, leadId),
            eq(contracts.planId, planId),
            eq(contracts.amount, amount),
          ),
        )
        .limit(1);
      return rows.length > 0;
    },
  };
}
