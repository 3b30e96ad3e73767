import type { ptBR } from './pt-BR';

/** Every text of the product. pt-BR defines the keys; the other languages must have the same. */
export type MessageKey = keyof typeof ptBR;

export type Messages = Record<MessageKey, string>;

/** The part of a key before its first dot; a page is sent only the namespaces it shows. */
export type MessageNamespace = MessageKey extends infer Key
  ? Key extends `${infer Namespace}.${string}`
    ? Namespace
    : never
  : never;

/** All texts of one namespace: a language's file that lacks one does not compile. */
export type MessagesOf<Namespace extends MessageNamespace> = Pick<
  Messages,
  Extract<MessageKey, `${Namespace}.${string}`>
>;
