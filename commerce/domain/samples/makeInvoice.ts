import { createInvoices } from '../../database/createInvoices';
import { createReference } from '../createReference';
import { addDays, localDate } from '../subscriptions/localDate';
import type { InvoiceKind } from '@/contract/invoice';
import { makeSubscription } from './makeSubscription';
import type { Making, MakeSample } from './Making';
import type { Services } from '../../Services';

const daysToPay = 7;
const daysOpen = 30;

async function makeInvoice(services: Services, making: Making, kind: InvoiceKind): Promise<string> {
  const { lead, now, plan, product } = making;
  const id = createReference();
  const endsAt = addDays(now, daysOpen);
  await createInvoices(services.connection).create({
    id,
    kind,
    leadId: lead.id,
    subscriptionId:
      kind === 'sale-invoice' ? null : await makeSubscription(services, making, endsAt),
    planId: plan.id,
    description: `${product.name} · ${plan.name}`,
    amount: plan.standardAmount,
    dueDate: localDate(addDays(now, daysToPay), product.operation),
    endsAt,
    cancelledAt: null,
    createdAt: now,
  });
  return id;
}

/** An invoice for a plan, open for a month. */
export const makeInvoiceOf =
  (kind: InvoiceKind): MakeSample =>
  (services, making) =>
    makeInvoice(services, making, kind);
