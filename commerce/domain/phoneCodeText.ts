import type { Locale } from '@/contract/enumerations';
import { phoneCodeRules } from './phoneCodeRules';

const minutes = phoneCodeRules.lifetime / 60_000;

/** One message of 70 characters for short titles: accents make a gateway send UCS-2. */
const texts: Record<Locale, (title: string, code: string) => string> = {
  'pt-BR': (title, code) =>
    `${title}: seu código é ${code}. Vale ${minutes} minutos. Não compartilhe.`,
  'pt-MZ': (title, code) =>
    `${title}: o seu código é ${code}. Válido por ${minutes} minutos. Não o partilhe.`,
  'es-PE': (title, code) =>
    `${title}: tu código es ${code}. Vale ${minutes} minutos. No lo compartas.`,
};

/** The SMS with a code, in the lead's language. @param title what the buyer knows the product by */
export function phoneCodeText(locale: Locale, title: string, code: string): string {
  return texts[locale](title, code);
}
