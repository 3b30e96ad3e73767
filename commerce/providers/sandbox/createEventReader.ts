import { Webhook } from 'standardwebhooks';
import { Value } from 'typebox/value';
import { splitSecret } from '@/domain/rotatedSecrets';
import { InvalidEvent, InvalidSignature } from '../errors';
import type { PaymentProvider } from '../PaymentProvider';
import { toProviderCharge, SandboxEvent } from './charge';

function single(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : '';
}

function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    throw new InvalidEvent('The event is not JSON');
  }
}

export function createEventReader(secret: string): PaymentProvider['readEvent'] {
  const keys = splitSecret(secret).map((value) => new Webhook(value));
  return (rawBody, headers) => {
    const signature = {
      'webhook-id': single(headers['webhook-id']),
      'webhook-timestamp': single(headers['webhook-timestamp']),
      'webhook-signature': single(headers['webhook-signature']),
    };
    const isSigned = keys.some((key) => {
      try {
        key.verify(rawBody, signature, { jsonParse: false });
        return true;
      } catch {
        return false;
      }
    });
    if (!isSigned) throw new InvalidSignature('The event is not signed by the provider');
    const event = parseJson(rawBody);
    if (!Value.Check(SandboxEvent, event)) throw new InvalidEvent('The event has a wrong shape');
    return { id: event.id, charge: toProviderCharge(event.data) };
  };
}
