import { parseArgs } from 'node:util';
import { testContract } from './contractTest/testContract';
import { errorMessage, StartProblem } from '../scripts/StartProblem';

const usage =
  'npm run test:contract -- https://service.example [--product business/code] [--seller code] [--cards]';

function readArguments() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      product: { type: 'string' },
      seller: { type: 'string', default: 'performance' },
      cards: { type: 'boolean', default: false },
    },
  });
  const [address = '', ...more] = positionals;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol) || more.length > 0)
    throw new StartProblem(`Name the address of one service: ${usage}`);
  const [business, productCode, ...rest] = values.product?.split('/') ?? [];
  if (values.product !== undefined && (!business || !productCode || rest.length > 0))
    throw new StartProblem(`A product is business/code, not ${values.product}: ${usage}`);
  return {
    address,
    ...(business && productCode && { product: { business, productCode } }),
    seller: values.seller,
    sendsCards: values.cards,
  };
}

try {
  const failed = await testContract(readArguments(), (line) => process.stdout.write(`${line}\n`));
  process.exitCode = failed > 0 ? 1 : 0;
} catch (thrown) {
  process.stderr.write(`${errorMessage(thrown)}\n`);
  process.exitCode = 1;
}
