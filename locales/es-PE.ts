import { address } from './es-PE/address';
import { bankSlip } from './es-PE/bankSlip';
import { campaign } from './es-PE/campaign';
import { contract } from './es-PE/contract';
import { failure } from './es-PE/failure';
import { field } from './es-PE/field';
import { lead } from './es-PE/lead';
import { link } from './es-PE/link';
import { mpesa } from './es-PE/mpesa';
import { orderBump } from './es-PE/orderBump';
import { payment } from './es-PE/payment';
import { phone } from './es-PE/phone';
import { pix } from './es-PE/pix';
import { presentation } from './es-PE/presentation';
import { profiles } from './es-PE/profiles';
import { referer } from './es-PE/referer';
import { school } from './es-PE/school';
import { shell } from './es-PE/shell';
import { success } from './es-PE/success';
import { summary } from './es-PE/summary';
import { testLocation } from './es-PE/testLocation';
import { upsell } from './es-PE/upsell';
import { validation } from './es-PE/validation';
import { verification } from './es-PE/verification';
import { video } from './es-PE/video';
import type { Messages } from './messageKey';

/** Peruvian Spanish, complete: a missing text does not compile. */
export const esPE: Messages = {
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
};
