import { CodeEntry } from './CodeEntry';
import { useValidateCode } from './useValidateCode';

/** The code that came to the lead's phone. */
export function CodeForm({ leadId }: { leadId: string }) {
  const { failure, submit } = useValidateCode(leadId);
  return <CodeEntry failure={failure} onCode={submit} />;
}
