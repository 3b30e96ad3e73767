import { randomUUID } from 'node:crypto';
import { buildPath, paths } from '@/contract/paths';
import type { LiveloSession } from '@/contract/livelo';
import { leadBody, post } from '../../support/commerceRequests';
import type { TestCommerce } from '../../support/startTestCommerce';

export const sale = { business: leadBody.business, productCode: leadBody.productCode };

/** Valid CPFs; all but the first have a special outcome (docs/sandbox.md). */
export const cpfs = {
  member: '12345678909',
  stranger: '11144477735',
  blocked: '16899535009',
} as const;

/** A valid CPF for each number below 10^9, because limits are per member. */
export function createCpf(seed: number): string {
  const digits = String(100_000_000 + seed).padStart(9, '0');
  const checkDigit = (text: string) => {
    const sum = [...text].reduce(
      (total, digit, index) => total + Number(digit) * (text.length + 1 - index),
      0,
    );
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  const first = checkDigit(digits);
  return `${digits}${first}${checkDigit(`${digits}${first}`)}`;
}

export function createLiveloCalls(commerce: Pick<TestCommerce, 'app'>) {
  const { app } = commerce;
  return {
    open: (leadId: string, cpf: string, key: string = randomUUID(), body: object = sale) =>
      post(app, buildPath(paths.liveloSessions, { leadId }), { ...body, cpf }, key),
    get: (leadId: string, session?: string) =>
      app.inject({
        url: buildPath(paths.liveloSession, { leadId }),
        headers: session === undefined ? {} : { 'livelo-session': session },
      }),
    send: (leadId: string, liveloSession: string, deviceId: string, key: string = randomUUID()) =>
      post(app, buildPath(paths.liveloCode, { leadId }), { liveloSession, deviceId }, key),
    validate: (leadId: string, liveloSession: string, code: string, key: string = randomUUID()) =>
      post(app, buildPath(paths.liveloValidation, { leadId }), { liveloSession, code }, key),
  };
}

export const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

export function firstDevice({ devices }: LiveloSession) {
  const [device] = devices;
  if (!device) throw new Error('A session without devices');
  return device;
}
