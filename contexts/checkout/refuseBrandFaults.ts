import { findBrandFaults } from './findBrandFaults';

/** Ends the process with exit code 1 and a sentence for each fault, if a brand is not right. */
export function refuseBrandFaults(): void {
  const faults = findBrandFaults(process.cwd());
  if (faults.length === 0) return;
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exit(1);
}
