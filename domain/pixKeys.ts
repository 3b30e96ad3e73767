import { toDocumentNumber } from './documentNumber';
import { isCnpj, isCpf } from './documents';

const maxLength = 77;

/**
 * Reads a Pix key and writes it as the central bank's directory of keys (DICT) does.
 * @returns undefined when it has the form of none: CPF, CNPJ, e-mail address, mobile phone with +55, or
 *   random key (a UUID)
 */
export function readPixKey(text: string): string | undefined {
  const key = text.trim();
  if (key.length > maxLength) return undefined;
  if (isCpf(key) || isCnpj(key)) return toDocumentNumber(key);
  if (/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(key)) return key.toLowerCase();
  if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key)) return key.toLowerCase();
  const phone = key.replace(/[\s()-]/g, '');
  return /^\+55[1-9]{2}9\d{8}$/.test(phone) ? phone : undefined;
}
