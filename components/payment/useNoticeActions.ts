import { type FormikHelpers, useFormikContext } from 'formik';
import type { RefObject } from 'react';
import {
  useCheckoutPage,
  useCheckoutProduct,
  useNavigation,
} from '@/contexts/checkout/CheckoutContext';
import type { FlowStep } from '@/contract/productConfig';
import { routes } from '@/services/checkout/routes';
import { focusField } from '../fields/focusField';
import { findDeclinedCard } from './markFields';
import { useChooseMethod } from './MethodPicker';
import type { NoticeAction } from './notices';
import type { PaymentOutcome } from './outcome';
import type { FormMethod, PaymentValues } from './paymentValues';

export interface NoticeWays {
  outcome: PaymentOutcome;
  payment: Record<'agreeToBuyAgain' | 'dismiss' | 'openPending', () => void> & {
    askAgain: (values: PaymentValues, form: FormikHelpers<PaymentValues>) => Promise<void>;
  };
  methods: readonly FormMethod[];
  onOtherCard?: () => void;
}

const isOfLead = ({ templateId }: FlowStep) => templateId === 'lead';

const otherCardFields = ['number', 'expirationDate', 'securityCode'] as const;

export function useNoticeActions(
  place: RefObject<Element | null>,
  { methods, onOtherCard, outcome, payment }: NoticeWays,
) {
  const { area } = useCheckoutPage();
  const { productFlow } = useCheckoutProduct();
  const { goTo } = useNavigation();
  const form = useFormikContext<PaymentValues>();
  const { setFieldTouched, setFieldValue, setStatus, submitForm, values } = form;
  const chooseMethod = useChooseMethod();
  const card = findDeclinedCard(outcome, values.method);

  const payWith = (method: FormMethod) => {
    chooseMethod(method);
    focusField(place.current, 'method', method);
    payment.dismiss();
  };
  const takeOtherCard = () => {
    // The stored card was declined: the fields of another one are those of that method.
    if (card === null) {
      payWith('credit-card');
      return;
    }
    for (const field of otherCardFields) {
      const name = `cards[${card}].${field}`;
      void setFieldValue(name, '', false);
      void setFieldTouched(name, false, false);
    }
    setStatus(undefined);
    focusField(place.current, `cards[${card}].number`);
    payment.dismiss();
  };
  const handlers: Record<NoticeAction, () => void> = {
    usePix: () => {
      payWith('pix');
    },
    otherCard: onOtherCard ?? takeOtherCard,
    askAgain: () => void payment.askAgain(values, form),
    openPending: payment.openPending,
    openReceipt: payment.openPending,
    buyAgain: () => {
      payment.agreeToBuyAgain();
      void submitForm();
    },
    correctBuyer: () => void goTo(routes.lead),
    reload: () => {
      window.location.reload();
    },
  };
  const isOpen: Record<NoticeAction, boolean> = {
    usePix: methods.includes('pix') && values.method !== 'pix',
    otherCard: card !== null || values.method === 'default-credit-card',
    askAgain: true,
    openPending: true,
    openReceipt: true,
    buyAgain: true,
    // A pay link and an upsell have no form of the buyer's own.
    correctBuyer: area === 'main' && productFlow.steps.some(isOfLead),
    reload: true,
  };
  return { card, handlers, isOpen };
}
