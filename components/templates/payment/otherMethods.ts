/** What few buyers choose or are asked, in one chunk of its own (`otherMethod`). */
export { BanknoteIcon } from '../../ui/icons/BanknoteIcon';
export { PhoneIcon } from '../../ui/icons/PhoneIcon';
export { AddressStage } from './AddressStage';
export { CardAndPixForm } from './CardAndPixForm';
export { InPersonForm } from './InPersonForm';
export { MpesaForm } from './MpesaForm';
export { NoMethod } from './NoMethod';
export { StoredCardConfirmation } from './StoredCardConfirmation';
export { StoredCardForm } from './StoredCardForm';
export { TwoCardsForm } from './TwoCardsForm';
