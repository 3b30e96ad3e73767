import type { Messages } from '../messageKey';

/** Copy of the brand ms where it differs (spec section 2, "Screen contents"). */
export const ms: Partial<Messages> = {
  'field.phone': 'Celular (Whatsapp)',
};
