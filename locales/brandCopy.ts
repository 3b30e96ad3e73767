import type { Messages } from './messageKey';

export type Language = 'pt-BR' | 'pt-MZ' | 'es-PE';

/** What a brand or a product says in its own words, by language. Its Portuguese never overrules its Spanish. */
export type BrandCopy = Partial<Record<Language, Partial<Messages>>>;
