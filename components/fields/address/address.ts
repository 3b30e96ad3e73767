/** A billing address as typed; what a country does not have stays empty. */
export interface AddressValues {
  postalCode: string;
  street: string;
  number: string;
  complement: string;
  district: string;
  city: string;
  state: string;
  country: string;
}

/** What the form starts with. @param country the name of the market's country */
export function getInitialAddress(country: string): AddressValues {
  return {
    postalCode: '',
    street: '',
    number: '',
    complement: '',
    district: '',
    city: '',
    state: '',
    country,
  };
}
