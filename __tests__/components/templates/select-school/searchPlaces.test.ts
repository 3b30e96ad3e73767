import { searchPlaces } from '@/components/templates/select-school/UnitChoice';

const savassi = { name: 'Number One Savassi', address: 'Rua Pernambuco, 1000, Savassi' };
const vitoria = { name: 'Number One Vitória', address: 'Rua Aleixo Neto, 800, Praia do Canto' };

test.each([
  ['', [savassi, vitoria]],
  ['   ', [savassi, vitoria]],
  ['SAVASSI', [savassi]],
  ['vitoria', [vitoria]],
  ['vitória', [vitoria]],
  ['canto rua', [vitoria]],
  ['number 1000', [savassi]],
  ['.*', []],
  ['nada', []],
])('%j finds %#', (search, found) => {
  expect(searchPlaces([savassi, vitoria], search)).toEqual(found);
});
