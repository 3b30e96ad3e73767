import { address } from './es-PE/address';
import { bankSlip } from './es-PE/bankSlip';
import { builder } from './es-PE/builder';
import { campaign } from './es-PE/campaign';
import { contract } from './es-PE/contract';
import { customOffer } from './es-PE/customOffer';
import { failure } from './es-PE/failure';
import { field } from './es-PE/field';
import { genericError } from './es-PE/genericError';
import { homologation } from './es-PE/homologation';
import { invoice } from './es-PE/invoice';
import { invoicePaid } from './es-PE/invoicePaid';
import { knownSale } from './es-PE/knownSale';
import { lead } from './es-PE/lead';
import { link } from './es-PE/link';
import { livelo } from './es-PE/livelo';
import { mpesa } from './es-PE/mpesa';
import { orderBump } from './es-PE/orderBump';
import { payment } from './es-PE/payment';
import { phone } from './es-PE/phone';
import { pix } from './es-PE/pix';
import { presentation } from './es-PE/presentation';
import { profiles } from './es-PE/profiles';
import { recovery } from './es-PE/recovery';
import { referer } from './es-PE/referer';
import { renew } from './es-PE/renew';
import { root } from './es-PE/root';
import { school } from './es-PE/school';
import { shell } from './es-PE/shell';
import { success } from './es-PE/success';
import { summary } from './es-PE/summary';
import { support } from './es-PE/support';
import { testLocation } from './es-PE/testLocation';
import { upgrade } from './es-PE/upgrade';
import { upsell } from './es-PE/upsell';
import { validation } from './es-PE/validation';
import { verification } from './es-PE/verification';
import { voucher } from './es-PE/voucher';
import { video } from './es-PE/video';
import { welcome } from './es-PE/welcome';
import type { Messages } from './messageKey';

/** Peruvian Spanish, complete: a missing text does not compile. */
export const esPE: Messages = {
  ...address,
  ...bankSlip,
  ...builder,
  ...campaign,
  ...contract,
  ...customOffer,
  ...failure,
  ...field,
  ...genericError,
  ...homologation,
  ...invoice,
  ...invoicePaid,
  ...knownSale,
  ...lead,
  ...link,
  ...livelo,
  ...mpesa,
  ...orderBump,
  ...payment,
  ...phone,
  ...pix,
  ...presentation,
  ...profiles,
  ...recovery,
  ...referer,
  ...renew,
  ...root,
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
  ...welcome,
};
