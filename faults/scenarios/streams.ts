import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '@/contract/paths';
import { send } from '../client';
import { createOpenPayments } from '../events';
import { inParallel } from '../inParallel';
import { type LoadCall, startLoad } from '../load';
import { openPaymentStream, type PaymentStream } from '../paymentStreams';
import {
  createFigure,
  createTimingFigure,
  type Figure,
  type Scenario,
  takeShare,
} from '../Scenario';
import type { FaultSystem } from '../system';

const streamCount = 1_000;
const addressCount = 100;
const perToken = 5;
const perAddress = 50;
const slowCount = 500;
const lines = 4;
const byteDelayMs = 1_000;
/**
 * Milliseconds: the servers' limit of 10 s (__tests__/api/slowSenders.test.ts), and the time that 500
 * senders add.
 */
const cutAfter = 15_000;
const answeredWithin = 2_000;
const lateShare = 0.05;
const notifiedWithin = 5_000;
const paidShare = 0.2;

const fromAddress = (index: number) => ({
  'x-forwarded-for': `203.0.113.${(index % addressCount) + 1}, 10.0.0.1`,
});

export interface Watched {
  token: string;
  pixTxid: string | null;
  stream: PaymentStream;
  isNotified: boolean;
}

export async function openStreams(system: FaultSystem, count: number): Promise<Watched[]> {
  const parts = await createOpenPayments(system, count);
  return inParallel(parts, 50, async ({ pixTxid, token }, index) => {
    const stream = await openPaymentStream(system.webUrl, token, fromAddress(index));
    const isNotified = (await stream.until((state) => state === 'pending')) !== null;
    return { token, pixTxid, stream, isNotified };
  });
}

/** Sends a lead one byte a second. @returns the answer, and the milliseconds until the end */
export function sendSlowly(url: string): Promise<{ answer: string; took: number }> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const began = performance.now();
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.write(
      `POST ${paths.lead} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{`,
    );
    const timer = setInterval(() => socket.write(' '), byteDelayMs);
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ answer, took: performance.now() - began });
    });
  });
}

async function sendBeside(system: FaultSystem, count: number) {
  const load = await startLoad({ ...system, commerceUrls: [system.webUrl] }, lines);
  const slow = await Promise.all(Array.from({ length: count }, () => sendSlowly(system.webUrl)));
  await load.stop();
  const cut = slow.filter(({ answer }) => answer.startsWith('HTTP/1.1 408 '));
  const inTime = cut.filter(({ took }) => took <= cutAfter);
  return { calls: load.takeCalls(), cut: cut.length, cutInTime: inTime.length };
}

async function payWatched(system: FaultSystem, watched: readonly Watched[]): Promise<number> {
  const told = await inParallel(watched, 8, async ({ pixTxid, stream }) => {
    await send(`${system.sandboxUrl}/pix/${pixTxid ?? ''}/pay`, { method: 'POST' });
    const state = stream.until((next) => next === 'paid');
    return (await Promise.race([state, wait(notifiedWithin, null, { ref: false })])) === 'paid';
  });
  return told.filter(Boolean).length;
}

/** Opens one stream more than each cap allows. @returns how many of the two caps refused it */
async function openTooMany(system: FaultSystem, watched: readonly Watched[]): Promise<number> {
  const [first] = watched;
  const more: PaymentStream[] = [];
  const open = async (token: string, headers: Readonly<Record<string, string>>) => {
    const stream = await openPaymentStream(system.webUrl, token, headers);
    more.push(stream);
    return stream.status;
  };
  // Streams of one payment, from many addresses.
  const ofToken = [];
  for (let index = 0; index < perToken; index += 1)
    ofToken.push(await open(first?.token ?? '', { 'x-forwarded-for': `198.51.100.${index + 1}` }));
  // Streams from one address, of many payments.
  const ofAddress = [];
  for (const { token } of watched.slice(1, perAddress + 2))
    ofAddress.push(await open(token, { 'x-forwarded-for': '198.51.100.200' }));
  more.forEach((stream) => {
    stream.close();
  });
  return [ofToken, ofAddress].filter(
    (statuses) =>
      statuses.at(-1) === 429 && statuses.slice(0, -1).every((status) => status === 200),
  ).length;
}

const isInTime = ({ took, tries }: LoadCall) => tries === 1 && took <= answeredWithin;

export const streams: Scenario = {
  name: 'streams',
  system: { hasWeb: true, trustedProxies: '10.0.0.0/8' },
  async run(system, share): Promise<Figure[]> {
    const count = takeShare(streamCount, share);
    const watched = await openStreams(system, count);
    const slow = takeShare(slowCount, share);
    const { calls, cut, cutInTime } = await sendBeside(system, slow);
    const refused = await openTooMany(system, watched);
    const paid = watched.slice(0, takeShare(count, paidShare));
    const told = await payWatched(system, paid);
    watched.forEach(({ stream }) => {
      stream.close();
    });
    return [
      createFigure(
        'streams through web, open and told',
        count,
        watched.filter(({ isNotified }) => isNotified).length,
      ),
      createTimingFigure(
        'calls beside them answered within 2 s, 95 % of',
        calls.length,
        calls.filter(isInTime).length,
        Math.floor(calls.length * lateShare),
      ),
      createFigure('slow senders cut (408)', slow, cut),
      createTimingFigure('slow senders cut (408) within 15 s', slow, cutInTime),
      createFigure('caps kept: 5 of a payment, 50 of an address', 2, refused),
      createTimingFigure('payments told through web within 5 s', paid.length, told),
    ];
  },
};
