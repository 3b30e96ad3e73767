import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { paths } from '@/contract/paths';
import type { PaymentPart } from '@/contract/paymentParts';
import { limits } from '@/domain/limits';
import { cards as testCards } from '@/testing/cards';
import { createPaymentRequest } from '@/testing/requests';
import { sales } from '@/testing/sales';
import {
  type Buyer,
  createBuyer,
  createCardPart,
  createPart,
  type EncryptCards,
  openCardEncryption,
} from '../buyers';
import { type Answer, send } from '../client';
import { inParallel } from '../inParallel';
import { type Records, readRecords } from '../checker';
import { getLogFile } from '../runScenario';
import {
  createFigure,
  createLimitFigure,
  type Figure,
  type Scenario,
  takeShare,
} from '../Scenario';
import { chooseCommerce, type FaultSystem } from '../system';
import { fromAddress } from './addresses';

const cardCount = 1_000;
const width = 40;
const name = 'stolen cards';

interface Attack {
  told: string;
  leads: number;
  addresses: number;
  hasManyCards: boolean;
  limit: number;
  network: Parameters<typeof fromAddress>[0];
  from: number;
  /** The bank asks its buyer, and declines the card afterwards (3-D Secure). */
  declinesLate?: true;
}

const perLead = limits['declines-per-lead'].limit;
const perAddress = limits['declines-per-address'].limit;
const perCard = limits['declines-per-card'].limit;

const attacks: readonly Attack[] = [
  {
    told: '1 lead, 1 address',
    leads: 1,
    addresses: 1,
    hasManyCards: true,
    limit: perLead,
    network: '203.0.113',
    from: 0,
  },
  {
    told: '1 lead, 50 addresses',
    leads: 1,
    addresses: 50,
    hasManyCards: true,
    limit: perLead,
    network: '203.0.113',
    from: 1,
  },
  {
    told: '200 leads, 1 address',
    leads: 200,
    addresses: 1,
    hasManyCards: true,
    limit: perAddress,
    network: '203.0.113',
    from: 100,
  },
  {
    told: 'one number, 200 leads, 50 addresses',
    leads: 200,
    addresses: 50,
    hasManyCards: false,
    limit: perCard,
    network: '198.51.100',
    from: 0,
  },
  {
    told: '200 leads, 50 addresses',
    leads: 200,
    addresses: 50,
    hasManyCards: true,
    limit: Math.min(200 * perLead, 50 * perAddress),
    network: '192.0.2',
    from: 0,
  },
  {
    told: '3-D Secure, one number, 200 leads, 50 addresses',
    leads: 200,
    addresses: 50,
    hasManyCards: false,
    limit: perCard,
    network: '198.51.100',
    from: 100,
    declinesLate: true,
  },
];

function getCheckDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

function createNumber(): string {
  const digits = `4${randomInt(10 ** 14)
    .toString()
    .padStart(14, '0')}`;
  return `${digits}${getCheckDigit(digits)}`;
}

const wrongCode = '12';

async function tryCard(
  system: FaultSystem,
  encrypt: EncryptCards,
  buyer: Buyer,
  card: PaymentPart,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  const key = randomUUID();
  const body = await encrypt(createPaymentRequest(buyer, sales.ms, [card]), key);
  return send(`${chooseCommerce(system)}${paths.paymentV2}`, { body, key, headers });
}

function countReached({ ledger, parts }: Records, leadIds: ReadonlySet<string>): number {
  const references = new Set(
    parts.filter(({ leadId }) => leadIds.has(leadId)).map(({ reference }) => reference),
  );
  const reached = ledger.filter(({ paymentId }) => references.has(paymentId));
  return new Set(reached.map(({ paymentId }) => paymentId)).size;
}

async function isRefusedAtBank({ sandboxUrl }: FaultSystem, { text }: Answer): Promise<boolean> {
  const [, page] = /"redirect":"[^"]*(\/3ds\/[^"/]+)"/.exec(text) ?? [];
  if (page === undefined) return false;
  const body = JSON.stringify({ answer: 'refuse' });
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', redirect: 'manual', body, headers } as const;
  return (await fetch(`${sandboxUrl}${page}/answer`, request)).status === 303;
}

const wasAnswered = ({ status }: Answer) => [402, 409, 429].includes(status);

const tellsReason = ({ status, text }: Answer) =>
  status === 402 && !text.includes('"reason":"card_refused"');

async function run(system: FaultSystem, attack: Attack, count: number): Promise<Figure[]> {
  const { addresses, declinesLate, from, hasManyCards, leads, limit, network, told } = attack;
  const encrypt = await openCardEncryption(system);
  const buyers = await inParallel(Array.from({ length: leads }), 8, () => createBuyer(system));
  const number = declinesLate ? testCards.threeDSecure : createNumber();
  const code = declinesLate ? undefined : wrongCode;
  let late = 0;
  const answers = await inParallel(Array.from({ length: count }), width, async (_, index) => {
    const buyer = buyers[index % leads];
    if (!buyer) throw new Error('There is no lead');
    const card = createCardPart(hasManyCards ? createNumber() : number, code);
    const headers = fromAddress(network, from + (index % addresses));
    const answer = await tryCard(system, encrypt, buyer, card, headers);
    if (declinesLate && (await isRefusedAtBank(system, answer))) late += 1;
    return answer;
  });
  const reached = countReached(
    await readRecords(system),
    new Set(buyers.map(({ leadId }) => leadId)),
  );
  const isAsked = ({ status }: Answer) => declinesLate === true && status === 201;
  const answered = answers.filter((answer) => wasAnswered(answer) || isAsked(answer));
  const cards = count.toLocaleString('en');
  return [
    createLimitFigure(`${cards} cards, ${told}: reach the provider`, limit, reached),
    createFigure(`${cards} cards, ${told}: answered`, count, answered.length),
    ...(declinesLate
      ? [createFigure(`${cards} cards, ${told}: declined after the question`, reached, late)]
      : []),
    ...(leads === 1
      ? [
          createLimitFigure(
            `${cards} cards, ${told}: reasons told`,
            limits['reasons-per-lead'].limit,
            answers.filter(tellsReason).length,
          ),
        ]
      : []),
  ];
}

export const cards: Scenario = {
  name,
  system: { moreCommerce: [undefined], variables: { LIMITS: '' } },
  async run(system, share) {
    const figures: Figure[] = [];
    const count = takeShare(cardCount, share);
    for (const attack of attacks) figures.push(...(await run(system, attack, count)));
    const encrypt = await openCardEncryption(system);
    const buyer = await createBuyer(system);
    const paid = await tryCard(
      system,
      encrypt,
      buyer,
      createPart('card'),
      fromAddress('192.0.2', 249),
    );
    const log = readFileSync(getLogFile(name), 'utf8');
    const alarms = log.split('limit reached').length - 1;
    return [
      ...figures,
      createFigure('buyers who pay after all that', 1, paid.status === 201 ? 1 : 0),
      createFigure(`alarms after ${limits['declines-alarm'].limit} declines`, 1, alarms),
    ];
  },
};
