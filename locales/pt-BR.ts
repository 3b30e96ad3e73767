import { address } from './pt-BR/address';
import { bankSlip } from './pt-BR/bankSlip';
import { builder } from './pt-BR/builder';
import { campaign } from './pt-BR/campaign';
import { contract } from './pt-BR/contract';
import { customOffer } from './pt-BR/customOffer';
import { failure } from './pt-BR/failure';
import { field } from './pt-BR/field';
import { genericError } from './pt-BR/genericError';
import { homologation } from './pt-BR/homologation';
import { invoice } from './pt-BR/invoice';
import { invoicePaid } from './pt-BR/invoicePaid';
import { knownSale } from './pt-BR/knownSale';
import { lead } from './pt-BR/lead';
import { link } from './pt-BR/link';
import { livelo } from './pt-BR/livelo';
import { mpesa } from './pt-BR/mpesa';
import { orderBump } from './pt-BR/orderBump';
import { payment } from './pt-BR/payment';
import { phone } from './pt-BR/phone';
import { pix } from './pt-BR/pix';
import { presentation } from './pt-BR/presentation';
import { profiles } from './pt-BR/profiles';
import { recovery } from './pt-BR/recovery';
import { referer } from './pt-BR/referer';
import { renew } from './pt-BR/renew';
import { root } from './pt-BR/root';
import { school } from './pt-BR/school';
import { shell } from './pt-BR/shell';
import { success } from './pt-BR/success';
import { summary } from './pt-BR/summary';
import { support } from './pt-BR/support';
import { testLocation } from './pt-BR/testLocation';
import { upgrade } from './pt-BR/upgrade';
import { upsell } from './pt-BR/upsell';
import { validation } from './pt-BR/validation';
import { verification } from './pt-BR/verification';
import { voucher } from './pt-BR/voucher';
import { video } from './pt-BR/video';
import { welcome } from './pt-BR/welcome';

/** Brazilian Portuguese, the language that defines the keys. */
export const ptBR = {
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
} as const;
