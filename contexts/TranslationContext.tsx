import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { MessageKey, Messages } from '@/locales/messageKey';

export type { MessageKey, Messages } from '@/locales/messageKey';

export type TranslationValues = Record<string, string | number>;

export type Translate = (key: MessageKey, values?: TranslationValues) => string;

const TranslationContext = createContext<Translate | null>(null);

/** Texts are plain: a value is never read as markup nor as another placeholder. */
function createTranslate(messages: Partial<Messages>): Translate {
  return (key, values = {}) => {
    const text = messages[key] ?? key;
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : placeholder,
    );
  };
}

interface TranslationProviderProps {
  messages: Partial<Messages>;
  children: ReactNode;
}

export function TranslationProvider({ children, messages }: TranslationProviderProps) {
  const translate = useMemo(() => createTranslate(messages), [messages]);
  return <TranslationContext value={translate}>{children}</TranslationContext>;
}

/** @throws when used outside a TranslationProvider */
export function useTranslation(): { t: Translate } {
  const t = useContext(TranslationContext);
  if (!t) throw new Error('useTranslation needs a TranslationProvider');
  return { t };
}
