import { randomBytes } from 'node:crypto';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { customType, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { currencies, locales } from '@/contract/enumerations';
import { moment, money } from '../../database/columns';
import { type Connection, inTransaction } from '../../database/connect';
import { decrypt, encrypt, sealedText } from '../../database/sealing';

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

/**
 * The details of each contract's buyer are sealed with a key of their own: once it is destroyed, they
 * are unreadable.
 */
const contractKeys = pgTable('contract_keys', {
  contractId: uuid('contract_id').primaryKey(),
  /** Base64; null: destroyed. */
  key: sealedText('sealed_key'),
  destroyedAt: moment('destroyed_at'),
});

type ContractKey = Buffer | null;

const sealText = (text: string, key: ContractKey, about: string) =>
  key ? encrypt(Buffer.from(text), key, about).toString('base64') : text;

const openText = (stored: string, key: ContractKey, about: string) =>
  key ? decrypt(Buffer.from(stored, 'base64'), key, about).toString() : stored;

const toKey = (key: string | null): ContractKey =>
  key === null ? null : Buffer.from(key, 'base64');

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
  listOfLeads(leadIds: readonly string[]): Promise<ContractRow[]>;
  findByTerms(terms: ContractTerms): Promise<ContractRow | undefined>;
  create(contract: ContractRow): Promise<void>;
  findCall(idempotencyKey: string): Promise<ContractRequestInput | undefined>;
  saveCall(call: ContractRequestInput): Promise<void>;
  findAcceptance(contractId: string): Promise<ContractAcceptanceRow | undefined>;
  accept(acceptance: ContractAcceptanceRow): Promise<void>;
  isAccepted(sale: Pick<ContractRow, 'amount' | 'leadId' | 'planId'>): Promise<boolean>;
  findFile(contractId: string): Promise<Buffer | undefined>;
  saveFile(contractId: string, pdf: Buffer, at: Date): Promise<void>;
}

function openContract({ contract, key }: StoredContract): ContractRow | undefined {
  if (key?.key === null) return undefined;
  const markdown = openText(contract.markdown, toKey(key?.key ?? null), 'contract');
  return { ...contract, markdown };
}

interface StoredContract {
  contract: ContractRow;
  key: typeof contractKeys.$inferSelect | null;
}

export function contractRepository(connection: Connection): ContractRepository {
  const listWhere = async (condition: SQL | undefined): Promise<ContractRow[]> => {
    const stored = await connection
      .select({ contract: contracts, key: contractKeys })
      .from(contracts)
      .leftJoin(contractKeys, eq(contractKeys.contractId, contracts.id))
      .where(condition)
      .orderBy(asc(contracts.createdAt));
    return stored.flatMap((row) => openContract(row) ?? []);
  };
  const findWhere = async (condition: SQL | undefined) => (await listWhere(condition))[0];
  const findKey = async (contractId: string): Promise<ContractKey> => {
    const [found] = await connection
      .select({ key: contractKeys.key })
      .from(contractKeys)
      .where(eq(contractKeys.contractId, contractId));
    return toKey(found?.key ?? null);
  };
  return {
    find: (id) => findWhere(eq(contracts.id, id)),
    listOfLeads: (leadIds) => listWhere(inArray(contracts.leadId, [...leadIds])),
    findByTerms: ({ leadId, planId, termsHash }) =>
      findWhere(
        and(
          eq(contracts.leadId, leadId),
          eq(contracts.planId, planId),
          eq(contracts.termsHash, termsHash),
        ),
      ),
    async create(contract) {
      const key = randomBytes(32);
      const markdown = sealText(contract.markdown, key, 'contract');
      await inTransaction(connection, async (transaction) => {
        const written = await transaction
          .insert(contracts)
          .values({ ...contract, markdown })
          .onConflictDoNothing({
            target: [contracts.leadId, contracts.planId, contracts.termsHash],
          })
          .returning({ contractId: contracts.id });
        const keys = written.map(({ contractId }) => ({ contractId, key: key.toString('base64') }));
        if (keys.length > 0) await transaction.insert(contractKeys).values(keys);
      });
    },
    async findCall(idempotencyKey) {
      const [call] = await connection
        .select()
        .from(contractRequests)
        .where(eq(contractRequests.idempotencyKey, idempotencyKey));
      return call;
    },
    async saveCall(call) {
      await connection.insert(contractRequests).values(call).onConflictDoNothing();
    },
    async findAcceptance(contractId) {
      const [acceptance] = await connection
        .select()
        .from(contractAcceptances)
        .where(eq(contractAcceptances.contractId, contractId));
      if (!acceptance) return undefined;
      const key = await findKey(contractId);
      return { ...acceptance, address: openText(acceptance.address, key, 'address') };
    },
    async accept(acceptance) {
      const key = await findKey(acceptance.contractId);
      await connection
        .insert(contractAcceptances)
        .values({ ...acceptance, address: sealText(acceptance.address, key, 'address') })
        .onConflictDoNothing();
    },
    async findFile(contractId) {
      const [file] = await connection
        .select({ pdf: contractFiles.pdf })
        .from(contractFiles)
        .where(eq(contractFiles.contractId, contractId));
      if (!file) return undefined;
      const key = await findKey(contractId);
      return key ? decrypt(file.pdf, key, 'pdf') : file.pdf;
    },
    async saveFile(contractId, pdf, createdAt) {
      const key = await findKey(contractId);
      await connection
        .insert(contractFiles)
        .values({ contractId, pdf: key ? encrypt(pdf, key, 'pdf') : pdf, createdAt })
        .onConflictDoNothing();
    },
    async isAccepted({ amount, leadId, planId }) {
      const rows = await connection
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
