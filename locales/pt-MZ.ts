import type { Messages } from './messageKey';
import { address } from './pt-MZ/address';
import { bankSlip } from './pt-MZ/bankSlip';
import { campaign } from './pt-MZ/campaign';
import { contract } from './pt-MZ/contract';
import { customOffer } from './pt-MZ/customOffer';
import { failure } from './pt-MZ/failure';
import { field } from './pt-MZ/field';
import { genericError } from './pt-MZ/genericError';
import { invoice } from './pt-MZ/invoice';
import { invoicePaid } from './pt-MZ/invoicePaid';
import { knownSale } from './pt-MZ/knownSale';
import { lead } from './pt-MZ/lead';
import { link } from './pt-MZ/link';
import { mpesa } from './pt-MZ/mpesa';
import { orderBump } from './pt-MZ/orderBump';
import { payment } from './pt-MZ/payment';
import { phone } from './pt-MZ/phone';
import { pix } from './pt-MZ/pix';
import { presentation } from './pt-MZ/presentation';
import { profiles } from './pt-MZ/profiles';
import { recovery } from './pt-MZ/recovery';
import { renew } from './pt-MZ/renew';
import { school } from './pt-MZ/school';
import { shell } from './pt-MZ/shell';
import { success } from './pt-MZ/success';
import { summary } from './pt-MZ/summary';
import { support } from './pt-MZ/support';
import { testLocation } from './pt-MZ/testLocation';
import { upgrade } from './pt-MZ/upgrade';
import { upsell } from './pt-MZ/upsell';
import { validation } from './pt-MZ/validation';
import { verification } from './pt-MZ/verification';
import { voucher } from './pt-MZ/voucher';
import { video } from './pt-MZ/video';

/** Mozambican Portuguese: what differs from pt-BR, decided text by text. */
export const ptMZ: Partial<Messages> = {
  ...address,
  ...bankSlip,
  ...campaign,
  ...contract,
  ...customOffer,
  ...failure,
  ...field,
  ...genericError,
  ...invoice,
  ...invoicePaid,
  ...knownSale,
  ...lead,
  ...link,
  ...mpesa,
  ...orderBump,
  ...payment,
  ...phone,
  ...pix,
  ...presentation,
  ...profiles,
  ...recovery,
  ...renew,
  ...school,
  ...shell,
  ...success,
  ...summary,
  ...support,
  ...testLocation,
  ...upgrade,
  ...upsell,
  ...validation,
  ...verification,
  ...video,
  ...voucher,
};
