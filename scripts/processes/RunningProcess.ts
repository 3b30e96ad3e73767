/** A process that was started, as the supervisor sees it. */
export interface RunningProcess {
  /** How it ended, in words ("exit code 1"), whenever that happens. Never rejects. */
  readonly exited: Promise<string>;
  /** Asks it to stop, gives it time, ends it for good when the time is over. */
  stop(): Promise<void>;
  /** Ends it now. */
  kill(): void;
}
