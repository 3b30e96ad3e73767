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

/** The texts of one file of pt-BR in another language: a missing one does not compile. */
export type TextsOf<Original> = Record<keyof Original, string>;
