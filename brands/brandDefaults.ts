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

/** Where a brand's two wordmarks stand under public/. */
export const createLogoFiles = (folder: string): Record<BrandMode, string> => ({
  light: `/brands/${folder}/logo.svg`,
  dark: `/brands/${folder}/logo-dark.svg`,
});

/** Where the drawings of a brand's pane stand under public/. */
export const createPaneFiles = (folder: string) => ({
  pattern: `/brands/${folder}/pattern.svg`,
  hero: `/brands/${folder}/hero.svg`,
});

/** What every brand that sells in Brazil accepts by default; brands state what differs. */
export const brazilianPayment = {
  cardCompanies: ['visa', 'mastercard', 'american_express', 'elo', 'diners'],
  planTypes: ['yearly', 'recurrency'],
  methods: ['credit-card', 'pix', 'bankslip'],
  states: brazilianStates,
} satisfies Partial<BrazilianPayment>;

/** Two methods that share a price, where a brand takes them. */
export const twoMethods = [
  'credit-card+credit-card',
  'credit-card+pix',
] as const satisfies readonly PaymentMethod[];

/** What the attendant of a school receives face to face. */
export const inPersonMethods = [
  'credit-card-in-person',
  'pix-in-person',
  'cash',
  'cheque',
] as const satisfies readonly PaymentMethod[];

/** A buyer's points, alone or with one of two methods. */
export const pointsMethods = [
  'livelo',
  'livelo+credit-card',
  'livelo+pix',
] as const satisfies readonly PaymentMethod[];

/** What every brand shows by default; brands state what differs. */
export const successDefaults: SuccessDisplay = {
  title: 'payment',
  finalHeader: { bankSlip: true, default: false },
  accessButton: false,
  icon: true,
  upsellOfferHeader: true,
  upsellVideo: false,
  upsellThemeOnOfferCard: true,
};

/** A plan that has the same id in every environment. */
export const forEveryEnvironment = (planId: string): Record<LinkEnvironment, string> => ({
  test: planId,
  homolog: planId,
  production: planId,
});
