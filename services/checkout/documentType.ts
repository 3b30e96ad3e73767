import type { Locale } from '@/contract/enumerations';

/** The documents that a payment form asks for. */
export type RequiredDocument = 'cpf' | 'dni';

const documents: Record<Locale, RequiredDocument | null> = {
  'pt-BR': 'cpf',
  'es-PE': 'dni',
  'pt-MZ': null,
};

/**
 * Which document a buyer of this language is asked for (docs/behaviour.md 3, "Closed lists"). null:
 * none, as in Mozambique, whose payments know no CPF.
 */
export function getDocumentType(locale: Locale): RequiredDocument | null {
  return documents[locale];
}
