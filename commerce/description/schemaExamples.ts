import { linkExamples } from './examples/linkExamples';
import { saleExamples } from './examples/saleExamples';
import { serviceExamples } from './examples/serviceExamples';

const examples: Readonly<Record<string, object | undefined>> = {
  ...saleExamples,
  ...linkExamples,
  ...serviceExamples,
};

/** Whole examples by the name of their schema, for those whose contract has none (contract/examples.ts). */
export const schemaExamples: Readonly<Record<string, readonly object[]>> = Object.fromEntries(
  Object.entries(examples).flatMap(([name, example]) => (example ? [[name, [example]]] : [])),
);
