import { screen } from '@testing-library/react';
import { SelectField } from '@/components/fields/SelectField';
import { renderForm } from './renderForm';

const options = [
  { value: 'visa', label: 'Visa' },
  { value: 'elo', label: 'Elo' },
];

const renderSelect = () =>
  renderForm({
    fields: (
      <SelectField
        name="cardCompany"
        label="Bandeira do cartão"
        placeholder="Selecione"
        options={options}
        required
      />
    ),
    initialValues: { cardCompany: '' },
    validate: ({ cardCompany }) =>
      cardCompany === '' ? { cardCompany: 'validation.cardCompany' } : {},
  });

test('sends the chosen option', async () => {
  const { submit, user } = renderSelect();
  const select = screen.getByRole('combobox', { name: 'Bandeira do cartão' });
  expect(select).toHaveDisplayValue('Selecione');
  await user.selectOptions(select, 'Elo');
  expect(await submit()).toEqual({ cardCompany: 'elo' });
});

test('says what is wrong when it is left without a choice', async () => {
  const { user } = renderSelect();
  const select = screen.getByRole('combobox', { name: 'Bandeira do cartão' });
  await user.click(select);
  await user.tab();
  expect(await screen.findByText('Revise a bandeira do cartão.')).toBeVisible();
  expect(select).toBeInvalid();
  expect(select).toHaveAccessibleDescription('Revise a bandeira do cartão.');
});
