import { useCallback } from 'react';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import {
  getFranchiseCities,
  getFranchiseRegions,
  getFranchiseUnits,
  type FranchisePlace,
  type FranchiseUnit,
} from '@/services/franchise';
import { marketCountryOf } from '@/services/phone/marketCountry';
import { type Loaded, useLoaded } from '../../ui/useLoaded';

interface Schools {
  regions: Loaded<FranchisePlace[]>;
  cities: Loaded<FranchisePlace[]>;
  units: Loaded<FranchiseUnit[]>;
}

/** The brand's schools in the buyer's country, as far as they are chosen. '' is no choice. */
export function useSchools(region: string, city: string): Schools {
  const { page } = useCheckout();
  const brand = page.brand.dsProductId;
  const country = marketCountryOf(page.locale);
  const loadRegions = useCallback(() => getFranchiseRegions({ brand, country }), [brand, country]);
  const loadCities = useCallback(
    (asked: string) => getFranchiseCities({ brand, country, region: asked }),
    [brand, country],
  );
  const loadUnits = useCallback(
    (asked: string) => getFranchiseUnits({ brand, country, region, city: asked }),
    [brand, country, region],
  );
  return {
    regions: useLoaded('', loadRegions),
    cities: useLoaded(region === '' ? null : region, loadCities),
    units: useLoaded(city === '' ? null : city, loadUnits),
  };
}
