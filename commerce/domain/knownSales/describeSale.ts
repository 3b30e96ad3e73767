import type { Locale } from '@/contract/enumerations';
import type { KnownBuyer, SoldProduct } from '@/contract/knownSale';
import type { CatalogProduct } from '../../catalog/CatalogProduct';
import { createLeads } from '../../database/createLeads';
import { ProblemError } from '../../errors/ProblemError';
import type { Services } from '../../Services';
import { describeProduct } from '../describeProduct';
import { getKnownDocument } from './getKnownDocument';
import { maskEmail, maskPhone } from './maskContact';

interface SaleDescription {
  buyer: KnownBuyer;
  product: SoldProduct;
  locale: Locale;
}

function soldProduct(product: CatalogProduct, locale: Locale): SoldProduct {
  const { business, code, legalName, name, operation } = product;
  const description = describeProduct(product, locale);
  return { business, code, description, legalName, name, operation };
}

/** Who pays and what for, as a link that gets forwarded may show it. */
export async function describeSale(
  services: Services,
  leadId: string,
  product: CatalogProduct,
): Promise<SaleDescription> {
  const lead = await createLeads(services.connection).get(leadId);
  if (!lead) throw new ProblemError('not_found');
  return {
    buyer: {
      name: lead.name,
      email: maskEmail(lead.email),
      phone: maskPhone(lead.phone),
      hasDocument: (await getKnownDocument(services, leadId)) !== null,
    },
    product: soldProduct(product, lead.locale),
    locale: lead.locale,
  };
}
