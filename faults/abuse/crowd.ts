import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '@/contract/paths';
import { createPaymentRequest } from '@/testing/requests';
import { sales } from '@/testing/sales';
import { createBuyer, createPart, type EncryptCards, openCardEncryption } from '../buyers';
import { send } from '../client';
import { openStreams, sendSlowly } from '../scenarios/streams';
import { createFigure, type Scenario, takeShare } from '../Scenario';
import type { FaultSystem } from '../system';
import { fromAddress } from './addresses';

const streamCount = 1_000;
const slowCount = 500;
const paysWithin = 1_000;
const lateShare = 0.05;
const buyerDelayMs = 250;

/** @returns whether a new buyer has paid by card through web within the second */
async function payInTime(system: FaultSystem, encrypt: EncryptCards, index: number) {
  const buyer = await createBuyer({ commerceUrl: system.webUrl });
  const key = randomUUID();
  const body = await encrypt(createPaymentRequest(buyer, sales.ms, [createPart('card')]), key);
  const { status, took } = await send(`${system.webUrl}${paths.paymentV2}`, {
    body,
    key,
    headers: fromAddress('198.51.100', index),
  });
  return status === 201 && took <= paysWithin;
}

async function payBeside(system: FaultSystem, crowd: Promise<unknown>): Promise<boolean[]> {
  const encrypt = await openCardEncryption(system);
  const inTime: boolean[] = [];
  const crowded = { isOver: false };
  const ended = crowd.finally(() => (crowded.isOver = true));
  while (!crowded.isOver) {
    inTime.push(await payInTime(system, encrypt, inTime.length));
    await wait(buyerDelayMs);
  }
  await ended;
  return inTime;
}

export const crowd: Scenario = {
  name: 'crowd',
  system: { hasWeb: true, trustedProxies: '10.0.0.0/8', variables: { LIMITS: '' } },
  async run(system, share) {
    const count = takeShare(streamCount, share);
    const watched = await openStreams(system, count);
    const slow = takeShare(slowCount, share);
    const senders = Promise.all(Array.from({ length: slow }, () => sendSlowly(system.webUrl)));
    const inTime = await payBeside(system, senders);
    const cut = (await senders).filter(({ answer }) => answer.startsWith('HTTP/1.1 408 '));
    watched.forEach(({ stream }) => {
      stream.close();
    });
    const open = watched.filter(({ isNotified }) => isNotified);
    return [
      createFigure('streams that are open', count, open.length),
      createFigure('slow bodies that are cut (408)', slow, cut.length),
      createFigure(
        'buyers beside them who pay within 1 s, 95 % of',
        inTime.length,
        inTime.filter(Boolean).length,
        Math.floor(inTime.length * lateShare),
      ),
    ];
  },
};
