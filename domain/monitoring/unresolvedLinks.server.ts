import { channel, subscribe } from 'node:diagnostics_channel';

/** A link that led to /expired-link. */
export interface UnresolvedLink {
  /** What it lacked: the link itself, its product, offer, seller, flow or plan; or a page of ours. */
  missing: string;
  /** Whether the link is wrong, or the service did not say: a fault of ours. */
  reason: 'link' | 'service';
}

/** Of the process, not of a module: pages and the server that counts are bundles of their own. */
const name = 'education-checkout.unresolved-link';
const links = channel(name);

export function tellUnresolvedLink(link: UnresolvedLink): void {
  links.publish(link);
}

const isUnresolvedLink = (message: unknown): message is UnresolvedLink =>
  typeof message === 'object' && message !== null && 'missing' in message && 'reason' in message;

export function onUnresolvedLink(listener: (link: UnresolvedLink) => void): void {
  subscribe(name, (message) => {
    if (isUnresolvedLink(message)) listener(message);
  });
}
