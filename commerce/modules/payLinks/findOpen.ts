import { ProblemError } from '../../http/problems';

interface LinkRepository<Row> {
  findOpen(id: string, now: Date): Promise<Row | undefined>;
  isPaid(id: string): Promise<boolean>;
}

/**
 * Finds what can be paid under an id. Anyone with the id of something paid learns that it is paid, and
 * nothing else of it.
 * @returns undefined: nothing can be paid, for any other reason
 * @throws ProblemError already_paid
 */
export async function findOpen<Row>(
  repository: LinkRepository<Row>,
  id: string,
  now: Date,
): Promise<Row | undefined> {
  const open = await repository.findOpen(id, now);
  if (open === undefined && (await repository.isPaid(id))) throw new ProblemError('already_paid');
  return open;
}
