import { useCallback } from 'react';
import { findSeller } from '@/services/checkout/links/askCatalogue';
import type { LinkChoice } from '@/services/checkout/links/linkChoice';
import { resolveOperation } from '@/services/checkout/resolveLocale';
import type { Seller } from '@/services/seller';
import { useLoaded } from '../../ui/useLoaded';
import { useSettled } from './useSettled';

/** Who the typed seller is; null: nobody; undefined: nothing is typed, or it is not known yet. */
export function useFoundSeller({
  locale,
  product,
  seller,
  source,
}: LinkChoice): Seller | null | undefined {
  const operation = resolveOperation(locale);
  const typed = seller.trim();
  const settled = useSettled(typed);
  const settledSource = useSettled(source.trim()) || 'direto';
  const load = useCallback(
    () => findSeller(settled, settledSource, product, operation),
    [operation, product, settled, settledSource],
  );
  const found = useLoaded(
    settled === '' ? null : [operation, product, settledSource, settled].join(' '),
    load,
  );
  return settled === typed && found.kind === 'ready' ? found.value : undefined;
}
