import { createHealthProps } from '@/services/health/createHealthProps';
import { getHealth } from '@/services/health/health';

export const getServerSideProps = createHealthProps(getHealth);

/** Never drawn: the answer is JSON. */
export default function Healthcheck() {
  return null;
}
