import type { MessageNamespace } from '@/locales/messageKey';
import { ptBR } from '@/locales/pt-BR';

const isNamespace = (name: string): name is MessageNamespace =>
  Object.keys(ptBR).some((key) => key.startsWith(`${name}.`));

export const messageNamespaces = [
  ...new Set(Object.keys(ptBR).map((key) => key.split('.')[0] ?? '')),
].filter(isNamespace);
