import { contactSheet } from '@/e2e/support/contactSheet';
import { fileOfShot, shotOfFile, type Shot } from '@/e2e/support/screenshots';

const shot: Shot = {
  key: 'conquer-unna',
  page: 'lead',
  locale: 'pt-BR',
  mode: 'light',
  screen: 'phone',
};

it('reads from the name of a file what the picture shows', () => {
  expect(shotOfFile(fileOfShot(shot))).toEqual(shot);
});

it('keeps a route that lies below another', () => {
  const below = { ...shot, page: 'payment/{id}' };
  expect(fileOfShot(below)).not.toContain('/');
  expect(shotOfFile(fileOfShot(below))).toEqual(below);
});

it.each(['index.html', 'a.jpg', 'ms.lead.pt-BR.dark.phone.png', 'ms.pt-BR.dark.phone.jpg'])(
  'ignores %s',
  (file) => {
    expect(shotOfFile(file)).toBeNull();
  },
);

it('shows each product, page and language in a row: phone first, day before night', () => {
  const shots = (['desktop', 'phone'] as const).flatMap((screen) =>
    ['dark', 'light'].map((mode) => ({ ...shot, screen, mode })),
  );
  const html = contactSheet('Every brand', [{ ...shot, key: 'ms', locale: 'pt-MZ' }, ...shots]);
  expect(html).toContain('<h1>Every brand</h1>');
  expect(html.match(/(?<=<h2>)[^<]+/g)).toEqual(['conquer-unna /lead pt-BR', 'ms /lead pt-MZ']);
  expect(html.match(/(?<=src=")[^"]+/g)).toEqual([
    'conquer-unna.lead.pt-BR.light.phone.jpg',
    'conquer-unna.lead.pt-BR.dark.phone.jpg',
    'conquer-unna.lead.pt-BR.light.desktop.jpg',
    'conquer-unna.lead.pt-BR.dark.desktop.jpg',
    'ms.lead.pt-MZ.light.phone.jpg',
  ]);
});
