import { expect } from '@playwright/test';
import { findSmsCode } from '@/testing/sandbox';
import { getSms } from './sandbox';

export async function readSmsCode(mobileNumber: string): Promise<string> {
  const read = async () => findSmsCode(await getSms(), mobileNumber) ?? '';
  await expect.poll(read).not.toBe('');
  return read();
}
