import { checkContract } from '@/commerce/modules/catalogue/checkCatalogue';
import { medcof } from '@/commerce/modules/catalogue/products/medcof';

test('the catalogue’s contract has no faults', () => {
  expect(checkContract(medcof)).toEqual([]);
});

test('a flow cannot show a contract that the product does not have', () => {
  const { contract, ...product } = medcof;
  expect(contract).toBeDefined();
  expect(checkContract(product)).toEqual([
    'a flow shows a contract that the product does not have',
  ]);
});

test('a placeholder that no value fills is a fault that names it', () => {
  const contract = { title: 'Contrato', markdown: '{{buyer.cpf}} {{buyer.name}}' };
  expect(checkContract({ ...medcof, contract })).toEqual([
    'the contract leaves open buyer.cpf, which nothing fills in',
  ]);
});
