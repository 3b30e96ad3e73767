import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { buildPath, paths } from '@/contract/paths';
import { send } from '../client';
import { callSandbox, createOpenPayments } from '../events';
import type { PartRow } from '../checker';
import { openPaymentStream } from '../paymentStreams';
import type { ClusterSystem } from './clusterSystem';

export interface PixWaits {
  count: number;
  /**
   * Pays the codes one after the other. @returns how long each page took to see its payment, in
   * milliseconds
   */
  pay: () => Promise<number[]>;
}

const pollEvery = 3_000;
const streamRetry = 20_000;
const timeoutMs = 60_000;

const isPaid = (state: string | undefined) => state === 'paid';

async function poll(url: string, token: string, end: number): Promise<boolean> {
  while (performance.now() < end) {
    const { text } = await send(`${url}${buildPath(paths.payment, { token })}`);
    if (text.includes('"state":"paid"')) return true;
    await wait(pollEvery);
  }
  return false;
}

async function watch(url: string, token: string, onOpen: () => void): Promise<void> {
  const end = performance.now() + timeoutMs * 2;
  while (performance.now() < end) {
    const stream = await openPaymentStream(url, token);
    if (stream.status === 200) onOpen();
    if (isPaid((await stream.until(isPaid)) ?? undefined)) {
      stream.close();
      return;
    }
    if (await poll(url, token, Math.min(end, performance.now() + streamRetry))) return;
  }
}

async function openWait(system: ClusterSystem, { pixTxid, token }: PartRow) {
  let seen: Promise<number> = Promise.resolve(Infinity);
  await new Promise<void>((resolve) => {
    seen = watch(system.url, token, resolve).then(() => performance.now());
  });
  return {
    pay: async () => {
      await callSandbox(system, `/pix/${pixTxid ?? ''}/pay`, 'POST');
      const began = performance.now();
      const at = await Promise.race([seen, wait(timeoutMs, Infinity, { ref: false })]);
      return Math.max(0, at - began);
    },
  };
}

export async function openPixWaits(system: ClusterSystem, count: number): Promise<PixWaits> {
  const parts = await createOpenPayments(system, count);
  const waits = await Promise.all(parts.map((part) => openWait(system, part)));
  return {
    count,
    async pay() {
      const paid: Promise<number>[] = [];
      for (const { pay } of waits) {
        const seen = pay();
        // Awaited below, once all have paid.
        seen.catch(() => undefined);
        paid.push(seen);
        await wait(randomInt(200));
      }
      return Promise.all(paid);
    },
  };
}
