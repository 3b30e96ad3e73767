import { findUnknownFields } from '../../contracts/fillContract';
import type { CatalogProduct } from '../CatalogProduct';

/** What is wrong with a product's contract, one sentence per fault. */
export function checkContract({ contract, flows }: CatalogProduct): string[] {
  const isAsked = flows.some(({ steps }) =>
    steps.some(({ props, templateId }) => templateId === 'md' && !props.document),
  );
  return [
    ...(isAsked && !contract ? ['a flow shows a contract that the product does not have'] : []),
    ...findUnknownFields(contract?.markdown ?? '').map(
      (field) => `the contract leaves open ${field}, which nothing fills in`,
    ),
  ];
}
