import { useCallback } from 'react';
import { findConfig, findConfigs, findProduct } from '@/services/checkout/links/askCatalogue';
import type { LinkChoice } from '@/services/checkout/links/linkChoice';
import type { ProductKey } from '@/services/checkout/productKeys';
import { resolveOperation } from '@/services/checkout/resolveLocale';
import { useLoaded } from '../../ui/useLoaded';

/** What the service says about the products, as far as the choice needs it. */
export function useLinkSource(keys: readonly ProductKey[], { locale, product }: LinkChoice) {
  const operation = resolveOperation(locale);
  const loadAll = useCallback(() => findConfigs(keys), [keys]);
  const loadConfig = useCallback(() => findConfig(product, 'MZ'), [product]);
  const loadProduct = useCallback(() => findProduct(product, locale, ''), [locale, product]);
  const brazil = useLoaded('', loadAll);
  const mozambique = useLoaded(operation === 'MZ' ? product : null, loadConfig);
  const sold = useLoaded(`${locale} ${product}`, loadProduct);

  const configs = brazil.kind === 'ready' ? brazil.value : undefined;
  const failure = [brazil, mozambique, sold].find((loaded) => loaded.kind === 'failed');
  return {
    /** By product key, of what is sold in Brazil; undefined until the answer has come. */
    configs,
    config:
      operation === 'BR'
        ? configs?.get(product)
        : mozambique.kind === 'ready'
          ? (mozambique.value ?? undefined)
          : undefined,
    sold: sold.kind === 'ready' ? (sold.value ?? undefined) : undefined,
    failure: failure?.kind === 'failed' ? failure : null,
  };
}
