import { lazy, type ComponentType } from 'react';
import type { OfferedMethod } from '@/services/checkout/payment/offeredMethods';
import type { Plan } from '@/services/product';
import { BarcodeIcon } from '../../ui/icons/BarcodeIcon';
import { CardIcon } from '../../ui/icons/CardIcon';
import { PhoneIcon } from '../../ui/icons/PhoneIcon';
import { PixIcon } from '../../ui/icons/PixIcon';
import { BankSlipForm } from './BankSlipForm';
import { CardForm } from './CardForm';
import { PixForm } from './PixForm';

/** Few buyers have it: comes when it is chosen. */
const MpesaForm = lazy(async () => ({ default: (await import('./MpesaForm')).MpesaForm }));

interface MethodView {
  Icon: ComponentType;
  Form: ComponentType<{ plan: Plan }>;
}

/** How each method looks. Exhaustive: a method without a form does not compile. */
export const methodViews: Record<OfferedMethod, MethodView> = {
  'credit-card': { Icon: CardIcon, Form: CardForm },
  pix: { Icon: PixIcon, Form: PixForm },
  bankslip: { Icon: BarcodeIcon, Form: BankSlipForm },
  'm-pesa': { Icon: PhoneIcon, Form: MpesaForm },
};
