import { expect } from '@playwright/test';
import { getSms } from './sandbox';

/** A Brazilian mobile number that no other test uses, as digits without the country code. */
export function createMobileNumber(): string {
  const digits = Math.floor(Math.random() * 1e8)
    .toString()
    .padStart(8, '0');
  return `119${digits}`;
}

/** The last code sent to a mobile number, once it has arrived. */
export async function readSmsCode(mobileNumber: string): Promise<string> {
  const read = async () => {
    const sent = await getSms();
    const last = sent.filter(({ to }) => to.endsWith(mobileNumber)).at(-1);
    return /\b\d{6}\b/.exec(last?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(read).not.toBe('');
  return read();
}
