import type { Messages } from './messageKey';
import { afterSale } from './es-PE/afterSale';
import { builder } from './es-PE/builder';
import { failures } from './es-PE/failures';
import { forms } from './es-PE/forms';
import { livelo } from './es-PE/livelo';
import { mails } from './es-PE/mails';
import { offers } from './es-PE/offers';
import { openPayment } from './es-PE/openPayment';
import { payLinks } from './es-PE/payLinks';
import { payment } from './es-PE/payment';
import { phone } from './es-PE/phone';
import { shell } from './es-PE/shell';
import { steps } from './es-PE/steps';
import { success } from './es-PE/success';
import { trial } from './es-PE/trial';

export const esPE: Messages = {
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
};
