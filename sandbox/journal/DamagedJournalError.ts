/** A line of the journal that is whole but cannot be understood. */
export class DamagedJournalError extends Error {
  override readonly name = 'DamagedJournalError';

  constructor(path: string, line: number, options: ErrorOptions) {
    super(
      `Line ${line} of ${path} is damaged: restore the file, or move it away to start empty.`,
      options,
    );
  }
}
