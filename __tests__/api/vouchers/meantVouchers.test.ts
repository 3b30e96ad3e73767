import type { ProductV2 } from '@/contract/product';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

async function priceWith(voucher: string): Promise<ProductV2> {
  const query = { business: 'wiseup', voucher };
  return (await commerce.app.inject({ url: '/api/v2/product/exec', query })).json<ProductV2>();
}

test.each([
  'exec300',
  'EXEC 300',
  'exec-300',
  'EXEC – 300',
  '“EXEC300”',
  "'Exec300'.",
  'EXEC_300',
  'ＥＸＥＣ３００',
  'EXEC\u00a0300\u200b',
  'Cupom: EXEC300',
  'código de desconto EXEC300',
  'use EXEC300',
  'Meu cupom: EXEC300',
  'Código do cupom: EXEC300',
  'coupon EXEC300',
  'EXEC300, válido até 30/11',
  'EXEC300 EXEC300',
  'EXEC300 10% de desconto',
  '10% EXEC300',
  '10% off com o cupom EXEC300',
])('the voucher %j is recognized', async (written) => {
  expect((await priceWith(written)).voucher).toEqual({ code: 'EXEC300', discount: 30000 });
});

test.each(['EXEC30', 'EXEC3000', 'EXEC-300-2', '-'])(
  'the voucher %j is unknown',
  async (written) => {
    expect((await priceWith(written)).voucher).toBeNull();
  },
);
