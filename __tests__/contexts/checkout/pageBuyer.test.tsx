import { act, screen } from '@testing-library/react';
import { useBuyer } from '@/contexts/checkout/CheckoutContext';
import { writeStored } from '@/services/storage';
import { renderWithProviders } from '../../support/renderWithProviders';

const maria = {
  leadId: 'lead-of-maria',
  name: 'Maria Silva',
  email: 'maria@exemplo.com.br',
  phone: '+5511987654321',
};

const Buyer = () => <p>{useBuyer().lead?.email ?? 'nobody'}</p>;

test('a lead that another tab stores meanwhile does not become the buyer here', () => {
  renderWithProviders(<Buyer />, { pathname: '/payment', stored: { dataLead: maria } });
  expect(screen.getByText(maria.email)).toBeVisible();
  act(() => {
    writeStored('dataLead', { ...maria, leadId: 'lead-of-pedro', email: 'pedro@exemplo.com.br' });
  });
  expect(screen.getByText(maria.email)).toBeVisible();
});
