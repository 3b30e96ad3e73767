/** The least that Next renders for a request: what it costs is the platform's price. */
export default function BarePage() {
  return <p>bare</p>;
}

export const getServerSideProps = () => ({ props: {} });
