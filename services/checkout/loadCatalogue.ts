import type {
  PlanProduct,
  ProductConfig,
  ProductConfigQuery,
  ProductV2,
  ProductV2Query,
} from '@/contract/product';
import type { Seller } from '@/contract/seller';
import { getPlanProduct, getProduct, getProductConfig } from '../product';
import { getSeller } from '../seller';
import { getRequestApiUrl } from '../http/apiUrl';
import { staleWhileRevalidate } from './staleWhileRevalidate';

const maximumEntries = 1_000;

const configs = staleWhileRevalidate<ProductConfig>(maximumEntries);
const products = staleWhileRevalidate<ProductV2>(maximumEntries);
const sellers = staleWhileRevalidate<Seller>(maximumEntries);
const planProducts = staleWhileRevalidate<PlanProduct>(maximumEntries);

/** An answer belongs to the service that gave it: homologation may have one of its own. */
const keyOf = (...asked: readonly unknown[]) => JSON.stringify([getRequestApiUrl(), ...asked]);

/** The catalogue's answers as the server remembers them; none of them depends on the buyer. */
export const loadConfig = (code: string, query: ProductConfigQuery) =>
  configs(keyOf(code, query), () => getProductConfig(code, query));

export const loadProduct = (code: string, query: ProductV2Query) =>
  products(keyOf(code, query), () => getProduct(code, query));

export const loadSeller = (source: string, query: Parameters<typeof getSeller>[1]) =>
  sellers(keyOf(source, query), () => getSeller(source, query));

export const loadPlanProduct = (planId: string) =>
  planProducts(keyOf(planId), () => getPlanProduct(planId));
