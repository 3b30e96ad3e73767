import { useCallback, useMemo, useState } from 'react';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import type { Builder } from '@/contexts/checkout/rootPage';
import { fitLink } from '@/services/checkout/links/fitLink';
import { readLinkChoice, type LinkChoice } from '@/services/checkout/links/linkChoice';
import { getLinkLocales } from '@/services/checkout/links/linkLocales';
import { useLinkSource } from './useLinkSource';

/** What belongs to one product and means nothing to the next. */
const ofProduct = {
  locale: 'pt-BR',
  flowId: '',
  planId: '',
  paymentMethod: '',
  voucher: '',
  isInPerson: false,
} as const satisfies Partial<LinkChoice>;

/** As far as the brands say: only the service knows who sells in Peru. */
const isSoldIn = ({ locale, product }: LinkChoice, products: Builder['products']) =>
  locale !== 'pt-MZ' ||
  products.some(({ key, looksInMozambique }) => key === product && looksInMozambique !== null);

/** The link as it is chosen so far, what it may still become, and how to change it. */
export function useLink({ products }: Pick<Builder, 'products'>) {
  const { page } = useCheckout();
  const [wish, setWish] = useState(() => {
    const asked = readLinkChoice(page.query, page.isHomologation);
    return isSoldIn(asked, products) ? asked : { ...asked, ...ofProduct };
  });
  const keys = useMemo(() => products.map(({ key }) => key), [products]);
  const source = useLinkSource(keys, wish);
  const { config, configs, sold } = source;
  const product = products.find(({ key }) => key === wish.product);
  const locales = getLinkLocales(
    configs?.get(wish.product)?.checkoutFlow ?? [],
    isSoldIn({ ...wish, locale: 'pt-MZ' }, products),
  );
  // Whether there is a flow for Peru is known once the configs have come.
  const isSoldThere = locales.includes(wish.locale) || (!configs && wish.locale === 'es-PE');
  const fitted = fitLink(
    { flows: config?.checkoutFlow, plans: sold?.plans },
    isSoldThere ? wish : { ...wish, ...ofProduct },
  );
  const change = useCallback((part: Partial<LinkChoice>) => {
    setWish((last) => ({ ...last, ...(part.product && ofProduct), ...part }));
  }, []);
  return { ...fitted, ...source, change, locales, product };
}

export type Link = ReturnType<typeof useLink>;
