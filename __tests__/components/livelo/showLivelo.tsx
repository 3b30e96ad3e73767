import type { ReactElement } from 'react';
import type { LiveloSession } from '@/contract/livelo';
import type { Problem, ProblemCode } from '@/contract/problem';
import { writeVisit, type LiveloVisit } from '@/components/livelo/liveloVisit';
import { HttpError } from '@/services/http/errors';
import { buildPlan, buildStep } from '../../support/builders';
import { renderWithProviders, type ProvidersOptions } from '../../support/renderWithProviders';

export const dataLead = {
  leadId: 'lead-1',
  name: 'Maria Silva',
  email: 'maria@exemplo.com.br',
  phone: '+5511987654321',
};

const flow = {
  id: 'livelo',
  steps: [
    buildStep({ id: 'lead', templateId: 'lead', defaultNextStepId: 'livelo-cpf' }),
    buildStep({ id: 'livelo-cpf', templateId: 'livelo-cpf', defaultNextStepId: 'main-payment' }),
    buildStep({ id: 'main-payment', templateId: 'payment', defaultNextStepId: 'main-success' }),
    buildStep({ id: 'main-success', templateId: 'success' }),
  ],
};

const plan = buildPlan({
  amount: 118_800,
  standardAmount: 118_800,
  paymentMethods: ['credit-card', 'pix', 'livelo', 'livelo+credit-card', 'livelo+pix'],
});

export const visit: LiveloVisit = {
  leadId: 'lead-1',
  session: 'a-session-that-nobody-guesses',
  points: null,
  failure: null,
};

export const account = {
  balance: 120_000,
  minimumPoints: 1_000,
  rate: { points: 1_000, amount: 4_950 },
};

export const buildSession = (session: Partial<LiveloSession> = {}): LiveloSession => ({
  session: visit.session,
  expiresAfter: 1_800,
  devices: [
    { id: 'd1', lastDigits: '4321' },
    { id: 'd2', lastDigits: '8765' },
  ],
  code: null,
  account: null,
  ...session,
});

export const heldPix = {
  purchaseToken: 'token-of-a-payment-1',
  dataPix: {
    token: 'token-of-a-payment-1',
    code: '000201',
    expiresAt: '2099-01-01T12:00:00.000Z',
    amount: 59_400,
    held: 59_400,
    heldMethod: 'livelo',
    currency: 'BRL',
  },
};

export const sentCode = { deviceId: 'd1', resendAfter: 60, expiresAfter: 600 };

export const refuse = (status: number, code: ProblemCode, more: Partial<Problem> = {}) =>
  new HttpError('POST', '/', status, {
    type: `urn:problem:${code}`,
    title: code,
    status,
    code,
    ...more,
  });

export function showLivelo(
  element: ReactElement,
  screen: string,
  kept: LiveloVisit | null = visit,
  options: ProvidersOptions = {},
) {
  writeVisit(kept);
  return renderWithProviders(element, {
    brand: 'wol',
    pathname: `/livelo/${screen}`,
    rawQuery: 'product=wup&route=livelo',
    flow,
    product: { plans: [plan] },
    stored: { dataLead },
    ...options,
  });
}

export const at = (route: string) => `${route}?product=wup&route=livelo`;
