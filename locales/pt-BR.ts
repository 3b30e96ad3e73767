import { bankSlip } from './pt-BR/bankSlip';
import { failure } from './pt-BR/failure';
import { field } from './pt-BR/field';
import { lead } from './pt-BR/lead';
import { link } from './pt-BR/link';
import { payment } from './pt-BR/payment';
import { pix } from './pt-BR/pix';
import { presentation } from './pt-BR/presentation';
import { shell } from './pt-BR/shell';
import { success } from './pt-BR/success';
import { summary } from './pt-BR/summary';
import { validation } from './pt-BR/validation';
import { verification } from './pt-BR/verification';

/** Brazilian Portuguese, the language that defines the keys. */
export const ptBR = {
  ...bankSlip,
  ...failure,
  ...field,
  ...lead,
  ...link,
  ...payment,
  ...pix,
  ...presentation,
  ...shell,
  ...success,
  ...summary,
  ...validation,
  ...verification,
} as const;
