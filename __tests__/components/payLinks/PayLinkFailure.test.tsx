import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CustomOfferTemplate } from '@/components/templates/custom-offer/CustomOfferTemplate';
import { InvoicePaymentTemplate } from '@/components/templates/invoice-payment/InvoicePaymentTemplate';
import { RecoveryTemplate } from '@/components/templates/recovery/RecoveryTemplate';
import { RenewTemplate } from '@/components/templates/renew/RenewTemplate';
import { UpgradePaymentTemplate } from '@/components/templates/upgrade-payment/UpgradePaymentTemplate';
import { renderPlainPage } from '../../support/renderPlainPage';

const templates = [
  ['an invoice', InvoicePaymentTemplate],
  ['a renewal', RenewTemplate],
  ['a recovery', RecoveryTemplate],
  ['an upgrade', UpgradePaymentTemplate],
  ['a custom offer', CustomOfferTemplate],
] as const;

test.each(templates)(
  '%s that is not open says what that may mean and where to get help',
  async (_, Template) => {
    renderPlainPage(<Template failure="notFound" />, { brand: 'ms' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Não há nada em aberto neste link',
    );
    expect(screen.getByRole('link', { name: /Central de ajuda/ })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(await screen.findByRole('contentinfo')).toHaveTextContent('Termos de uso');
  },
);

test.each(templates)('%s that is paid says so, and raises no alarm', (_, Template) => {
  renderPlainPage(<Template failure="paid" />, { brand: 'ms' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'O pagamento deste link já foi feito',
  );
  expect(screen.getByText(/não há mais nada a pagar por aqui/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each(templates)('%s can be asked for again when the service was away', async (_, Template) => {
  const { router } = renderPlainPage(<Template failure="unavailable" />);
  expect(screen.getByRole('alert')).toHaveTextContent('o link continua válido');
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(router.reload).toHaveBeenCalledTimes(1);
});
