import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { buildPath, paths } from '@/contract/paths';
import { query } from '@/testing/query';
import { createPaymentRequest } from '@/testing/requests';
import { sales } from '@/testing/sales';
import { createBuyer, createPart, openCardEncryption } from '../buyers';
import { sendPatiently } from '../client';
import { inParallel } from '../inParallel';
import { createFigure, createTimingFigure, type Scenario, takeShare } from '../Scenario';
import type { FaultSystem } from '../system';
import { type Tampering, tamperings } from '../tampering';

const tamperingCount = 5_000;
const width = 12;
const seed = 20_261_122;

interface Charged {
  amount: string;
  planId: string;
  productCode: string;
  business: string;
  operation: string;
  voucher: string | null;
  offer: string | null;
  flowId: string | null;
  seller: string;
  installments: number | null;
}

const chargedSales = `
  select p.plan_id as "planId", p.product_code as "productCode", p.business, p.operation, p.voucher,
    p.offer, p.flow_id as "flowId", p.seller,
    sum(part.amount)::text as amount,
    case when count(*) = 1 then min(part.installments) end as installments
  from payments p
  join payment_parts part on part.payment_id = p.id
  where part.provider_charge_id is not null
  group by p.id`;

const Quote = Type.Object({
  plans: Type.Array(
    Type.Object({
      id: Type.String(),
      amount: Type.Integer(),
      installments: Type.Array(Type.Object({ id: Type.Integer(), totalValue: Type.Integer() })),
    }),
  ),
});

async function loadQuote(
  { commerceUrl }: FaultSystem,
  sale: Charged,
  leadId: string,
): Promise<number | undefined> {
  const { business, flowId, offer, operation, planId, seller, voucher } = sale;
  const named = { business, flowId, leadId, offer, operation, planId, seller, voucher };
  const given = Object.entries(named).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  const path = buildPath(paths.productV2, { code: sale.productCode });
  const url = `${commerceUrl}${path}?${new URLSearchParams(given).toString()}`;
  const { text } = await sendPatiently(url, {});
  const quote: unknown = JSON.parse(text);
  if (!Value.Check(Quote, quote)) return undefined;
  const plan = quote.plans.find(({ id }) => id === planId);
  const spread = plan?.installments.find(({ id }) => id === sale.installments);
  return sale.installments === null ? plan?.amount : spread?.totalValue;
}

async function tamper(system: FaultSystem, changes: readonly Tampering[]) {
  const encrypt = await openCardEncryption(system);
  const fresh = () => createBuyer(system);
  const idle = await inParallel(Array.from({ length: width }), width, fresh);
  return inParallel(changes, width, async (change, index) => {
    const buyer = idle.pop() ?? (await fresh());
    const part = createPart(index % 2 === 0 ? 'card' : 'pix');
    const key = randomUUID();
    const request = await encrypt(createPaymentRequest(buyer, sales.ms, [part]), key);
    const body = JSON.stringify(change(request));
    const answer = await sendPatiently(`${system.commerceUrl}${paths.paymentV2}`, { body, key });
    idle.push(answer.status === 201 ? await fresh() : buyer);
    return answer;
  });
}

export const tampering: Scenario = {
  name: 'tampering',
  async run(system, share) {
    const numRuns = takeShare(tamperingCount, share);
    const answers = await tamper(system, fc.sample(tamperings, { numRuns, seed }));
    const charged = await query<Charged>(system, chargedSales);
    // A buyer who has paid no longer gets offers that hold once for each buyer, so a new lead is quoted.
    const { leadId } = await createBuyer(system);
    const asQuoted = await inParallel(
      charged,
      width,
      async (sale) => (await loadQuote(system, sale, leadId)) === Number(sale.amount),
    );
    const first = answers.filter(({ isFirst }) => isFirst);
    const understood = answers.filter(({ status }) => status > 0 && status < 500);
    return [
      createFigure('tamperings answered, none with 5xx', numRuns, understood.length),
      createTimingFigure('tamperings answered at the first time', numRuns, first.length),
      createFigure('charges as quoted', charged.length, asQuoted.filter(Boolean).length),
    ];
  },
};
