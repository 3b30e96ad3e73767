import { brazilianStates } from '@/domain/brazilianStates';
import type { PaymentMethod } from '@/contract/enumerations';
import type {
  BrandLinks,
  BrandMode,
  BrazilianPayment,
  LinkEnvironment,
  SuccessDisplay,
} from './brand';

/**
 * Links of a brand on one domain: production on the domain itself, homologation and test on subdomains
 * of it.
 * @param folder the path of another country's pages, such as `/mz`
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

export const createLogoFiles = (folder: string): Record<BrandMode, string> => ({
  light: `/brands/${folder}/logo.svg`,
  dark: `/brands/${folder}/logo-dark.svg`,
});

export const createPaneFiles = (folder: string) => ({
  pattern: `/brands/${folder}/pattern.svg`,
  hero: `/brands/${folder}/hero.svg`,
  motif: `/brands/${folder}/motif.svg`,
  confetti: `/brands/${folder}/confetti.svg`,
  tile: `/brands/${folder}/tile.svg`,
});

export const brazilianPayment = {
  cardCompanies: ['visa', 'mastercard', 'american_express', 'elo', 'diners'],
  planTypes: ['yearly', 'recurrency'],
  methods: ['credit-card', 'pix', 'bankslip'],
  states: brazilianStates,
} satisfies Partial<BrazilianPayment>;

export const twoMethods = [
  'credit-card+credit-card',
  'credit-card+pix',
] as const satisfies readonly PaymentMethod[];

export const inPersonMethods = [
  'credit-card-in-person',
  'pix-in-person',
  'cash',
  'cheque',
] as const satisfies readonly PaymentMethod[];

export const pointsMethods = [
  'livelo',
  'livelo+credit-card',
  'livelo+pix',
] as const satisfies readonly PaymentMethod[];

export const successDefaults: SuccessDisplay = {
  title: 'payment',
  finalHeader: { bankSlip: true, default: false },
  accessButton: false,
  icon: true,
  upsellOfferHeader: true,
  upsellVideo: false,
  upsellThemeOnOfferCard: true,
};

export const forEveryEnvironment = (planId: string): Record<LinkEnvironment, string> => ({
  test: planId,
  homolog: planId,
  production: planId,
});
