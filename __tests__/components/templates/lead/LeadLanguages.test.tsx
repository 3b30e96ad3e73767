import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LeadTemplate } from '@/components/templates/lead/LeadTemplate';
import { renderWithProviders } from '../../../support/renderWithProviders';

interface Texts {
  name: string;
  phone: string;
  required: string;
  wrongPhone: RegExp;
}

const markets: [string, Texts][] = [
  [
    'pt-MZ',
    {
      name: 'Nome Completo',
      phone: 'Telemóvel',
      required: 'Este campo é obrigatório',
      wrongPhone: /^Insira um número de telemóvel válido, a começar por 8\./,
    },
  ],
  [
    'es-PE',
    {
      name: 'Nombre completo',
      phone: 'Celular',
      required: 'Este campo es obligatorio',
      wrongPhone: /^Ingresa un número de celular válido de 9 dígitos, que empiece con 9\./,
    },
  ],
];

describe.each(markets)('the lead form in %s', (locale, texts) => {
  it('says what is wrong in its language, once a field was left', async () => {
    const user = userEvent.setup();
    renderWithProviders(<LeadTemplate />, { rawQuery: `locale=${locale}` });
    const name = screen.getByLabelText(texts.name);
    expect(screen.queryByText(texts.required)).not.toBeInTheDocument();
    await user.click(name);
    await user.tab();
    expect(await screen.findByText(texts.required)).toBeVisible();
    await user.type(screen.getByLabelText(texts.phone), '123');
    expect(screen.queryByText(texts.wrongPhone)).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText(texts.wrongPhone)).toBeVisible();
  });
});

it.each([
  ['es-PE', 'Celular', '912345678', '912 345 678', 'PE'],
  ['pt-MZ', 'Telemóvel', '821234567', '82 123 4567', 'MZ'],
  ['pt-BR', 'Celular', '11987654321', '(11) 98765-4321', 'BR'],
])('in %s a phone starts with its own country', async (locale, label, digits, text, country) => {
  const user = userEvent.setup();
  renderWithProviders(<LeadTemplate />, { rawQuery: `locale=${locale}` });
  expect(screen.getByRole('combobox')).toHaveValue(country);
  const phone = screen.getByLabelText(label);
  await user.type(phone, digits);
  await user.tab();
  expect(phone).toHaveValue(text);
  expect(phone).toHaveAttribute('inputmode', 'tel');
});
