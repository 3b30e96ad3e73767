import { screen } from '@testing-library/react';
import { Formik } from 'formik';
import { GroupErrors } from '@/components/fields/GroupErrors';
import { renderWithProviders } from '../../support/renderWithProviders';

const fields = [
  { name: 'date', label: 'Validade' },
  { name: 'code', label: 'CVV' },
];

function listErrors(errors: Record<string, string>, touched: string[], status?: object) {
  renderWithProviders(
    <Formik
      initialValues={{ date: '', code: '' }}
      initialErrors={errors}
      initialTouched={Object.fromEntries(touched.map((name) => [name, true]))}
      initialStatus={status}
      onSubmit={vi.fn()}
    >
      <GroupErrors fields={fields} />
    </Formik>,
  );
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
}

const bothMissing = { code: 'validation.required', date: 'validation.required' };

test('lists the errors of touched fields in the order of the fields, each with its label', () => {
  expect(listErrors(bothMissing, ['code', 'date'])).toEqual([
    'Validade: Este campo é obrigatório',
    'CVV: Este campo é obrigatório',
  ]);
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
