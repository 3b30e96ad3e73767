import type { MessageNamespace } from '@/locales/messageKey';
import { ptBR } from '@/locales/pt-BR';

const isNamespace = (name: string): name is MessageNamespace =>
  Object.keys(ptBR).some((key) => key.startsWith(`${name}.`));

/** Every namespace there is, so that a test has all texts. */
export const messageNamespaces = [
  ...new Set(Object.keys(ptBR).map((key) => key.split('.')[0] ?? '')),
].filter(isNamespace);
