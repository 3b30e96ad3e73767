import type { Locale } from '@/contract/enumerations';

/** By whose clock a day begins and ends where a sale is made. */
export const marketTimeZones: Record<Locale, string> = {
  'pt-BR': 'America/Sao_Paulo',
  'pt-MZ': 'Africa/Maputo',
  'es-PE': 'America/Lima',
};
