import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { getPayment } from '@/services/api/payment';
import { findPayingStep, getTokenKey, withPaidStep } from '@/services/checkout/paymentStep';
import { withQuery } from '@/services/checkout/routes';
import { HttpError } from '@/services/http/errors';
import { readLastStored, readStored } from '@/services/storage';
import { isTokenKey } from '@/services/tokenKeys';
import { storeToken, storeTokenAt } from '../../payment/afterPayment';

type BankReturn = 'asking' | 'stored' | 'elsewhere';

/**
 * A bank knows what its buyer bought, but neither the link they came by nor the id that opens a
 * buyer's own page; and it may lead back to a tab that shows something else by now. The browser has
 * stored the waiting payment and the query of its page, and continues with both.
 * @param isBack false: no bank has led here, and the page shows the stored payment
 */
export function useBankReturn(isBack: boolean): BankReturn {
  const router = useRouter();
  const { page, rawQuery } = useCheckoutPage();
  const { productFlow } = useCheckoutProduct();
  const { pathname, stepRoute } = page;
  const { orderNumber } = page.query;
  const [found, setFound] = useState<BankReturn>('asking');
  useEffect(() => {
    if (!isBack) return undefined;
    let isOver = false;
    const step = findPayingStep(productFlow, stepRoute, readStored('paymentStepId'));
    const tokenKey = getTokenKey(step);
    const stored = readStored(tokenKey);
    // This tab's own first; a new tab has none, and uses the browser's last one.
    const waiting = [readStored('waitingPayment'), readLastStored('waitingPayment')];
    const goOn = (token: string | null) => {
      if (isOver) return;
      const own = waiting.find((payment) => payment?.token === token);
      if (own) {
        const { stepId = null, token: waited, tokenKey: key } = own;
        if (isTokenKey(key)) storeTokenAt(key, waited, stepId);
        else storeToken(waited, step);
      }
      if (own && own.query !== rawQuery) {
        const route = withPaidStep(pathname, readStored('paymentStepId'));
        void router.replace(withQuery(route, own.query));
      } else setFound(token === null ? 'elsewhere' : 'stored');
    };
    if (orderNumber === undefined) goOn(stored);
    else {
      const known = [...waiting.map((payment) => payment?.token ?? null), stored];
      void findByOrderNumber(known, orderNumber, () => isOver).then(goOn);
    }
    return () => {
      isOver = true;
    };
  }, [isBack, orderNumber, pathname, productFlow, rawQuery, router, stepRoute]);
  return isBack ? found : 'stored';
}

const pollMs = 3_000;

async function findByOrderNumber(
  tokens: readonly (string | null)[],
  orderNumber: string,
  isOver: () => boolean,
): Promise<string | null> {
  for (const token of new Set(tokens)) {
    if (token !== null && (await loadOrderNumber(token, isOver)) === orderNumber) return token;
  }
  return null;
}

async function loadOrderNumber(token: string, isOver: () => boolean): Promise<string | undefined> {
  while (!isOver()) {
    try {
      return (await getPayment(token)).orderNumber;
    } catch (error) {
      if (error instanceof HttpError && error.status === 404) return undefined;
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return undefined;
}
