import { Compile } from 'typebox/compile';
import { openLineFile } from './durableFiles';
import { JournalRecord } from './JournalRecord';
import {
  applyRecord,
  createState,
  forgetPayers,
  erasedPayer,
  type SandboxState,
} from './SandboxState';

export interface Journal {
  readonly state: Readonly<SandboxState>;
  /**
   * Changes the state at once, so that two requests never decide on the same state; resolves when the
   * record is on disk.
   */
  append(record: JournalRecord): Promise<void>;
  /**
   * Erases the payer from the charges of payments, in the state and in the file. @returns how many
   */
  forgetPayers(paymentIds: readonly string[]): Promise<number>;
  settled(): Promise<void>;
  close(): Promise<void>;
}

const recordSchema = Compile(JournalRecord);

/**
 * Opens the append-only file and rebuilds the state from it.
 * @throws DamagedJournalError when a whole line cannot be parsed.
 */
export async function openJournal(path: string): Promise<Journal> {
  const file = await openLineFile(path);
  const state = createState();
  for (const [index, line] of file.lines.entries()) {
    try {
      applyRecord(state, recordSchema.Parse(JSON.parse(line)));
    } catch (error) {
      await file.close();
      throw new DamagedJournalError(path, index + 1, { cause: error });
    }
  }
  return {
    state,
    append(record) {
      applyRecord(state, record);
      return file.append(JSON.stringify(record));
    },
    async forgetPayers(paymentIds) {
      const forgotten = new Set(paymentIds);
      const count = forgetPayers(state, forgotten);
      if (count > 0)
        await file.rewrite((line) => {
          const record = recordSchema.Parse(JSON.parse(line));
          if (record.type !== 'charge-created') return line;
          if (!forgotten.has(record.terms.paymentId)) return line;
          return JSON.stringify({ ...record, terms: { ...record.terms, payer: erasedPayer } });
        });
      return count;
    },
    settled: file.settled,
    close: file.close,
  };
}

class DamagedJournalError extends Error {
  override readonly name = 'DamagedJournalError';

  constructor(path: string, line: number, options: ErrorOptions) {
    super(
      `Line ${line} of ${path} is damaged: restore the file, or move it away to start empty.`,
      options,
    );
  }
}
