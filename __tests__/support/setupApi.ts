/** Milliseconds: real processes and databases, on a machine that may be busy with other tests. */
jest.setTimeout(30_000);
