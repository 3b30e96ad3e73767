import { setTimeout as wait } from 'node:timers/promises';
import { send } from '../client';

export interface Visits {
  take: () => number[];
  stop: () => Promise<void>;
}

const delayMs = 200;
const link = '/lead?product=ms&seller=ana';

export function startVisits(url: string): Visits {
  const times: number[] = [];
  let isStopping = false;
  const visit = async () => {
    while (!isStopping) {
      const { status, text, took } = await send(`${url}${link}`);
      times.push(status === 200 && /autocomplete="email"/i.test(text) ? took : Infinity);
      await wait(delayMs);
    }
  };
  const visiting = visit();
  return {
    take: () => times.splice(0),
    async stop() {
      isStopping = true;
      await visiting;
    },
  };
}
