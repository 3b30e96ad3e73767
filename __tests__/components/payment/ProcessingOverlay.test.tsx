import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { ProcessingOverlay } from '@/components/payment/ProcessingOverlay';
import { buildPlan, buildProduct } from '../../support/builders';
import { buildSubscription } from '../../support/paymentLinks';
import { renderWithProviders } from '../../support/renderWithProviders';
import { showPayLink } from '../payLinks/payLinkPage';

test('a payment that waits for a connection can be retried, however late the code of the overlay loads', async () => {
  const tryAgain = vi.fn();
  renderWithProviders(
    <main>
      <button type="button">Pagar</button>
      <div role="status">
        <ProcessingOverlay total={null} phase={{ isPaid: true, tryAgain }} />
      </div>
    </main>,
  );
  expect(screen.getByText('Pagar')).toHaveAttribute('inert');
  const again = screen.getByRole('button', { name: 'Tentar novamente' });
  expect(again.closest('[inert]')).toBeNull();
  await userEvent.click(again);
  expect(tryAgain).toHaveBeenCalledTimes(1);
});

test.each([
  ['/payment', undefined, /medcof.*logo/],
  ['/payment/upsell', undefined, null],
  ['/livelo/payment', undefined, null],
  ['/livelo/payment', '/points.svg', /^\/points\.svg$/],
] as const)('has the logo of the head, if any: %s, step %s', (pathname, stepLogo, logo) => {
  const { container } = renderWithProviders(<ProcessingOverlay total={null} phase="paying" />, {
    pathname,
    ...(stepLogo && { stepLogo }),
  });
  const image = container.querySelector('img');
  if (logo === null) expect(image).toBeNull();
  else expect(image?.getAttribute('src')).toMatch(logo);
});

const values = {
  method: 'credit-card',
  cards: [{ company: 'visa', number: '4111 1111 1111 1111' }],
};

const plan = buildPlan();

const paying = (
  <Formik initialValues={values} onSubmit={vi.fn()}>
    <ProcessingOverlay plan={plan} total="12x de R$ 99,00" phase="paying" />
  </Formik>
);

test('says what is paid, for what, and that the page stays open while a payment is sent', () => {
  renderWithProviders(paying);
  expect(screen.getByText('12x de R$ 99,00')).toBeVisible();
  expect(screen.getByText(/^Visa final\s1111$/)).toBeVisible();
  expect(screen.getByText(buildProduct().name)).toBeVisible();
  expect(screen.getByText('Não feche esta página.')).toBeVisible();
});

test('names the card as Spanish does', () => {
  renderWithProviders(paying, { brand: 'wol', rawQuery: 'flowId=peru' });
  expect(screen.getByText(/^Visa terminada en\s1111$/)).toBeVisible();
});

test('names no card in a trial, which charges nothing today', () => {
  const trial = { planId: plan.id, days: 7, firstChargeOn: '2030-01-08' };
  renderWithProviders(paying, { product: { trial } });
  expect(screen.getByText('12x de R$ 99,00')).toBeVisible();
  expect(screen.queryByText(/Visa/)).toBeNull();
});

test('says for what on the page of a payment link, too', () => {
  const sale = buildSubscription();
  showPayLink(paying, 'renew', {
    sale,
    plans: [sale.plan],
  });
  expect(screen.getByText('12x de R$ 99,00')).toBeVisible();
  expect(screen.getByText(buildProduct().name)).toBeVisible();
});
