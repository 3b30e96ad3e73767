import { createHealthProps, getHealth } from '@/services/pageProps/healthProps.server';

export const getServerSideProps = createHealthProps(getHealth);

/** Never rendered: the answer is JSON. */
export default function Healthcheck() {
  return null;
}
