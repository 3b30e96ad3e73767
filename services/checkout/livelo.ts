import { routes } from './routes';

/** The screens of the step `livelo-cpf`, in the order in which a buyer meets them. */
export const liveloRoutes = {
  cpf: routes['livelo-cpf'],
  selectDevice: '/livelo/select-device',
  code: '/livelo/code',
  paymentMethod: '/livelo/payment-method',
  payment: '/livelo/payment',
  error: '/livelo/error',
} as const;
