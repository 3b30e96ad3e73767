import { lint } from '../support/lint';

const page = { filePath: 'components/x.tsx' };
const own = [
  { ...page, code: 'export const X = () => <h1>Title</h1>;' },
  {
    ...page,
    code: "import { styled } from 'styled-components';\nexport const X = styled.h1`margin: 1rem;`;",
  },
];
const shared = [
  {
    ...page,
    code: "import { Title } from './ui/Title';\nexport const X = () => <Title>Title</Title>;",
  },
  { ...page, code: 'export const X = () => <h2>Part</h2>;' },
];

test("refuses a page's title that is not the one of all pages", () => {
  const rule = 'no-restricted-syntax';
  const refused = lint([...own, ...shared]).map((rules) => rules.includes(rule));
  expect(refused).toEqual([true, true, false, false]);
}, 60_000);
