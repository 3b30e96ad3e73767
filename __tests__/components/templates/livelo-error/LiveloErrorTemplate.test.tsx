import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LiveloErrorTemplate } from '@/components/templates/livelo-error/LiveloErrorTemplate';
import { liveloFailures } from '@/components/livelo/liveloVisit';
import { FakeEventSource } from '../../../support/FakeEventSource';
import { at, dataLead, heldPix, showLivelo, visit } from '../../livelo/showLivelo';

beforeEach(() => {
  FakeEventSource.install();
});

const titles = {
  unavailable: 'A Livelo não liberou estes pontos',
  balance: 'O saldo não alcança o mínimo',
  unrecognized: 'Não conseguimos confirmar a conta',
  redemption: 'Os pontos não foram resgatados',
};

test.each(liveloFailures)(
  '%s says what happened, and that neither points nor money were charged',
  (failure) => {
    showLivelo(<LiveloErrorTemplate />, 'error', { ...visit, failure });
    expect(screen.getByRole('heading', { level: 1, name: titles[failure] })).toHaveFocus();
    expect(screen.getByText('Nenhum ponto foi descontado e nada foi cobrado.')).toBeVisible();
  },
);

test('a balance reduced by an open Pix is not called too small: its points are reserved', async () => {
  const { router } = showLivelo(
    <LiveloErrorTemplate />,
    'error',
    { ...visit, failure: 'balance' },
    { stored: { dataLead, ...heldPix } },
  );
  expect(screen.queryByText(/menos pontos do que o mínimo/)).not.toBeInTheDocument();
  expect(screen.getByText('Seus pontos estão reservados')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ver o Pix' }));
  expect(router.push).toHaveBeenCalledWith(at('/pix'));
});

test.each([
  ['Pagar sem pontos', '/payment'],
  ['Tentar com a Livelo novamente', '/livelo/cpf'],
])('%s leads back', async (name, route) => {
  const { router } = showLivelo(<LiveloErrorTemplate />, 'error', null);
  expect(screen.getByRole('heading', { name: 'Não foi possível usar seus pontos' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(router.push).toHaveBeenCalledWith(at(route));
});
