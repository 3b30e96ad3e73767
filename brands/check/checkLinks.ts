import type { BrandLinks } from '../brand';
import { faultWhen, type Fault } from './fault';

const domain = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** A page of the brand's site. */
export const checkAddress = (value: string, field: string): Fault[] =>
  faultWhen(
    !URL.canParse(value) || new URL(value).protocol !== 'https:',
    field,
    'must be an address that begins with https://',
  );

/** The links of one environment. */
export function checkLinks(links: BrandLinks, environment: string): Fault[] {
  const at = (name: string) => `links.${environment}.${name}`;
  return [
    ...faultWhen(!domain.test(links.domain), at('domain'), 'must be a domain'),
    ...checkAddress(links.firstAccess, at('firstAccess')),
    ...faultWhen(!links.firstAccess.includes('{token}'), at('firstAccess'), 'must hold {token}'),
    ...checkAddress(links.terms, at('terms')),
    ...checkAddress(links.politics, at('politics')),
  ];
}
