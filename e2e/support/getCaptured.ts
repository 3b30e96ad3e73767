import { buyer } from './buyer';
import { getChargeReferences } from './database';
import { getLedger } from './sandbox';

export async function getCaptured(): Promise<number[]> {
  const references = await getChargeReferences(buyer.email);
  return (await getLedger())
    .filter(({ kind, paymentId }) => kind === 'captured' && references.includes(paymentId))
    .map(({ amount }) => amount);
}
