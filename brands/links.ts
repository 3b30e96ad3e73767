import type { BrandLinks, LinkEnvironment } from './brand';

/**
 * Links of a brand on one domain: production on the domain itself, homologation and test on
 * subdomains of it.
 */
export function createLinks(domain: string): Record<LinkEnvironment, BrandLinks> {
  const build = (host: string): BrandLinks => ({
    domain: host,
    firstAccess: `https://${host}/primeiro-acesso/{token}`,
    terms: `https://${domain}/termos-de-uso`,
    politics: `https://${domain}/politica-de-privacidade`,
  });
  return {
    test: build(`teste.${domain}`),
    homolog: build(`homolog.${domain}`),
    production: build(domain),
  };
}
