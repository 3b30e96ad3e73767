import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LeadTemplate } from '@/components/templates/lead/LeadTemplate';
import { createLead } from '@/services/api/lead';
import { readStored } from '@/services/storage';
import { renderWithProviders } from '../../../support/renderWithProviders';

vi.mock('@/services/api/lead');
const createLeadMock = vi.mocked(createLead);

const contact = {
  name: 'Maria da Silva',
  email: 'maria@exemplo.com.br',
  phone: '+5511987654321',
};

beforeEach(() => {
  createLeadMock.mockReset();
  createLeadMock.mockResolvedValue({ leadId: '0190a6f0-0000-7000-8000-000000000001' });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('the form is filled in on return, with the phone formatted', async () => {
  renderWithProviders(<LeadTemplate />, {
    stored: { dataForm: contact },
  });
  expect(await screen.findByDisplayValue('Maria da Silva')).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveValue('maria@exemplo.com.br');
  expect(screen.getByLabelText('Celular')).toHaveValue('(11) 98765-4321');
});

test.each([
  ['Nome Completo', 'Ana Souza', 'Ana Souza'],
  ['Celular', '21976543210', '(21) 97654-3210'],
])(
  'typing in a focused field replaces the value that is filled in: %s',
  async (label, typed, shown) => {
    const user = userEvent.setup();
    renderWithProviders(<LeadTemplate />, { stored: { dataForm: contact } });
    const field = screen.getByLabelText<HTMLInputElement>(label);
    field.focus();
    await waitFor(() => {
      expect(field).not.toHaveValue('');
    });
    expect(field.selectionEnd).toBe(field.value.length);
    await user.keyboard(typed);
    await waitFor(() => {
      expect(field).toHaveValue(shown);
    });
    expect(screen.getByLabelText('E-mail')).toHaveValue(contact.email);
  },
);

test('the form cannot be sent empty while it is being filled in', async () => {
  const user = userEvent.setup();
  const { router } = renderWithProviders(<LeadTemplate />, { stored: { dataForm: contact } });
  const button = screen.getByRole('button', { name: 'Continuar' });
  expect(button).toBeDisabled();
  await waitFor(() => {
    expect(button).toBeEnabled();
  });
  expect(screen.getByLabelText('Nome Completo')).toHaveValue(contact.name);
  await user.click(button);
  await waitFor(() => {
    expect(router.push).toHaveBeenCalled();
  });
  expect(createLeadMock).toHaveBeenCalledWith(expect.objectContaining(contact), expect.anything());
});

test('keeps the input of buyers who leave before they send it', async () => {
  const user = userEvent.setup();
  const { unmount } = renderWithProviders(<LeadTemplate />);
  await user.type(screen.getByLabelText('Nome Completo'), 'Maria da Silva ');
  await user.type(screen.getByLabelText('Celular'), '119876');
  expect(readStored('dataForm')).toBeNull();
  await waitFor(() => {
    window.dispatchEvent(new Event('pagehide'));
    expect(readStored('dataForm')).toMatchObject({ name: 'Maria da Silva', email: '' });
  });
  unmount();

  renderWithProviders(<LeadTemplate />);
  expect(await screen.findByDisplayValue('Maria da Silva')).toBeVisible();
  expect(screen.getByLabelText('Celular')).toHaveValue('(11) 9876');
  await user.clear(screen.getByLabelText('Nome Completo'));
  await user.clear(screen.getByLabelText('Celular'));
  await waitFor(() => {
    window.dispatchEvent(new Event('pagehide'));
    expect(readStored('dataForm')).toBeNull();
  });
});
