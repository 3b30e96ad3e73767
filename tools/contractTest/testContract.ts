import { productKeys } from '@/services/checkout/productKeys';
import { findSoldKeys } from '../../scripts/system/findSoldKeys';
import { StartProblem } from '../../scripts/StartProblem';
import { checkBankSlip, checkPix } from './payments';
import { checkCard } from './cards';
import { checkCatalogue } from './catalogue';
import { createChecks } from './checks';
import type { ContractTest, Subject } from './ContractTest';
import { checkLeads } from './leads';
import { checkOtherCalls } from './otherCalls';
import { createService, isLoopback } from './service';

const usualLimit = 28_000;

export interface ContractTestOptions {
  address: string;
  product?: Pick<Subject, 'business' | 'productCode'>;
  seller: string;
  sendsCards: boolean;
  limit?: number;
}

/**
 * Tests the calls that web makes to a service for one product, and writes the result of each check.
 * @param write receives a line
 * @returns how many checks failed
 * @throws StartProblem when there is nothing to test
 */
export async function testContract(
  { address, limit = usualLimit, product, seller, sendsCards }: ContractTestOptions,
  write: (line: string) => void,
): Promise<number> {
  const deadline = AbortSignal.timeout(limit);
  const subject: Subject = { ...(product ?? (await chooseProduct(address))), seller };
  const { check, counts } = createChecks(write, deadline);
  const test: ContractTest = {
    service: createService(address, deadline),
    check,
    subject,
    sendsCards: sendsCards || isLoopback(address),
  };
  write(`The contract at ${address}, with ${subject.business}/${subject.productCode}`);
  const { config, product: priced } = await checkCatalogue(test);
  if (config && priced) {
    const catalogue = { config, product: priced };
    await checkLeads(test, catalogue);
    await checkPix(test, catalogue);
    await checkBankSlip(test, catalogue);
    await checkCard(test, catalogue);
    await checkOtherCalls(test, catalogue);
  } else {
    write('skipped  everything else: a sale begins with a config and a price');
  }
  write(`${counts.passed} passed, ${counts.FAILED} failed, ${counts.skipped} skipped`);
  return counts.FAILED;
}

/** @throws StartProblem where the service sells none of ours, or does not answer */
async function chooseProduct(address: string): Promise<Pick<Subject, 'business' | 'productCode'>> {
  const sold = await findSoldKeys(address);
  const [, product] = Object.entries(productKeys).find(([key]) => key === preferred(sold)) ?? [];
  if (product) return product;
  throw new StartProblem(
    `${address} sells none of the checkout's product keys, or does not answer; name what it sells: --product business/code`,
  );
}

const preferred = (sold: readonly string[]) => (sold.includes('medcof') ? 'medcof' : sold[0]);
