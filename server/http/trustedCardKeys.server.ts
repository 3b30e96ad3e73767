import { readCardKeys } from '@/config/cardKeys.server';
import type { Page } from '@/services/checkout/page';

const names = [
  'APP_ENV',
  'ALLOW_SANDBOX',
  'CARD_KEY_THUMBPRINTS',
  'HOMOLOG_API_URL',
  'HOMOLOG_CARD_KEY_THUMBPRINTS',
];

let last: { key: string; keys: ReturnType<typeof readCardKeys> } | undefined;

/**
 * Thumbprints of the keys that a page may encrypt cards with; undefined: any key that it gets. Parses
 * the variables only when they have changed, because every page needs them.
 */
export function getTrustedCardKeys({
  isHomologation,
}: Pick<Page, 'isHomologation'>): readonly string[] | undefined {
  const key = names.map((name) => process.env[name]).join('\n');
  if (last?.key !== key) last = { key, keys: readCardKeys(process.env) };
  return isHomologation ? last.keys.homologation : last.keys.own;
}
