/** The masks of the payment form, in one chunk: whoever needs one soon needs the next. */
export { cardNumberMask } from '@/validation/masks/cardNumberMask';
export { cpfMask } from '@/validation/masks/cpfMask';
export { dniMask } from '@/validation/masks/dniMask';
export { expirationDateMask } from '@/validation/masks/expirationDateMask';
export { securityCodeMask } from '@/validation/masks/securityCodeMask';
