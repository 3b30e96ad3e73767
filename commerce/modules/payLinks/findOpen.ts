import { ProblemError } from '../../http/problems';

interface LinkRepository<Row> {
  findOpen(id: string, now: Date): Promise<Row | undefined>;
  isPaid(id: string): Promise<boolean>;
}

/**
 * What can be paid under an id. Whoever has the id of something paid is told that, and nothing else
 * of it.
 * @returns undefined: nothing, for any other reason
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
