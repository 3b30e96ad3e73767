import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '@/commerce/database/connect';
import { customOfferRepository, invoiceRepository } from '@/commerce/modules/payLinks/repository';
import { listPaidPeriods } from '@/commerce/modules/payments/periodPayments';
import { connectPatiently } from '../../support/connectPatiently';
import { createSample } from '../../support/paidLater';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;
let open: OpenDatabase;

const buyer = `'Maria da Silva', 'maria@example.com', '+5511987654321'`;
const product = `'meusucesso', 'ms', 'BR', 'performance', 'direto', now()`;

const renewals = `
  insert into leads (id, idempotency_key, request_hash, locale, name, email, phone, business,
    product_code, operation, seller, source, created_at)
  select gen_random_uuid(), gen_random_uuid(), 'hash', 'pt-BR', ${buyer}, ${product}
  from generate_series(1, 5000);
  insert into purchases (id, lead_id, business, product_code, type, reference, created_at)
  select id, id, business, product_code, 'renew', md5(id::text) || ':2026-01-01', now() from leads;
  insert into payments (id, token, purchase_id, idempotency_key, request_hash, state, amount,
    currency, plan_id, payer_name, payer_email, payer_phone, business, product_code, operation,
    seller, source, created_at, description)
  select id, md5(id::text), id, id, 'hash', 'paid', 114000, 'BRL', 'ms-anual', ${buyer}, ${product},
    'meuSucesso'
  from leads;
  update purchases set paid_payment_id = id;
  insert into payment_transitions (payment_id, from_state, to_state, cause, at)
  select id, 'processing', 'paid', 'provider', now() from payments;
  analyze leads, purchases, payments, payment_transitions;`;

beforeAll(async () => {
  commerce = await startTestCommerce();
  open = connectPatiently(commerce.database.url);
  await commerce.database.query(renewals);
});
afterAll(async () => {
  await open.close();
  await commerce.stop();
});

async function timesUsed(): Promise<number> {
  // Statistics are written with the next statement only on request.
  await open.connection.execute(sql`select pg_stat_force_next_flush()`);
  const [row] = await commerce.database.query(
    `select idx_scan from pg_stat_user_indexes where indexrelname = 'purchases_reference'`,
  );
  return Number(row?.idx_scan);
}

test.each([
  ['renew', (id: string) => listPaidPeriods(open.connection, id)],
  ['invoice', (id: string) => invoiceRepository(open.connection).findOpen(id, new Date())],
  ['custom-offer', (id: string) => customOfferRepository(open.connection).findOpen(id, new Date())],
] as const)('%s: an index finds what was paid', async (kind, read) => {
  const { id } = await createSample(commerce, kind);
  const before = await timesUsed();
  expect(await read(id)).toBeDefined();
  expect(await timesUsed()).toBe(before + 1);
});
