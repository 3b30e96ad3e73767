import { ms } from './brands/ms';
import { esPE } from './es-PE';
import type { MessageNamespace, Messages } from './messageKey';
import { ptBR } from './pt-BR';
import { ptMZ } from './pt-MZ';

const languages = { 'pt-BR': ptBR, 'pt-MZ': ptMZ, 'es-PE': esPE };

/** Copy that a brand says in its own words, by dsProductId. Brands without an entry have none. */
const brandCopy = new Map<string, Partial<Messages>>([['ms', ms]]);

/**
 * The texts of one page: the asked namespaces only. Brands speak pt-BR; another language is not
 * overruled by a brand's Portuguese.
 */
export function getMessages(
  locale: keyof typeof languages,
  brandId: string,
  namespaces: readonly MessageNamespace[],
): Partial<Messages> {
  const spoken = locale === 'pt-BR' ? brandCopy.get(brandId) : languages[locale];
  const messages: Partial<Messages> = { ...ptBR, ...spoken };
  return Object.fromEntries(
    Object.entries(messages).filter(([key]) =>
      namespaces.some((namespace) => key.startsWith(`${namespace}.`)),
    ),
  );
}
