export { cardNumberMask, expirationDateMask, securityCodeMask } from '@/validation/cardMasks';
export { cpfMask, dniMask, registryMask } from '@/validation/documentMasks';
export { verificationCodeMask } from '@/validation/maskDigits';
export { CardCompanyDetection } from './CardCompanyDetection';
export { attachMask } from './attachMask';
