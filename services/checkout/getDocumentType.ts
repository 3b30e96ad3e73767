import type { Locale } from './resolveLocale';

/** The documents that a payment form asks for. */
export type AskedDocument = 'cpf' | 'dni';

const documents: Record<Locale, AskedDocument | null> = {
  'pt-BR': 'cpf',
  'es-PE': 'dni',
  'pt-MZ': null,
};

/**
 * Which document a buyer of this language is asked for (spec section 3, "Document types"). null:
 * none, as in Mozambique, whose payments know no CPF.
 */
export function getDocumentType(locale: Locale): AskedDocument | null {
  return documents[locale];
}
