import { createHmac } from 'node:crypto';
import Type from 'typebox';
import type { SandboxApp } from '../http/SandboxApp';
import type { Sandbox } from '../Sandbox';
import { decryptCard } from './cardOutcome';

const FingerprintRequest = Type.Object(
  { encryptedCard: Type.String({ minLength: 1, maxLength: 4096 }) },
  { additionalProperties: false },
);

/**
 * Serves POST /fingerprints. A number has the same fingerprint whatever else was typed with it.
 * Without this sandbox's key nobody can turn a fingerprint into a number, nor try numbers until one
 * fits.
 */
export function registerFingerprints(
  app: SandboxApp,
  { cardKey, fingerprintKey }: Pick<Sandbox, 'cardKey' | 'fingerprintKey'>,
): void {
  app.post(
    '/fingerprints',
    {
      config: { does: 'tells a card from others, and does nothing with it' },
      schema: { body: FingerprintRequest },
    },
    async ({ body }) => {
      const { number } = await decryptCard(body.encryptedCard, cardKey.privateKey);
      const hmac = createHmac('sha256', fingerprintKey).update(number.replace(/\D/g, ''));
      return { fingerprint: hmac.digest('base64url') };
    },
  );
}
