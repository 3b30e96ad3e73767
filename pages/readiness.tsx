import { createHealthProps } from '@/services/health/createHealthProps';
import { getReadiness } from '@/services/health/health';

export const getServerSideProps = createHealthProps(getReadiness);

/** Never drawn: the answer is JSON. */
export default function Readiness() {
  return null;
}
