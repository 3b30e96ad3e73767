import type { Language } from './brandCopy';
import { brandCopy, productCopy } from './brands/registry';
import { esPE } from './es-PE';
import type { MessageKey, MessageNamespace, Messages } from './messageKey';
import { ptBR } from './pt-BR';
import { ptMZ } from './pt-MZ';
import { brandCopyWithoutMail, withoutMail } from './withoutMail';

const languages: Record<Language, Messages> = {
  'pt-BR': ptBR,
  'pt-MZ': { ...ptBR, ...ptMZ },
  'es-PE': esPE,
};

/**
 * The texts of one page, in one language and in the own words of the brand and the product: the asked
 * namespaces only.
 * @param sendsMail whether buyers are written to: where they are not, no text promises it
 */
export function getMessages(
  language: Language,
  brandId: string,
  namespaces: readonly MessageNamespace[],
  { productCode = '', sendsMail = true }: { productCode?: string; sendsMail?: boolean } = {},
): Partial<Messages> {
  const messages: Messages = {
    ...languages[language],
    ...brandCopy.get(brandId)?.[language],
    ...productCopy.get(productCode)?.[language],
    ...(!sendsMail && {
      ...withoutMail[language],
      ...brandCopyWithoutMail.get(brandId)?.[language],
    }),
  };
  return Object.fromEntries(
    Object.entries(messages).filter(([key]) =>
      namespaces.some((namespace) => key.startsWith(`${namespace}.`)),
    ),
  );
}

export const getText = (language: Language, key: MessageKey): string => languages[language][key];
