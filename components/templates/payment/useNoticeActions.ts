import { useFormikContext } from 'formik';
import type { RefObject } from 'react';
import type { FormMethod } from '@/services/checkout/payment/offeredMethods';
import type { PaymentOutcome } from '@/services/checkout/payment/paymentOutcome';
import { focusField } from './focusField';
import type { NoticeAction } from './outcomeNotice';
import { takesCard } from './paymentStage';
import { prefixOfPart, type PaymentValues } from './paymentValues';
import { useChooseMethod } from './useChooseMethod';

/** What the page does itself about an outcome. */
export interface NoticeCallbacks {
  onDismiss: () => void;
  onAskAgain: () => void;
  onOpenPending: () => void;
}

const ofCard = ['cardNumber', 'cardExpirationDate', 'cardSecurityCode'] as const;

/** The ways on from an outcome that are open as the form now stands, and what each does. */
export function useNoticeActions(
  place: RefObject<Element | null>,
  { methods, outcome }: { methods: readonly FormMethod[]; outcome: PaymentOutcome },
  { onAskAgain, onDismiss, onOpenPending }: NoticeCallbacks,
) {
  const { setTouched, setValues, touched, values } = useFormikContext<PaymentValues>();
  const chooseMethod = useChooseMethod();
  const prefix = prefixOfPart(outcome.kind === 'declined' ? outcome.part : undefined);

  const payWith = (method: FormMethod) => {
    chooseMethod(method);
    focusField(place.current, 'method', method);
    onDismiss();
  };
  const takeOtherCard = () => {
    if (values.method === 'default-credit-card') {
      payWith('credit-card');
      return;
    }
    const empty = Object.fromEntries(ofCard.map((name) => [`${prefix}${name}`, '']));
    const untouched = Object.fromEntries(ofCard.map((name) => [`${prefix}${name}`, false]));
    void setValues({ ...values, ...empty }, false);
    void setTouched({ ...touched, ...untouched }, false);
    focusField(place.current, `${prefix}cardNumber`);
    onDismiss();
  };
  const handlers: Record<NoticeAction, () => void> = {
    usePix: () => {
      payWith('pix');
    },
    otherCard: takeOtherCard,
    askAgain: onAskAgain,
    openPending: onOpenPending,
  };
  const isOpen: Record<NoticeAction, boolean> = {
    usePix: methods.includes('pix') && values.method !== 'pix',
    otherCard: takesCard(values.method) || values.method === 'default-credit-card',
    askAgain: true,
    openPending: true,
  };
  return { handlers, isOpen, prefix };
}
