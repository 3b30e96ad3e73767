import { createHealthProps, getHealth } from '@/server/props/healthProps.server';

export const getServerSideProps = createHealthProps(getHealth);

/** Never rendered: the answer is JSON. */
export default function Healthcheck() {
  return null;
}
