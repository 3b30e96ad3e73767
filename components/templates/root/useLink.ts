import { useCallback, useEffect, useMemo, useState } from 'react';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import type { ProductV2 } from '@/contract/product';
import type { Seller } from '@/contract/seller';
import { resolveOperation } from '@/services/checkout/locale';
import type { ProductKey } from '@/services/checkout/productKeys';
import type { Builder } from '@/services/checkout/page';
import { useLoad } from '../../ui/useLoad';
import { getLinkLocales, type LinkChoice, readLinkChoice, readTyped } from './createLink';
import { findConfig, findConfigs, findProduct, findSeller } from './fetchCatalogue';
import { normalizeLink } from './normalizeLink';

const ofProduct = {
  locale: 'pt-BR',
  flowId: '',
  planId: '',
  paymentMethod: '',
  voucher: '',
  isInPerson: false,
} as const satisfies Partial<LinkChoice>;

const isSoldIn = ({ locale, product }: LinkChoice, products: Builder['products']) =>
  locale !== 'pt-MZ' ||
  products.some(({ key, looksInMozambique }) => key === product && looksInMozambique !== null);

export function useLink({ products }: Pick<Builder, 'products'>) {
  const { page } = useCheckoutPage();
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
  // Until the configs have loaded, nobody knows whether there is a flow for Peru.
  const isSoldThere = locales.includes(wish.locale) || (!configs && wish.locale === 'es-PE');
  const fitted = normalizeLink(
    { flows: config?.checkoutFlow, plans: sold?.plans },
    isSoldThere ? wish : { ...wish, ...ofProduct },
  );
  const change = useCallback((part: Partial<LinkChoice>) => {
    setWish((last) => ({ ...last, ...(part.product && ofProduct), ...part }));
  }, []);
  const isLoading = !fitted.flow && !source.failure;
  return { ...fitted, ...source, change, isLoading, locales, product };
}

export type Link = ReturnType<typeof useLink>;

function useLinkSource(keys: readonly ProductKey[], { locale, product }: LinkChoice) {
  const operation = resolveOperation(locale);
  const loadAll = useCallback(() => findConfigs(keys), [keys]);
  const loadConfig = useCallback(() => findConfig(product, 'MZ'), [product]);
  const loadProduct = useCallback(() => findProduct(product, locale), [locale, product]);
  const brazil = useLoad('', loadAll);
  const mozambique = useLoad(operation === 'MZ' ? product : null, loadConfig);
  const sold = useLoad(`${locale} ${product}`, loadProduct);

  const configs = brazil.kind === 'ready' ? brazil.value : undefined;
  const failure = [brazil, mozambique, sold].find((loaded) => loaded.kind === 'failed');
  return {
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

interface PricedProduct {
  product: ProductV2 | null;
  isVoucherRefused: boolean;
}

export function usePricedProduct({ choice, flow, sold }: Link): PricedProduct {
  const voucher = readTyped('voucher', choice.voucher);
  const flowId = flow?.id ?? '';
  const settled = useDebounced(voucher);
  const seller = useDebounced(readTyped('seller', choice.seller));
  const load = useCallback(
    () => findProduct(choice.product, choice.locale, { flowId, seller, voucher: settled }),
    [choice.product, choice.locale, flowId, seller, settled],
  );
  // The default flow has no price of its own: the loaded product is the one that is sold.
  const isPlain = settled === '' && (flowId === '' || flowId === 'default');
  const priced = useLoad(
    isPlain ? null : [choice.locale, choice.product, flowId, seller, settled].join(' '),
    load,
  );
  if (isPlain && voucher === '') return { product: sold ?? null, isVoucherRefused: false };
  const isKnown = settled === voucher && priced.kind === 'ready';
  const product = isKnown ? priced.value : null;
  return { product, isVoucherRefused: voucher !== '' && product !== null && !product.voucher };
}

/** null: there is no such seller; undefined: the field is empty, or the answer is still to come. */
export function useFoundSeller({
  locale,
  product,
  seller,
  source,
}: LinkChoice): Seller | null | undefined {
  const operation = resolveOperation(locale);
  const typed = readTyped('seller', seller);
  const settled = useDebounced(typed);
  const settledSource = useDebounced(readTyped('source', source)) || 'direto';
  const load = useCallback(
    () => findSeller(settled, settledSource, product, operation),
    [operation, product, settled, settledSource],
  );
  const found = useLoad(
    settled === '' ? null : [operation, product, settledSource, settled].join(' '),
    load,
  );
  return settled === typed && found.kind === 'ready' ? found.value : undefined;
}

const debounceMs = 400;

export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value);
    }, debounceMs);
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  return settled;
}
