import { screen } from '@testing-library/react';
import { Formik } from 'formik';
import { getListedId } from '@/components/fields/FieldFrame';
import { GroupErrors } from '@/components/fields/GroupErrors';
import { type ProvidersOptions, renderWithProviders } from '../../support/renderWithProviders';

const fields = [
  { name: 'number', label: 'Número do cartão' },
  { name: 'date', label: 'Validade' },
  { name: 'code', label: 'CVV' },
];

function listErrors(
  errors: Record<string, string>,
  touched: string[],
  status?: object,
  options?: ProvidersOptions,
) {
  renderWithProviders(
    <Formik
      initialValues={{ number: '', date: '', code: '' }}
      initialErrors={errors}
      initialTouched={Object.fromEntries(touched.map((name) => [name, true]))}
      initialStatus={status}
      onSubmit={vi.fn()}
    >
      <GroupErrors fields={fields} />
    </Formik>,
    options,
  );
  return screen.queryAllByRole('listitem').map((row) => row.querySelector('p')?.textContent);
}

const bothMissing = { code: 'validation.required', date: 'validation.required' };

test('lists the errors of touched fields in the order of the fields, each with its label', () => {
  const errors = { code: 'validation.required', date: 'validation.cardExpirationDate' };
  expect(listErrors(errors, ['code', 'date'])).toEqual([
    'Validade: Revise a data de validade',
    'CVV: Este campo é obrigatório',
  ]);
});

test('says an error once, with the labels of all fields that have it', () => {
  const errors = { ...bothMissing, number: 'validation.cardNumber' };
  const touched = ['code', 'date', 'number'];
  expect(listErrors(errors, touched)).toEqual([
    'Número do cartão: Revise o número do cartão',
    'Estes campos são obrigatóriosValidade e CVV',
  ]);
  for (const name of ['date', 'code'])
    expect(document.getElementById(getListedId(name))).toHaveTextContent(
      /^Este campo é obrigatório$/,
    );
});

test.each<[string, ProvidersOptions, string]>([
  ['pt-BR', { brand: 'ms' }, 'Número do cartão, Validade e CVV'],
  ['pt-MZ', { brand: 'ms', rawQuery: 'locale=pt-MZ' }, 'Número do cartão, Validade e CVV'],
  ['es-PE', { brand: 'wol', rawQuery: 'flowId=peru' }, 'Número do cartão, Validade y CVV'],
])('joins the labels of several fields as one says it in %s', (_, options, labels) => {
  const errors = { ...bothMissing, number: 'validation.required' };
  listErrors(errors, ['code', 'date', 'number'], undefined, options);
  expect(screen.getByText(labels)).toBeVisible();
});

test('is empty while no field is touched', () => {
  expect(listErrors(bothMissing, [])).toEqual([]);
});

test('says of an emptied field why it is empty, also after another validation', () => {
  const status = { code: 'validation.cardSecurityCode.again' };
  expect(listErrors(bothMissing, ['code'], status)).toEqual([
    'CVV: Digite novamente, por segurança',
  ]);
});

test('says what is wrong with what was typed again', () => {
  const status = { code: 'validation.cardSecurityCode.again' };
  expect(listErrors({ code: 'validation.cardSecurityCode' }, ['code'], status)).toEqual([
    'CVV: Revise o código de segurança.',
  ]);
});
