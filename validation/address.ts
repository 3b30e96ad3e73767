import type { Address } from '@/contract/address';
import { brazilianStates } from '@/domain/brazilianStates';
import { toPlainCharacters, toPlainDashes, toPlainLine } from '@/domain/plainText';
import type { Rule, ValidationMessageKey } from './rule';

const WORDS = /^[\p{L}\p{M}\p{N}]+(?:[ '’][\p{L}\p{M}\p{N}]+)*'?$/u;

const trim = (text: string) => toPlainCharacters(text).trim();

/**
 * Letters with or without accents, digits, and single spaces between words (docs/behaviour.md 5), as
 * well as the apostrophe of names such as Santa Bárbara d'Oeste. Spaces around the text, which
 * keyboards and paste leave behind, are ignored.
 */
const plainTextRule =
  (message: ValidationMessageKey): Rule =>
  (value) =>
    WORDS.test(trim(value)) ? undefined : message;

export const validateAddress = plainTextRule('validation.address');
export const validateDistrict = plainTextRule('validation.district');
export const validateCity = plainTextRule('validation.city');
export const validateCountry = plainTextRule('validation.country');

const validateFilledComplement = plainTextRule('validation.complement');

export const validateComplement: Rule = (value) =>
  trim(value) === '' ? undefined : validateFilledComplement(value);

const NO_COMPLEMENT =
  /^(?:[-._/]+|n[ãa]o(?: (?:tem|h[áa]|possui|se aplica))?|n[ /.]?a|nenhum|sem(?: complemento)?|no(?: tiene)?|ningun[oa]|sin (?:referencia|complemento))\.?$/iu;

export const readComplement = (text: string): string =>
  NO_COMPLEMENT.test(toPlainDashes(toPlainLine(text))) ? '' : text;

const CEP = /(?:^|\D)(\d{2})\.?(\d{3})(?: ?- ?| )?(\d{3})(?!\d)/g;

const LONGEST_TEXT = 100;

export function findCep(text: string): string | undefined {
  if (text.length > LONGEST_TEXT) return undefined;
  const all = toPlainDashes(toPlainLine(text)).matchAll(CEP);
  const [found, ...others] = new Set(
    [...all].map(([, region = '', sector = '', end = '']) => `${region}${sector}-${end}`),
  );
  return others.length === 0 ? found : undefined;
}

const postalCodes = { BR: /^\d{5}-\d{3}$/, MZ: /^\d{4}$/, PE: /^\d{5}$/ } as const;

export type PostalCountry = keyof typeof postalCodes;

export function validatePostalCode(
  value: string,
  country: PostalCountry,
): ValidationMessageKey | undefined {
  return postalCodes[country].test(trim(value)) ? undefined : 'validation.postalCode';
}

const isState = (state: string, country: PostalCountry) =>
  country !== 'BR' || brazilianStates.some((code) => code === trim(state));

/**
 * The fields of an address that its form's rules refuse, for callers other than our forms. In Brazil a
 * form requires the postal code and the district as well.
 * @param country where the purchase is made
 */
export function findAddressFaults(address: Address, country: PostalCountry): (keyof Address)[] {
  const { city, complement = '', district, postalCode, state, street } = address;
  const isBrazil = country === 'BR';
  const faults: Partial<Record<keyof Address, boolean>> = {
    postalCode:
      postalCode === undefined ? isBrazil : validatePostalCode(postalCode, country) !== undefined,
    street: validateAddress(street) !== undefined,
    complement: validateComplement(complement) !== undefined,
    district: district === undefined ? isBrazil : validateDistrict(district) !== undefined,
    city: validateCity(city) !== undefined,
    state: !isState(state, country),
    country: validateCountry(address.country) !== undefined,
  };
  const names: (keyof Address)[] = [
    'postalCode',
    'street',
    'complement',
    'district',
    'city',
    'state',
    'country',
  ];
  return names.filter((name) => faults[name]);
}
