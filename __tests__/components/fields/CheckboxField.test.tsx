import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { CheckboxField, CheckboxInput } from '@/components/fields/CheckboxField';
import { renderForm } from './renderForm';

const renderTerms = () =>
  renderForm({
    fields: (
      <CheckboxField name="terms" required>
        Li e aceito os <a href="#termos">Termos de uso</a>
      </CheckboxField>
    ),
    initialValues: { terms: false },
    validate: ({ terms }) => (terms === true ? {} : { terms: 'validation.terms' }),
  });

const message = 'Aceite os termos e a política de privacidade para continuar.';

test('starts empty, is ticked by its label and sends true', async () => {
  const { submit, user } = renderTerms();
  const terms = screen.getByRole('checkbox', { name: 'Li e aceito os Termos de uso' });
  expect(terms).not.toBeChecked();
  await user.click(screen.getByText(/Li e aceito os/));
  expect(terms).toBeChecked();
  expect(await submit()).toEqual({ terms: true });
});

test('says what is missing on submit', async () => {
  const { submit } = renderTerms();
  expect(await submit()).toBeUndefined();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(message);
});

test('a tick made before the page runs is kept', async () => {
  const onValue = vi.fn();
  const input = (
    <CheckboxInput name="terms" value={false} error={undefined} onValue={onValue} onBlur={vi.fn()}>
      Li e aceito
    </CheckboxInput>
  );
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(input);
  page.querySelector('input')?.click();

  const root = await act(() => Promise.resolve(hydrateRoot(page, input)));
  expect(onValue).toHaveBeenCalledWith(true);
  act(() => {
    root.unmount();
  });
  page.remove();
});
