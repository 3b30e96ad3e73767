import type { Locale } from '@/contract/enumerations';

/** The documents that a payment form asks for; `registry` is a CPF or a company's CNPJ. */
export type RequiredDocument = 'cpf' | 'registry' | 'dni';

const documents: Record<Locale, 'cpf' | 'dni' | null> = {
  'pt-BR': 'cpf',
  'es-PE': 'dni',
  'pt-MZ': null,
};

/**
 * Which document a buyer of this language is asked for (docs/behaviour.md 3, "Closed lists"). null:
 * none, as in Mozambique, whose payments know no CPF.
 */
export function getDocumentType(locale: Locale): 'cpf' | 'dni' | null {
  return documents[locale];
}
