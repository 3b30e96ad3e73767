import { createPayment } from '../../payment';
import type { CheckoutFlow, FlowStep } from '../../product';
import { readStored } from '../../storage/storage';
import { attemptSubject } from './attemptSubject';
import { createPaymentRequest, type Purchase } from './createPaymentRequest';
import type { OrderHandling } from './paymentSource';
import { rememberPayment, rememberToken } from './rememberPayment';
import { getRouteAfterPayment } from './routeAfterPayment';

interface FlowPurchase extends Omit<Purchase, 'flowId' | 'lead'> {
  flow: CheckoutFlow;
  /** The step that pays. */
  step: FlowStep | null;
}

/** A purchase on the way through a flow: the stored lead buys the plan, and the flow goes on. */
export function createPurchaseHandling({ flow, step, ...purchase }: FlowPurchase): OrderHandling {
  return {
    createCall: (order) => {
      const lead = readStored('dataLead');
      if (!lead) return null;
      const request = createPaymentRequest({ lead, flowId: flow.id, ...purchase }, order);
      return {
        subject: attemptSubject(request),
        send: (idempotencyKey) => createPayment(request, idempotencyKey),
      };
    },
    remember: (payment) => {
      rememberPayment(payment, step);
    },
    rememberToken: (token) => {
      rememberToken(token, step);
    },
    getRoute: (route) => getRouteAfterPayment(flow, step, route),
  };
}
