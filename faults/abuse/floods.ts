import { randomUUID } from 'node:crypto';
import { buildPath, paths } from '@/contract/paths';
import { limits } from '@/domain/limits';
import { productKeys } from '@/services/checkout/productKeys';
import { createContact } from '@/testing/contact';
import { query } from '@/testing/query';
import { createLeadRequest } from '@/testing/requests';
import { readSms } from '@/testing/sandbox';
import { type Answer, send } from '../client';
import { inParallel } from '../inParallel';
import {
  createFigure,
  createLimitFigure,
  type Figure,
  type Scenario,
  takeShare,
} from '../Scenario';
import { chooseCommerce, type FaultSystem } from '../system';
import { fromAddress } from './addresses';

const leadCount = 10_000;
const voucherCount = 2_000;
const smsCount = 1_000;
const width = 40;

const sale = productKeys.ms;

const wasAnswered = ({ status }: Answer) => status > 0 && status < 500;

const repeat = (count: number, ask: (index: number) => Promise<Answer>): Promise<Answer[]> =>
  inParallel(Array.from({ length: count }), width, (_, index) => ask(index));

const leaveLead = (
  system: FaultSystem,
  headers: Readonly<Record<string, string>>,
  phone?: string,
): Promise<Answer> =>
  send(`${chooseCommerce(system)}${paths.lead}`, {
    body: createLeadRequest({ ...createContact(), ...(phone !== undefined && { phone }) }),
    key: randomUUID(),
    headers,
  });

async function countLeads(system: FaultSystem): Promise<number> {
  const [row] = await query<{ count: string }>(system, 'select count(*) as count from leads');
  return Number(row?.count ?? 0);
}

async function floodLeads(system: FaultSystem, count: number): Promise<Figure[]> {
  const answers = await repeat(count, () => leaveLead(system, fromAddress('203.0.113', 0)));
  const kept = await countLeads(system);
  const neighbour = await leaveLead(system, fromAddress('203.0.113', 1));
  const asked = count.toLocaleString('en');
  return [
    createLimitFigure(`${asked} leads, 1 address: kept`, limits['leads-per-address'].limit, kept),
    createFigure(`${asked} leads, 1 address: answered`, count, answers.filter(wasAnswered).length),
    createFigure('leads of another address meanwhile', 1, neighbour.status === 201 ? 1 : 0),
  ];
}

async function guessVouchers(system: FaultSystem, count: number): Promise<Figure[]> {
  const path = buildPath(paths.productV2, { code: sale.productCode });
  const ask = (voucher: string) => {
    const text = new URLSearchParams({ business: sale.business, voucher }).toString();
    const headers = fromAddress('203.0.113', 2);
    return send(`${chooseCommerce(system)}${path}?${text}`, { headers });
  };
  const answers = await repeat(count, (index) => ask(`GUESS${index}`));
  const told = answers.filter(({ status }) => status === 200).length;
  const right = await ask('MS120');
  return [
    createLimitFigure(
      `${count.toLocaleString('en')} vouchers, 1 address: told if they are any`,
      limits['vouchers-per-address'].limit,
      told,
    ),
    createLimitFigure('the right one after them: told', 0, right.status === 200 ? 1 : 0),
  ];
}

const farPhones = ['+88213300655', '+9607712345', '+252612345678', '+6767712345', '+37122345678'];

interface SmsFlood {
  told: string;
  limit: number;
  share: number;
  getAddress: (index: number) => Readonly<Record<string, string>>;
  getPhone: (index: number) => string | undefined;
}

const smsFloods: readonly SmsFlood[] = [
  {
    told: 'many phones, 1 address',
    limit: limits['sms-per-address'].limit,
    share: 0.4,
    getAddress: () => fromAddress('198.51.100', 0),
    getPhone: () => undefined,
  },
  {
    told: '1 phone, 50 addresses',
    limit: limits['sms-per-phone'].limit,
    share: 0.3,
    getAddress: (index) => fromAddress('198.51.100', 1 + (index % 50)),
    getPhone: () => '+5511912345678',
  },
  {
    told: 'far countries',
    limit: 0,
    share: 0.3,
    getAddress: (index) => fromAddress('192.0.2', index),
    getPhone: (index) => farPhones[index % farPhones.length],
  },
];

async function floodSms(system: FaultSystem, count: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { getAddress, getPhone, limit, share, told } of smsFloods) {
    const asked = takeShare(count, share);
    const leads = await repeat(asked, (index) => leaveLead(system, {}, getPhone(index)));
    const before = await readSms(system);
    await repeat(asked, (index) => {
      const leadId = leads[index]?.body.leadId ?? '';
      const path = buildPath(paths.phoneCode, { leadId });
      return send(`${chooseCommerce(system)}${path}`, {
        body: sale,
        key: randomUUID(),
        headers: getAddress(index),
      });
    });
    const sent = (await readSms(system)).length - before.length;
    const left = leads.filter(({ status }) => status === 201).length;
    figures.push(
      createLimitFigure(`${asked} SMS, ${told}: sent`, limit, sent),
      createFigure(`${asked} SMS, ${told}: leads left for them`, asked, left),
    );
  }
  return figures;
}

export const floods: Scenario = {
  name: 'floods',
  system: { moreCommerce: [undefined], variables: { LIMITS: '' } },
  run: async (system, share) => [
    ...(await floodLeads(system, takeShare(leadCount, share))),
    ...(await guessVouchers(system, takeShare(voucherCount, share))),
    ...(await floodSms(system, takeShare(smsCount, share))),
  ],
};
