/** What fields need once somebody types, in one chunk: who needs one of them soon needs the next. */
export { cardNumberMask, expirationDateMask, securityCodeMask } from '@/validation/cardMasks';
export { cpfMask, dniMask, registryMask } from '@/validation/documentMasks';
export { verificationCodeMask } from '@/validation/maskDigits';
export { CardCompanyDetection } from './CardCompanyDetection';
export { attachMask } from './attachMask';
