import { fireEvent, screen, waitFor } from '@testing-library/react';
import { LeadTemplate } from '@/components/templates/lead/LeadTemplate';
import { createLeadValidation } from '@/components/templates/lead/leadValidation';
import { createLead } from '@/services/api/lead';
import { renderWithProviders } from '../../../support/renderWithProviders';

vi.mock('@/services/api/lead');
vi.mock('@/components/templates/lead/leadValidation', { spy: true });
const check = vi.mocked(createLeadValidation);

const lose = () => {
  throw new Error('Loading chunk failed');
};

afterEach(() => {
  check.mockReset();
});

test('a lead whose check was lost until the press is checked before it is sent', async () => {
  check.mockImplementation(lose);
  const { router } = renderWithProviders(<LeadTemplate />);
  const landline = {
    'Nome Completo': 'Maria da Silva',
    'E-mail': 'm@e.com.br',
    Celular: '1133334444',
  };
  for (const [label, value] of Object.entries(landline))
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  await waitFor(() => {
    expect(check.mock.calls.length).toBeGreaterThanOrEqual(3);
  });
  check.mockReset();
  check.mockImplementationOnce(lose);
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText(/^Insira o DDD/)).toBeVisible();
  expect(check.mock.results[0]?.type).toBe('throw');
  expect(createLead).not.toHaveBeenCalled();
  expect(router.push).not.toHaveBeenCalled();
});
