import { type Locale, locales, type Operation } from '@/contract/enumerations';
import { foldCode } from '@/domain/codes';
import type { CheckoutQuery } from './query';

export function findLocale(value: string): Locale | undefined {
  const [, first = '', second] =
    /^([a-z]{2})(?:[^a-z]*([a-z]{2}))?(?![a-z])/.exec(value.toLowerCase()) ?? [];
  const tags = locales.map((known) => ({ known, tag: known.toLowerCase().split('-') }));
  const found =
    second === undefined
      ? tags.find(({ tag }) => tag.includes(first))
      : (tags.find(({ tag }) => tag.join('-') === `${first}-${second}`) ??
        tags.find(({ tag }) => tag[0] === first));
  return found?.known;
}

export function resolveLocale({ flowId, locale }: CheckoutQuery): Locale {
  const isPeruvian = foldCode(flowId ?? '').includes('peru');
  return findLocale(locale ?? '') ?? (isPeruvian ? 'es-PE' : 'pt-BR');
}

export function resolveOperation(locale: Locale): Operation {
  return locale === 'pt-MZ' ? 'MZ' : 'BR';
}
