import { useCallback } from 'react';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { marketCountryOf } from '@/services/phone/marketCountry';
import { readStored } from '@/services/storage/storage';
import { getTestLocations, type TestLocation } from '@/services/testLocation';
import { type Loaded, useLoaded } from '../../ui/useLoaded';

/** A network without schools has no tests: that is an empty list, not a failure. */
const hasSessions = ({ sessions }: TestLocation) => sessions.length > 0;

/** The places that have open sessions, those of the chosen school's city first. */
export function useTestLocations(): Loaded<TestLocation[]> {
  const { page } = useCheckout();
  const brand = page.brand.dsProductId;
  const country = marketCountryOf(page.locale);
  const load = useCallback(async () => {
    const school = readStored('chosenSchool');
    const isNear = ({ city, region }: TestLocation) =>
      city.id === school?.city && region.id === school.region;
    const locations = (await getTestLocations({ brand, country })).filter(hasSessions);
    return [...locations.filter(isNear), ...locations.filter((location) => !isNear(location))];
  }, [brand, country]);
  return useLoaded('', load);
}
