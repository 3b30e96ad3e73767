import { formatDigitableLine } from './formatDigitableLine';
import { modulo11 } from './modulo11';
import { sandboxBank } from './sandboxBank';

/** Bank, its code with check digit, and the digitable line: the head of both parts of a slip. */
export function SlipHeader({ digitableLine }: { digitableLine: string }) {
  return (
    <header>
      <span className="bank">{sandboxBank.name}</span>
      <span className="code">
        {sandboxBank.code}-{modulo11(sandboxBank.code)}
      </span>
      <span className="line">{formatDigitableLine(digitableLine)}</span>
    </header>
  );
}
