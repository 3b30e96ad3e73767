import { screen } from '@testing-library/react';
import { CheckboxField } from '@/components/fields/CheckboxField';
import type * as FieldNoteModule from '@/components/fields/FieldNote';
import { MaskedField } from '@/components/fields/MaskedField';
import { PhoneField } from '@/components/fields/phone/PhoneField';
import { SelectField } from '@/components/fields/SelectField';
import { TextField } from '@/components/fields/TextField';
import { renderForm } from './renderForm';

const renders = vi.hoisted(() => new Map<string, number>());

vi.mock('@/components/fields/FieldNote', async (importOriginal) => {
  const actual = await importOriginal<typeof FieldNoteModule>();
  const FieldNote: typeof actual.FieldNote = (props) => {
    renders.set(props.id, (renders.get(props.id) ?? 0) + 1);
    return actual.FieldNote(props);
  };
  return { FieldNote };
});

const loadCpfMask = () => import('@/validation/documentMasks').then(({ cpfMask }) => cpfMask);
const options = [{ value: '1', label: '1x' }];

const fields = (
  <>
    <TextField name="name" label="Nome Completo" />
    <TextField name="email" label="E-mail" />
    <MaskedField name="document" label="CPF" mask={loadCpfMask} />
    <SelectField name="installments" label="Parcelas" options={options} />
    <PhoneField name="phone" countryName="phoneCountry" label="Celular" locale="pt-BR" />
    <CheckboxField name="terms">Aceito</CheckboxField>
  </>
);

const noteOf = (label: string) => `${screen.getByLabelText(label).id}-note`;

test('a keystroke renders its own field only', async () => {
  const { user } = renderForm({
    fields,
    initialValues: {
      name: '',
      email: '',
      document: '',
      installments: '1',
      phone: '',
      phoneCountry: 'BR',
      terms: false,
    },
  });
  const name = screen.getByLabelText('Nome Completo');
  await user.click(name);
  renders.clear();

  await user.type(name, 'Ana');

  expect([...renders.keys()]).toEqual([noteOf('Nome Completo')]);
  expect(renders.get(noteOf('Nome Completo'))).toBe(3);
});
