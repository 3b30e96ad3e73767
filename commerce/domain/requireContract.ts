import type { Business, Operation } from '@/contract/enumerations';
import type { CatalogProduct } from '../catalog/CatalogProduct';
import { isContractAccepted } from '../database/isContractAccepted';
import { ProblemError } from '../errors/ProblemError';
import type { Services } from '../Services';

/** What is about to be paid: a sale and the flow that the buyer is on. */
interface Purchase {
  leadId: string;
  business: Business;
  productCode: string;
  operation: Operation;
  planId: string;
  /** The plan's price before interest, in minor units. */
  amount: number;
  flowId: string | null;
}

/** Whether a flow of a product has its buyers accept a contract of their own. */
export function hasContractStep({ flows }: CatalogProduct, flowId: string | null): boolean {
  const steps = flows.find(({ id }) => id === flowId)?.steps ?? [];
  return steps.some(({ props, templateId }) => templateId === 'md' && !props.document);
}

/**
 * Lets a purchase pass whose flow asks for no contract, or whose lead accepted one about the
 * plan at this price.
 * @throws ProblemError contract_not_accepted.
 */
export async function requireContract(
  { catalog, connection }: Pick<Services, 'catalog' | 'connection'>,
  { business, flowId, operation, productCode, ...sold }: Purchase,
): Promise<void> {
  const product = catalog.getProduct(productCode, business, operation);
  if (!product || !hasContractStep(product, flowId)) return;
  if (await isContractAccepted(connection, sold)) return;
  throw new ProblemError('contract_not_accepted');
}
