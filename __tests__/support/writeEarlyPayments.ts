import type { TestDatabase } from './createTestDatabase';

export const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;

/** Writes a declined card (3) and an open Pix (4) into a database after its fourth migration. */
export async function writeEarlyPayments(database: TestDatabase): Promise<void> {
  await database.query(
    `insert into leads (id, idempotency_key, request_hash, name, email, phone, business,
       product_code, seller, source, operation, locale, created_at)
     values ($1, $1, 'hash', 'Maria da Silva', 'maria@example.com', '+5511987654321',
       'meusucesso', 'ms', 'performance', 'direto', 'BR', 'pt-BR', now())`,
    [id(1)],
  );
  await database.query(
    `insert into purchases (id, lead_id, plan_id, type, created_at)
     values ($1, $2, 'ms-anual', 'direct', now())`,
    [id(2), id(1)],
  );
  const payment = `insert into payments (id, token, purchase_id, idempotency_key, request_hash, state,
    method, amount, currency, installments, business, product_code, plan_id, operation, seller,
    source, payer_name, payer_email, payer_phone, provider, provider_charge_id, decline_reason,
    pix_txid, pix_code, pix_expires_at, next_check_at, created_at)
    values ($1::uuid, $2, $3, $1::uuid, 'hash', $4, $5, 114000, 'BRL', $6, 'meusucesso', 'ms', 'ms-anual', 'BR',
    'performance', 'direto', 'Maria da Silva', 'maria@example.com', '+5511987654321', 'sandbox', $2,
    $7, $8, $8, $9, $9, now())`;
  const card = ['declined', 'credit-card', 12, 'card_refused', null, null];
  const pix = ['pending', 'pix', null, null, 'txid-of-a-pix', '2026-11-20T12:00:00Z'];
  await database.query(payment, [id(3), 'c'.repeat(24), id(2), ...card]);
  await database.query(payment, [id(4), 'p'.repeat(24), id(2), ...pix]);
}
