import { randomUUID } from 'node:crypto';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { Contract } from '@/contract/contractDocument';
import { paths } from '@/contract/paths';
import type { SampleKind } from '@/contract/samples';
import { productKeys } from '@/services/checkout/productKeys';
import { createContact } from '@/testing/contact';
import { createLeadRequest, createPaymentRequest } from '@/testing/requests';
import { createChannel, sales } from '@/testing/sales';
import { type Buyer, createBuyer, createPart, openCardEncryption, type Way } from './buyers';
import { type Answer, send } from './client';
import { inParallel } from './inParallel';
import { type Example, fillPath } from './openApi';
import type { FaultSystem } from './system';

const ways: readonly Way[] = ['card', 'pix', 'bankslip'];
const { business, planId, productCode: code } = sales.ms;
const sale = { business, productCode: code };
const school = { brand: 'numberone', country: 'BR' };
const withContract = { ...productKeys.medcof, planId: 'medcof-revalida-anual' };
const city = { ...school, region: 'MG', city: 'contagem' };

const Sample = Type.Object({ id: Type.String() });
const Made = Type.Pick(Contract, ['contractId']);

const samples: readonly [SampleKind, path: string, idName: string][] = [
  ['invoice', paths.invoice, 'id'],
  ['renew', paths.subscription, 'subscriptionId'],
  ['recovery', paths.recovery, 'id'],
  ['custom-offer', paths.customOffer, 'id'],
];

const openReads: readonly [path: string, parts?: Partial<Example>][] = [
  [paths.productV2, { inPath: { code }, inQuery: { business } }],
  [paths.productV1, { inPath: { code }, inQuery: { business } }],
  [paths.productConfig, { inPath: { code }, inQuery: { business } }],
  [paths.productTickets, { inPath: { code }, inQuery: { business } }],
  [paths.planProduct, { inPath: { planId } }],
  [
    paths.flags,
    {
      inQuery: {
        'properties[business]': business,
        'properties[product]': code,
        'properties[operation]': 'BR',
      },
    },
  ],
  [
    paths.seller,
    { inPath: { source: 'direto' }, inQuery: { seller: 'ana', operation: 'BR', product: code } },
  ],
  [paths.franchiseRegions, { inQuery: school }],
  [paths.franchiseCities, { inQuery: { ...school, region: city.region } }],
  [paths.franchiseUnits, { inQuery: city }],
  [paths.testLocations, { inQuery: city }],
  [paths.cardKey],
];

const toExample = (path: string, parts: Partial<Example>): Example => ({
  method: parts.body === undefined ? 'get' : 'post',
  path: path.replaceAll(/:(\w+)/g, '{$1}'),
  inPath: {},
  inQuery: {},
  ...parts,
});

export interface ScriptedBuyers {
  call: (turn: number) => Promise<Answer>;
  prepare: (count: number) => Promise<void>;
  examples: readonly Example[];
}

export async function createScriptedBuyers(system: FaultSystem): Promise<ScriptedBuyers> {
  const encrypt = await openCardEncryption(system);
  const examples: Example[] = [];
  const waiting: Buyer[] = [];
  const made: { token: string; idempotencyKey: string }[] = [];
  const contracts: { id: string; leadId: string }[] = [];
  const sampleIds = new Map<SampleKind, string>();

  /** @param body as it is sent; the example keeps it as the buyer typed it */
  async function call(
    path: string,
    parts: Partial<Example> = {},
    key: string = randomUUID(),
    body: object | undefined = parts.body,
  ): Promise<Answer> {
    const example = toExample(path, parts);
    const query = new URLSearchParams(example.inQuery).toString();
    const answer = await send(
      `${system.commerceUrl}${fillPath(example.path, example.inPath)}?${query}`,
      {
        method: example.method.toUpperCase(),
        key,
        ...(body && { body }),
      },
    );
    if (answer.status >= 200 && answer.status < 300) examples.push(example);
    return answer;
  }

  const createPayment = (turn: number, buyer: Buyer) =>
    createPaymentRequest(buyer, sales.ms, [createPart(ways[turn % ways.length] ?? 'card')]);

  async function pay(turn: number): Promise<Answer> {
    const buyer = waiting.pop() ?? (await createBuyer(system));
    const idempotencyKey = randomUUID();
    const body = createPayment(turn, buyer);
    const encrypted = await encrypt(body, idempotencyKey);
    const answer = await call(paths.paymentV2, { body }, idempotencyKey, encrypted);
    if (answer.body.token !== undefined) made.push({ token: answer.body.token, idempotencyKey });
    return answer;
  }

  async function complete(): Promise<Answer> {
    const buyer = await createBuyer(system);
    waiting.push(buyer);
    return call(paths.leadUpdate, {
      method: 'patch',
      inPath: { leadId: buyer.leadId },
      body: { business, document: buyer.document },
    });
  }

  async function makeSample(kind: SampleKind): Promise<Answer> {
    const body = { ...sale, operation: 'BR' };
    const answer = await call(paths.samples, { inPath: { kind }, body });
    if (answer.status === 201) sampleIds.set(kind, Value.Parse(Sample, JSON.parse(answer.text)).id);
    return answer;
  }

  async function makeContract(): Promise<Answer> {
    const { productCode, planId: plan } = withContract;
    const channel = { ...createChannel(withContract), planId: plan };
    const lead = await call(paths.lead, { body: createLeadRequest(createContact(), channel) });
    const leadId = lead.body.leadId ?? randomUUID();
    const answer = await call(paths.contractGeneration, {
      inPath: { code: productCode },
      body: { leadId, planId: plan },
    });
    if (answer.status === 201)
      contracts.push({ leadId, id: Value.Parse(Made, JSON.parse(answer.text)).contractId });
    return answer;
  }

  const lastContract = () => contracts.at(-1) ?? { id: randomUUID(), leadId: randomUUID() };

  function acceptContract(): Promise<Answer> {
    const { id, leadId } = lastContract();
    const inPath = { code: withContract.productCode, id };
    return call(paths.contractAcceptance, { inPath, body: { leadId } });
  }

  const readContract = () =>
    call(paths.contract, {
      inPath: { code: withContract.productCode },
      inQuery: { id: lastContract().id },
    });

  const lastMade = () => made.at(-1) ?? { token: randomUUID(), idempotencyKey: randomUUID() };
  const atToken = () => ({ inPath: { token: lastMade().token } });
  const calls: readonly ((turn: number) => Promise<Answer>)[] = [
    () => call(paths.lead, { body: createLeadRequest(createContact()) }),
    complete,
    pay,
    () => call(paths.payment, atToken()),
    pay,
    () => call(paths.paymentAttempt, { inPath: { idempotencyKey: lastMade().idempotencyKey } }),
    pay,
    () => call(paths.bankSlipDocument, atToken()),
    () => call(paths.paymentSimulation, { method: 'post', ...atToken() }),
    makeContract,
    acceptContract,
    readContract,
    ...samples.flatMap(([kind, path, idName]) => [
      () => makeSample(kind),
      () => call(path, { inPath: { [idName]: sampleIds.get(kind) ?? kind } }),
    ]),
    ...openReads.map(
      ([path, parts]) =>
        () =>
          call(path, parts),
    ),
  ];

  return {
    examples,
    call: (turn) => calls[turn % calls.length]?.(turn) ?? pay(turn),
    prepare: async (count) => {
      await inParallel(Array.from({ length: count }), 16, async (_, turn) => {
        const buyer = await createBuyer(system);
        const inPath = { leadId: buyer.leadId };
        examples.push(
          toExample(paths.paymentV2, { body: createPayment(turn, buyer) }),
          toExample(paths.phoneCode, { inPath, body: sale }),
        );
      });
    },
  };
}
