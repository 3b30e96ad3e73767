import { and, eq, exists, inArray, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Business, PaymentState } from '@/contract/enumerations';
import type { Executor } from '../../database/connect';
import { fingerprint } from '../../database/sealing';
import { paymentParts, payments, purchases } from './tables';

export function isPaidReference(executor: Executor, reference: SQL, type: SQL) {
  return executor
    .select({ id: purchases.id })
    .from(purchases)
    .where(
      and(
        // The index and its predicate come first; the condition itself is the last one.
        sql`split_part(${purchases.reference}, ':', 1) = ${reference}`,
        sql`${purchases.reference} <> ''`,
        sql`${purchases.type} = ${type}`,
        isNotNull(purchases.paidPaymentId),
        eq(purchases.reference, reference),
      ),
    );
}

export function isPaymentInState(
  executor: Executor,
  id: SQL,
  states: readonly PaymentState[],
  leadId?: string,
): SQL {
  return exists(
    executor
      .select({ id: payments.id })
      .from(payments)
      .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
      .where(
        and(
          eq(payments.id, id),
          inArray(payments.state, [...states]),
          leadId === undefined ? undefined : eq(purchases.leadId, leadId),
        ),
      ),
  );
}

const isDocument = (document: string) => eq(payments.payerDocumentHash, fingerprint(document));

export function isPaymentOf(
  executor: Executor,
  id: SQL,
  who: { leadId: string } | { document: string },
): SQL {
  return exists(
    executor
      .select({ id: payments.id })
      .from(payments)
      .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
      .where(
        and(
          eq(payments.id, id),
          'leadId' in who ? eq(purchases.leadId, who.leadId) : isDocument(who.document),
        ),
      ),
  );
}

export interface ProductPayer {
  business: Business;
  productCode: string;
  /** Lower case. */
  email: string;
  document: string | null;
}

export function isPaymentBy(
  executor: Executor,
  id: SQL,
  { business, document, email, productCode }: ProductPayer,
): SQL {
  return exists(
    executor
      .select({ id: payments.id })
      .from(payments)
      .where(
        and(
          eq(payments.id, id),
          or(
            sql`lower(${payments.payerEmail}) = ${email}`,
            document === null ? undefined : isDocument(document),
          ),
          eq(payments.productCode, productCode),
          eq(payments.business, business),
        ),
      ),
  );
}

export function isPaymentAt(executor: Executor, id: SQL, provider: string): SQL {
  return exists(
    executor
      .select({ id: paymentParts.paymentId })
      .from(paymentParts)
      .where(and(eq(paymentParts.paymentId, id), eq(paymentParts.provider, provider))),
  );
}

export const selectPartsElsewhere = (executor: Executor, provider: string) =>
  executor
    .select({ paymentId: paymentParts.paymentId, provider: paymentParts.provider })
    .from(paymentParts)
    .where(ne(paymentParts.provider, provider))
    .as('parts_elsewhere');
