import type { Sandbox } from '../Sandbox';
import type { SandboxApp } from './SandboxApp';

/** GET /keys: the public key for card data, as a JWK set (RFC 7517). */
export function registerKeys(app: SandboxApp, { cardKey }: Sandbox): void {
  app.get('/keys', async () => ({ keys: [cardKey.publicKey] }));
}
