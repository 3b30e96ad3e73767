import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LeadTemplate } from '@/components/templates/lead/LeadTemplate';
import { termsVersion } from '@/domain/terms';
import { createLead } from '@/services/api/lead';
import { paste } from '../../../support/paste';
import { renderWithProviders } from '../../../support/renderWithProviders';

vi.mock('@/services/api/lead');
const createLeadMock = vi.mocked(createLead);

beforeEach(() => {
  createLeadMock.mockReset();
  createLeadMock.mockResolvedValue({ leadId: '0190a6f0-0000-7000-8000-000000000001' });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the reminder of an unfinished purchase', () => {
  const label = 'Quero receber um lembrete por e-\u2060mail se eu não terminar a compra';

  it.each([true, false])('is requested only by a buyer who ticks its box: %s', async (isWanted) => {
    const user = userEvent.setup();
    const { router } = renderWithProviders(<LeadTemplate />);
    await paste(screen.getByLabelText('Nome Completo'), 'Maria da Silva');
    await paste(screen.getByLabelText('E-mail'), 'maria@exemplo.com.br');
    await user.type(screen.getByLabelText('Celular'), '11987654321');
    const box = screen.getByRole('checkbox', { name: label });
    expect(box).not.toBeChecked();
    expect(box).not.toBeRequired();
    if (isWanted) await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => {
      expect(router.push).toHaveBeenCalled();
    });
    expect(createLeadMock.mock.calls[0]?.[0].reminderConsent).toEqual(
      isWanted ? expect.objectContaining({ version: termsVersion }) : undefined,
    );
  });

  it('is in the language of the country', () => {
    renderWithProviders(<LeadTemplate />, { rawQuery: 'locale=es-PE' });
    expect(
      screen.getByRole('checkbox', {
        name: 'Quiero recibir un recordatorio por correo si no termino la compra',
      }),
    ).not.toBeChecked();
  });

  it('is not offered where no mail is sent', () => {
    renderWithProviders(<LeadTemplate />, { sendsMail: false });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
