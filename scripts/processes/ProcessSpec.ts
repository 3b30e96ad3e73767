/** One process of the system, as a value. */
export interface ProcessSpec {
  /** Stands before each line it prints. */
  name: string;
  command: string;
  args: readonly string[];
  /** What it gets on top of the operator's own environment. */
  env: Readonly<Record<string, string>>;
  /** Answers 2xx when the process is ready for the next one to start. */
  readyUrl: string;
  /** How long it may take to stop, in seconds. */
  stopSeconds: number;
}
