import { isIP } from 'node:net';
import { splitSecret } from '@/domain/rotatedSecrets';
import { ProblemError } from './problems';
import type { SandboxApp } from './SandboxApp';

/**
 * Accepts names that only this machine or this network can own: an address, a name without a dot,
 * one of localhost's. The name of a web page that leads here (DNS rebinding) is none of them.
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
 * Refuses names that are not the sandbox's on calls that ask for no key: the page of a stranger
 * would read codes and pay by the developer's own browser.
 */
export function checkHosts(app: SandboxApp, apiKey: string, publicUrl: string): void {
  const keys = splitSecret(apiKey).map((key) => `Bearer ${key}`);
  const { host: publicHost } = new URL(publicUrl);
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    const asked = findHost(headers.host);
    const isOurs = asked !== null && (isOwnName(asked.hostname) || asked.host === publicHost);
    // A merchant's server is no browser, whatever it calls us.
    if (!isOurs && !keys.includes(headers.authorization ?? ''))
      throw new ProblemError(
        403,
        'foreign_host',
        'This name is not the sandbox’s; call it by its address, localhost or SANDBOX_PUBLIC_URL.',
      );
    done();
  });
}
