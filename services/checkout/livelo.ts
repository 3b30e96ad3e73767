import { routes } from './routes';

export const liveloRoutes = {
  cpf: routes['livelo-cpf'],
  selectDevice: '/livelo/select-device',
  code: '/livelo/code',
  paymentMethod: '/livelo/payment-method',
  payment: '/livelo/payment',
  error: '/livelo/error',
} as const;
