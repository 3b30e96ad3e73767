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

/** COMPLEMENTO may be empty. */
export const validateComplement: Rule = (value) =>
  trim(value) === '' ? undefined : validateFilledComplement(value);

/** What people write where there is no complement to give. */
const NO_COMPLEMENT =
  /^(?:[-._/]+|n[ãa]o(?: (?:tem|h[áa]|possui|se aplica))?|n[ /.]?a|nenhum|sem(?: complemento)?|no(?: tiene)?|ningun[oa]|sin (?:referencia|complemento))\.?$/iu;

/** A complement as it is meant: empty where the text says that there is none. */
export const readComplement = (text: string): string =>
  NO_COMPLEMENT.test(toPlainDashes(toPlainLine(text))) ? '' : text;

/** A CEP beside other digits; its own are not cut out of more. */
const CEP = /(?:^|\D)(\d{2})\.?(\d{3})(?: ?- ?| )?(\d{3})(?!\d)/g;

/** Characters: a longer text is none that somebody writes in a field. */
const LONGEST_TEXT = 100;

/** The one CEP of a text with its label, a place or a house number around it. undefined: none, or several. */
export function findCep(text: string): string | undefined {
  if (text.length > LONGEST_TEXT) return undefined;
  const all = toPlainDashes(toPlainLine(text)).matchAll(CEP);
  const [found, ...others] = new Set(
    [...all].map(([, region = '', sector = '', end = '']) => `${region}${sector}-${end}`),
  );
  return others.length === 0 ? found : undefined;
}

/** Brazil's CEP (docs/behaviour.md 5), and the digits of Mozambique's and Peru's codes. */
const postalCodes = { BR: /^\d{5}-\d{3}$/, MZ: /^\d{4}$/, PE: /^\d{5}$/ } as const;

/** The countries whose postal codes are known (ISO 3166). */
export type PostalCountry = keyof typeof postalCodes;

/** CEP (docs/behaviour.md 5), or the postal code of another country that the product sells in. */
export function validatePostalCode(
  value: string,
  country: PostalCountry,
): ValidationMessageKey | undefined {
  return postalCodes[country].test(trim(value)) ? undefined : 'validation.postalCode';
}

/** A Brazilian state is chosen by its code; those of other countries are typed. */
const isState = (state: string, country: PostalCountry) =>
  country !== 'BR' || brazilianStates.some((code) => code === trim(state));

/**
 * The fields of an address that the rules of its form refuse, for callers that are not our forms. In
 * Brazil a form asks for the postal code and the district as well.
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
