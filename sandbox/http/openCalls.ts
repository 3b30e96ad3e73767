import { isIP } from 'node:net';
import { splitSecret } from '@/domain/rotatedSecrets';
import { ProblemError } from './problems';
import type { SandboxApp } from './SandboxApp';

/**
 * Accepts names that only this machine or this network can own: an IP address, a name without a dot, a
 * name under localhost. The domain of a web page that resolves to this machine (DNS rebinding) is none
 * of them.
 */
function isOwnName(name: string): boolean {
  const bare = name.replace(/^\[|\]$/g, '').toLowerCase();
  return isIP(bare) !== 0 || !bare.includes('.') || bare.endsWith('.localhost');
}

const findHost = (host: string | undefined) => {
  const address = `http://${host ?? ''}`;
  return URL.canParse(address) ? new URL(address) : null;
};

/**
 * Refuses foreign host names on calls that need no key: the page of a stranger could otherwise read
 * codes and pay through the developer's own browser.
 */
export function checkHosts(app: SandboxApp, apiKey: string, publicUrl: string): void {
  const keys = splitSecret(apiKey).map((key) => `Bearer ${key}`);
  const { host: publicHost } = new URL(publicUrl);
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    const asked = findHost(headers.host);
    const isOurs = asked !== null && (isOwnName(asked.hostname) || asked.host === publicHost);
    // A caller with the key is a merchant's server, not a browser, and may use any name.
    if (!isOurs && !keys.includes(headers.authorization ?? ''))
      throw new ProblemError(
        403,
        'foreign_host',
        'This name is not the sandbox’s; call it by its address, localhost or SANDBOX_PUBLIC_URL.',
      );
    done();
  });
}
