import { screen } from '@testing-library/react';
import { CheckboxField, CheckboxInput } from '@/components/fields/CheckboxField';
import { hydrateEarly } from '../../support/hydrateEarly';
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

test('a tick set before hydration is kept', async () => {
  const onValue = vi.fn();
  const input = (
    <CheckboxInput name="terms" value={false} error={undefined} onValue={onValue} onBlur={vi.fn()}>
      Li e aceito
    </CheckboxInput>
  );
  await hydrateEarly(input, () => {
    screen.getByRole('checkbox').click();
  });
  expect(onValue).toHaveBeenCalledWith(true);
});

test.each([
  ['a tick that is taken back counts', true, [[false]]],
  ['what is only drawn does not', false, []],
])('before hydration, %s', async (_, isPressed, calls) => {
  const onValue = vi.fn();
  const input = (
    <CheckboxInput name="add-on" value={false} error={undefined} onValue={onValue} onBlur={vi.fn()}>
      Acrescentar
    </CheckboxInput>
  );
  await hydrateEarly(input, () => {
    const box = screen.getByRole<HTMLInputElement>('checkbox');
    if (!isPressed) return;
    box.click();
    box.click();
    box.pressed = true;
  });
  expect(onValue.mock.calls).toEqual(calls);
});
