import type { LightMyRequestResponse } from 'fastify';
import type { Locale } from '@/contract/enumerations';
import type { PaymentResponse } from '@/contract/payment';
import type { Plan } from '@/contract/product';
import { getCountry } from '@/domain/markets';
import { getText } from '@/locales/getMessages';
import { anyString } from '../../../support/matchers';
import type { SandboxSystem } from '../../../support/startSandboxSystem';
import { findOffer } from './offers';
import { type Row, rows } from './rows';
import { countLedger, readRefusal, readTaken, settle } from './settle';
import { arriveAtPayment } from './walkRow';

export function readToken(answer: LightMyRequestResponse): string {
  expect(answer.json()).toMatchObject({ token: anyString });
  expect(answer.statusCode).toBe(201);
  return answer.json<PaymentResponse>().token;
}

/**
 * Expects a receipt for the plan's price, and each charge of the payment captured once.
 * @param token the payment's
 * @param before the number of ledger rows before it was paid
 */
export async function expectReceipt(
  system: SandboxSystem,
  token: string,
  { before, plan }: { before: number; plan: Plan },
): Promise<void> {
  const receipt = await settle(system, token);
  const { amount, currency, id: planId } = plan;
  expect(receipt).toMatchObject({ state: 'paid', amount, currency, planId });
  const taken = await readTaken(system, before);
  const methods = receipt.parts.map(({ method }) => method);
  expect(taken.map(({ method }) => method).toSorted()).toEqual(methods.toSorted());
  expect(taken.reduce((sum, charge) => sum + charge.amount, 0)).toBe(amount);
}

function expectRefusal(answer: LightMyRequestResponse, end: Row['end'], locale: Locale): void {
  if (end === 'noSuchPart') {
    expect(answer.json()).toMatchObject({ status: 400, code: 'invalid_request' });
    return;
  }
  const { kind, sentence } = readRefusal(answer, locale);
  expect(kind).toBe(end);
  expect(sentence).not.toBe(getText(locale, 'failure.unexpected'));
}

export async function walk(system: SandboxSystem, row: Row): Promise<void> {
  const offer = await findOffer(system.app, row, row.method);
  expect(offer.isOffered).toBe(row.end === 'paid');
  const seed = 1 + rows.indexOf(row);
  const phoneCountry = getCountry(row.locale);
  const { pay, plan } = await arriveAtPayment(system, { row, offer, seed, phoneCountry });
  const before = await countLedger(system);
  const answer = await pay();
  if (row.end === 'paid') return expectReceipt(system, readToken(answer), { before, plan });
  expectRefusal(answer, row.end, row.locale);
  expect(await countLedger(system)).toBe(before);
}
