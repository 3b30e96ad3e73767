import type { Piscina } from 'piscina';
import { ProblemError } from '../../http/problems';
import type { PrintedContract } from './renderContractPdf';

const printTimeoutMs = 5_000;

const idleTimeoutMs = 60_000;

const maxQueueLength = 20;

/** Megabytes of the thread's heap. */
const heap = 128;

export interface ContractPrinter {
  /**
   * Renders a contract as a PDF; concurrent callers of the same contract share one rendering.
   * @throws ProblemError service_unavailable when the thread dies, is too slow or has too much to do.
   */
  print(contract: PrintedContract): Promise<Buffer>;
  close(): Promise<void>;
}

type Pool = Piscina<PrintedContract, Uint8Array>;

const isSource = import.meta.url.endsWith('.ts');
const printingThread = new URL(`./renderContractPdf.${isSource ? 'ts' : 'js'}`, import.meta.url);

async function createPool(thread: URL): Promise<Pool> {
  const { default: Piscina } = await import('piscina');
  return new Piscina<PrintedContract, Uint8Array>({
    filename: thread.href,
    name: 'renderContractPdf',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleTimeoutMs,
    resourceLimits: { maxOldGenerationSizeMb: heap },
    // The thread gets neither the process's options, which watch over its parent, nor its secrets.
    execArgv: isSource ? ['--import', 'tsx'] : [],
    env: {},
  });
}

/** @param thread The file that renders; tests pass another one. */
export function createContractPrinter(thread = printingThread): ContractPrinter {
  let pool: Promise<Pool> | undefined;
  const renderings = new Map<string, Promise<Buffer>>();

  async function render(contract: PrintedContract): Promise<Buffer> {
    try {
      // The service starts without the pool: the first contract loads it.
      pool ??= createPool(thread);
      const signal = AbortSignal.timeout(printTimeoutMs);
      return Buffer.from(await (await pool).run(contract, { signal }));
    } catch (cause) {
      throw new ProblemError('service_unavailable', {}, { cause });
    }
  }

  return {
    print(contract) {
      const running = renderings.get(contract.id);
      if (running) return running;
      if (renderings.size >= maxQueueLength)
        return Promise.reject(new ProblemError('service_unavailable'));
      const started = render(contract).finally(() => renderings.delete(contract.id));
      renderings.set(contract.id, started);
      return started;
    },
    async close() {
      await (await pool)?.destroy();
    },
  };
}
