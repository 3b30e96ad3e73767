import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Payer } from '../../providers/PaymentProvider';
import type { Executor } from '../../database/connect';
import { fingerprint } from '../../database/sealing';
import type { PaymentRow, Purchase } from './Payment';
import { payments, purchases } from './tables';
import { payerOwnedTypes } from './typeGroups';

/** By the purchase's id, which has an index: the payment that pays a purchase is one of its own. */
const isPaidBy = and(
  eq(purchases.id, payments.purchaseId),
  eq(purchases.paidPaymentId, payments.id),
);

type Sold = Pick<Purchase, 'business' | 'leadId' | 'productCode'>;
type Known = Pick<Payer, 'document' | 'email'>;

function selectOwned(
  executor: Executor,
  { business, leadId, productCode }: Sold,
  { document, email }: Known,
) {
  const isPayer = or(
    sql`lower(${payments.payerEmail}) = ${email.toLowerCase()}`,
    document === null ? undefined : eq(payments.payerDocumentHash, fingerprint(document)),
  );
  return executor
    .select({ id: payments.id, state: payments.state, leadId: purchases.leadId })
    .from(payments)
    .innerJoin(purchases, isPaidBy)
    .where(
      and(
        isPayer,
        eq(payments.productCode, productCode),
        eq(payments.business, business),
        inArray(purchases.type, payerOwnedTypes),
        ne(purchases.leadId, leadId),
      ),
    )
    .orderBy(sql`${payments.state} = 'trial'`);
}

/**
 * Finds the payment by which somebody with a payer's e-mail address or document has a purchase's
 * product with another lead; a trial comes last. Refunded money does not count.
 */
export async function findOwnedPayment(
  executor: Executor,
  sold: Sold,
  payer: Known,
): Promise<Pick<PaymentRow, 'id' | 'state'> | undefined> {
  const [found] = await selectOwned(executor, sold, payer).limit(1);
  return found;
}

/** Lists the other leads with which that payer has the product, as `findOwnedPayment` finds one. */
export async function listOwningLeads(
  executor: Executor,
  sold: Sold,
  payer: Known,
): Promise<string[]> {
  return (await selectOwned(executor, sold, payer)).map(({ leadId }) => leadId);
}

export async function hasPaidOtherProduct(
  executor: Executor,
  email: string,
  productCode: string,
): Promise<boolean> {
  const found = await executor
    .select({ id: purchases.id })
    .from(payments)
    .innerJoin(purchases, isPaidBy)
    .where(
      and(
        eq(sql`lower(${payments.payerEmail})`, email),
        ne(payments.productCode, productCode),
        // A buyer on a trial has not paid.
        eq(payments.state, 'paid'),
      ),
    )
    .limit(1);
  return found.length > 0;
}

export async function hasPaidPurchase(
  executor: Executor,
  leadId: string,
  productCode: string,
): Promise<boolean> {
  const found = await executor
    .select({ id: purchases.id })
    .from(purchases)
    .innerJoin(payments, eq(payments.id, purchases.paidPaymentId))
    .where(and(eq(purchases.leadId, leadId), eq(payments.productCode, productCode)))
    .limit(1);
  return found.length > 0;
}
