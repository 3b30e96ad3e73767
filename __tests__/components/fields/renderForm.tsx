import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { HydratingForm } from '@/components/fields/HydratingForm';
import type { FormErrors } from '@/validation/schemas/collectErrors';
import { type ProvidersOptions, renderWithProviders } from '../../support/renderWithProviders';

export type Values = Record<string, string | boolean>;

interface FormSetup extends Pick<ProvidersOptions, 'rawQuery'> {
  fields: ReactNode;
  initialValues: Values;
  validate?: (values: Values) => FormErrors | Promise<FormErrors>;
}

export function renderForm({
  fields,
  initialValues,
  validate = () => ({}),
  ...providers
}: FormSetup) {
  const onSubmit = vi.fn<(values: Values) => unknown>();
  const user = userEvent.setup();
  renderWithProviders(
    <Formik
      initialValues={initialValues}
      validate={validate}
      onSubmit={(values) => {
        onSubmit(values);
      }}
    >
      <HydratingForm noValidate>
        {fields}
        <button type="submit">Enviar</button>
      </HydratingForm>
    </Formik>,
    providers,
  );
  const submit = async () => {
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    return onSubmit.mock.calls.at(-1)?.[0];
  };
  return { user, submit };
}
