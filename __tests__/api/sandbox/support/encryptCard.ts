import { CompactEncrypt, importJWK } from 'jose';
import type { CardKey } from '@/contract/cardKey';
import type { CardData } from '@/contract/paymentParts';
import type { SandboxApp } from '@/sandbox/http/SandboxApp';

export async function encryptCard(
  app: SandboxApp,
  number: string,
  change: Partial<CardData> = {},
): Promise<string> {
  const response = await app.inject('/keys');
  const [jwk] = response.json<{ keys: [CardKey] }>().keys;
  const card: CardData = {
    number,
    holderName: 'MARIA DA SILVA',
    expirationMonth: 12,
    expirationYear: 2030,
    securityCode: '737',
    ...change,
  };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(card)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: jwk.kid })
    .encrypt(await importJWK(jwk, 'RSA-OAEP-256'));
}
