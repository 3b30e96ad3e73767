import { screen } from '@testing-library/react';
import { buildPayment } from '../../../support/buildPayment';
import { buildTrial } from '../../../support/buildTrial';
import { sendPayment } from '../../../support/waitingPage';
import { prepareSuccess, showSuccess } from './showSuccess';

vi.mock('@/services/api/ticket');

const trial = buildTrial();
const begun = buildPayment({ state: 'trial', method: 'credit-card', installments: 12, trial });
const show = () => showSuccess({ brand: 'ms' });

beforeEach(prepareSuccess);
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a trial', () => {
  test('that runs shows the next charge, and the link to cancel it', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-25T12:00:00.000Z'));
    show();
    await sendPayment(begun);
    await screen.findByRole('heading', { level: 1, name: 'Seu período grátis começou' });
    expect(screen.getByText(/sem pagar até 29\/11\/2026\. Se cancelar antes/)).toBeVisible();
    expect(screen.queryByText(/hoje/)).toBeNull();
    expect(screen.getByText('Pago no início').nextElementSibling).toHaveTextContent(/^R\$\s0,00$/);
    expect(screen.getByText('Próxima cobrança').nextElementSibling).toHaveTextContent('29/11/2026');
    expect(screen.getByRole('link', { name: 'Cancelar período grátis' })).toHaveAttribute(
      'href',
      '/trial/id-of-an-agreement?productCode=curso&business=meusucesso&locale=pt-BR',
    );
  });

  test('that was charged says how much and when', async () => {
    show();
    const chargedAt = '2026-11-30T12:00:10.000Z';
    await sendPayment({ ...begun, trial: { ...trial, state: 'kept', chargeAt: null, chargedAt } });
    await screen.findByRole('heading', { level: 1, name: 'Sua assinatura está ativa' });
    expect(screen.getByText('Cobrado em').nextElementSibling).toHaveTextContent('30/11/2026');
    expect(screen.getByText('Valor cobrado').nextElementSibling).toHaveTextContent(
      /^R\$\s1\.200,00 em 12x$/,
    );
  });

  test('that is charged in one installment shows no number of installments', async () => {
    show();
    await sendPayment({ ...begun, installments: 1 });
    const amount = await screen.findByText('Valor da cobrança');
    expect(amount.nextElementSibling).toHaveTextContent(/^R\$\s1\.200,00$/);
  });

  test.each([
    ['kept', 'trial', 'Sua assinatura está ativa'],
    ['cancelled', 'expired', 'Período grátis cancelado'],
    ['ended', 'expired', 'Seu período grátis terminou'],
  ] as const)('that is %s says so, and has nothing to cancel', async (state, ofPayment, name) => {
    show();
    const chargeFailure = state === 'ended' ? 'declined' : null;
    const ended = { ...trial, state, chargeAt: null, chargeFailure } as const;
    await sendPayment({ ...begun, state: ofPayment, trial: ended });
    await screen.findByRole('heading', { level: 1, name });
    expect(screen.queryByRole('link', { name: 'Cancelar período grátis' })).toBeNull();
    expect(screen.queryByText('Próxima cobrança')).toBeNull();
  });
});
