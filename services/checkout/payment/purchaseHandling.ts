import { createPayment } from '../../payment';
import type { CheckoutFlow, FlowStep } from '../../product';
import { readStored, removeStored } from '../../storage/storage';
import { routes } from '../routes';
import { attemptSubject } from './attemptSubject';
import { completeLead } from './completeLead';
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
        send: (idempotencyKey) => {
          const answer = createPayment(request, idempotencyKey);
          void completeLead(request);
          return answer;
        },
      };
    },
    remember: (payment) => {
      rememberPayment(payment, step);
    },
    rememberToken: (token) => {
      rememberToken(token, step);
    },
    getRoute: (route) => getRouteAfterPayment(flow, step, route),
    reopenContract: () => {
      removeStored('contractLeadId');
      return flow.steps.some(({ templateId }) => templateId === 'md') ? routes.md : null;
    },
  };
}
