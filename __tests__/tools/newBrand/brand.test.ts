import { readNewBrand } from '@/tools/newBrand/brand';

const takeSuggestion = (_: string, suggestion: string) => Promise.resolve(suggestion);

it('reads the brand from the command line', async () => {
  const args = ['escola-aurora', '--name', 'Aurora', '--business', 'conquer', '--hue', '12'];
  await expect(readNewBrand(args, takeSuggestion)).resolves.toEqual({
    id: 'escola-aurora',
    name: 'Aurora',
    business: 'conquer',
    hue: 12,
  });
});

it('uses the suggestions for omitted values', async () => {
  await expect(readNewBrand(['escola-aurora'], takeSuggestion)).resolves.toEqual({
    id: 'escola-aurora',
    name: 'Escola Aurora',
    business: 'wiser',
    hue: 220,
  });
});

it('asks for omitted values', async () => {
  const answers = ['norte', 'Norte', 'medcof', '7'];
  const ask = () => Promise.resolve(answers.shift() ?? '');
  await expect(readNewBrand([], ask)).resolves.toEqual({
    id: 'norte',
    name: 'Norte',
    business: 'medcof',
    hue: 7,
  });
});

it.each([
  [['norte', '--business', 'nobody'], /"nobody" is no business/],
  [['norte', 'sul'], /Give one id/],
  [['norte', '--color', 'red'], /--color/],
])('refuses %p', async (args, sentence) => {
  await expect(readNewBrand(args, takeSuggestion)).rejects.toThrow(sentence);
});

it.each(['red', '', '-1', '1e2'])('reads the hue %p as NaN', async (hue) => {
  const brand = await readNewBrand(['norte', `--hue=${hue}`], takeSuggestion);
  expect(brand.hue).toBeNaN();
});
