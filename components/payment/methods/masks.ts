/** The masks of the payment form, in one chunk: anyone who needs one soon needs the next. */
export { cardNumberMask } from '@/validation/cardMasks';
export { cpfMask } from '@/validation/documentMasks';
export { dniMask } from '@/validation/documentMasks';
export { registryMask } from '@/validation/documentMasks';
export { expirationDateMask } from '@/validation/cardMasks';
export { securityCodeMask } from '@/validation/cardMasks';
