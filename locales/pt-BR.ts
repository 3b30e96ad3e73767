import { address } from './pt-BR/address';
import { bankSlip } from './pt-BR/bankSlip';
import { campaign } from './pt-BR/campaign';
import { contract } from './pt-BR/contract';
import { failure } from './pt-BR/failure';
import { field } from './pt-BR/field';
import { lead } from './pt-BR/lead';
import { link } from './pt-BR/link';
import { mpesa } from './pt-BR/mpesa';
import { orderBump } from './pt-BR/orderBump';
import { payment } from './pt-BR/payment';
import { phone } from './pt-BR/phone';
import { pix } from './pt-BR/pix';
import { presentation } from './pt-BR/presentation';
import { profiles } from './pt-BR/profiles';
import { referer } from './pt-BR/referer';
import { school } from './pt-BR/school';
import { shell } from './pt-BR/shell';
import { success } from './pt-BR/success';
import { summary } from './pt-BR/summary';
import { testLocation } from './pt-BR/testLocation';
import { upsell } from './pt-BR/upsell';
import { validation } from './pt-BR/validation';
import { verification } from './pt-BR/verification';
import { video } from './pt-BR/video';

/** Brazilian Portuguese, the language that defines the keys. */
export const ptBR = {
  ...address,
  ...bankSlip,
  ...campaign,
  ...contract,
  ...failure,
  ...field,
  ...lead,
  ...link,
  ...mpesa,
  ...orderBump,
  ...payment,
  ...phone,
  ...pix,
  ...presentation,
  ...profiles,
  ...referer,
  ...school,
  ...shell,
  ...success,
  ...summary,
  ...testLocation,
  ...upsell,
  ...validation,
  ...verification,
  ...video,
} as const;
