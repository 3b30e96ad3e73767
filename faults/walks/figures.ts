import { query } from '@/testing/query';
import { auditSettled, countMoney, settle, type RecordSources } from '../checker';
import { createFigure, type Figure } from '../Scenario';
import { kinds, walks } from './walks';

async function countCaptures(
  system: RecordSources,
): Promise<{ captures: ReadonlyMap<string, number>; figures: Figure[] }> {
  const books = await settle(system);
  const owners = await query<{ id: string; email: string }>(
    system,
    `select purchase.id, lead.email
     from purchases purchase join leads lead on lead.id = purchase.lead_id`,
  );
  const emails = new Map(owners.map(({ email, id }) => [id, email]));
  const money = countMoney(books.ledger);
  const captures = new Map<string, number>();
  for (const { purchaseId, reference } of books.parts) {
    const email = emails.get(purchaseId) ?? '';
    captures.set(email, (captures.get(email) ?? 0) + (money.get(reference)?.captured ?? 0));
  }
  return { captures, figures: auditSettled(books) };
}

/**
 * Counts how the buyers fared.
 * @param arrived the e-mail addresses of buyers whose tabs all show the receipt.
 */
export async function createWalkFigures(
  system: RecordSources,
  arrived: ReadonlySet<string>,
): Promise<Figure[]> {
  const { captures, figures } = await countCaptures(system);
  const ofKinds = kinds.flatMap((kind) => {
    const emails = walks.filter((walk) => walk.kind === kind).map(({ email }) => email);
    const count = (holds: (email: string, captured: number) => boolean) =>
      emails.filter((email) => holds(email, captures.get(email) ?? 0)).length;
    return [
      createFigure(
        `${kind}: not paid twice`,
        emails.length,
        count((_email, captured) => captured <= 1),
      ),
      createFigure(
        `${kind}: paid, with the receipt in every tab`,
        emails.length,
        count((email, captured) => captured > 0 && arrived.has(email)),
      ),
    ];
  });
  return [...ofKinds, ...figures].map((figure) => ({ ...figure, name: `walks: ${figure.name}` }));
}
