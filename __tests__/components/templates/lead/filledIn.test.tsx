import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LeadTemplate } from '@/components/templates/lead/LeadTemplate';
import { createLead } from '@/services/api/lead';
import { renderWithProviders } from '../../../support/renderWithProviders';

vi.mock('@/services/api/lead');
const create = vi.mocked(createLead);

beforeEach(() => {
  create.mockReset();
  create.mockResolvedValue({ leadId: '0190a6f0-0000-7000-8000-000000000001' });
});

const valid = { name: 'Maria da Silva', email: 'maria@exemplo.com.br', phone: '11987654321' };

const labels = {
  'pt-BR': ['Nome Completo', 'E-mail', 'Celular'],
  'pt-MZ': ['Nome Completo', 'E-mail', 'Telemóvel'],
  'es-PE': ['Nombre completo', 'Correo electrónico', 'Celular'],
} as const;

function fillIn({ email, name, phone }: typeof valid, locale: keyof typeof labels = 'pt-BR') {
  const values = [name, email, phone];
  labels[locale].forEach((label, index) => {
    fireEvent.input(screen.getByLabelText(label), { target: { value: values[index] } });
  });
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Continuar' }));

async function expectSent(contact: Partial<typeof valid>) {
  await waitFor(() => {
    expect(create).toHaveBeenCalled();
  });
  expect(create.mock.calls[0]?.[0]).toMatchObject(contact);
}

test.each<[string, keyof typeof labels, string]>([
  ['011 98765-4321', 'pt-BR', '+5511987654321'],
  ['+55 11 98765-4321', 'pt-BR', '+5511987654321'],
  ['5511987654321', 'pt-BR', '+5511987654321'],
  [' 5511987654321', 'pt-BR', '+5511987654321'],
  ['0xx11 98765-4321', 'pt-BR', '+5511987654321'],
  ['11 9 8765 4321 (WhatsApp)', 'pt-BR', '+5511987654321'],
  ['+55 (0xx11) 98765-4321 ramal 12', 'pt-BR', '+5511987654321'],
  ['https://wa.me/5511987654321?text=Oi%202', 'pt-BR', '+5511987654321'],
  ['WhatsApp: +351 912 345 678', 'pt-BR', '+351912345678'],
  ['(+55) 11 98765 4321', 'pt-BR', '+5511987654321'],
  ['\u202a+55\u00a011\u00a098765\u20114321\u202c', 'pt-BR', '+5511987654321'],
  ['+351 912 345 678', 'pt-BR', '+351912345678'],
  ['00351 912 345 678', 'pt-BR', '+351912345678'],
  ['（１１）９８７６５－４３２１', 'pt-BR', '+5511987654321'],
  ['＋٥٥ ١١ ٩٨٧٦٥ ٤٣٢١', 'pt-BR', '+5511987654321'],
  ['258841234567', 'pt-MZ', '+258841234567'],
  ['(+258) 84 123 4567', 'pt-MZ', '+258841234567'],
  ['51912345678', 'es-PE', '+51912345678'],
  ['0051 912-345-678', 'es-PE', '+51912345678'],
])('the phone %j in %s is accepted at the first press', async (phone, locale, sent) => {
  renderWithProviders(<LeadTemplate />, { rawQuery: `locale=${locale}` });
  fillIn({ ...valid, phone }, locale);
  await press();
  await expectSent({ phone: sent });
});

test('a number is validated for the chosen country when it is sent', async () => {
  renderWithProviders(<LeadTemplate />);
  fillIn({ ...valid, phone: '912345678' });
  await screen.findByRole('option', { name: /Portugal/ });
  fireEvent.change(screen.getByLabelText('País do celular'), { target: { value: 'PT' } });
  await press();
  await expectSent({ phone: '+351912345678' });
});

test.each([
  [{ name: '\u2068Maria\u2069 da\u00a0Sil\u00adva\u200e' }, { name: valid.name }],
  [{ name: 'Mari\u200ba da Silva\u200d' }, { name: valid.name }],
  [{ name: 'Maria D\u2018Ávila' }, { name: "Maria D'Ávila" }],
  [{ email: '\ufeffmaria\u200b@exem\u2060plo\u00ad.com\u00a0.br\ufe0f' }, { email: valid.email }],
  [{ email: 'ｍａｒｉａ＠ｅｘｅｍｐｌｏ．ｃｏｍ．ｂｒ' }, { email: valid.email }],
  [{ name: 'Maria da Silva 😊' }, { name: valid.name }],
  [{ name: '“Maria da Silva”. ' }, { name: valid.name }],
  [{ email: 'maria@exemplo.com.br <maria@exemplo.com.br>' }, { email: valid.email }],
  [{ email: '[maria@exemplo.com.br](mailto:maria@exemplo.com.br)' }, { email: valid.email }],
  [{ email: 'mailto:maria@exemplo.com.br?subject=x' }, { email: valid.email }],
  [{ email: 'maria@exemplo.com.br (pessoal)' }, { email: valid.email }],
  [{ email: '\u202amaria@exemplo.com.br\u202c' }, { email: valid.email }],
])('%j is normalized before it is sent', async (change, sent) => {
  renderWithProviders(<LeadTemplate />);
  fillIn({ ...valid, ...change });
  await press();
  await expectSent(sent);
});

test('a name of invisible characters is empty; other symbols and two addresses are refused', async () => {
  renderWithProviders(<LeadTemplate />);
  fillIn({ ...valid, name: '\u3164 \u115f\u1160\uffa0' });
  await press();
  expect(await screen.findByText('Este campo é obrigatório')).toBeVisible();
  fillIn({ ...valid, name: 'Ana-Maria Silva' });
  await press();
  expect(await screen.findByText('Insira apenas letras')).toBeVisible();
  fillIn({ ...valid, email: 'maria@exemplo.com.br, joana@exemplo.com.br' });
  await press();
  expect(await screen.findByText('Insira um email válido')).toBeVisible();
  expect(create).not.toHaveBeenCalled();
});
