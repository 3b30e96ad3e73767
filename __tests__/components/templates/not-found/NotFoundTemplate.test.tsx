import { screen } from '@testing-library/react';
import { NotFoundTemplate } from '@/components/templates/not-found/NotFoundTemplate';
import { renderPlainPage } from '../../../support/renderPlainPage';

test.each(['medcof', 'ms'] as const)('%s leads back to where the purchase begins', (brand) => {
  renderPlainPage(<NotFoundTemplate firstPath="/lead?product=x&f=%20" />, { brand });
  expect(screen.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute(
    'href',
    '/lead?product=x&f=%20',
  );
});

test('without a product there is nowhere to go back to, but someone to ask', () => {
  renderPlainPage(<NotFoundTemplate />, { brand: 'wol' });
  expect(screen.queryByRole('link', { name: 'Voltar ao início' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('target', '_blank');
});
