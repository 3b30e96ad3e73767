import { createHealthProps, getReadiness } from '@/server/props/healthProps.server';

export const getServerSideProps = createHealthProps(getReadiness);

/** Never rendered: the answer is JSON. */
export default function Readiness() {
  return null;
}
