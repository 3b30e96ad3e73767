import type { ComponentType } from 'react';
import type { FormMethod } from '@/services/checkout/payment/offeredMethods';
import type { Plan } from '@/services/product';
import { BarcodeIcon } from '../../ui/icons/BarcodeIcon';
import { CardIcon } from '../../ui/icons/CardIcon';
import { PixIcon } from '../../ui/icons/PixIcon';
import { CardForm } from './CardForm';
import { otherMethod } from './otherMethod';
import { payerForm } from './payerForm';

const BanknoteIcon = otherMethod('BanknoteIcon');
const InPersonForm = otherMethod('InPersonForm');

interface MethodView {
  Icon: ComponentType;
  Form: ComponentType<{ plan: Plan }>;
}

/** How each method looks. Exhaustive: a method without a form does not compile. */
export const methodViews: Record<FormMethod, MethodView> = {
  'credit-card': { Icon: CardIcon, Form: CardForm },
  pix: { Icon: PixIcon, Form: payerForm('payment.pix.text') },
  bankslip: { Icon: BarcodeIcon, Form: payerForm('payment.bankslip.text') },
  'm-pesa': { Icon: otherMethod('PhoneIcon'), Form: otherMethod('MpesaForm') },
  'credit-card+credit-card': { Icon: CardIcon, Form: otherMethod('TwoCardsForm') },
  'credit-card+pix': { Icon: CardIcon, Form: otherMethod('CardAndPixForm') },
  'default-credit-card': { Icon: CardIcon, Form: otherMethod('StoredCardForm') },
  'credit-card-in-person': { Icon: CardIcon, Form: InPersonForm },
  'pix-in-person': { Icon: PixIcon, Form: InPersonForm },
  cash: { Icon: BanknoteIcon, Form: InPersonForm },
  cheque: { Icon: BanknoteIcon, Form: InPersonForm },
};
