import { keepFontFiles } from '@/components/shell/keepFontFiles';

const files = [
  'static/media/poppins_latin_400_normal-s.p.1a.woff2',
  'static/media/nunito_latin_400_normal-s.p.2b.woff2',
  'static/media/poppins_latin_600_normal-s.p.3c.woff2',
];

it.each([
  ['poppins', [files[0], files[2]]],
  ['nunito', [files[1]]],
  ['pop', []],
  [undefined, []],
])('keeps of every page the files of %s', (font, kept) => {
  expect(keepFontFiles({ '/_app': files, '/lead': [] }, font)).toEqual({
    '/_app': kept,
    '/lead': [],
  });
});
