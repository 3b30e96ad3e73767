import type { ptBR } from './pt-BR';

export type MessageKey = keyof typeof ptBR;

export type Messages = Record<MessageKey, string>;

/** The part of a key before its first dot; a page is sent only the namespaces it shows. */
export type MessageNamespace = MessageKey extends infer Key
  ? Key extends `${infer Namespace}.${string}`
    ? Namespace
    : never
  : never;

export type TextsOf<Original> = Record<keyof Original, string>;
