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

/** @param country the name of the market's country */
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

export const isAddressField = (name: string): name is keyof AddressValues =>
  name in getInitialAddress('');
