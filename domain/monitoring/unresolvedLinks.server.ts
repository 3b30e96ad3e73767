import { channel, subscribe } from 'node:diagnostics_channel';

export interface UnresolvedLink {
  missing: string;
  /** `link`: the link is wrong; `service`: the service gave no answer, which is our fault. */
  reason: 'link' | 'service';
}

/**
 * Belongs to the process, not to a module: pages and the server that counts are separate bundles.
 */
const name = 'education-checkout.unresolved-link';
const links = channel(name);

export function reportUnresolvedLink(link: UnresolvedLink): void {
  links.publish(link);
}

const isUnresolvedLink = (message: unknown): message is UnresolvedLink =>
  typeof message === 'object' && message !== null && 'missing' in message && 'reason' in message;

export function onUnresolvedLink(listener: (link: UnresolvedLink) => void): void {
  subscribe(name, (message) => {
    if (isUnresolvedLink(message)) listener(message);
  });
}
