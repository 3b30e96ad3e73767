import { withoutStyleSheets } from '@/components/shell/withoutStyleSheets';

it('leaves every page its scripts', () => {
  expect(
    withoutStyleSheets({ '/_app': ['app.js', 'fonts.css'], '/lead': ['lead.js', 'lead.css'] }),
  ).toEqual({ '/_app': ['app.js'], '/lead': ['lead.js'] });
});
