import { afterSale } from './pt-BR/afterSale';
import { builder } from './pt-BR/builder';
import { failures } from './pt-BR/failures';
import { forms } from './pt-BR/forms';
import { livelo } from './pt-BR/livelo';
import { mails } from './pt-BR/mails';
import { offers } from './pt-BR/offers';
import { openPayment } from './pt-BR/openPayment';
import { payLinks } from './pt-BR/payLinks';
import { payment } from './pt-BR/payment';
import { phone } from './pt-BR/phone';
import { shell } from './pt-BR/shell';
import { steps } from './pt-BR/steps';
import { success } from './pt-BR/success';
import { trial } from './pt-BR/trial';

export const ptBR = {
  ...afterSale,
  ...builder,
  ...failures,
  ...forms,
  ...livelo,
  ...mails,
  ...offers,
  ...openPayment,
  ...payLinks,
  ...payment,
  ...phone,
  ...shell,
  ...steps,
  ...success,
  ...trial,
} as const;
