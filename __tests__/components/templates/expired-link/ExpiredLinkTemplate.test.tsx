import { screen, within } from '@testing-library/react';
import { ExpiredLinkTemplate } from '@/components/templates/expired-link/ExpiredLinkTemplate';
import { renderPlainPage } from '../../../support/renderPlainPage';

const show = (brand: 'wol' | 'neutral') =>
  renderPlainPage(<ExpiredLinkTemplate retryPath="/payment" />, { brand, rawQuery: 'product=x' });

test('the contacts for help come before the retry link', async () => {
  show('wol');
  expect(await screen.findByRole('contentinfo')).toHaveTextContent('Termos de uso');
  const message = within(screen.getByRole('main'));
  expect(message.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/WhatsApp/),
    expect.stringMatching(/Central de ajuda/),
    'Tentar novamente',
  ]);
});

test('a product without a brand shows no icon of another, and promises no contact', () => {
  const { container } = show('neutral');
  expect(container.querySelector('img')).toBeNull();
  expect(container).not.toHaveTextContent(/atendimento|ajuda/i);
  expect(screen.getByRole('link', { name: 'Tentar novamente' })).toHaveAttribute(
    'href',
    '/payment?product=x',
  );
});
