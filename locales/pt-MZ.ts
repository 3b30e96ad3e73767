import type { Messages } from './messageKey';
import { afterSale } from './pt-MZ/afterSale';
import { failures } from './pt-MZ/failures';
import { forms } from './pt-MZ/forms';
import { mails } from './pt-MZ/mails';
import { offers } from './pt-MZ/offers';
import { openPayment } from './pt-MZ/openPayment';
import { payLinks } from './pt-MZ/payLinks';
import { payment } from './pt-MZ/payment';
import { phone } from './pt-MZ/phone';
import { shell } from './pt-MZ/shell';
import { steps } from './pt-MZ/steps';
import { success } from './pt-MZ/success';
import { trial } from './pt-MZ/trial';

export const ptMZ: Partial<Messages> = {
  ...afterSale,
  ...failures,
  ...forms,
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
