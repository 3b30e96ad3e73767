import { parseArgs } from 'node:util';
import { businesses, type Business } from '@/contract/enumerations';
import { errorMessage, StartProblem } from '../../scripts/StartProblem';

export interface NewBrand {
  id: string;
  name: string;
  business: Business;
  hue: number;
}

export type Ask = (question: string, suggestion: string) => Promise<string>;

function parse(args: readonly string[]) {
  const option = { type: 'string' } as const;
  const options = { name: option, business: option, hue: option };
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (thrown) {
    throw new StartProblem(errorMessage(thrown));
  }
}

const toTitle = (id: string) =>
  id
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

/**
 * Reads a brand from the command line, and asks for omitted values.
 * @throws StartProblem when the business is not in the contract, an option is unknown, or there are
 *   several ids
 */
export async function readNewBrand(args: readonly string[], ask: Ask): Promise<NewBrand> {
  const { positionals, values } = parse(args);
  if (positionals.length > 1)
    throw new StartProblem('Give one id; a name of several words goes in quotes after --name.');
  const id = positionals[0] ?? (await ask('Id, such as escola-aurora', ''));
  const name = values.name ?? (await ask('Name, as buyers see it', toTitle(id)));
  const asked = values.business ?? (await ask('Business that sells it', 'wiser'));
  const hue = values.hue ?? (await ask('Hue of its colour, 0 to 359', '220'));
  const business = businesses.find((known) => known === asked);
  if (business === undefined)
    throw new StartProblem(
      `"${asked}" is no business; use one of ${businesses.join(', ')}, or add it to contract/enumerations.ts first.`,
    );
  return { id, name, business, hue: /^\d+$/.test(hue) ? Number(hue) : Number.NaN };
}
