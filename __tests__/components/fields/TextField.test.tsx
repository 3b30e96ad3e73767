import { screen, waitFor } from '@testing-library/react';
import { TextField, TextInput } from '@/components/fields/TextField';
import { hydrateEarly, typeText } from '../../support/hydrateEarly';
import { renderForm } from './renderForm';

const validate = ({ email }: Record<string, string | boolean>) =>
  email === 'ana@exemplo.com' ? {} : { email: 'validation.email' };

const renderEmail = (hint?: string) =>
  renderForm({
    fields: (
      <TextField
        name="email"
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        {...(hint !== undefined && { hint })}
      />
    ),
    initialValues: { email: '' },
    validate,
  });

test('the form sends the typed text', async () => {
  const { submit, user } = renderEmail();
  await user.type(screen.getByLabelText('E-mail'), 'ana@exemplo.com');
  expect(await submit()).toEqual({ email: 'ana@exemplo.com' });
});

test('the error shows once the field is left, not while it is typed in', async () => {
  const { user } = renderEmail();
  const email = screen.getByRole('textbox', { name: 'E-mail' });
  await user.type(email, 'ana');
  expect(email).toHaveAttribute('aria-invalid', 'false');
  expect(screen.queryByText('Insira um email válido')).not.toBeInTheDocument();

  await user.tab();
  expect(await screen.findByText('Insira um email válido')).toBeVisible();
  expect(email).toHaveAttribute('aria-invalid', 'true');
  expect(email).toHaveAccessibleDescription('Insira um email válido');

  await user.type(email, '@exemplo.com');
  await waitFor(() => {
    expect(email).toHaveAttribute('aria-invalid', 'false');
  });
  expect(email).not.toHaveAccessibleDescription();
});

test('a submit shows the errors of fields that were never touched', async () => {
  const { submit } = renderEmail();
  expect(await submit()).toBeUndefined();
  expect(await screen.findByText('Insira um email válido')).toBeVisible();
});

test('the error appears before the hint, which stays, so that nothing below moves up during a press', async () => {
  const { submit } = renderEmail('Enviamos o acesso para ele');
  const email = screen.getByLabelText('E-mail');
  expect(email).toHaveAccessibleDescription('Enviamos o acesso para ele');
  await submit();
  await waitFor(() => {
    expect(email).toHaveAccessibleDescription('Insira um email válido Enviamos o acesso para ele');
  });
});

test('the input has the attributes for on-screen keyboards and autofill', () => {
  renderEmail();
  const email = screen.getByLabelText('E-mail');
  expect(email).toBeRequired();
  expect(email).toHaveAttribute('type', 'email');
  expect(email).toHaveAttribute('inputmode', 'email');
  expect(email).toHaveAttribute('autocomplete', 'email');
});

test('a text typed before hydration is kept', async () => {
  const onValue = vi.fn();
  const input = (
    <TextInput
      name="name"
      label="Nome Completo"
      value=""
      error={undefined}
      onValue={onValue}
      onBlur={vi.fn()}
    />
  );
  await hydrateEarly(input, () => {
    typeText('Nome Completo', 'Ana Souza');
  });
  expect(onValue).toHaveBeenCalledWith('Ana Souza');
});
