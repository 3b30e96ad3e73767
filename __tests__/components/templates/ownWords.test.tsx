import { act, screen } from '@testing-library/react';
import { LeadTemplate } from '@/components/templates/lead/LeadTemplate';
import { SuccessTemplate } from '@/components/templates/success/SuccessTemplate';
import { getTickets } from '@/services/api/ticket';
import { buildPayment } from '../../support/buildPayment';
import { FakeEventSource } from '../../support/FakeEventSource';
import { renderWithProviders } from '../../support/renderWithProviders';

vi.mock('@/services/api/ticket');

const title = (name: string) => screen.getByRole('heading', { level: 1, name });

test.each([
  ['medcof', 'curso', 'Rumo ao Revalida', 'Para quem já é médico'],
  ['neutral', 'powerhouse', 'Reserve sua poltrona', 'presencial, em São Paulo'],
  ['wiseup', 'teens', 'Partiu aprender inglês', 'dos 12 aos 17'],
] as const)(
  "the lead page of %s and %s says it in the product's words",
  (brand, code, heading, tagline) => {
    renderWithProviders(<LeadTemplate />, { brand, product: { code } });
    expect(title(heading).nextElementSibling).toHaveTextContent(tagline);
  },
);

test.each([
  ['medcof', 'curso', 'Pagamento realizado com sucesso!', 'Colega, seu plantão'],
  ['wsp', 'wsp', 'Tudo certo!', 'O passe é seu.'],
  ['wiseup', 'teens', 'Matrícula realizada com sucesso!', 'Level up'],
] as const)(
  "the receipt of %s and %s says it in the product's words",
  async (brand, code, heading, tagline) => {
    FakeEventSource.install();
    vi.mocked(getTickets).mockResolvedValue([]);
    const paid = buildPayment({ state: 'paid', productCode: code });
    renderWithProviders(<SuccessTemplate />, {
      brand,
      pathname: '/success',
      product: { code },
      stored: { purchaseToken: paid.token },
    });
    await act(async () => {
      FakeEventSource.current.send(paid);
      await Promise.resolve();
    });
    expect(title(heading).nextElementSibling).toHaveTextContent(tagline);
  },
);
