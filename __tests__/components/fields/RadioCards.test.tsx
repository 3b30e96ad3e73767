import { render, screen } from '@testing-library/react';
import { RadioCards } from '@/components/fields/RadioCards';
import { hydrateEarly } from '../../support/hydrateEarly';

const options = ['1', '2', '3'].map((value) => ({ value, label: `${value} perfis` }));
const onChoose = vi.fn<(value: string) => void>();
const cards = (
  <RadioCards name="profiles" legend="Perfis" options={options} chosen="1" onChoose={onChoose} />
);

function press(name: string) {
  const radio = screen.getByRole<HTMLInputElement>('radio', { name });
  radio.click();
  radio.pressed = true;
}

beforeEach(() => {
  onChoose.mockReset();
});

test.each([
  ['another one', ['2 perfis'], '2'],
  ['what was drawn, after another one', ['2 perfis', '1 perfis'], '1'],
])('before hydration, choosing %s counts', async (_, pressed, chosen) => {
  await hydrateEarly(cards, () => {
    pressed.forEach(press);
  });
  expect(onChoose).toHaveBeenLastCalledWith(chosen);
});

test('the initial selection alone is not a choice', async () => {
  await hydrateEarly(cards, () => undefined);
  expect(onChoose).not.toHaveBeenCalled();
});

test.each([
  ['Por perfil sai mais barato', 'Escolha quantos', 'Por perfil sai mais barato Escolha quantos'],
  ['Por perfil sai mais barato', undefined, 'Por perfil sai mais barato'],
  [undefined, 'Escolha quantos', 'Escolha quantos'],
  [undefined, undefined, ''],
])('the hint %s and the error %s describe the group', (hint, error, description) => {
  const texts = { ...(hint !== undefined && { hint }), error };
  render(<RadioCards {...cards.props} {...texts} />);
  expect(screen.getByRole('group', { name: 'Perfis' })).toHaveAccessibleDescription(description);
});
