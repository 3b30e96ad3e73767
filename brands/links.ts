import type { BrandLinks, LinkEnvironment } from './brand';

/**
 * Links of a brand on one domain: production on the domain itself, homologation and test on
 * subdomains of it.
 * @param folder where the pages of another country stand, such as `/mz`
 */
export function createLinks(domain: string, folder = ''): Record<LinkEnvironment, BrandLinks> {
  const build = (host: string): BrandLinks => ({
    domain: host,
    firstAccess: `https://${host}${folder}/primeiro-acesso/{token}`,
    terms: `https://${domain}${folder}/termos-de-uso`,
    politics: `https://${domain}${folder}/politica-de-privacidade`,
  });
  return {
    test: build(`teste.${domain}`),
    homolog: build(`homolog.${domain}`),
    production: build(domain),
  };
}
