import { screen } from '@testing-library/react';
import { TextField } from '@/components/fields/TextField';
import { expectFocus } from '../../support/expectFocus';
import { renderForm } from './renderForm';

test('after a refused submit the focus goes to the first field in the page that shows an error', async () => {
  const { submit } = renderForm({
    fields: (
      <>
        <TextField name="name" label="Nome Completo" />
        <TextField name="email" label="E-mail" />
        <TextField name="code" label="Código" />
      </>
    ),
    initialValues: { name: '', email: '', code: '' },
    validate: () => ({ code: 'validation.required', email: 'validation.email' }),
  });
  await submit();
  await screen.findByText('Insira um email válido');
  await expectFocus(() => screen.getByLabelText('E-mail'));
});
